import type { DateRange, DaySpan } from '../filters/filter.ts'
import type { Logged } from '../results/days.ts'
import type { Language } from '../settings/language.ts'
import type { Instant, TimeOffset } from '../time/instant.ts'
import type {
  CalendarFacts,
  ChartFacts,
  DetailsFacts,
  FilterFacts,
  PatientFacts,
  TimelineFacts,
} from './sectionFacts.ts'
import type { SummaryFacts } from './summaryFacts.ts'

/**
 * What a report tells, as figures, names and dates: plain JSON, the same from the device and from the server. Sentences
 * are made of it by the words of a language alone. A section that was not chosen is null, and so is not in the file.
 */
export interface ReportContent {
  v: 1
  /** Of the names in it, and of the words that it is told with. */
  language: Language
  /** Of a made-up diary: every page says so. */
  isSample: boolean
  /** When, and by the clock of who asked. */
  made: { at: Instant; offset: TimeOffset }
  /** Until when the server had heard of the diary: what waits on a device is not in it. Null on the device itself. */
  receivedUntil: Instant | null
  range: ReportRange
  counts: ReportCounts
  filter: FilterFacts
  patient: PatientFacts | null
  summary: SummaryFacts | null
  /** Whether the criteria are listed; that there are any is told in any case. */
  hasFilterSummary: boolean
  details: DetailsFacts | null
  /** In the order of the categories; only those that were chosen. */
  charts: readonly ChartFacts[] | null
  calendar: CalendarFacts | null
  timeline: TimelineFacts | null
}

export interface ReportRange {
  is: DateRange['is']
  /** Days of the calendar, both within. */
  span: DaySpan
}

/** Of what is in the report, after the filter. */
export interface ReportCounts {
  records: number
  reflections: number
  /** Days with a record that has a number, of the days of the range. */
  logged: Logged
}
