import type { Doorbell } from '../../local/doorbell.ts'

/** Notifies immediately, and only this tab. */
export function aDoorbell(): Doorbell {
  const listeners = new Set<Parameters<Doorbell['listen']>[0]>()
  return {
    ring: (change, rows = []) => {
      for (const listener of listeners) listener(change, rows)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => listeners.clear(),
  }
}
