import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/instant.ts'
import { numberSigns } from '../writtenNumber.ts'
import {
  recordEnd,
  lengthFieldFormat,
  lengthFrom,
  recordSeconds,
  shownLength,
  type Duration,
  type DurationUnit,
} from './recordDuration.ts'

const EN = numberSigns('en')
const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 500
const START = Date.UTC(2026, 4, 10, 14, 20)
const anyUnit = fc.constantFrom<DurationUnit>('seconds', 'minutes', 'hours')
const SECONDS_IN: Record<DurationUnit, number> = { seconds: 1, minutes: 60, hours: 3_600 }

test.each<[string, DurationUnit, number]>([
  ['90', 'seconds', 90],
  ['90', 'minutes', 5_400],
  ['1.5', 'hours', 5_400],
  ['1,5', 'hours', 5_400],
  [' 2 ', 'hours', 7_200],
  ['.5', 'minutes', 30],
  ['3.', 'minutes', 180],
  ['0', 'minutes', 0],
  ['１２', 'minutes', 720],
  ['0.333', 'hours', 1_199],
  ['1,440', 'minutes', 86_400],
  ['1,440.5', 'minutes', 86_430],
  ['878400', 'hours', 3_162_240_000],
])('[REC-9, REC-10] %j in %s is %d seconds', (typed, unit, seconds) => {
  expect(lengthFrom({ typed, unit, signs: EN })).toEqual({ kind: 'length', seconds, shownIn: unit })
})

test.each([
  '',
  ' ',
  'an hour',
  '1h',
  '-1',
  '+1',
  '1e3',
  '0x10',
  'Infinity',
  'NaN',
  '1.2.3',
  '1.000,5',
  '.',
  '٣',
])('[REC-9] %j is not a length of time', (typed) => {
  expect(lengthFrom({ typed, unit: 'minutes', signs: EN })).toBeNull()
})

test.each(['878400.01', '9'.repeat(400)])('[REC-9] neither is more than a century: %s hours', (typed) => {
  expect(lengthFrom({ typed, unit: 'hours', signs: EN })).toBeNull()
})

test('[REC-10] hours with two decimals read back as they were typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8_784_000 }), (hundredths) => {
      const typed = (hundredths / 100).toFixed(2)
      const length = lengthFrom({ typed, unit: 'hours', signs: EN })
      expect(length?.seconds).toBe(hundredths * 36)
      expect(shownLength(length!)).toBe(Number(typed))
    }),
    { numRuns: runs },
  )
})

test('[REC-10] whatever is typed, the stored length is within half a second of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), anyUnit, (thousandths, unit) => {
      const typed = (thousandths / 1_000).toFixed(3)
      const length = lengthFrom({ typed, unit, signs: EN })!
      expect(Number.isInteger(length.seconds)).toBe(true)
      expect(Math.abs(length.seconds - (thousandths / 1_000) * SECONDS_IN[unit])).toBeLessThanOrEqual(
        0.5 + 1e-6,
      )
    }),
    { numRuns: runs },
  )
})

test('[REC-10] a shown length has two decimals at most, and is within half a hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_162_240_000 }), anyUnit, (seconds, unit) => {
      const shown = shownLength({ kind: 'length', seconds, shownIn: unit })
      expect(shown).toBe(Number(shown.toFixed(2)))
      expect(Math.abs(shown - seconds / SECONDS_IN[unit])).toBeLessThanOrEqual(0.005 + 1e-6)
    }),
    { numRuns: runs },
  )
})

test.each<[Duration, number, number | null]>([
  [{ kind: 'none' }, 0, null],
  [{ kind: 'length', seconds: 90, shownIn: 'minutes' }, 90, START + 90_000],
  [{ kind: 'until', endsAt: START + HOUR_MS }, 3_600, START + HOUR_MS],
  [{ kind: 'all-day' }, 86_400, START + 24 * HOUR_MS],
])('[REC-6, REC-11] %j lasts %d seconds and ends at %j', (duration, seconds, end) => {
  const record = { startsAt: START, duration }
  expect([recordSeconds(record), recordEnd(record)]).toEqual([seconds, end])
})

test.each([
  [5_400, 1.5],
  [4_800, 1.33],
  [7_200, 2],
])('[REC-10] %i seconds are shown as people write hours: %d', (seconds, hours) => {
  expect(String(shownLength({ kind: 'length', seconds, shownIn: 'hours' }))).toBe(String(hours))
})

test.each([
  [1.5, 'hours', '1.50'],
  [2, 'hours', '2.00'],
  [1.333, 'hours', '1.33'],
  [90, 'minutes', '90'],
  [7.5, 'minutes', '7.5'],
  [45, 'seconds', '45'],
] as const)('[REC-10] the field writes %d %s as %s', (value, unit, shown) => {
  expect(new Intl.NumberFormat('en', lengthFieldFormat(unit)).format(value)).toBe(shown)
})
