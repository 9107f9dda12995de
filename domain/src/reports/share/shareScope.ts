import { rangeToSpan } from '../../filters/dateRange.ts'
import type { DateRange, DaySpan } from '../../filters/filter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { SECTIONS, type Fields, type ReportOptions, type Section } from '../reportOptions.ts'

/** The contents of a report, of which a link may show all or a part. */
export interface SharedReport {
  sections: readonly Section[]
  /** The requested range, and the days that it meant then. */
  range: DateRange
  span: DaySpan
  /** The day of the request: "the last seven days" are counted from it, as in the report. */
  today: DayNumber
}

/** The requested part; null for everything. */
export interface ShareRequest {
  sections: readonly Section[] | null
  range: DateRange | null
}

export interface ShareScope {
  /** In the report's order. */
  sections: readonly Section[]
  span: DaySpan
  hasAllDays: boolean
  /** The link shows the whole report, and so can use its files. */
  isWhole: boolean
}

/** Never exceeds the report, which is what was paid for. [SHARE-7] */
export function shareScope(
  wish: ShareRequest,
  report: SharedReport,
): Result<ShareScope, 'sections' | 'range'> {
  const wanted = wish.sections ?? report.sections
  if (!wanted.every((section) => report.sections.includes(section))) return err('sections')
  const sections = report.sections.filter((section) => wanted.includes(section))
  if (sections.length === 0) return err('sections')
  const span = daysOf(wish.range, report)
  if (span.from < report.span.from || span.to > report.span.to || span.from > span.to) return err('range')
  const hasAllDays = span.from === report.span.from && span.to === report.span.to
  return ok({ sections, span, hasAllDays, isWhole: hasAllDays && sections.length === report.sections.length })
}

/** A named range equal to the report's means the report's own days: by now the name may mean others. */
function daysOf(range: DateRange | null, report: SharedReport): DaySpan {
  if (range === null || (range.is !== 'custom' && range.is === report.range.is)) return report.span
  // All time exceeds any report that was not made for all time.
  if (range.is === 'alltime') return { from: -Infinity, to: Infinity }
  const { span, today } = report
  return rangeToSpan(range, { today, first: span.from, last: span.to })
}

/**
 * The options of a report with only these sections. With fewer days nothing is compared: the days before are excluded
 * from the link, or outside the report. [SHARE-7]
 */
export function narrowedOptions(
  options: ReportOptions,
  { sections, hasAllDays }: Pick<ShareScope, 'sections' | 'hasAllDays'>,
): ReportOptions {
  const isOn = (section: Section): boolean => options.isOn[section] && sections.includes(section)
  const flags = SECTIONS.map((section) => [section, isOn(section)])
  const fields = SECTIONS.map((section) => [section, isOn(section) ? options.fields[section] : []])
  const told = Object.fromEntries(fields) as unknown as Fields
  return {
    ...options,
    isOn: Object.fromEntries(flags) as ReportOptions['isOn'],
    fields: hasAllDays ? told : { ...told, painSummary: [] },
    overlays: isOn('calendarView') ? options.overlays : [],
  }
}
