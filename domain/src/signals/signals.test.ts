import { expect, test } from 'vitest'
import { dayNumber, localDay } from '../time/dayNumber.ts'
import { HOUR_MS } from '../time/instant.ts'
import { makeDayTotals, type HealthSample } from './dayTotals.ts'
import { readHealthDate } from './healthDate.ts'
import { chooseSeries } from './measureSeries.ts'
import { MEASURE_NAMES, MEASURES, storedValue, type DayValues, type Measure } from './measures.ts'
import { mergeFileMonth, monthsOfFile, type FileMonth } from './mergeFileDays.ts'
import { readSignalLine } from './signalLine.ts'
import type { SignalMonth } from './signalMonth.ts'

test('[D61] the measures are a closed list, each with one lag', () => {
  expect(MEASURE_NAMES.map((name) => [name, MEASURES[name].lag])).toEqual([
    ['sleep', 0],
    ['resting_hr', 0],
    ['hrv_sdnn', 0],
    ['hrv_rmssd', 0],
    ['steps', 1],
    ['exercise', 1],
  ])
})

test.each<[Measure, number, number | null]>([
  ['sleep', 1_440, 1_440],
  ['sleep', 1_441, null],
  ['resting_hr', 24, null],
  ['hrv_sdnn', 0.4, null],
  ['steps', 5_300.6, 5_301],
  ['steps', Number.NaN, null],
])('[SIG-4] %s of %d is stored as %s', (measure, value, stored) => {
  expect(storedValue(measure, value)).toBe(stored)
})

const month = (source: string, name: string, days: Record<number, DayValues>): SignalMonth => ({
  clientId: `${source} ${name}`,
  source,
  month: name,
  fileDay: null,
  days: new Map(Object.entries(days).map(([day, values]) => [Number(day), values])),
})

test('[SIG-7] each measure has one source: the first in the order, otherwise the one with the most days', () => {
  const months = [
    month('self', '2026-11', { 1: { sleep: 1, steps: 1 }, 2: { sleep: 2 } }),
    month('apple-health', '2026-11', { 3: { sleep: 3 }, 4: { steps: 4 }, 5: { steps: 5 } }),
  ]
  const chosen = (order: string[]) =>
    chooseSeries(months, order).map(({ measure, source, values }) => [
      measure,
      source,
      [...values].map(([day, value]) => `${localDay(day)} ${value}`),
    ])
  expect(chosen([])).toEqual([
    ['sleep', 'self', ['2026-11-01 1', '2026-11-02 2']],
    ['steps', 'apple-health', ['2026-11-04 4', '2026-11-05 5']],
  ])
  expect(chosen(['self']).map(([, source]) => source)).toEqual(['self', 'self'])
  expect(chosen(['apple-health'])[0]).toEqual(['sleep', 'apple-health', ['2026-11-03 3']])
})

test.each([
  ['2026-11-14 23:30:00 +0100', '2026-11-14T22:30:00.000Z', 1],
  ['2026-11-14 23:30:00 -0530', '2026-11-15T05:00:00.000Z', -5.5],
  ['2026-11-14T23:30:00Z', '2026-11-14T23:30:00.000Z', 0],
])('[SIG-6] %s names its offset', (written, at, hours) => {
  expect(readHealthDate(written)).toEqual({ at: Date.parse(at), offset: hours * HOUR_MS })
})

test.each([
  '',
  '2026-02-30 10:00:00 +0000',
  '2026-11-14',
  '2026-13-01 10:00:00 +0000',
  '9999-01-01 10:00:00 +0000',
])('[SIG-6] %s is no date', (written) => {
  expect(readHealthDate(written)).toBeNull()
})

const sample = (
  measure: Measure,
  start: string,
  { value = 0, end = start, source = 'Watch' }: { value?: number; end?: string; source?: string } = {},
): HealthSample => ({
  measure,
  source,
  start: readHealthDate(start)!,
  endsAt: readHealthDate(end)!.at,
  value,
})

function totalsOf(...samples: HealthSample[]) {
  const totals = makeDayTotals()
  for (const one of samples) totals.add(one)
  const { days, leftOut } = totals.find()
  return { days: Object.fromEntries([...days].map(([day, values]) => [localDay(day), values])), leftOut }
}

test('[SIG-5] steps over midnight are spread by time, and the day is that of the place', () => {
  const walk = sample('steps', '2026-11-14 23:30:00 +1300', { value: 90, end: '2026-11-15 01:00:00 +1300' })
  expect(totalsOf(walk).days).toEqual({ '2026-11-14': { steps: 30 }, '2026-11-15': { steps: 60 } })
})

test('[SIG-5] in each hour the highest device counts', () => {
  const at = (hour: number, value: number, source: string) =>
    sample('steps', `2026-11-14 ${hour}:10:00 +0000`, { value, source })
  expect(totalsOf(at(10, 100, 'a'), at(10, 80, 'b'), at(10, 30, 'b'), at(11, 5, 'a')).days).toEqual({
    '2026-11-14': { steps: 115 },
  })
})

test('[SIG-5] a night goes from noon to noon, and is that of the device with the longest sleep', () => {
  const sleep = (start: string, end: string, source = 'Watch') => sample('sleep', start, { end, source })
  expect(
    totalsOf(
      sleep('2026-11-13 22:00:00 +0000', '2026-11-14 02:00:00 +0000'),
      sleep('2026-11-14 01:00:00 +0000', '2026-11-14 05:00:00 +0000'),
      sleep('2026-11-13 21:00:00 +0000', '2026-11-14 03:00:00 +0000', 'Ring'),
      sleep('2026-11-14 11:30:00 +0000', '2026-11-14 12:30:00 +0000'),
    ).days,
  ).toEqual({ '2026-11-14': { sleep: 450 }, '2026-11-15': { sleep: 30 } })
})

