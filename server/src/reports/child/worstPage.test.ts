import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { LONGEST_QUESTION } from '@reprieve/domain/reports/brief/visitQuestions.ts'
import { makeContent } from '@reprieve/domain/reports/makeContent.ts'
import type { ReportContent } from '@reprieve/domain/reports/reportContent.ts'
import { reportDiary } from '@reprieve/domain/reports/reportDiary.ts'
import { DEFAULT_OPTIONS, SECTION_FIELDS } from '@reprieve/domain/reports/reportOptions.ts'
import type { SummaryFacts, ReportedMedication } from '@reprieve/domain/reports/summaryFacts.ts'
import { pageOneText } from '@reprieve/domain/reports/words/pageOneText.ts'
import { PAGE_ROOMS } from '@reprieve/domain/reports/words/pageRoom.ts'
import { printReport } from '@reprieve/domain/reports/words/printReport.ts'
import { intlTag, LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { NAME_MAX } from '@reprieve/domain/writtenName.ts'
import { expect, test } from 'vitest'
import { printPdf, type Paper } from './printPdf.ts'
import { diaryReader } from '../../results/readDiary.ts'
import { loadReportTexts, reportNames } from './reportTexts.ts'
import { demoRows, DEMO_ROWS_TIME } from './testing/demoRows.ts'
import { readPdf } from './testing/readPdf.ts'

const isLong = process.env['REPRIEVE_LONG'] === '1'
// The longest words on the shorter paper, which is where it was two pages.
const CASES: readonly (readonly [Language, Paper])[] = isLong
  ? LANGUAGES.flatMap((language) => [[language, 'a4'] as const, [language, 'letter'] as const])
  : [['de', 'letter']]

const longName = (at: number): string =>
  `WWWW Mmmmmmmmm ${at} `.padEnd(NAME_MAX, 'eine sehr lange Bezeichnung ').slice(0, NAME_MAX)
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => longName(at))

const amount = { least: 0.25, most: 12.75, units: 'suppositories' }
const days = { days: 28, limit: 10 }
const marks = { helped: 1_000, marked: 1_234, share: 0.81, likely: { low: 78, high: 83 } }

/** Every table full, and every name as long as names may be. */
function fullest(summary: SummaryFacts, medication: ReportedMedication): SummaryFacts {
  const links = names(3).map((label) => ({
    label,
    list: 'symptom' as const,
    points: 2.3,
    low: 1.1,
    high: 3.5,
    days: { days: 107, outOf: 308 },
  }))
  return {
    ...summary,
    areMostlyHard: true,
    links: { lower: { rows: links, more: 4 }, higher: { rows: links, more: 2 }, empty: null },
    medicines: { rows: names(5).map(() => ({ medication, uses: 1_234, amount, marks, days })), more: 7 },
    tried: { rows: names(6).map((label) => ({ label, marks })), more: 9 },
    where: {
      ...summary.where,
      rows: names(4).map((label) => ({ label, records: 424, mean: { told: 318, mean: 8.4 } })),
      more: 8,
      main: names(3),
      unplaced: 38,
    },
    function: { ...summary.function, activities: names(3) },
  }
}

async function fullestReport(language: Language): Promise<ReportContent> {
  const reader = diaryReader()
  for (const row of demoRows(365)) reader.add(row)
  const read = reader.end()
  const diary = reportDiary({
    ...read,
    profile: {
      ...read.profile,
      name: longName(0),
      gender: 'o',
      genderText: longName(1),
      birthDate: '1968-04-17',
    },
    filter: {
      criteria: DEFAULT_CRITERIA,
      range: { is: 'custom', from: '2026-05-01', to: '2026-11-12' },
    },
    made: DEMO_ROWS_TIME,
    receivedUntil: DEMO_ROWS_TIME.at,
    isSample: true,
    plan: 'subscription',
    language,
    names: await reportNames(read, language),
    regionsOf: () => [],
  })
  const isOn = { ...DEFAULT_OPTIONS.isOn, recordDetails: false }
  const content = makeContent(diary, { ...DEFAULT_OPTIONS, isOn, fields: SECTION_FIELDS })
  const medication: ReportedMedication = {
    ...read.medications[0]!,
    commonName: longName(7),
    names: {},
    brandName: longName(3),
    strength: '12.5',
    strengthUnits: 'µg',
    takeAs: 'scheduled and needed',
    dosages: Array.from({ length: 6 }, (_, hour) => ({
      amount: 1.5,
      frequency: { kind: 'weekly', every: 2, days: [1, 3, 5], at: { hour: 8 + hour, minute: 30 } },
    })),
  }
  const conditions = names(9).map((label) => ({ label, firstSymptom: null, diagnosed: null }))
  return {
    ...content,
    patient: { ...content.patient!, conditions, medications: [] },
    summary: fullest(content.summary!, medication),
    questions: Array.from({ length: 60 }, (_, at) => `W${at}`.padEnd(LONGEST_QUESTION, 'WM ')),
    filter: {
      ...content.filter,
      parts: names(6).map((text, at) => ({
        is: 'field',
        field: 'symptom',
        item: { id: `x${at}`, text },
      })),
    },
  }
}

test.each(CASES)(
  '[REP-74, REP-49, REP-122] the fullest page 1 in %s on %s is one page',
  { timeout: 180_000 },
  async (language, paper) => {
    const content = await fullestReport(language)
    const tongue = await loadReportTexts(language)
    const report = printReport(content, tongue)
    const tighter = PAGE_ROOMS.slice(1).map((room) => pageOneText(content, tongue, room))
    const pdf = await readPdf(await printPdf({ report, tighter, language, paper }))
    // Page 2 has the profile and the filter, and no heading of page 1.
    expect(pdf.headings[1]).toBe(2)
    const [first = '', second = ''] = pdf.text.split('\n')
    expect(second).toContain(report.sections[0]?.title)
    // At least one question, and how many more there are. [REP-122]
    expect(first.replaceAll(/\s/gu, '')).toContain('W0WM')
    // How strong a medicine is stands whole, however little room there is. [REP-76]
    expect(first.replaceAll(/\s/gu, '')).toContain(strengthIn(language))
    // [REP-75]
    expect(second.replaceAll(/\s/gu, '')).toContain(report.pageOne.foot.running?.replaceAll(/\s/gu, ''))
  },
)

const strengthIn = (language: Language): string => new Intl.NumberFormat(intlTag(language)).format(12.5)
