import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { expect, test } from 'vitest'
import { roundToStep } from './form/ScaleField.tsx'
import { numberText, parseTypedNumber } from './typedNumber.ts'

test('[QST-31] a number is read as the language writes it, below zero too', () => {
  expect(parseTypedNumber('-3,5', numberSigns('de'))).toBe(-3.5)
  expect(parseTypedNumber('− 3', numberSigns('en'))).toBe(-3)
  expect(parseTypedNumber('1.440,5', numberSigns('de'))).toBe(1440.5)
  for (const typed of ['', '-', 'three', '1e9', '--2'])
    expect(parseTypedNumber(typed, numberSigns('en'))).toBeNull()
})

test('[QST-31] a formatted number is read as the same number', () => {
  for (const tag of ['en', 'de', 'ru', 'ko', 'fr'])
    for (const value of [0, -2.25, 37.5, 12_000])
      expect(parseTypedNumber(numberText(tag, value), numberSigns(tag))).toBe(value)
})

test('[QST-31] a scale gives its own steps, and nothing beyond its ends', () => {
  const range = { least: 0.1, most: 0.9, step: 0.2 }
  expect([0, 0.31, 0.1 + 0.2, 7].map((value) => roundToStep(value, range))).toEqual([0.1, 0.3, 0.3, 0.9])
})
