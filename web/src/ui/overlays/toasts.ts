import { createContext, use } from 'react'

/** A message that was shown, without its Undo or Retry. */
interface PastToast {
  message: string
  /** When it was shown, in milliseconds. */
  at: number
}

const KEPT = 20

/** UI-5: the newest first. */
const remembered = (past: readonly PastToast[], toast: PastToast): readonly PastToast[] =>
  [toast, ...past].slice(0, KEPT)

export interface Toast {
  message: string
  /** Something was done and saved: shown with a tick. */
  isDone?: boolean
  /** Undoes the action that the message reports. */
  undo?: () => void
  /** Retries the action that the message reports as failed. */
  retry?: () => void
  /** How long it stays, if the specification says so; otherwise the default of its kind. */
  ms?: number
}

/** The key keeps two messages with the same text apart. */
export interface ShownToast {
  key: number
  toast: Toast
}

export interface ToastQueue {
  show: (toast: Toast) => void
  /** Closes only this toast: a late timer must not close the one that came after it. */
  close: (toast: Toast) => void
  /** The visible toasts, the newest last. */
  shown: () => readonly ShownToast[]
  /** The last toasts, for people who were too slow or looked away. */
  past: () => readonly PastToast[]
  /** Clears the past toasts: called when the device passes to another person. */
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

const SHORT_MS = 3_000
const UNDO_MS = 10_000

/** REL 6: a person who is slow or shaking must still reach Undo or Retry. */
export const toastDuration = ({ undo, retry, ms = SHORT_MS }: Toast): number =>
  undo === undefined && retry === undefined ? ms : UNDO_MS

/**
 * The newest toast is shown immediately: it reports what the person has just done. Beside it stays a toast that still
 * offers Undo or Retry, otherwise the oldest; the rest wait and do not expire unseen. Of two toasts with the same text
 * and such an offer the later replaces the earlier: the person means what they did last. [UI-8]
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
      // Undo and Retry belong to the previous diary, and their messages may name its content.
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

export const ToastsContext = createContext<ToastQueue | null>(null)

/** The app's only toast queue: `useToasts().show({ message })`. */
export function useToasts(): ToastQueue {
  const toasts = use(ToastsContext)
  if (toasts === null) throw new Error('useToasts outside of Messages')
  return toasts
}
