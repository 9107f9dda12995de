import type { ChartCategory } from '../results/charts/chartCategory.ts'
import type { NamedValue, LegendText, PageOne } from './pageOne.ts'
import type { BarsInput, BodyInput, MonthInput, TimelineInput } from './pictureInputs.ts'

/** A whole report, ready to print or show: page 1 and the chosen sections, written in one language. */
export interface PrintedReport {
  v: 1
  /** Title of the file: without names or anything about health. */
  fileTitle: string
  pageOne: PageOne
  /** In reading order, without the pain summary, which is page 1. [REP-110] */
  sections: readonly PrintedSection[]
}

export type PrintedSection = { title: string } & (
  | PrintedProfile
  | PrintedFilter
  | PrintedDetails
  | PrintedCharts
  | PrintedCalendar
  | PrintedTimeline
)

/** A line for each chosen field with a value; conditions and medications have a line each. */
export interface PrintedProfile {
  is: 'patientProfile'
  rows: readonly NamedValue[]
}

export interface PrintedFilter {
  is: 'filterSummary'
  /** "38/41 records shown". */
  count: string
  /** "Severity: 4 to 10"; empty without criteria, which `none` then states. */
  criteria: readonly string[]
  none: string | null
}

export interface PrintedDetails {
  is: 'recordDetails'
  /** "38 records, 24 reflections, the latest first". */
  count: string
  /** Of the table on paper. Missing in older stored reports, which are not printed again. */
  columns?: readonly DetailColumn[]
  /** The entries shown on screen; paper always has all of them. */
  entries: readonly PrintedEntry[]
  /** "The first 1,000 of 2,400 are shown here." */
  cut: string | null
}

/** Only lists that were chosen and that an entry has are in a column, and no column is empty. [REP-111] */
export interface DetailColumn {
  is: 'when' | 'pain' | 'where' | 'symptoms' | 'factors' | 'tried'
  /** With a line for each list, after its mark. */
  head: string
  /** A mark comes before the names of its list, so that two lists in a cell are told apart; '' for the main one. */
  lists: readonly { list: DetailList; mark: string }[]
}

/** Where the value of an entry comes from. */
export type DetailList =
  | ChartCategory
  | 'duration'
  | 'typeOfPain'
  | 'nothingTried'
  | 'nothingTaken'
  | 'effectNotRated'
  | 'episodeEnd'
  | 'episodeWorst'
  | 'episodeNumbers'

export interface EntryValue extends NamedValue {
  /** Missing in older stored reports. */
  list?: DetailList
}

export interface PrintedEntry {
  is: 'record' | 'reflection'
  /** "23 Oct 2026, 08:15". */
  when: string
  /** "Pain record", and whether it was written later. */
  what: string
  /** "7 of 10", and its step for the fill beside it; null if not chosen or not recorded. */
  value: { text: string; step: number } | null
  /** Missing in older stored reports; `what` says it too. */
  isWrittenLater?: boolean
  rows: readonly EntryValue[]
  note: string | null
}

export interface PrintedCharts {
  is: 'chartView'
  charts: readonly PrintedChart[]
}

export interface PrintedChart {
  title: string
  /** The main result, with the number of records; also the text alternative of the chart. */
  sentence: string
  bars: BarsInput
  /** For locations only. */
  body: BodyInput | null
  /** What is in no count, such as unmarked uses. */
  notes: readonly string[]
}

export interface PrintedCalendar {
  is: 'calendarView'
  months: readonly MonthInput[]
  /** Names by index; each has its shape, as on the screen, and its letter on paper. */
  overlays: readonly string[]
  /** "The number on a day is its average pain." */
  note?: string
}

export interface PrintedTimeline {
  is: 'timelineView'
  sentence: string
  chart: TimelineInput
  legend: readonly LegendText[]
}
