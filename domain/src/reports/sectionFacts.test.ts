import { describe, expect, test } from 'vitest'
import { NO_PROFILE } from '../account/profile.ts'
import { MARK } from '../filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '../filters/criteria.ts'
import { aRecordOnDay, aReflectionOnDay, DAY_0 } from '../results/testing/aDiary.ts'
import { mostUsedOverlays } from '../results/calendar/overlays.ts'
import { localDay } from '../time/dayNumber.ts'
import { reportDiary } from './reportDiary.ts'
import { DEFAULT_OPTIONS, SECTIONS, toggleSection, type ReportOptions } from './reportOptions.ts'
import { aSource, aReportLocale, aReportContent, EVERYTHING } from './testing/aReport.ts'
import { printReport } from './words/printReport.ts'

const record = aRecordOnDay(6, {
  id: 'r',
  day: 4,
  hour: 8.25,
  length: 5_400,
  pattern: 'constant',
  hasNote: true,
  isWrittenLater: true,
  lists: {
    location: ['back'],
    symptom: ['nothing'],
    alleviating_factor: ['bath', 'rest'],
    medication: ['pill', 'drops'],
  },
  marks: { bath: MARK.alleviating, rest: MARK.unmarked, pill: MARK.aggravating, drops: MARK.ineffective },
})
const reflection = aReflectionOnDay(7, { id: 'f', day: 4, hour: 21, hasNote: true })

const withDetails = (...fields: ReportOptions['fields']['recordDetails']): ReportOptions => ({
  ...EVERYTHING,
  fields: { ...EVERYTHING.fields, recordDetails: fields },
})

test('[REP-11] a section that was not chosen is not in the report', () => {
  const none = SECTIONS.filter((section) => DEFAULT_OPTIONS.isOn[section]).reduce(
    (options, section) => toggleSection(options, section),
    DEFAULT_OPTIONS,
  )
  expect(aReportContent([record], {}, none)).toMatchObject({
    patient: null,
    summary: null,
    hasFilterSummary: false,
    details: null,
    charts: null,
    calendar: null,
    timeline: null,
    counts: { records: 1, reflections: 0, logged: { days: 1, outOf: 30 } },
  })
})

describe('the patient', () => {
  const profile = {
    ...NO_PROFILE,
    name: ' Helen ',
    gender: 'o' as const,
    genderText: 'as I say',
    birthDate: '1968-11-05',
    weight: 70,
  }

  test('[REP-10] only selected fields are included, and of those only existing values', () => {
    const chosen = { ...EVERYTHING.fields, patientProfile: ['name', 'gender', 'height'] as const }
    expect(aReportContent([record], { profile }, { ...EVERYTHING, fields: chosen }).patient).toEqual({
      name: 'Helen',
      gender: { is: 'o', text: 'as I say' },
      birth: null,
      weight: null,
      height: null,
      conditions: null,
      medications: null,
    })
  })

  test('[REP-10] an age is that on the day of the report, in local time', () => {
    const at = Date.parse('2026-11-04T23:30:00Z')
    const ageAt = (offset: number) =>
      aReportContent([record], { profile, made: { at, offset } }).patient?.birth?.age
    expect([ageAt(0), ageAt(3_600_000)]).toEqual([57, 58])
  })
})

test('[REP-50, FILT-22] the filter summary lists the criteria, with the names of the report', () => {
  const criteria = {
    ...DEFAULT_CRITERIA,
    severity: { from: 5, to: 10 },
    fields: { ...DEFAULT_CRITERIA.fields, location: [{ id: 'back', text: 'back' }] },
  }
  const { filter } = aReportContent([record, aRecordOnDay(2, { day: 5 })], {
    filter: { criteria, range: { is: '30days' } },
  })
  expect(filter).toEqual({
    shown: 1,
    outOf: 2,
    parts: [
      { is: 'severity', span: { from: 5, to: 10 } },
      { is: 'field', field: 'location', item: { id: 'back', text: 'BACK' } },
    ],
  })
})

