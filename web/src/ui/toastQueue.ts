import { remembered, type PastToast } from './toastLog.ts'

export interface Toast {
  message: string
  /** Something was done and is safe: shown with a tick. */
  isDone?: boolean
  /** Takes back what the message tells of. */
  undo?: () => void
}

export interface ToastQueue {
  show: (toast: Toast) => void
  /** Ends this one alone: a late timer must not end the one that came after it. */
  close: (toast: Toast) => void
  current: () => Toast | null
  /** The last ones, for those who were too slow or looked away. */
  past: () => readonly PastToast[]
  /** The past ones are nobody else's: called when the device goes to another person. */
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

const SHORT_MS = 3_000
const UNDO_MS = 10_000

/** REL 6: who is slow or shaken still reaches Undo. */
export const timeOf = (toast: Toast): number => (toast.undo === undefined ? SHORT_MS : UNDO_MS)

/**
 * One at a time, in the order they came; but of two in the same words that offer Undo the later takes the place of the
 * earlier: the person means what they did last.
 */
export function makeToastQueue(now: () => number = Date.now): ToastQueue {
  let waiting: readonly Toast[] = []
  let past: readonly PastToast[] = []
  const listeners = new Set<() => void>()
  const become = (next: readonly Toast[]): void => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    show(toast) {
      past = remembered(past, { message: toast.message, at: now() })
      become(withOne(waiting, toast))
    },
    close: (toast) => become(waiting.filter((other) => other !== toast)),
    current: () => waiting[0] ?? null,
    past: () => past,
    forget() {
      past = []
      // What can be taken back was done in the diary of before, and may name what is in it.
      become(waiting.filter(({ undo }) => undo === undefined))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function withOne(waiting: readonly Toast[], toast: Toast): readonly Toast[] {
  const earlier = waiting.findIndex(({ message, undo }) => undo !== undefined && message === toast.message)
  return earlier === -1 || toast.undo === undefined ? [...waiting, toast] : waiting.with(earlier, toast)
}
