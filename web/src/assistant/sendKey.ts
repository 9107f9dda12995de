/** What of a key is looked at. */
export interface PressedKey {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  /** A word is being put together: Enter takes it, and sends nothing. */
  isComposing: boolean
  /** 229: some browsers tell by this alone that a word is being put together. */
  keyCode: number
}

const COMPOSING = 229

/** Enter on a keyboard sends, Shift and Enter breaks the line; on a screen to be touched Enter is a line. [ASST-39] */
export function isSendKey(pressed: PressedKey, hasKeyboard: boolean): boolean {
  const { key, shiftKey, altKey, isComposing, keyCode } = pressed
  if (key !== 'Enter' || isComposing || keyCode === COMPOSING) return false
  if (pressed.ctrlKey || pressed.metaKey) return true
  return hasKeyboard && !shiftKey && !altKey
}
