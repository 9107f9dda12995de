/** An observable value, in the shape that useSyncExternalStore takes. */
export interface Observable<T> {
  current: () => T
  become: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

export function makeObservable<T>(first: T): Observable<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    become: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
