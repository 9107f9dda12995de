import { remembered, type PastToast } from './toastLog.ts'

export interface Toast {
  message: string
  /** Something was done and is safe: shown with a tick. */
  isDone?: boolean
  /** Takes back what the message tells of. */
  undo?: () => void
  /** Tries once more what the message says did not go. */
  retry?: () => void
  /** How long it stays where the specification says so; else as long as one of its kind. */
  ms?: number
}

/** Two messages may be of the same words, and stay two. */
export interface ShownToast {
  key: number
  toast: Toast
}

export interface ToastQueue {
  show: (toast: Toast) => void
  /** Ends this one alone: a late timer must not end the one that came after it. */
  close: (toast: Toast) => void
  /** What is in sight, the newest last. */
  shown: () => readonly ShownToast[]
  /** The last ones, for those who were too slow or looked away. */
  past: () => readonly PastToast[]
  /** The past ones are nobody else's: called when the device goes to another person. */
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

const SHORT_MS = 3_000
const UNDO_MS = 10_000

/** REL 6: who is slow or shaken still reaches Undo, or Retry. */
export const timeOf = ({ undo, retry, ms = SHORT_MS }: Toast): number =>
  undo === undefined && retry === undefined ? ms : UNDO_MS

/**
 * What came last is seen at once: it tells of what the person has just done. Beside it stays what still offers Undo or
 * Retry, else what came first; the others wait, and are not over before they were seen. Of two in the same words that
 * offer one the later takes the place of the earlier: the person means what they did last. [UI-8]
 */
export function makeToastQueue(now: () => number = Date.now): ToastQueue {
  let waiting: readonly ShownToast[] = []
  let shown: readonly ShownToast[] = []
  let key = 0
  let past: readonly PastToast[] = []
  const listeners = new Set<() => void>()
  const become = (next: readonly ShownToast[]): void => {
    waiting = next
    shown = inSight(next)
    for (const listener of listeners) listener()
  }
  return {
    show(toast) {
      past = remembered(past, { message: toast.message, at: now() })
      key += 1
      become(withOne(waiting, { key, toast }))
    },
    close: (toast) => become(waiting.filter((other) => other.toast !== toast)),
    shown: () => shown,
    past: () => past,
    forget() {
      past = []
      // What can be taken back or tried again was done in the diary of before, and may name what is in it.
      become(waiting.filter((one) => !offersMore(one)))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const offersMore = ({ toast: { undo, retry } }: ShownToast): boolean =>
  undo !== undefined || retry !== undefined

function inSight(waiting: readonly ShownToast[]): readonly ShownToast[] {
  const earlier = waiting.slice(0, -1)
  const beside = earlier.findLast(offersMore) ?? earlier[0]
  return waiting.filter((one) => one === beside || one === waiting.at(-1))
}

function withOne(waiting: readonly ShownToast[], added: ShownToast): readonly ShownToast[] {
  if (!offersMore(added)) return [...waiting, added]
  const isReplaced = (one: ShownToast): boolean =>
    offersMore(one) && one.toast.message === added.toast.message
  return [...waiting.filter((one) => !isReplaced(one)), added]
}