describe('record details', () => {
  test('[REP-51] have the chosen fields alone', () => {
    const options = withDetails('location', 'alleviating', 'notes')
    expect(aReportContent([record, reflection], {}, options).details).toEqual({
      fields: ['location', 'alleviating', 'notes'],
      sort: { by: 'timing', order: 'desc' },
      total: 2,
      rows: [
        { is: 'reflection', day: DAY_0 + 4, isWrittenLater: false },
        {
          is: 'record',
          day: DAY_0 + 4,
          minute: 495,
          isAllDay: false,
          length: 5_400,
          pattern: 'constant',
          isWrittenLater: true,
          items: { location: ['BACK'], alleviating: ['BATH'] },
          unmarked: ['REST'],
          note: 'Note of r',
        },
      ],
    })
  })

  test('[REP-51] name interventions by their effect', () => {
    const { details } = aReportContent(
      [record],
      {},
      withDetails('alleviating', 'ineffective', 'aggravating', 'severity'),
    )
    expect(details?.rows).toMatchObject([
      { severity: 6, items: { alleviating: ['BATH'], ineffective: ['DROPS'], aggravating: ['PILL'] } },
    ])
  })

  test('[REP-51, FILT-23] are in the chosen order', () => {
    const options = { ...EVERYTHING, sort: { by: 'severity', order: 'asc' } as const }
    const { details } = aReportContent(
      [record, aRecordOnDay(2, { day: 5 }), aRecordOnDay(9, { day: 3 })],
      {},
      options,
    )
    expect(details?.rows.map((row) => (row.is === 'record' ? row.severity : null))).toEqual([2, 6, 9])
  })

  test('[REP-51, COL-4] have the day and the local time of where each was written', () => {
    const far = aRecordOnDay(5, { day: 6, hour: 1, offset: 9 * 3_600_000 })
    const { details } = aReportContent([far], {}, withDetails('severity'))
    expect(details?.rows).toMatchObject([{ day: DAY_0 + 6, minute: 60 }])
  })
})

test('[REP-44, RES-57] charts are those of the screen, in its order, with the separate rows', () => {
  const charts = aReportContent([record]).charts ?? []
  expect(charts.map(({ category }) => category)).toEqual(EVERYTHING.fields.chartView)
  expect(charts.find(({ category }) => category === 'symptom')).toMatchObject({
    rows: [],
    nothing: [{ label: 'NOTHING', records: 1, days: 1 }],
  })
  expect(charts.find(({ category }) => category === 'alleviating')).toMatchObject({
    rows: [{ label: 'BATH', records: 1, days: 1 }],
    unmarked: 1,
  })
})

test('[REP-39, REP-51] "nothing was tried" does not read as if nothing had helped', () => {
  const untried = aRecordOnDay(5, { day: 1, lists: { alleviating_factor: ['nothing'] } })
  const names = { ...aSource([]).names, nothingTried: 'Tried: nothing' }
  const { details } = aReportContent([untried], { names }, withDetails('alleviating'))
  expect(details?.rows).toMatchObject([{ items: { alleviating: ['Tried: nothing'] } }])
})

describe('[REP-52, RES-36] the calendar', () => {
  const calendarOf = (days: readonly number[], range: { from: string; to: string }) => {
    const filter = { criteria: DEFAULT_CRITERIA, range: { is: 'custom', ...range } as const }
    const overlays = [{ list: 'location' as const, id: 'back', text: 'back' }]
    const records = days.map((day) => aRecordOnDay(6, { day, lists: { location: ['back'] } }))
    return aReportContent(records, { filter }, { ...EVERYTHING, overlays }).calendar!
  }
  const HUNDREDS = { from: '1900-01-01', to: '2100-12-31' }

  test('has whole months, with the overlays by their places', () => {
    // 2024-10-04 to 2024-11-13
    const range = { from: localDay(DAY_0), to: localDay(DAY_0 + 40) }
    expect(calendarOf([4, 35], range)).toMatchObject({
      months: [
        { year: 2024, month: 10 },
        { year: 2024, month: 11 },
      ],
      monthsBefore: 0,
      overlays: ['BACK'],
      days: [
        { day: DAY_0 + 4, severity: 6, overlays: [0] },
        { day: DAY_0 + 35, severity: 6, overlays: [0] },
      ],
      last: DAY_0 + 40,
    })
  })

  test('begins and ends with what there is, however long the range', () => {
    const { months, last } = calendarOf([0, 70], HUNDREDS)
    expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual(['2024-10', '2024-11', '2024-12'])
    expect(localDay(last)).toBe('2100-12-31')
  })

  test('has the last 240 months where there are more', () => {
    const { months, monthsBefore, days } = calendarOf([0, 25 * 365], HUNDREDS)
    expect([months.length, monthsBefore, days.length]).toEqual([240, 60, 2])
    expect([months[0], months.at(-1)]).toEqual([
      { year: 2029, month: 10 },
      { year: 2049, month: 9 },
    ])
  })

  test('says in its title that it has less than all', () => {
    const filter = { criteria: DEFAULT_CRITERIA, range: { is: 'custom', ...HUNDREDS } as const }
    const titles = [20 * 365, 25 * 365].map((day) => {
      const content = aReportContent([aRecordOnDay(5, { day: 31 }), aRecordOnDay(5, { day })], { filter })
      return printReport(content, aReportLocale).sections.find(({ is }) => is === 'calendarView')?.title
    })
    expect(titles).toEqual(['calendarView', 'calendarView, lastMonths (240)'])
  })
})

