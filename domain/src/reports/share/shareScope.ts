import { spanOf } from '../../filters/dateRange.ts'
import type { DateRange, DaySpan } from '../../filters/filter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { SECTIONS, type Fields, type ReportOptions, type Section } from '../reportOptions.ts'

/** What a report has, of which a link may show all or less. */
export interface SharedReport {
  sections: readonly Section[]
  /** As it was asked for, and the days that it meant then. */
  range: DateRange
  span: DaySpan
  /** The day on which it was asked for: "the last seven" are counted from it, as on the report. */
  today: DayNumber
}

/** What is wanted of it; null for all that it has. */
export interface ShareWish {
  sections: readonly Section[] | null
  range: DateRange | null
}

export interface ShareScope {
  /** In the order of the report. */
  sections: readonly Section[]
  span: DaySpan
  hasAllDays: boolean
  /** It is the report itself, whose files it can show. */
  isWhole: boolean
}

/** Never more than the report has, which is what was paid for. [SHARE-7] */
export function shareScope(wish: ShareWish, report: SharedReport): Result<ShareScope, 'sections' | 'range'> {
  const wanted = wish.sections ?? report.sections
  if (!wanted.every((section) => report.sections.includes(section))) return err('sections')
  const sections = report.sections.filter((section) => wanted.includes(section))
  if (sections.length === 0) return err('sections')
  const span = daysOf(wish.range, report)
  if (span.from < report.span.from || span.to > report.span.to || span.from > span.to) return err('range')
  const hasAllDays = span.from === report.span.from && span.to === report.span.to
  return ok({ sections, span, hasAllDays, isWhole: hasAllDays && sections.length === report.sections.length })
}

/** A range by the name that the report has is its own days: by now they may be others. */
function daysOf(range: DateRange | null, report: SharedReport): DaySpan {
  if (range === null || (range.is !== 'custom' && range.is === report.range.is)) return report.span
  // All time is more than any report has that was not made of it.
  if (range.is === 'alltime') return { from: -Infinity, to: Infinity }
  const { span, today } = report
  return spanOf(range, { today, first: span.from, last: span.to })
}

/**
 * The options of a report that tells these sections alone. With fewer days nothing is compared: the days before are left
 * out of the link, or lie outside of the report. [SHARE-7]
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
