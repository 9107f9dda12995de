import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { Section } from '@reprieve/domain/reports/reportOptions.ts'
import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { typedRange, type TypedDays } from '../../filters/panel/typedRange.ts'
import type { ListedReport } from '../reportList.ts'
import { USUAL_LINK_DAYS, type WantedLink } from './makeLink.ts'

/** The choices for a link, as typed. */
export interface LinkChoice {
  sections: readonly Section[]
  isAllDays: boolean
  typed: TypedDays
  days: number
}

export type ChoiceFault = 'sections' | 'from' | 'to' | 'order' | 'outside'

/** By default the whole report; the user can choose less. */
export const firstChoice = ({ sections, span }: ListedReport): LinkChoice => ({
  sections,
  isAllDays: true,
  typed: span === null ? { from: '', to: '' } : { from: localDay(span.from), to: localDay(span.to) },
  days: USUAL_LINK_DAYS,
})

type LinkChoiceResult = { is: 'wanted'; link: WantedLink } | { is: 'fault'; at: ChoiceFault }

/** Never more than the report contains, which is what was seen and paid for. [SHARE-7] */
export function wantedLink(choice: LinkChoice, report: ListedReport): LinkChoiceResult {
  const sections = report.sections.filter((section) => choice.sections.includes(section))
  if (sections.length === 0) return { is: 'fault', at: 'sections' }
  const told = { report, sections, days: choice.days }
  if (choice.isAllDays) return { is: 'wanted', link: { ...told, span: null } }
  const read = typedRange(choice.typed)
  if (read.is === 'fault') return read
  if (read.range.is !== 'custom') return { is: 'fault', at: 'from' }
  const span = { from: dayNumber(read.range.from), to: dayNumber(read.range.to) }
  if (report.span !== null && !isWithin(span, report.span)) return { is: 'fault', at: 'outside' }
  const isAll = report.span?.from === span.from && report.span.to === span.to
  return { is: 'wanted', link: { ...told, span: isAll ? null : span } }
}

/** Questionnaire answers are only in the file of the whole report: a smaller link contains none. [FHIR-11] */
export function hasAnswers(choice: LinkChoice, report: ListedReport): boolean {
  const wanted = wantedLink(choice, report)
  if (wanted.is === 'fault' || wanted.link.span !== null) return false
  const { sections } = wanted.link
  return sections.length === report.sections.length && sections.includes('recordDetails')
}

const isWithin = (span: DaySpan, { from, to }: DaySpan): boolean => span.from >= from && span.to <= to
