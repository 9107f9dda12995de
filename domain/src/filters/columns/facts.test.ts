import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DOSE_EFFECTS } from '../../doses/dose.ts'
import { aDose, aPainRecord, aUse } from '../../doses/testing/doses.ts'
import { NOTHING } from '../../records/answer.ts'
import type { PainRecord } from '../../records/painRecord.ts'
import { dayOfReflection, emptyReflection } from '../../reflections/reflection.ts'
import { localDay } from '../../time/dayNumber.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/instant.ts'
import { dayOf } from '../../time/localDay.ts'
import { localTime } from '../../time/localTime.ts'
import { changeColumns, EMPTY_DIARY } from './changeColumns.ts'
import { MARK, NO_LENGTH, NO_VALUE, NOTHING_ID } from './columns.ts'
import { doseFacts, isInCalendar, minuteOfDay, recordFacts, reflectionFacts } from './facts.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300

const NOON = Date.UTC(2026, 2, 1, 12)
const of = (created: number | null = null) => ({ id: 'r', created })
const factsOf = (own: Partial<PainRecord>) => recordFacts(aPainRecord(NOON, own), of())

const anyMoment = fc.record({
  at: fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 11, 30) }),
  offset: fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15 * MINUTE_MS),
})

test('[COL-4] day and minute are those of the clock where the person was, from -12:00 to +14:00', () => {
  fc.assert(
    fc.property(anyMoment, ({ at, offset }) => {
      const put = [recordFacts(aPainRecord(at, { timeOffset: offset }), of())]
      const { entries } = changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() })
      const { hour, minute } = localTime({ at, offset })
      expect(localDay(entries.day[0]!)).toBe(dayOf({ at, offset }))
      expect(entries.minute[0]).toBe(hour * 60 + minute)
      expect(entries.offset[0]! * MINUTE_MS).toBe(offset)
    }),
    { numRuns: runs },
  )
})

test.each([
  ['the last minute of 28 February before a leap day', Date.UTC(2024, 1, 28, 23, 59, 59, 999), 0, 1439],
  ['the hour that comes twice in Berlin, the second time', Date.UTC(2026, 9, 25, 1, 30), HOUR_MS, 150],
  ['midnight of Lord Howe, by its half hours', Date.UTC(2026, 3, 4, 13, 30), 10.5 * HOUR_MS, 0],
  ['before 1970', Date.UTC(1900, 0, 1, 0, 1), 14 * HOUR_MS, 841],
])('[COL-4] %s', (_name, at, offset, minute) => {
  expect(minuteOfDay({ at, offset })).toBe(minute)
})

test('[COL-5] a reflection belongs to the day that it describes', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const reflection = emptyReflection(now)
      const put = [reflectionFacts(reflection, of())]
      const { entries } = changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() })
      expect(localDay(entries.day[0]!)).toBe(dayOfReflection(reflection))
    }),
    { numRuns: runs },
  )
})

test('[COL-6] Nothing answers its list and is not an item of it; a skipped list has no answer', () => {
  const { answered, items } = factsOf({ symptom: NOTHING, medication: NOTHING })
  expect(answered).toEqual(['symptom', 'medication'])
  expect(items).toEqual([
    { list: 'symptom', id: NOTHING_ID, text: '', mark: MARK.none },
    { list: 'medication', id: NOTHING_ID, text: '', mark: MARK.none },
  ])
  expect(factsOf({}).answered).toEqual([])
})

test('[COL-6] every list of a record and of a reflection is there by its own name', () => {
  const [a, b] = [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
  ]
  const items = (all: readonly { id: string; text: string }[]) => ({ kind: 'items' as const, items: all })
  const { answered } = factsOf({
    location: [a, b],
    symptom: items([a]),
    character: [a],
    aggravatingFactor: items([b]),
    intervention: { kind: 'items', items: [{ ...a, effect: 'unmarked' }] },
    environment: [b],
    medication: { kind: 'items', items: [aUse()] },
  })
  expect(answered).toEqual([
    'location',
    'symptom',
    'character',
    'aggravating_factor',
    'alleviating_factor',
    'environment',
    'medication',
  ])
  const reflection = { ...emptyReflection({ at: NOON, offset: 0 }), activities: [a] }
  expect(reflectionFacts(reflection, of()).answered).toEqual(['meaningful_activities'])
})

test('[COL-7] a mark is the effect that the person said; unmarked is none of the three', () => {
  const effects = ['alleviating', 'ineffective', 'aggravating', 'unmarked'] as const
  const items = effects.map((effect) => aUse({ id: effect, effect }))
  const marks = factsOf({ medication: { kind: 'items', items } }).items.map(({ mark }) => mark)
  expect(marks).toEqual([MARK.alleviating, MARK.ineffective, MARK.aggravating, MARK.unmarked])
})

