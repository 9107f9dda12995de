import type { DateRange, DaySpan } from '../filters/filter.ts'
import type { LoggedDays } from '../results/days.ts'
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
 * The content of a report as figures, names and dates: plain JSON, identical from device and server. Sentences are
 * composed later, by language. A section that was not chosen is null, and so is not in the file.
 */
export interface ReportContent {
  v: 1
  /** Language of the names and texts. */
  language: Language
  /** Made from the sample diary: every page says so. */
  isSample: boolean
  /** Time of the request, in the requester's time zone. */
  made: { at: Instant; offset: TimeOffset }
  /** When the server last received data: unsent data on a device is not included. Null on the device itself. */
  receivedUntil: Instant | null
  range: ReportRange
  counts: ReportCounts
  filter: FilterFacts
  patient: PatientFacts | null
  summary: SummaryFacts | null
  /** The person's open questions for the visit. */
  questions: readonly string[]
  /** Whether the criteria are listed; that a filter applies is stated in any case. */
  hasFilterSummary: boolean
  details: DetailsFacts | null
  /** In the order of the categories; only chosen ones. */
  charts: readonly ChartFacts[] | null
  calendar: CalendarFacts | null
  timeline: TimelineFacts | null
}

export interface ReportRange {
  is: DateRange['is']
  /** Calendar days, both included. */
  span: DaySpan
}

/** Counts of the report's entries, after the filter. */
export interface ReportCounts {
  records: number
  reflections: number
  /** Days with a record that has a number, out of the days of the range. */
  logged: LoggedDays
}
