/** The relevant properties of a key event. */
export interface PressedKey {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  /** An input method is composing a word: Enter accepts it and sends nothing. */
  isComposing: boolean
  /** 229: some browsers only report composition this way. */
  keyCode: number
}

const COMPOSING = 229

/** With a keyboard Enter sends and Shift+Enter breaks the line; on a touch screen Enter breaks the line. [ASST-39] */
export function isSendKey(pressed: PressedKey, hasKeyboard: boolean): boolean {
  const { key, shiftKey, altKey, isComposing, keyCode } = pressed
  if (key !== 'Enter' || isComposing || keyCode === COMPOSING) return false
  if (pressed.ctrlKey || pressed.metaKey) return true
  return hasKeyboard && !shiftKey && !altKey
}