test('[SIG-4, SIG-9] what cannot be right, and devices beyond the eighth, are left out and counted', () => {
  const devices = Array.from({ length: 10 }, (_, n) =>
    sample('steps', `2026-11-14 1${n % 10}:00:00 +0000`, { value: 10, source: `device ${n}` }),
  )
  expect(totalsOf(...devices)).toEqual({ days: { '2026-11-14': { steps: 80 } }, leftOut: 2 })
  const wrong = [
    sample('resting_hr', '2026-11-14 10:00:00 +0000', { value: 900 }),
    sample('steps', '2026-11-14 10:00:00 +0000', { value: -4 }),
    sample('sleep', '2026-11-14 10:00:00 +0000', { end: '2026-11-13 10:00:00 +0000' }),
    sample('sleep', '2026-11-01 10:00:00 +0000', { end: '2026-11-13 10:00:00 +0000' }),
    sample('steps', '2026-11-14 10:00:00 +0000', { value: 300_000 }),
  ]
  expect(totalsOf(...wrong)).toEqual({ days: {}, leftOut: 5 })
})

test('[SIG-9] totals stop growing at 16 MB, however many days a file has', () => {
  const totals = makeDayTotals()
  const start = readHealthDate('1991-01-01 10:00:00 +0000')!
  for (let day = 0; day < 39_000; day++) {
    const at = start.at + day * 24 * HOUR_MS
    totals.add({ measure: 'hrv_sdnn', source: '', start: { at, offset: 0 }, endsAt: at, value: 40 })
  }
  const { days, leftOut } = totals.find()
  expect(days.size + leftOut).toBe(39_000)
  expect(days.size).toBeLessThan((16 * 1024 * 1024) / 800)
})

const file = (fileDay: string, days: Record<number, DayValues>): FileMonth => ({
  source: 'apple-health',
  month: '2026-11',
  fileDay,
  days: new Map(Object.entries(days).map(([day, values]) => [Number(day), values])),
})
const merge = (stored: SignalMonth | null, one: FileMonth) => mergeFileMonth(stored, one, 'id')

test('[SIG-4] the same file twice changes nothing; a later one replaces, an earlier one only adds', () => {
  const first = merge(null, file('2026-11-15', { 14: { sleep: 400 }, 15: { sleep: 100, steps: 50 } }))!
  expect(merge(first, file('2026-11-15', { 14: { sleep: 400 }, 15: { sleep: 100 } }))).toBeNull()
  const later = merge(first, file('2026-11-20', { 15: { sleep: 420 }, 20: { sleep: 30 } }))!
  expect([later.fileDay, later.days.get(15)]).toEqual(['2026-11-20', { sleep: 420, steps: 50 }])
  const earlier = merge(later, file('2026-11-16', { 15: { sleep: 1, exercise: 9 }, 16: { steps: 3 } }))!
  expect([earlier.fileDay, earlier.days.get(15), earlier.days.get(16), earlier.days.get(20)]).toEqual([
    '2026-11-20',
    { sleep: 420, steps: 50, exercise: 9 },
    { steps: 3 },
    { sleep: 30 },
  ])
  expect(merge(later, file('2026-11-16', { 15: { sleep: 1 } }))).toBeNull()
})

test('[SIG-2] only the chosen measures of a file are kept, by month', () => {
  const days = new Map([
    [dayNumber('2026-11-02'), { sleep: 400, steps: 5 }],
    [dayNumber('2026-10-31'), { steps: 7 }],
    [dayNumber('2026-11-03'), { sleep: 390 }],
  ])
  expect(monthsOfFile(days, { source: 'table', measures: ['steps'] })).toEqual([
    { source: 'table', month: '2026-10', fileDay: '2026-11-02', days: new Map([[31, { steps: 7 }]]) },
    { source: 'table', month: '2026-11', fileDay: '2026-11-02', days: new Map([[2, { steps: 5 }]]) },
  ])
})

test('[SIG-11] a line of a shortcut is read, in any order', () => {
  expect(readSignalLine(' Reprieve 2026-11-15 sleep 412 steps 5300 resting 61 hrv-sdnn 38\n')).toEqual({
    day: '2026-11-15',
    values: { sleep: 412, steps: 5_300, resting_hr: 61, hrv_sdnn: 38 },
  })
  expect(readSignalLine('reprieve 2026-11-15 HRV-RMSSD 41,6 exercise 0')?.values).toEqual({
    hrv_rmssd: 42,
    exercise: 0,
  })
})

test.each([
  'Reprieve is good',
  'Reprieve 2026-11-15',
  'Reprieve 2026-02-30 sleep 412',
  'Reprieve 15.11.2026 sleep 412',
  'Reprieve 2026-11-15 sleep 412 and more',
  'Reprieve 2026-11-15 sleep 4120',
  'Reprieve 2026-11-15 sleep 412 sleep 413',
  'Reprieve 2026-11-15 constructor 5',
  `Reprieve 2026-11-15${' sleep 5'.repeat(100)}`,
])('[SIG-11] %s is an ordinary text', (text) => {
  expect(readSignalLine(text)).toBeNull()
})
