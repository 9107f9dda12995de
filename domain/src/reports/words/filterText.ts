import { partText } from '../../filters/summaryWords.ts'
import type { PrintedFilter } from '../printedReport.ts'
import type { ReportCounts } from '../reportContent.ts'
import type { FilterFacts } from '../sectionFacts.ts'
import { shortenText, type PageRoom } from './pageRoom.ts'
import type { ReportFormatter } from './reportFormatter.ts'

/** [REP-50] */
export function filterText(
  filter: FilterFacts,
  counts: ReportCounts,
  speech: ReportFormatter,
): PrintedFilter {
  const { charts, report } = speech.say
  const criteria = criteriaOf(filter, speech)
  const kinds = speech.clauses([
    charts('recordCount', { count: counts.records }),
    report('reflectionCount', { count: counts.reflections }),
  ])
  return {
    is: 'filterSummary',
    count: report('shownOf', { shown: shownText(filter, speech), counts: kinds }),
    criteria,
    none: criteria.length === 0 ? report('noFilter') : null,
  }
}

/** States the filter first: readers must know of it before they see any number. [REP-70] */
export function filterNoticeText(filter: FilterFacts, room: PageRoom, speech: ReportFormatter): string {
  const { report } = speech.say
  const all = criteriaOf(filter, speech).map((one) => shortenText(one, room.letters))
  const more = all.length - room.criteria
  const named = [
    ...all.slice(0, room.criteria),
    ...(more > 0 ? [report('more', { count: speech.whole(more) })] : []),
  ]
  return report('filtered', { criteria: named.join('; '), shown: shownText(filter, speech) })
}

export const shownText = (
  { shown, outOf }: FilterFacts,
  { say: { filters }, whole }: ReportFormatter,
): string => filters('shown', { 0: whole(shown), 1: outOf })

function criteriaOf({ parts }: FilterFacts, { say, tag }: ReportFormatter): readonly string[] {
  const { filters, records, reflections } = say
  const words = { filters, records, reflections, tag }
  return parts.map((part) => partText(part, words, { labelOf: (_, { text }) => text }))
}
