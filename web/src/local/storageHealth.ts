const waits = new Set<symbol>()
const listeners = new Set<() => void>()

const tell = (): void => listeners.forEach((listener) => listener())

/** The storage has not answered something for four seconds, and it is being tried another way. [LOCAL-39] */
export const storageIsSilent = {
  current: (): boolean => waits.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Gives what ends it: the storage has answered, or the caller was told that it did not. */
export function noteSilence(): () => void {
  const wait = Symbol('wait')
  waits.add(wait)
  tell()
  return () => {
    waits.delete(wait)
    tell()
  }
}