test('[REP-15, REP-16, RES-35] default overlays are those recorded on the most days', () => {
  const diary = reportDiary(aSource([record, aRecordOnDay(3, { day: 9, lists: { location: ['back'] } })]))
  const options = toggleSection(DEFAULT_OPTIONS, 'calendarView', mostUsedOverlays(diary.columns, diary))
  expect(options.overlays[0]).toEqual({ list: 'location', id: 'back', text: 'back' })
  expect(options.overlays.length).toBeLessThanOrEqual(6)
})

test('[REP-51, MED-26] record details have the amount taken, after the name and not in the table', () => {
  const takenOf = (id: string) =>
    id === 'r'
      ? [
          { id: 'pill', dose: { amount: 2, units: 'tablets' } },
          { id: 'drops', dose: null },
        ]
      : []
  const options = withDetails('aggravating', 'ineffective')
  const content = aReportContent([record], { takenOf }, options)
  expect(content.details?.rows).toMatchObject([
    {
      items: { aggravating: ['PILL'], ineffective: ['DROPS'] },
      taken: { aggravating: [{ amount: 2, units: 'tablets' }] },
    },
  ])
  const printed = printReport(content, aReportLocale).sections.find(({ is }) => is === 'recordDetails')
  expect(JSON.stringify(printed)).toContain('takenAmount (PILL) (countTablets (2))')
  expect(aReportContent([record], {}, options).details?.rows[0]).not.toHaveProperty('taken')
})

test('[MED-26] the amount of an unmarked medicine is shown with it, and none of a field that was not selected', () => {
  const unsaid = aRecordOnDay(6, {
    id: 'r',
    day: 4,
    lists: { medication: ['pill'] },
    marks: { pill: MARK.unmarked },
  })
  const takenOf = () => [{ id: 'pill', dose: { amount: 1, units: 'tablets' } }]
  const [unmarked] = aReportContent([unsaid], { takenOf }, withDetails('alleviating')).details?.rows ?? []
  expect(unmarked).toMatchObject({
    unmarked: ['PILL'],
    taken: { unmarked: [{ amount: 1, units: 'tablets' }] },
  })
  const [left] = aReportContent([unsaid], { takenOf }, withDetails('severity')).details?.rows ?? []
  expect(left).not.toHaveProperty('taken')
})

test('[REP-92] page one shows how much of a medication was taken each time, beside how often', () => {
  const twice = [record, aRecordOnDay(5, { id: 'later', day: 6, lists: { medication: ['pill'] } })]
  const takenOf = (id: string) => [{ id: 'pill', dose: { amount: id === 'r' ? 2 : 1, units: 'tablets' } }]
  const medicines = printReport(aReportContent(twice, { takenOf }), aReportLocale).pageOne.summary?.medicines
  expect(medicines?.rows[0]?.logged).toBe('times (2), amountEachTime (1–countTablets (2))')
  const untold = printReport(aReportContent(twice), aReportLocale).pageOne.summary?.medicines
  expect(untold?.rows[0]?.logged).toBe('times (2)')
})
