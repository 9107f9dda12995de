export interface Toast {
  message: string
  /** Takes back what the message tells of. */
  undo?: () => void
}

export interface ToastQueue {
  show: (toast: Toast) => void
  /** Ends this one alone: a late timer must not end the one that came after it. */
  close: (toast: Toast) => void
  current: () => Toast | null
  subscribe: (listener: () => void) => () => void
}

const SHORT_MS = 3_000
const UNDO_MS = 10_000

/** REL 6: who is slow or shaken still reaches Undo. */
export const timeOf = (toast: Toast): number => (toast.undo === undefined ? SHORT_MS : UNDO_MS)

/** One at a time, in the order they came. */
export function makeToastQueue(): ToastQueue {
  let waiting: readonly Toast[] = []
  const listeners = new Set<() => void>()
  const become = (next: readonly Toast[]): void => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    show: (toast) => become([...waiting, toast]),
    close: (toast) => become(waiting.filter((other) => other !== toast)),
    current: () => waiting[0] ?? null,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
