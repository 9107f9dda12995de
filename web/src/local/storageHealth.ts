const waits = new Set<symbol>()
const listeners = new Set<() => void>()

const tell = (): void => listeners.forEach((listener) => listener())

/** The storage has not answered for four seconds, and the request is being retried. [LOCAL-39] */
export const storageIsSilent = {
  current: (): boolean => waits.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Returns a function to call when the storage has answered, or the caller has learned that it did not. */
export function noteSilence(): () => void {
  const wait = Symbol('wait')
  waits.add(wait)
  tell()
  return () => {
    waits.delete(wait)
    tell()
  }
}
