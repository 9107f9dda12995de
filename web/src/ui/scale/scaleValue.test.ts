import { expect, test } from 'vitest'
import { wholeValue, moveBy, positionAt, shareAt, STEPS, valueAfterKey } from './scaleValue.ts'

const WIDTH = 330

test('[D36] from unset one tap on minus is enough for 0, and one on plus for 1', () => {
  expect([moveBy(null, -1), moveBy(null, 1)]).toEqual([0, 1])
})

test('[D36] the pressing keys choose 0 if nothing was chosen and leave an existing choice', () => {
  const after = (key: string, value: number | null) => valueAfterKey(key, value, 'wholes')
  expect([after('Enter', null), after(' ', null), after('Enter', 7)]).toEqual([0, 0, 7])
})

const KEYS = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']

test('[REL 6] in whole numbers arrows move by 1, page keys by 2, Home and End to the ends', () => {
  expect(KEYS.map((key) => valueAfterKey(key, 6, 'wholes'))).toEqual([7, 7, 5, 5, 8, 4, 0, 10])
})

test('[UI-10, D35] in tenths arrows move by 0.1, page keys by 1, Home and End to the ends', () => {
  expect(KEYS.map((key) => valueAfterKey(key, 6, 'tenths'))).toEqual([6.1, 6.1, 5.9, 5.9, 7, 5, 0, 10])
  let value = 0
  for (let presses = 0; presses < 73; presses += 1) value = valueAfterKey('ArrowUp', value, 'tenths')!
  expect(value).toBe(7.3)
})

test('[REL 6] no key leads past an end', () => {
  for (const precision of ['wholes', 'tenths'] as const) {
    expect(valueAfterKey('PageUp', 9.5, precision)).toBe(10)
    expect(valueAfterKey('PageDown', 0.5, precision)).toBe(0)
  }
})

test('[REL 6] Tab and letters are left to the browser', () => {
  expect(['Tab', 'a', 'Escape', 'toString'].map((key) => valueAfterKey(key, 6, 'wholes'))).toEqual([
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
  expect(STEPS.map((value) => wholeValue(positionAt(value * part + 1.6, WIDTH)))).toEqual(STEPS)
  expect(STEPS.map((value) => wholeValue(positionAt((value + 1) * part - 1.6, WIDTH)))).toEqual(STEPS)
})

test('[REL 6] a finger outside of the slider chooses its end', () => {
  expect([positionAt(-40, WIDTH), positionAt(WIDTH + 40, WIDTH)]).toEqual([0, 10])
})
