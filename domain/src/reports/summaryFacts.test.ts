import { describe, expect, test } from 'vitest'
import { MARK } from '../filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '../filters/criteria.ts'
import { EMPTY_MEDICATION, type Medication } from '../medications/medication.ts'
import { aDoseOnDay, aRecordOnDay, aReflectionOnDay, DAY_0 } from '../results/testing/aDiary.ts'
import { localDay } from '../time/dayNumber.ts'
import { toggleField } from './reportOptions.ts'
import type { SummaryFacts } from './summaryFacts.ts'
import { aReportContent, EVERYTHING } from './testing/aReport.ts'

const days = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

const summaryOf = (...of: Parameters<typeof aReportContent>): SummaryFacts => aReportContent(...of).summary!

describe('what is compared', () => {
  const now = aRecordOnDay(4, { day: 3 })

  test('[REP-17] a previous period that was checked and is empty is reported as empty', () => {
    expect(summaryOf([now]).compared).toEqual({ is: 'none' })
    expect(
      summaryOf([now], { filter: { criteria: DEFAULT_CRITERIA, range: { is: 'alltime' } } }).compared,
    ).toEqual({ is: 'alltime' })
  })

  test('[REP-17] with a record in it, it is the period of equal length right before', () => {
    const { compared, worst } = summaryOf([now, aRecordOnDay(9, { day: -5 })])
    expect(compared).toEqual({ is: 'period', span: { from: DAY_0 - 30, to: DAY_0 - 1 }, records: 1 })
    expect(worst).toEqual({ value: 4, day: DAY_0 + 3, days: 1, before: 9 })
  })

  test('[REP-18, RES-40] days beyond the plan are neither compared nor called empty', () => {
    const { compared, figures, worst } = summaryOf([now, aRecordOnDay(9, { day: -5 })], { plan: 'lite' })
    expect(compared).toEqual({ is: 'plan' })
    expect(figures.pain.before).toBeNull()
    expect(worst?.before).toBeNull()
  })

  test('[REP-17] without change values there is neither a change nor a reason', () => {
    const options = toggleField(EVERYTHING, 'painSummary', 'changeValues')
    const { compared, figures } = summaryOf([now, aRecordOnDay(9, { day: -5 })], {}, options)
    expect(compared).toEqual({ is: 'not-asked' })
    expect(figures.pain.before).toBeNull()
  })
})

test('[REP-37] the worst is of a record, on the latest of its days', () => {
  const records = [
    aRecordOnDay(8, { day: 1 }),
    aRecordOnDay(2, { day: 1 }),
    aRecordOnDay(8, { day: 9 }),
    aRecordOnDay(3, { day: 12 }),
  ]
  expect(summaryOf(records).worst).toEqual({ value: 8, day: DAY_0 + 9, days: 2, before: null })
  expect(summaryOf([aRecordOnDay(null, { day: 1 })]).worst).toBeNull()
})

describe('what came with more or less pain', () => {
  test('[REP-38, STAT-25] no links are listed if the filter selected by severity, with the reason', () => {
    const criteria = { ...DEFAULT_CRITERIA, severity: { from: 4, to: 10 } }
    const { links } = summaryOf([aRecordOnDay(5, { day: 1, lists: { symptom: ['a'] } })], {
      filter: { criteria, range: { is: '30days' } },
    })
    expect(links).toEqual({
      lower: { rows: [], more: 0 },
      higher: { rows: [], more: 0 },
      empty: { is: 'by-severity' },
    })
  })

  test('[REP-38, STAT-11] with too few days the number needed is given', () => {
    const records = days(10).map((day) =>
      aRecordOnDay(5, { day, lists: { symptom: day < 5 ? ['a'] : ['b'] } }),
    )
    expect(summaryOf(records).links.empty).toEqual({ is: 'few-days', wanted: 11 })
    expect(summaryOf([aRecordOnDay(5, { day: 1 })]).links.empty).toEqual({ is: 'few-days', wanted: 20 })
  })

  test('[REP-38] a tested item that is not steady has no row', () => {
    const records = days(30).map((day) =>
      aRecordOnDay(5, { day, lists: { symptom: day % 2 === 0 ? ['a'] : ['b'] } }),
    )
    expect(summaryOf(records).links).toMatchObject({
      lower: { rows: [] },
      higher: { rows: [] },
      empty: { is: 'none' },
    })
  })
})