test('[COL-7] 0 is a number and missing is missing; tenths of old rows are rounded', () => {
  const values = [0, 7.4, null, 10, 10.6].map((severity) => factsOf({ severity }).value)
  expect(values).toEqual([0, 7, null, 10, null])
  const put = [factsOf({ severity: null })]
  const { entries } = changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() })
  expect([entries.value[0], entries.length[0]]).toEqual([NO_VALUE, NO_LENGTH])
})

test('[COL-7] a missing length is not 0; a whole day is 86,400 seconds', () => {
  const lengthOf = (duration: PainRecord['duration']) => factsOf({ duration }).length
  expect(lengthOf({ kind: 'none' })).toBe(null)
  expect(lengthOf({ kind: 'length', seconds: 0, shownIn: 'minutes' })).toBe(0)
  expect(lengthOf({ kind: 'until', endsAt: NOON + 90_000 })).toBe(90)
  expect(lengthOf({ kind: 'until', endsAt: NOON - 1 })).toBe(null)
  expect(lengthOf({ kind: 'all-day' })).toBe(86_400)
})

test('[COL-7] a dose has its item and its numbers', () => {
  const before = { severity: 6.6, at: NOON }
  expect(doseFacts(aDose({ takenAt: NOON, before }))).toEqual({
    id: 'd1',
    at: NOON,
    offset: 0,
    item: { list: 'medication', id: 'naproxen', text: 'Naproxen - 500 mg' },
    before: 7,
    after: null,
    mark: MARK.none,
  })
  const marks = DOSE_EFFECTS.map((effect) => doseFacts(aDose({ effect })).mark)
  expect(marks).toEqual([MARK.alleviating, MARK.ineffective, MARK.aggravating])
  const bath = { id: 'bath', text: 'Warm bath', kind: 'intervention' } as const
  expect(doseFacts(aDose({ what: bath })).item.list).toBe('alleviating_factor')
})

test('[COL-8] a moment outside of 1900 to 2100, or by no clock of this world, has no place', () => {
  const isIn = (at: number, offset = 0) => isInCalendar({ at, offset })
  expect([Date.UTC(1900, 0, 1), Date.UTC(2100, 11, 31, 23, 59)].map((at) => isIn(at))).toEqual([true, true])
  const wrong = [Number.NaN, Number.POSITIVE_INFINITY, 1e300, Date.UTC(1899, 11, 31), Date.UTC(2101, 0, 1)]
  expect(wrong.map((at) => isIn(at))).toEqual(wrong.map(() => false))
  expect([Number.NaN, 1e12].map((offset) => isIn(NOON, offset))).toEqual([false, false])
})

const EVENING = Date.UTC(2026, 2, 1, 22)
const MIDNIGHT = Date.UTC(2026, 2, 2)
test.each([
  ['before midnight', { timeOffset: 0 }, Date.UTC(2026, 2, 1, 23, 59), false],
  ['after midnight', { timeOffset: 0 }, Date.UTC(2026, 2, 2, 0, 0), true],
  [
    'after the midnight of Greenwich, and before that of the person',
    { timeOffset: -HOUR_MS },
    EVENING + 2.5 * HOUR_MS,
    false,
  ],
  [
    'before the midnight of Greenwich, and after that of the person',
    { timeOffset: 1.5 * HOUR_MS },
    EVENING + 0.75 * HOUR_MS,
    true,
  ],
  [
    'on the day on which it ended',
    { duration: { kind: 'until', endsAt: EVENING + DAY_MS } },
    EVENING + DAY_MS + HOUR_MS,
    false,
  ],
  ['the day after a whole day', { duration: { kind: 'all-day' } }, EVENING + 3 * HOUR_MS, true],
  ['before it was, by a clock that was set', {}, EVENING - DAY_MS, false],
  ['as it was felt, and saved after midnight', { startsAt: MIDNIGHT - 1 }, MIDNIGHT + 4 * MINUTE_MS, false],
  ['from memory after midnight', { startsAt: MIDNIGHT - 1 }, MIDNIGHT + 5 * MINUTE_MS, true],
  ['nobody knows when', {}, null, false],
] as const)('[COL-15] a record that was written %s', (_name, own, created, isLate) => {
  expect(recordFacts(aPainRecord(EVENING, own), of(created)).isWrittenLater).toBe(isLate)
})

test('[COL-15] a reflection is written later from noon of the next day on', () => {
  const offset = 9 * HOUR_MS
  const noon = Date.UTC(2026, 2, 2, 12) - offset
  const reflection = { ...emptyReflection({ at: noon - 13 * HOUR_MS, offset }) }
  expect(dayOfReflection(reflection)).toBe('2026-03-01')
  const isLate = (created: number | null) => reflectionFacts(reflection, of(created)).isWrittenLater
  expect([noon - 1, noon, null].map(isLate)).toEqual([false, true, false])
})
