import { describe, expect, test } from 'vitest'
import { EMPTY_MEDICATION, type Medication } from '../../medications/medication.ts'
import { aDiary, aDoseOnDay, aRecordOnDay, aReflectionOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { makeContent } from '../makeContent.ts'
import { reportDiary } from '../reportDiary.ts'
import { DEFAULT_FIELDS, DEFAULT_OPTIONS, toggleSection, type ReportOptions } from '../reportOptions.ts'
import { aReportLocale, aReportContent, aSource, EVERYTHING } from '../testing/aReport.ts'
import type { PageOne, PageSummary, StyledSentence } from '../pageOne.ts'
import { pageOneText } from './pageOneText.ts'
import { PAGE_ROOMS, shortenText } from './pageRoom.ts'
import { printReport } from './printReport.ts'

const days = (count: number, from = 0): number[] => Array.from({ length: count }, (_, at) => from + at)
const records = (value: number, from = 0, count = 10) =>
  days(count, from).map((day) => aRecordOnDay(value, { day }))

const pageOf = (...of: Parameters<typeof aReportContent>): PageOne =>
  pageOneText(aReportContent(...of), aReportLocale)
const summaryOf = (...of: Parameters<typeof aReportContent>): PageSummary => pageOf(...of).summary!
const textOf = (sentence: StyledSentence): string => sentence.map(({ text }) => text).join('')

describe('in short', () => {
  const firstTwo = (before: number, now: number): readonly string[] =>
    summaryOf([...records(before, -20), ...records(now)])
      .short.sentences.map(textOf)
      .slice(0, 2)

  test('[REP-36, RES-42] names no direction under a point', () => {
    expect(firstTwo(5, 5)[1]).toBe('shortNoChange (0.0 (0%)) (5.0) (loggedOn (10) (30))')
    expect(firstTwo(6, 5)[1]).toBe('shortLower (1.0 (17%)) (6.0) (loggedOn (10) (30))')
    expect(firstTwo(4, 6)[1]).toBe('shortHigher (2.0 (50%)) (4.0) (loggedOn (10) (30))')
  })

  test('[REP-36, STAT-20] has two or three sentences, and no percentage of a low baseline', () => {
    expect(firstTwo(1, 2)).toEqual([
      'shortAverage (2.0) (loggedOn (10) (30))',
      'shortHigher (1.0) (1.0) (loggedOn (10) (30))',
    ])
    const located = records(4).map((one) => ({ ...one, items: [] }))
    expect(summaryOf(located).short.sentences.length).toBeLessThanOrEqual(3)
  })

  test('[REP-36, RES-41] with too few days it says on which side they are missing', () => {
    expect(summaryOf([...records(5, -20, 3), ...records(2)]).short.sentences.map(textOf)[1]).toBe(
      'needsBefore (10) (3)',
    )
  })

  test('[REP-36] its numbers are bold', () => {
    expect(summaryOf(records(5)).short.sentences[0]).toEqual([
      { text: 'shortAverage (', isStrong: false },
      { text: '5.0', isStrong: true },
      { text: ') (loggedOn (10) (30))', isStrong: false },
    ])
  })
})

describe('figures', () => {
  const score = (value: number, from: number) => days(10, from).map((day) => aReflectionOnDay(value, { day }))

  test('[REP-37] name their values, and which direction is better', () => {
    const entries = [...records(7, -20), ...score(3, -20), ...records(4), ...score(6, 0)]
    const [pain, worst, hard, day] = summaryOf(entries).figures
    expect(pain).toEqual({
      label: 'averagePain',
      value: '4.0',
      outOf: 'ofTen',
      change: { way: 'lower', isBetter: true, text: 'lower (3.0 (43%))' },
      lines: ['loggedOn (10) (30)', 'periodBefore (7.0) (loggedOn (10) (30))'],
    })
    expect(worst).toMatchObject({
      value: '4',
      change: null,
      lines: [expect.any(String), 'hardDaysBefore (7)'],
    })
    expect(hard).toMatchObject({ value: '0', outOf: 'ofDays (10)', change: null })
    expect(hard.lines).toEqual(['hardDaysBefore (daysOf (10) (10))'])
    expect(day.change).toEqual({ way: 'higher', isBetter: true, text: 'betterBy (3.0 (100%))' })
  })

  test('[REP-37] without a number there is a dash and no change', () => {
    const { figures } = summaryOf([aRecordOnDay(null, { day: 1 })])
    for (const figure of figures)
      expect(figure).toMatchObject({ value: '–', outOf: '', change: null, lines: ['noNumber'] })
  })
})

test('[REP-17, REP-18] an empty period is called empty, one beyond the plan is not', () => {
  expect(summaryOf(records(5)).notCompared).toBe('noPreviousPeriod')
  expect(summaryOf(records(5), { plan: 'lite' }).notCompared).toBe('notComparedPlan')
  expect(summaryOf([...records(5), ...records(5, -20)]).notCompared).toBeNull()
})

test('[REP-48] a microgram is written as a word on paper, wherever a medicine is named', () => {
  const medication: Medication = {
    ...EMPTY_MEDICATION,
    id: 'm',
    commonName: 'Levothyroxine',
    strength: '75',
    strengthUnits: 'µg',
  }
  const doses = [aDoseOnDay('m', { day: 1 })]
  const report = printReport(
    aReportContent([aRecordOnDay(5, { day: 1 })], { doses, medications: [medication] }),
    aReportLocale,
  )
  expect(JSON.stringify(report)).toContain('withStrength (Levothyroxine) (75) (microgram)')
  expect(JSON.stringify(report)).not.toMatch(/[µμ]g|strengthMicrogram/u)
})

describe('a page', () => {
  const many = (count: number) =>
    aReportContent([
      aRecordOnDay(5, {
        day: 1,
        lists: { location: days(count).map((at) => `place ${at} ${'x'.repeat(90)}`) },
      }),
    ])

  test('[REP-43] removes whole rows, and says how many', () => {
    const told = PAGE_ROOMS.map((room) => pageOneText(many(9), aReportLocale, room).summary!.where!)
    const counts = told.map(({ rows, more }) => `${rows.length}, ${more}`)
    expect([...new Set(counts)]).toEqual(['4, more (5)', '3, more (6)', '2, more (7)', '1, more (8)'])
    const longest = told.map(({ rows }) => Math.max(...rows.map(({ name }) => name.length)))
    expect(longest).toEqual(PAGE_ROOMS.map(({ letters }) => letters))
  })

  test('[REP-74] loses one table after the other, and medicines the last', () => {
    const steps = PAGE_ROOMS.slice(1).map((room, at) => [PAGE_ROOMS[at]!, room] as const)
    const shrinks = (key: 'tried' | 'places' | 'links' | 'medicines' | 'letters') =>
      steps.flatMap(([before, after], at) => (after[key] < before[key] ? [at] : []))
    expect(Math.min(...shrinks('medicines'))).toBeGreaterThan(
      Math.max(...shrinks('tried'), ...shrinks('links')),
    )
    expect(Math.min(...shrinks('letters'))).toBeGreaterThan(Math.max(...shrinks('tried')))
    for (const [before, after] of steps) expect(after.medicines).toBeGreaterThanOrEqual(before.medicines - 1)
  })

  test('[REP-43] cuts no letter in two', () => {
    expect(shortenText('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…')
    expect(shortenText('한국어', 3)).toBe('한국어')
  })

  test('[REP-35, REP-110] without the pain summary has its head, its foot and its sections, pictures first', () => {
    const content = aReportContent(
      [aRecordOnDay(5, { day: 1 })],
      {},
      toggleSection(EVERYTHING, 'painSummary'),
    )
    const { pageOne, sections } = printReport(content, aReportLocale)
    expect(pageOne.summary).toBeNull()
    expect(pageOne.head.title).toBe('title')
    expect(sections.map(({ is, title }) => [is, title])).toEqual(
      ['timelineView', 'chartView', 'calendarView', 'patientProfile', 'filterSummary', 'recordDetails'].map(
        (section) => [section, section],
      ),
    )
  })

  test('[REP-42] says that it is self-reported, the ends of both scales, and whether something was left out', () => {
    expect(pageOf(records(5)).foot.notes).toEqual([
      'selfReported',
      'scaleEnds (painIntensity) (severity0) (severity10) scaleEnds (title) (reflection0) (reflection10)',
      'notProof',
      'noFilter',
    ])
  })
})

test('[REP-45] every mark of a chart is named by its shape, and only those that are drawn', () => {
  expect(
    summaryOf([...records(5), aReflectionOnDay(4, { day: 1 })]).days.legend.map(({ mark }) => mark),
  ).toEqual(['square', 'bar', 'dotted', 'stem', 'gap'])
  expect(summaryOf([aRecordOnDay(5, { day: 1 })]).days.legend.map(({ mark }) => mark)).toEqual([
    'square',
    'bar',
    'gap',
  ])
})

test('[REP-53] the timeline shows the chosen series', () => {
  const fields = { ...EVERYTHING.fields, timelineView: ['reflectionScore'] as const }
  const entries = [aRecordOnDay(5, { day: 1 }), aReflectionOnDay(4, { day: 1 })]
  const { sections } = printReport(aReportContent(entries, {}, { ...EVERYTHING, fields }), aReportLocale)
  const timeline = sections.find((section) => section.is === 'timelineView')
  expect(timeline?.chart.shows).toEqual({ average: false, range: false, reflection: true })
  expect(timeline?.legend.map(({ mark }) => mark)).toEqual(['stem', 'gap'])
})

test('[REP-140] what devices measured is said with its days and source, only if it was ticked', () => {
  const diary = aDiary([aRecordOnDay(5, { day: 1 })])
  const sleep = {
    measure: 'sleep',
    source: 'self',
    values: new Map([
      [DAY_0 + 1, 400],
      [DAY_0 + 2, 450],
    ]),
  } as const
  const source = { ...aSource([]), columns: { ...diary, measures: [sleep] } }
  const sentenceWith = (timelineView: ReportOptions['fields']['timelineView']): string | undefined => {
    const options = { ...EVERYTHING, fields: { ...EVERYTHING.fields, timelineView } }
    const { sections } = printReport(makeContent(reportDiary(source), options), aReportLocale)
    return sections.find((section) => section.is === 'timelineView')?.sentence
  }
  expect(sentenceWith(['severity', 'signals'])).toContain(
    'spotSource (sleep) (average (hoursMinutes (7) (5)) (2) (30)) (fromSelf)',
  )
  expect(sentenceWith(['severity'])).not.toContain('sleep')
  expect(DEFAULT_FIELDS.timelineView).toEqual(['severity', 'reflectionScore'])
})

test('[REP-14, REP-50] a first report says in its filter summary that there is none', () => {
  const { sections } = printReport(aReportContent(records(5), {}, DEFAULT_OPTIONS), aReportLocale)
  expect(sections.map(({ is }) => is)).toEqual(['patientProfile', 'filterSummary', 'recordDetails'])
  expect(sections[1]).toMatchObject({
    count: 'shownOf (shown (10) (10)) (recordCount (10), reflectionCount (0))',
    criteria: [],
    none: 'noFilter',
  })
})
