import type { Change, Doorbell } from '../../local/changes.ts'

/** Rings at once, in this tab alone. */
export function aDoorbell(): Doorbell {
  const listeners = new Set<(change: Change) => void>()
  return {
    ring: (change) => {
      for (const listener of listeners) listener(change)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => listeners.clear(),
  }
}
