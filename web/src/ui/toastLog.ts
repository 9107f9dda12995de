/** A message that was shown, without its Undo or Retry. */
export interface PastToast {
  message: string
  /** When it was shown, in milliseconds. */
  at: number
}

const KEPT = 20

/** UI-5: the newest first. */
export const remembered = (past: readonly PastToast[], toast: PastToast): readonly PastToast[] =>
  [toast, ...past].slice(0, KEPT)
