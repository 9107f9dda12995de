import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_MEDICATION } from '../medications/medication.ts'
import { allMedicationIds } from '../medications/medicationsByAnyId.ts'
import { dayNumber, type DayNumber } from '../time/dayNumber.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { listIntakes } from './intakes.ts'
import {
  countDoseDay,
  countMedicineDays,
  dateIntakes,
  daysTaken,
  idsOfMedications,
  isCountedMedication,
  medicineDaysCard,
  medicineDaysUntil,
  monthsBefore,
  type CountedMedication,
} from './medicineDays.ts'
import { aDose, aUse, withUses } from './testing/doses.ts'

const TODAY = dayNumber('2026-11-16')
const medicine = (id: string, own: Partial<CountedMedication> = {}): CountedMedication => ({
  ...EMPTY_MEDICATION,
  id,
  takeAs: 'needed',
  ...own,
})
const NAPROXEN = medicine('naproxen', { aliases: ['old-naproxen'] })
const TRIPTAN = medicine('triptan')
const on = (day: DayNumber, id = 'naproxen') => ({ id, day })
const count = (uses: readonly { id: string; day: DayNumber }[], medications = [NAPROXEN, TRIPTAN]) =>
  countMedicineDays({ medications, uses, logged: new Set(uses.map(({ day }) => day)) }, TODAY)

describe('[MDAY-1] the boundaries of the 30 days', () => {
  const dose = (takenAt: number, offset = 0, own = {}) =>
    aDose({ id: `${takenAt} ${offset}`, takenAt, timeOffset: offset, ...own })
  const start = TODAY * DAY_MS
  const days = (...given: Parameters<typeof listIntakes>): number => {
    const uses = dateIntakes(listIntakes(...given))
    return daysTaken(uses, allMedicationIds(NAPROXEN), medicineDaysUntil(TODAY)).size
  }
  const linked = withUses(start + HOUR_MS / 2, aUse({ doses: ['night'] }))
  const night = aDose({ id: 'night', takenAt: start - 10 * MINUTE_MS })
  test.each<[string, Parameters<typeof listIntakes>, number]>([
    ['nothing', [[], []], 0],
    ['today at 00:00', [[dose(start)], []], 1],
    ['the last minute of today', [[dose(start + DAY_MS - 1)], []], 1],
    ['tomorrow at 00:00', [[dose(start + DAY_MS)], []], 0],
    ['day 30 at 00:00', [[dose(start - 29 * DAY_MS)], []], 1],
    ['the last minute of day 31', [[dose(start - 29 * DAY_MS - 1)], []], 0],
    ['two doses of one day', [[dose(start), dose(start + HOUR_MS)], []], 1],
    [
      'late here is tomorrow in Tokyo: the calendar there counts',
      [[dose(start + 20 * HOUR_MS, 9 * HOUR_MS)], []],
      0,
    ],
    ['early in Tokyo is yesterday in Greenwich', [[dose(start - HOUR_MS, 9 * HOUR_MS)], []], 1],
    ['one moment, written down in two zones', [[dose(start - 1), dose(start - 1, HOUR_MS)], []], 2],
    [
      'before and after midnight of the day with 25 hours',
      [
        [
          dose(dayNumber('2026-10-25') * DAY_MS - 2 * HOUR_MS, 2 * HOUR_MS),
          dose(dayNumber('2026-10-26') * DAY_MS - HOUR_MS - 1, HOUR_MS),
        ],
        [],
      ],
      1,
    ],
    ['a record and a dose of one day', [[dose(start)], [withUses(start + HOUR_MS, aUse())]], 1],
    ['a record after midnight with the dose before it is the day of the dose', [[night], [linked]], 1],
    ['its dose deleted: the day of the record', [[], [linked]], 1],
    [
      'the id of a merged copy',
      [[dose(start, 0, { what: { id: 'old-naproxen', text: '', kind: 'medication' } })], []],
      1,
    ],
    ['another medicine', [[dose(start, 0, { what: { id: 'zinc', text: '', kind: 'medication' } })], []], 0],
    [
      'an intervention',
      [[dose(start, 0, { what: { id: 'naproxen', text: '', kind: 'intervention' } })], []],
      0,
    ],
  ])('%s', (_, given, expected) => {
    expect(days(...given)).toBe(expected)
  })

  test('[DOSE-7] the use is counted on the day of its dose, and on its own day once that is deleted', () => {
    const daysOf = (...given: Parameters<typeof listIntakes>) =>
      dateIntakes(listIntakes(...given)).map(({ day }) => day)
    expect(daysOf([night], [linked])).toEqual([TODAY - 1])
    expect(daysOf([], [linked])).toEqual([TODAY])
  })
})

test.each([
  ['needed', null, true],
  ['scheduled and needed', null, true],
  ['scheduled', null, false],
  [null, null, false],
  ['scheduled', true, true],
  ['needed', false, false],
] as const)('[MDAY-1] taken as %s, with the choice %s: counted %s', (takeAs, countsDays, isCounted) => {
  expect(isCountedMedication({ takeAs, countsDays })).toBe(isCounted)
})

