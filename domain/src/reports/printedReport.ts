import type { NamedValue, LegendText, PageOne } from './pageOne.ts'
import type { BarsInput, BodyInput, MonthInput, TimelineInput } from './pictureInputs.ts'

/** A whole report, ready to be printed or shown: page 1 and the chosen sections behind it, in words of one language. */
export interface PrintedReport {
  v: 1
  /** Of the file: no name and no word of what somebody suffers from. */
  fileTitle: string
  pageOne: PageOne
  /** In the order of SECTIONS, without the pain summary, which is page 1. */
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

/** A line for each field that was chosen and told; conditions and medications have a line each. */
export interface PrintedProfile {
  is: 'patientProfile'
  rows: readonly NamedValue[]
}

export interface PrintedFilter {
  is: 'filterSummary'
  /** "38/41 records shown". */
  count: string
  /** "Severity: 4 to 10"; empty where nothing was asked for, which `none` says. */
  criteria: readonly string[]
  none: string | null
}

export interface PrintedDetails {
  is: 'recordDetails'
  /** "38 records, 24 reflections, the latest first". */
  count: string
  /** Where not all are shown, paper has them nevertheless. */
  entries: readonly PrintedEntry[]
  /** "The first 1,000 of 2,400 are shown here." */
  cut: string | null
}

export interface PrintedEntry {
  is: 'record' | 'reflection'
  /** "23 Oct 2026, 08:15". */
  when: string
  /** "Pain record", and that it was written down later. */
  what: string
  /** "7 of 10", and its step for the fill beside it; null where it was not chosen or not told. */
  value: { text: string; step: number } | null
  rows: readonly NamedValue[]
  note: string | null
}

export interface PrintedCharts {
  is: 'chartView'
  charts: readonly PrintedChart[]
}

export interface PrintedChart {
  title: string
  /** What stands out, and of how many records; it is also read out in place of the picture. */
  sentence: string
  bars: BarsInput
  /** Of locations alone. */
  body: BodyInput | null
  /** What is counted nowhere, such as what was used and not marked. */
  notes: readonly string[]
}

export interface PrintedCalendar {
  is: 'calendarView'
  months: readonly MonthInput[]
  /** Names by place; each place has its shape, as on the screen, and its letter on paper. */
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
