import type { DayFacts } from '@reprieve/domain/results/calendar/dayFacts.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { averageText, cellText, dayLine } from './calendarWords.ts'

const today = dayNumber('2026-11-12')
const day = dayNumber('2026-10-23')
const text = await loadText('en', 'calendar')
const words = { text, tag: 'en-GB', isFiltered: false }
const filtered = { ...words, isFiltered: true }

const told = (facts: Partial<DayFacts> = {}): DayFacts => ({
  day,
  severity: 8,
  high: 9,
  low: 7,
  records: 3,
  score: null,
  overlays: [],
  ...facts,
})
const untold = told({ severity: null, high: null, low: null, records: 0 })
const cell = (facts: DayFacts | undefined, overlays: string[] = [], said = words) =>
  cellText({ day, facts, overlays, doses: [], today }, said)

test('[RES-39] a cell reads as all that it shows', () => {
  expect(cell(told(), ['poor sleep', 'naproxen'])).toBe('23 October, pain 8, poor sleep, naproxen')
  expect(cell(told({ severity: 0 }))).toBe('23 October, pain 0')
})

test('[RES-39] a day without a pain record is called so, with its other data', () => {
  expect(cell(undefined)).toBe('23 October, no pain record')
  expect(cell(untold, ['naproxen'])).toBe('23 October, no pain record, naproxen')
  expect(cell({ ...untold, records: 1 })).toBe('23 October, a record without a number')
})

test('[RES-39] a day hidden by the filter is not called a day without a record', () => {
  expect(cell(undefined, [], filtered)).toBe('23 October, no record matches the filter')
})

test('[RES-39] a future day is empty, unless it has data', () => {
  const ahead = today + 1
  const of = { day: ahead, overlays: [], doses: [], today }
  expect(cellText({ ...of, facts: undefined }, words)).toBe('13 November')
  expect(cellText({ ...of, facts: told({ day: ahead }) }, words)).toBe('13 November, pain 8')
  expect(dayLine({ ...of, facts: undefined }, words)).toBe('In the future')
  expect(cellText({ ...of, day: today, facts: undefined }, words)).toBe('12 November, no pain record')
})

test('[RES-39] the row below has the count, the highest, the lowest and the score', () => {
  const line = (facts: DayFacts | undefined) => dayLine({ day, facts, doses: [], today }, words)
  expect(line(told({ score: 3 }))).toBe('3 records, high 9, low 7 · Reflection 3')
  expect(line(told({ records: 1 }))).toBe('1 record')
  expect(line({ ...untold, score: 0 })).toBe('no pain record · Reflection 0')
  expect(line({ ...untold, records: 2 })).toBe('2 records')
  expect(line(undefined)).toBe('no pain record')
})

test('[RES-87] a day with only a dose says the dose', () => {
  const doses = ['Naproxen', 'Testarin', 'Naproxen']
  const of = { day, overlays: [], today }
  const line = (facts: DayFacts | undefined, taken: readonly string[]): string =>
    dayLine({ ...of, facts, doses: taken }, words)
  expect(line(undefined, ['Naproxen'])).toBe('no pain record · 1 dose: Naproxen')
  expect(line(undefined, doses)).toBe('no pain record · 3 doses: Naproxen, Testarin')
  expect(line(told({ records: 1, score: 3 }), doses)).toBe(
    '1 record · Reflection 3 · 3 doses: Naproxen, Testarin',
  )
  expect(cellText({ ...of, facts: undefined, doses }, words)).toBe('23 October, no pain record, 3 doses')
  expect(cellText({ ...of, facts: told(), doses }, words)).toBe('23 October, pain 8')
})

test('[RES-4] a month shows its average with its days, or that it has none', () => {
  const say = (value: number | null, said = words) =>
    averageText({ value, logged: { days: 29, outOf: 31 } }, said)
  expect(say(5)).toBe('Average pain 5.0, logged on 29 of 31 days.')
  expect(say(null)).toBe('No pain records in this period.')
  expect(say(null, filtered)).toBe('No records match the filter.')
})