describe('what was taken and tried', () => {
  const medication: Medication = { ...EMPTY_MEDICATION, id: 'm', commonName: 'Medicine' }
  const marked = (day: number, mark: number) =>
    aRecordOnDay(5, { day, lists: { alleviating_factor: ['bath'] }, marks: { bath: mark } })

  test('[REP-39, STAT-16] a share is shown from five marks on, and an unmarked use is no mark', () => {
    const four = [1, 2, 3, 4].map((day) => marked(day, day === 4 ? MARK.ineffective : MARK.alleviating))
    const unmarked = marked(5, MARK.unmarked)
    const told = (helped: number, of: number, share: number | null) => ({
      rows: [{ label: 'BATH', marks: { helped, marked: of, share, likely: share && { low: 38, high: 96 } } }],
      more: 0,
    })
    expect(summaryOf([...four, unmarked]).tried).toEqual(told(3, 4, null))
    expect(summaryOf([...four, marked(6, MARK.alleviating)]).tried).toEqual(told(4, 5, 0.8))
  })

  test('[REP-39, STAT-18] doses and records less than an hour apart are one use', () => {
    const doses = [8, 8.5, 9.5, 20].map((hour) => aDoseOnDay('m', { day: 2, hour }))
    const record = aRecordOnDay(5, { day: 2, hour: 20.25, lists: { medication: ['m'] } })
    const { medicines } = summaryOf([record], { doses, medications: [medication] })
    expect(medicines?.rows).toMatchObject([{ medication: { commonName: 'Medicine' }, uses: 3, marks: null }])
  })

  test('[REP-39, D31] a medicine no longer in the profile has its stored text, one that ended before is left out', () => {
    const ended = { ...medication, endDate: localDay(DAY_0 - 1) }
    const { medicines } = summaryOf([aRecordOnDay(5, { day: 2, lists: { medication: ['gone'] } })], {
      medications: [ended],
    })
    expect(medicines?.rows.map((row) => [row.medication.commonName, row.uses])).toEqual([['GONE', 1]])
  })

  test('[REP-39] medications that were left out of the report are not on page 1 either', () => {
    const options = toggleField(EVERYTHING, 'patientProfile', 'medications')
    expect(
      summaryOf([aRecordOnDay(5, { day: 1 })], { medications: [medication] }, options).medicines,
    ).toBeNull()
  })
})

describe('where', () => {
  const at = (day: number, ...location: string[]) => aRecordOnDay(5, { day, lists: { location } })

  test('[REP-40] counts records, out of those that name a place, and cuts by whole rows', () => {
    const { where } = summaryOf(
      [at(1, 'a', 'b'), at(2, 'a'), at(3, 'c', 'd', 'e'), aRecordOnDay(5, { day: 4 })],
      {
        regionsOf: (id) => (id === 'a' ? ['neck'] : []),
      },
    )
    expect(where).toMatchObject({ outOf: 3, main: ['A'], more: 1, unplaced: 1 })
    expect(where.rows[0]).toEqual({ label: 'A', records: 2, mean: null })
    expect(where.regions).toEqual([{ region: 'neck', count: 2, level: 4 }])
  })

  test('[PLACE-5] a place has a mean from five told numbers on', () => {
    const put = [1, 2, 3, 4, 5].map((day) =>
      aRecordOnDay(9, {
        day,
        lists: { location: ['a', 'b'] },
        strengths: { a: 6, ...(day > 1 && { b: 2 }) },
      }),
    )
    expect(summaryOf(put).where.rows).toEqual([
      { label: 'A', records: 5, mean: { told: 5, mean: 6 } },
      { label: 'B', records: 5, mean: null },
    ])
  })

  test('[REP-40, RES-57] names all that tie, and none if more than three do', () => {
    expect(summaryOf([at(1, 'a', 'b')]).where.main).toEqual(['A', 'B'])
    expect(summaryOf([at(1, 'a', 'b', 'c', 'd')]).where.main).toEqual([])
  })
})

test('[REP-41, RES-45] of two types that tie neither is the most frequent; a missing length does not count', () => {
  const tied = [
    aRecordOnDay(5, { day: 1, pattern: 'constant', length: 3_600 }),
    aRecordOnDay(5, { day: 2, pattern: 'intermittent', length: 10_800 }),
    aRecordOnDay(5, { day: 3 }),
  ]
  const reflections = [
    aReflectionOnDay(5, { day: 1, lists: { meaningful_activities: ['walk'] } }),
    aReflectionOnDay(5, { day: 2 }),
  ]
  expect(summaryOf([...tied, ...reflections]).function).toEqual({
    activityDays: { days: 1, outOf: 2 },
    activities: ['WALK'],
    pattern: null,
    length: { seconds: 7_200, told: 2 },
  })
  expect(summaryOf([aRecordOnDay(5, { day: 1 })]).function).toEqual({
    activityDays: null,
    activities: [],
    pattern: null,
    length: null,
  })
})
