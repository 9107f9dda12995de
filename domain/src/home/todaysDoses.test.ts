import { expect, test } from 'vitest'
import { EMPTY_MEDICATION, type Medication } from '../medications/medication.ts'
import { DAY_MS, HOUR_MS } from '../time/instant.ts'
import type { Place } from '../time/place.ts'
import { listTodaysDoses, pickShownDoses } from './todaysDoses.ts'

const MIDNIGHT = Date.UTC(2026, 10, 12)
const NOON = MIDNIGHT + 12 * HOUR_MS
const utc: Place = () => 0

const at = (hour: number, every = 1) =>
  ({ amount: 1, frequency: { kind: 'daily', every, at: { hour, minute: 0 } } }) as const
const medication = (id: string, change: Partial<Medication> = {}): Medication => ({
  ...EMPTY_MEDICATION,
  id,
  commonName: id,
  takeAs: 'scheduled',
  ...change,
})
const intake = (id: string, hour: number) => ({ id, amount: null, offset: 0, at: MIDNIGHT + hour * HOUR_MS })

function rowsOf(
  medications: readonly Medication[],
  intakes: readonly ReturnType<typeof intake>[],
  { now = NOON, place = utc } = {},
): string[] {
  return listTodaysDoses(medications, intakes, { now, place }).map(
    ({ medication: { id }, at: when, is }) => `${id} ${is} ${(when - MIDNIGHT) / HOUR_MS}`,
  )
}

test('[HOME-32] lists what was taken today and what is still planned, in order of time', () => {
  const both = [medication('evening', { dosages: [at(21)] }), medication('needed', { takeAs: 'needed' })]
  expect(rowsOf(both, [intake('needed', 9), intake('needed', -1)])).toEqual([
    'needed taken 9',
    'evening planned 21',
  ])
})

test('[HOME-32] a dose taken stands for the earliest planned time of its medication', () => {
  const twice = [medication('twice', { dosages: [at(8), at(20)], aliases: ['old'] })]
  expect(rowsOf(twice, [intake('old', 10)])).toEqual(['twice taken 10', 'twice planned 20'])
  expect(rowsOf(twice, [intake('twice', 8), intake('twice', 9), intake('twice', 10)])).toHaveLength(3)
})

test('[HOME-32] a planned time that has passed stays planned', () => {
  expect(rowsOf([medication('early', { dosages: [at(8)] })], [])).toEqual(['early planned 8'])
})

test('[HOME-32] nothing is planned before the first day, after the last, or on a day between', () => {
  const dosages = [at(20, 2)]
  const start = { dosages, startDate: '2026-11-11' } as const
  expect(rowsOf([medication('every other day', start)], [])).toEqual([])
  expect(rowsOf([medication('later', { dosages, startDate: '2026-11-13' })], [])).toEqual([])
  expect(rowsOf([medication('ended', { dosages, endDate: '2026-11-11' })], [])).toEqual([])
  expect(rowsOf([medication('needed', { dosages, takeAs: 'needed' })], [])).toEqual([])
})

test('[HOME-32] today is the day at the place where the person is', () => {
  const east: Place = () => 10 * HOUR_MS
  const rows = rowsOf([medication('late', { dosages: [at(23)] })], [intake('late', -8)], {
    now: NOON,
    place: east,
  })
  expect(rows).toEqual(['late taken -8'])
  expect(
    rowsOf([medication('late', { dosages: [at(23)] })], [], { now: NOON + DAY_MS / 2, place: east }),
  ).toEqual(['late planned 37'])
})

test('[HOME-32] shows the dose taken last and the one planned next, or two of either', () => {
  const one = medication('one')
  const row = (hour: number, is: 'taken' | 'planned') => ({ medication: one, at: hour, is })
  const hours = (rows: readonly { at: number }[]) => rows.map(({ at: hour }) => hour)
  const taken = [row(1, 'taken'), row(2, 'taken'), row(3, 'taken')]
  const planned = [row(4, 'planned'), row(5, 'planned'), row(6, 'planned')]
  expect(hours(pickShownDoses([...taken, ...planned]))).toEqual([3, 4])
  expect(hours(pickShownDoses(taken))).toEqual([2, 3])
  expect(hours(pickShownDoses(planned))).toEqual([4, 5])
  expect(hours(pickShownDoses([taken[0]!, planned[0]!]))).toEqual([1, 4])
  expect(hours(pickShownDoses([taken[0]!]))).toEqual([1])
  expect(pickShownDoses([])).toEqual([])
})
