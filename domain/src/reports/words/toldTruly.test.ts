import { describe, expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { EMPTY_MEDICATION, type Medication } from '../../medications/medication.ts'
import { aDoseOnDay, aRecordOnDay, aReflectionOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { localDay } from '../../time/dayNumber.ts'
import { aReportLocale, aReportContent } from '../testing/aReport.ts'
import type { PageOne, PageSummary, StyledSentence } from '../pageOne.ts'
import { daySpanText } from './daySpan.ts'
import { pageOneText } from './pageOneText.ts'
import { PAGE_ROOMS } from './pageRoom.ts'
import { printReport } from './printReport.ts'

const days = (count: number, from = 0): number[] => Array.from({ length: count }, (_, at) => from + at)
const pageOf = (...of: Parameters<typeof aReportContent>): PageOne =>
  pageOneText(aReportContent(...of), aReportLocale)
const summaryOf = (...of: Parameters<typeof aReportContent>): PageSummary => pageOf(...of).summary!
const textOf = (sentence: StyledSentence): string => sentence.map(({ text }) => text).join('')
const shortOf = (...of: Parameters<typeof aReportContent>): readonly string[] =>
  summaryOf(...of).short.sentences.map(textOf)
const severity = (from: number, to: number) => ({
  filter: { criteria: { ...DEFAULT_CRITERIA, severity: { from, to } }, range: { is: '30days' } as const },
})

describe('chosen days', () => {
  const entries = days(28).map((day) => aRecordOnDay(day < 4 ? 8 : 3, { day }))

  test('[REP-70] the first sentence names the criteria, and how many of how many are shown', () => {
    expect(shortOf(entries, severity(7, 10)).slice(0, 2)).toEqual([
      'filtered (fromTo (severity) (7) (10)) (shown (4) (28))',
      'shortAverage (8.0) (matchedOn (4) (30))',
    ])
    expect(pageOf(entries, severity(7, 10)).foot.notes.at(-1)).toBe('named (inUse) (shown (4) (28))')
    const bare = { ...aReportContent(entries, severity(7, 10)), summary: null }
    expect(pageOneText(bare, aReportLocale).foot.notes.at(-1)).toBe(
      'filtered (fromTo (severity) (7) (10)) (shown (4) (28))',
    )
  })

  test('[REP-70] nothing calls them the days that were logged', () => {
    const page = JSON.stringify(printReport(aReportContent(entries, severity(7, 10)), aReportLocale))
    expect(page).not.toMatch(/loggedOn|ofDays|legendGap|"none":"none"/u)
    expect(JSON.stringify(pageOf(entries))).toMatch(/loggedOn.*legendGap/u)
  })

  test('[REP-70, REP-43] of many criteria the first are named, and how many there are besides', () => {
    const symptom = days(9).map((at) => ({ id: `s${at}`, text: `s${at}` }))
    const criteria = { ...DEFAULT_CRITERIA, fields: { ...DEFAULT_CRITERIA.fields, symptom } }
    const told = [aRecordOnDay(5, { day: 1, lists: { symptom: symptom.map(({ id }) => id) } })]
    expect(shortOf(told, { filter: { criteria, range: { is: '30days' } } })[0]).toBe(
      'filtered (S0; S1; S2; S3; more (5)) (shown (1) (1))',
    )
  })
})

describe('medicines', () => {
  const medication: Medication = {
    ...EMPTY_MEDICATION,
    id: 'm',
    commonName: 'Levothyroxine sodium with a very long name',
    strength: '12.5',
    strengthUnits: 'µg',
    dosageUnits: 'tablets',
    takeAs: 'scheduled',
    dosages: days(3).map((hour) => ({
      amount: 1,
      frequency: { kind: 'daily', every: 1, at: { hour: 20 + hour, minute: 30 } },
    })),
  }
  const rowsIn = (room: number) =>
    pageOneText(
      aReportContent([aRecordOnDay(5, { day: 1 })], {
        doses: [aDoseOnDay('m', { day: 1 })],
        medications: [medication],
      }),
      aReportLocale,
      PAGE_ROOMS.at(room),
    ).summary!.medicines!.rows

  test('[REP-76] the name is cut at its end, and never the strength', () => {
    expect(rowsIn(-1)[0]?.name).toBe('withStrength (Levothyroxine sodiu…) (12.5) (microgram)')
  })

  test('[REP-76] each dosage is shown whole, in the time format of the page, with the number of omitted ones', () => {
    const dose = (hour: number) => `lineDose (countTablets (1)) (lineDaily (1) (${hour}:30))`
    expect(rowsIn(0)[0]?.taken).toBe([20, 21, 22].map(dose).join(' · '))
    expect(rowsIn(-1)[0]?.taken).toBe(`${dose(20)}, more (2)`)
  })
})

describe('what was tried', () => {
  const tried = (name: string, mark: number) => (day: number) =>
    aRecordOnDay(5, { day, lists: { alleviating_factor: [name] }, marks: { [name]: mark } })
  const entries = [
    ...days(4).map(tried('cold', MARK.ineffective)),
    ...days(5).map(tried('bath', MARK.alleviating)),
    ...days(2).map(tried('walk', MARK.alleviating)),
  ]

  test('[REP-72, RES-48] is ordered by how often it was marked, with the range of a share', () => {
    const { title, rows } = summaryOf(entries).helped!
    expect(title).toBe('whatTried')
    expect(rows.map(({ name, effect }) => [name, effect.text, effect.range])).toEqual([
      ['BATH', 'helpedTimes (5) (5)', 'helpedRange (57) (100)'],
      ['COLD', 'helpedTimes (0) (4)', null],
      ['WALK', 'helpedTimes (2) (2)', null],
    ])
  })

  test('[REP-73] "nothing was tried or taken" is not shown as something that helped', () => {
    const none = { alleviating_factor: ['nothing'], medication: ['nothing'], symptom: ['nothing'] }
    const names = {
      labelOf: (list: string) => `none of ${list}`,
      idToday: (id: string) => id,
      nothingTried: 'Interventions: none',
      nothingTaken: 'Medications: none',
    }
    const { sections } = printReport(
      aReportContent([aRecordOnDay(5, { day: 1, lists: none })], { names }),
      aReportLocale,
    )
    const details = sections.find((section) => section.is === 'recordDetails')!
    expect(details.entries[0]?.rows.map(({ name, value }) => [name, value])).toEqual([
      ['symptoms', 'none of symptom'],
      ['interventions', 'none of alleviating_factor'],
      ['medications', 'none of medication'],
    ])
    const charts = sections.find((section) => section.is === 'chartView')!
    const helped = charts.charts.find(({ title }) => title === 'alleviatingFactors')!
    expect(helped.bars.rows.map(({ label, isNothing }) => [label, isNothing])).toEqual([
      ['Interventions: none', true],
      ['Medications: none', true],
    ])
  })
})

describe('function', () => {
  const valueOf = (name: string, entries: Parameters<typeof aReportContent>[0]) =>
    summaryOf(entries).function.rows.find((row) => row.name === name)?.value

  test('[REP-41] a person who never answers about activities is not said to have done nothing', () => {
    const reflections = days(5).map((day) => aReflectionOnDay(5, { day }))
    expect(valueOf('activityOn', reflections)).toBe('nothingRecorded')
    expect(valueOf('activityOn', [aRecordOnDay(5, { day: 1 })])).toBe('noScores')
    const none = aReflectionOnDay(5, { day: 9, lists: { meaningful_activities: ['nothing'] } })
    expect(valueOf('activityOn', [...reflections, none])).toBe('daysOf (0) (6)')
  })

  test('[REP-41] the usual length is called the median of the records with a length', () => {
    const told = [
      aRecordOnDay(5, { day: 1, length: 7_200 }),
      aRecordOnDay(5, { day: 2 }),
      aRecordOnDay(4, { day: 3 }),
    ]
    expect(valueOf('usualLength', told)).toBe('medianOf (hourCount (2)) (1)')
  })
})

describe('in short', () => {
  const scores = (value: number, from: number) =>
    days(10, from).map((day) => aReflectionOnDay(value, { day }))

  test('[REP-36] a diary with only reflections is described by its days', () => {
    expect(shortOf([...scores(3, -20), ...scores(6, 0)])).toEqual([
      'shortDay (6.0) (loggedOn (10) (30))',
      'shortHigher (3.0 (100%)) (3.0) (loggedOn (10) (30))',
    ])
    expect(shortOf([aReflectionOnDay(4, { day: 1, lists: { meaningful_activities: ['walk'] } })])).toEqual([
      'shortDay (4.0) (loggedOn (1) (30))',
      'named (activityOn) (daysOf (1) (1))',
    ])
  })

  test('[REP-36] if nothing else can be said it says how much data there is', () => {
    expect(shortOf([aRecordOnDay(4, { day: 1 })])[1]).toBe(
      'onlyNothing (recordCount (1), reflectionCount (0))',
    )
  })

  test('[REP-36] an item of the hardest days is not named if it was there on most days', () => {
    const hard = [3, 9, 15].map((day) => aRecordOnDay(9, { day, lists: { symptom: ['sleep'] } }))
    const usual = days(30).map((day) => aRecordOnDay(3, { day, lists: { symptom: ['sleep'] } }))
    expect(shortOf([...hard, ...usual.filter((_, day) => ![3, 9, 15].includes(day))]).join()).not.toMatch(
      /SLEEP/u,
    )
  })
})

test('[REP-17] earlier reflections are not records to compare a pain with', () => {
  const before = days(10, -20).map((day) => aReflectionOnDay(5, { day }))
  expect(summaryOf([aRecordOnDay(5, { day: 1 }), ...before]).notCompared).toBe('noPreviousPeriod')
  expect(summaryOf([aReflectionOnDay(5, { day: 1 }), ...before]).notCompared).toBeNull()
})

test('[REP-38] that most effects cannot be seen is said for the actual number of days', () => {
  const range = { is: 'custom', from: localDay(DAY_0), to: localDay(DAY_0 + 11) } as const
  const told = summaryOf([aRecordOnDay(5, { day: 1 })], { filter: { criteria: DEFAULT_CRITERIA, range } })
  expect(told.noLinks).toBe('linksWant (20) fewDays (12)')
  expect(told.linksTitle).toBe('linksTitle')
})

test('[REP-71, RES-50] from 120 days on it is drawn by weeks', () => {
  const chartOf = (count: number) => {
    const range = { is: 'custom', from: localDay(DAY_0 - count + 1), to: localDay(DAY_0) } as const
    const entries = days(count, 1 - count).map((day) => aRecordOnDay(5, { day }))
    return summaryOf(entries, { filter: { criteria: DEFAULT_CRITERIA, range } }).days
  }
  expect(chartOf(119)).toMatchObject({ title: 'painByDay', chart: { points: { length: 119 } } })
  expect(chartOf(126)).toMatchObject({ title: 'painWeek', chart: { points: { length: 19 } } })
})

test('[REP-77, STAT-23] that mostly hard days are logged is said, unless the filter selected them', () => {
  const hard = days(12).map((day) => aRecordOnDay(8, { day }))
  expect(pageOf(hard).foot.notes).toContain('mostlyHard')
  expect(pageOf(hard, severity(7, 10)).foot.notes).not.toContain('mostlyHard')
  expect(pageOf(days(28).map((day) => aRecordOnDay(8, { day }))).foot.notes).not.toContain('mostlyHard')
})

test('[REP-75] the other pages name the person, the dates, and that it is self-reported', () => {
  const profile = { ...aReportContent([aRecordOnDay(5, { day: 1 })]), patient: null }
  expect(pageOneText(profile, aReportLocale).foot.running).toMatch(/^[^·]+ · made \(.+\) · selfReported$/u)
})

test('[REP-40, RES-58] records on no part of the figure are counted', () => {
  expect(summaryOf([aRecordOnDay(5, { day: 1, lists: { location: ['elsewhere'] } })]).where?.unplaced).toBe(
    'unplaced (1)',
  )
})

test('[REP-44] both numbers of a pair have the same format', () => {
  const range = { is: 'custom', from: localDay(DAY_0 - 1_099), to: localDay(DAY_0) } as const
  const entries = days(1_100, -1_099).map((day) => aRecordOnDay(5, { day, lists: { location: ['a'] } }))
  const told = { filter: { criteria: DEFAULT_CRITERIA, range } }
  const charts = printReport(aReportContent(entries, told), aReportLocale).sections.find(
    ({ is }) => is === 'chartView',
  )
  expect(JSON.stringify(charts)).toContain('mostOften (A) (inRecords (1,100) (1100))')
  expect(shortOf(entries, told)[0]).toBe('shortAverage (5.0) (loggedOn (1,100) (1100))')
})

test('[REP-42] in Chinese days have the same form for one and two', () => {
  const dates = new Intl.DateTimeFormat('zh-Hans-CN', { dateStyle: 'long', timeZone: 'UTC' })
  expect(daySpanText({ from: 20_000, to: 20_000 }, dates)).toBe('2024年10月4日')
  expect(daySpanText({ from: 20_000, to: 20_013 }, dates)).toBe('2024年10月4日至2024年10月17日')
})

test('[REP-39, STAT-18] an hour apart are two uses', () => {
  const doses = [8, 9].map((hour) => aDoseOnDay('m', { day: 1, hour }))
  expect(summaryOf([aRecordOnDay(5, { day: 1 })], { doses }).medicines?.rows[0]?.logged).toBe('times (2)')
})
