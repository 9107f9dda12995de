import { expect, test } from 'vitest'
import { isSendKey, type PressedKey } from './Composer.tsx'

const ENTER: PressedKey = {
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
}

test.each<[string, Partial<PressedKey>, boolean, boolean]>([
  ['Enter', {}, true, false],
  ['Shift and Enter', { shiftKey: true }, false, false],
  ['Alt and Enter', { altKey: true }, false, false],
  ['Ctrl and Enter', { ctrlKey: true }, true, true],
  ['Cmd and Enter', { metaKey: true }, true, true],
  ['another key', { key: 'a', keyCode: 65 }, false, false],
  ['Enter that takes a Korean or Chinese word', { isComposing: true, keyCode: 229 }, false, false],
  ['the same where only the number tells it', { keyCode: 229 }, false, false],
  ['the same with Ctrl', { isComposing: true, ctrlKey: true }, false, false],
])('[ASST-39] %s', (_, own, onKeyboard, onTouch) => {
  const pressed = { ...ENTER, ...own }
  expect([isSendKey(pressed, true), isSendKey(pressed, false)]).toEqual([onKeyboard, onTouch])
})
