import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimetersFrom, toFeetAndInches, kilogramsFrom, weightIn } from './bodyUnits.ts'

test("[PROF-1] pounds and stones become kilograms by the specification's factors", () => {
  expect(kilogramsFrom(220.462, 'p')).toBeCloseTo(100, 9)
  expect(kilogramsFrom(15.747, 's')).toBeCloseTo(100, 9)
  expect(kilogramsFrom(70, '')).toBe(70)
})

test('[PROF-1] a weight is shown again as it was typed, in its unit', () => {
  const tenths = fc.integer({ min: 1, max: 22_000 })
  fc.assert(
    fc.property(tenths, (n) => {
      expect(weightIn(kilogramsFrom(n / 10, 'p'), 'p')).toBe(n / 10)
      expect(weightIn(kilogramsFrom(n / 10, ''), '')).toBe(n / 10)
      expect(weightIn(kilogramsFrom(n / 100, 's'), 's')).toBe(n / 100)
    }),
  )
})

test('[PROF-2] a height in feet and inches is shown again as it was typed', () => {
  const halves = fc.integer({ min: 0, max: 23 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), halves, (feet, half) => {
      const typed = { feet, inches: half / 2 }
      expect(toFeetAndInches(centimetersFrom(typed))).toEqual(typed)
    }),
  )
})

test('[PROF-2] inches carry over into feet: there are never twelve of them', () => {
  expect(centimetersFrom({ feet: 5, inches: 11 })).toBeCloseTo(180.34, 6)
  expect(toFeetAndInches(182.8)).toEqual({ feet: 6, inches: 0 })
  fc.assert(
    fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (centimeters) => {
      const { feet, inches } = toFeetAndInches(centimeters)
      expect(Number.isInteger(feet) && inches >= 0 && inches < 12).toBe(true)
    }),
  )
})
