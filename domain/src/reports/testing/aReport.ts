import { NO_PROFILE } from '../../account/profile.ts'
import type { EntryFacts, DoseFacts } from '../../filters/columns/facts.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { aDiary, DAY_0 } from '../../results/testing/aDiary.ts'
import type { Say } from '../../say.ts'
import { DAY_MS, HOUR_MS } from '../../time/instant.ts'
import { makeContent } from '../makeContent.ts'
import type { ReportContent } from '../reportContent.ts'
import { reportDiary, type ReportSource } from '../reportDiary.ts'
import { DEFAULT_OPTIONS, SECTION_FIELDS, type ReportOptions } from '../reportOptions.ts'
import { REPORT_AREAS, type ReportLocale } from '../words/reportLocale.ts'

/** The report is created in the evening of the last of thirty days; DAY_0 is the first. */
const LAST = DAY_0 + 29

type ReportSourceCase = Partial<Omit<ReportSource, 'columns'>> & { doses?: readonly DoseFacts[] }

export const aSource = (
  entries: readonly EntryFacts[],
  { doses = [], ...own }: ReportSourceCase = {},
): ReportSource => ({
  columns: aDiary(entries, doses),
  filter: { criteria: DEFAULT_CRITERIA, range: { is: '30days' } },
  made: { at: LAST * DAY_MS + 18 * HOUR_MS, offset: HOUR_MS },
  receivedUntil: null,
  isSample: false,
  plan: 'pro',
  language: 'en',
  names: { labelOf: (_, { text }) => text.toUpperCase(), idToday: (id) => id },
  regionsOf: () => [],
  noteOf: (id) => `Note of ${id}`,
  takenOf: () => [],
  profile: NO_PROFILE,
  conditions: [],
  medications: [],
  ...own,
})

export const EVERYTHING: ReportOptions = {
  ...DEFAULT_OPTIONS,
  isOn: { ...DEFAULT_OPTIONS.isOn, chartView: true, calendarView: true, timelineView: true },
  fields: SECTION_FIELDS,
}

export const aReportContent = (
  entries: readonly EntryFacts[],
  told: ReportSourceCase = {},
  options: ReportOptions = EVERYTHING,
): ReportContent => makeContent(reportDiary(aSource(entries, told)), options)

/** Returns the key and its values, so that tests need no language. */
const keyAndValues: Say<string> = (key, values = {}) =>
  [key, ...Object.values(values).map((value) => `(${value})`)].join(' ')

export const aReportLocale: ReportLocale = {
  language: 'en',
  say: Object.fromEntries(REPORT_AREAS.map((area) => [area, keyAndValues])) as unknown as ReportLocale['say'],
}