test('[MDAY-2] a day with two medicines is one day of all, and one of each', () => {
  const uses = [on(TODAY), on(TODAY, 'triptan'), on(TODAY - 1, 'triptan'), on(TODAY - 2, 'zinc')]
  expect(count(uses)).toMatchObject({
    days: 2,
    rows: [
      { id: 'triptan', days: 2 },
      { id: 'naproxen', days: 1 },
    ],
  })
})

test('[MDAY-1] what the person does not count is in no row and in no sum', () => {
  const uses = [on(TODAY), on(TODAY - 1, 'triptan')]
  const told = count(uses, [medicine('naproxen', { countsDays: false }), TRIPTAN])
  expect(told).toMatchObject({ days: 1, rows: [{ id: 'triptan', days: 1 }] })
})

test('[MDAY-3] a row has the limit that the person entered, and no other', () => {
  const uses = [on(TODAY), on(TODAY, 'triptan')]
  expect(
    count(uses, [medicine('naproxen', { dayLimit: 8 }), TRIPTAN]).rows.map(({ limit }) => limit),
  ).toEqual([8, null])
})

test('[MDAY-5] days without any entry are told', () => {
  const logged = new Set(Array.from({ length: 26 }, (_, at) => TODAY - at - 1))
  expect(countMedicineDays({ medications: [], uses: [], logged }, TODAY).unlogged).toBe(4)
  expect(count([]).unlogged).toBe(30)
})

test('[MDAY-6] the last three whole months of the calendar, over the end of a year', () => {
  expect(monthsBefore(dayNumber('2026-02-28'))).toEqual([
    { from: dayNumber('2026-01-01'), to: dayNumber('2026-01-31') },
    { from: dayNumber('2025-12-01'), to: dayNumber('2025-12-31') },
    { from: dayNumber('2025-11-01'), to: dayNumber('2025-11-30') },
  ])
  const uses = [on(dayNumber('2026-10-31')), on(dayNumber('2026-11-01')), on(dayNumber('2026-10-01'))]
  expect(count(uses).months.map(({ days, loggedDays }) => [days, loggedDays])).toEqual([
    [2, 2],
    [0, 0],
    [0, 0],
  ])
})

describe('[MDAY-4] a dose before it is saved', () => {
  const nine = Array.from({ length: 9 }, (_, at) => on(TODAY - 1 - at))
  const ids = new Set(['naproxen'])
  const told = (uses: typeof nine, day = TODAY, limit: number | null = null) =>
    countDoseDay({ uses, ids, limit }, { day, today: TODAY })

  test('a new day', () => {
    expect(told(nine)).toEqual({ is: 'new', count: 10, pastDay: null, limit: null, isAbove: false })
  })
  test('a day that counts already', () => {
    expect(told([...nine, on(TODAY)])).toMatchObject({ is: 'counted', count: 10 })
  })
  test('an earlier day: the 30 days up to it', () => {
    const past = TODAY - 20
    expect(told([...nine, on(past - 29), on(past - 30)], past)).toMatchObject({
      is: 'new',
      count: 2,
      pastDay: past,
    })
  })
  test('below, at and above the limit', () => {
    expect([11, 10, 9].map((limit) => told(nine, TODAY, limit).isAbove)).toEqual([false, false, true])
    expect(told([...nine, on(TODAY)], TODAY, 9)).toMatchObject({ is: 'counted', isAbove: true })
  })
})

describe('[MDAY-7] the card', () => {
  const MIGRAINE = { number: 10_060 }
  const asked = { isOn: null, medications: [{ takeAs: 'needed' as const }], conditions: [MIGRAINE] }
  test('is offered to people with a headache and a medicine taken as needed', () => {
    expect(medicineDaysCard(asked)).toBe('offered')
    expect(medicineDaysCard({ ...asked, medications: [{ takeAs: 'scheduled' }] })).toBe('off')
    expect(medicineDaysCard({ ...asked, conditions: [{ number: 10_001 }, { number: null }] })).toBe('off')
  })
  test('is as the person chose, whatever they have', () => {
    expect(medicineDaysCard({ ...asked, isOn: false })).toBe('off')
    expect(medicineDaysCard({ isOn: true, medications: [], conditions: [] })).toBe('on')
  })
})

test('[MDAY-1, MDAY-2] in any order, no count is above 30 or the sum, and none is below one of its parts', () => {
  const use = fc.record({
    id: fc.constantFrom('naproxen', 'old-naproxen', 'triptan', 'zinc'),
    day: fc.integer({ min: TODAY - 140, max: TODAY + 2 }),
  })
  fc.assert(
    fc.property(fc.array(use, { maxLength: 200 }), (uses) => {
      const told = count(uses)
      const each = told.rows.map(({ days }) => days)
      expect(count(uses.toReversed())).toEqual(told)
      expect(told.days).toBeLessThanOrEqual(
        Math.min(
          30,
          each.reduce((sum, days) => sum + days, 0),
        ),
      )
      expect(told.days).toBeGreaterThanOrEqual(Math.max(0, ...each))
      const ids = idsOfMedications([NAPROXEN, TRIPTAN])
      const next = countDoseDay({ uses, ids, limit: null }, { day: TODAY, today: TODAY })
      expect(next.count - told.days).toBe(next.is === 'new' ? 1 : 0)
    }),
    { seed: 60 },
  )
})
