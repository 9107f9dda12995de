import { expect, test } from 'vitest'
import { keptValue, moveBy, positionAt, shareAt, STEPS, valueAfterKey } from './swellValue.ts'

const WIDTH = 330

test('[D36] from unset one tap on minus is enough for 0, and one on plus for 1', () => {
  expect([moveBy(null, -1), moveBy(null, 1)]).toEqual([0, 1])
})

test('[D36] the pressing keys take 0 where nothing was chosen and leave what was', () => {
  expect([valueAfterKey('Enter', null), valueAfterKey(' ', null), valueAfterKey('Enter', 7)]).toEqual([
    0, 0, 7,
  ])
})

test('[REL 6] arrows move by 1, page keys by 2, Home and End to the ends', () => {
  const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
  expect(keys.map((key) => valueAfterKey(key, 6))).toEqual([7, 7, 5, 5, 8, 4, 0, 10])
})

test('[REL 6] no key leads past an end', () => {
  expect([valueAfterKey('PageUp', 9), valueAfterKey('PageDown', 1)]).toEqual([10, 0])
})

test('[REL 6] Tab and letters stay with the browser', () => {
  expect(['Tab', 'a', 'Escape', 'toString'].map((key) => valueAfterKey(key, 6))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('[REL 6] the middle of every bar is its whole number', () => {
  expect(STEPS.map((value) => positionAt(shareAt(value) * WIDTH, WIDTH))).toEqual(STEPS)
})

test('[D36] a tap anywhere on a bar chooses its number, its edges included', () => {
  const part = WIDTH / STEPS.length
  expect(STEPS.map((value) => keptValue(positionAt(value * part + 1.6, WIDTH)))).toEqual(STEPS)
  expect(STEPS.map((value) => keptValue(positionAt((value + 1) * part - 1.6, WIDTH)))).toEqual(STEPS)
})

test('[REL 6] a finger outside of the slider chooses its end', () => {
  expect([positionAt(-40, WIDTH), positionAt(WIDTH + 40, WIDTH)]).toEqual([0, 10])
})
