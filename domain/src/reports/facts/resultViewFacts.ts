import { summariseFilter, type SummaryPart } from '../../filters/summary.ts'
import { partOfFactor } from '../../filters/factorPart.ts'
import { collectDayFacts } from '../../results/calendar/dayFacts.ts'
import { monthAt, monthBy, type Month } from '../../results/calendar/month.ts'
import { overlayDays, type Overlay } from '../../results/calendar/overlays.ts'
import { firstDayOfWeek } from '../../results/calendar/weekStart.ts'
import type { CategoryCounts, ChartCounts, ItemCount } from '../../results/charts/counts.ts'
import { averageMeasures } from '../../results/measures/measureAverages.ts'
import { makeStory } from '../../results/timeline/story.ts'
import { intlTag } from '../../settings/language.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { SectionField } from '../reportOptions.ts'
import type { CalendarFacts, ChartFacts, FilterFacts, TimelineFacts } from '../sectionFacts.ts'
import { daysFacts } from './painFacts.ts'
import { regionsIn } from './locationFacts.ts'

/** Included in every report: what the filter left out affects how everything is read. [REP-50] */
export const filterFacts = ({ filter, selection, names }: ReportDiary): FilterFacts => ({
  shown: selection.rows.length,
  outOf: selection.outOf,
  parts: summariseFilter(filter).map((part) => inLanguage(part, names)),
})

const LISTS = {
  aggravating: 'aggravating_factor',
  interventions: 'alleviating_factor',
  medications: 'medication',
} as const

function inLanguage(part: SummaryPart, { labelOf }: ReportDiary['names']): SummaryPart {
  switch (part.is) {
    case 'field':
      return { ...part, item: { ...part.item, text: labelOf(part.field, part.item) } }
    case 'factor':
    case 'medication': {
      const { criterion } = part
      const list = LISTS[part.is === 'medication' ? 'medications' : partOfFactor(criterion)]
      const item = { ...criterion.item, text: labelOf(list, criterion.item) }
      return { ...part, criterion: { ...criterion, item } }
    }
    default:
      return part
  }
}

/** [REP-44] */
export function chartFacts(
  diary: ReportDiary,
  { categories, unmarked }: ChartCounts,
  fields: readonly SectionField<'chartView'>[],
): readonly ChartFacts[] {
  const counted = ({ item, records, days }: ItemCount) => ({ label: diary.labelOf(item), records, days })
  const isMarked = ({ category }: CategoryCounts): boolean =>
    category === 'alleviating' || category === 'ineffective'
  return categories
    .filter(({ category }) => fields.includes(category))
    .map((one) => ({
      category: one.category,
      rows: one.rows.map(counted),
      nothing: one.nothing.map(counted),
      coverage: one.coverage,
      unmarked: isMarked(one) ? unmarked : 0,
      regions: one.category === 'location' ? regionsIn(diary) : null,
    }))
}

/** Twenty years: each month is a picture, and a range may span the whole calendar. */
const MOST_MONTHS = 240

/** Whole months, so that no week is cut at the end of the range. [REP-52] */
export function calendarFacts(diary: ReportDiary, overlays: readonly Overlay[]): CalendarFacts {
  const { columns, selection, canonical, days, names } = diary
  const marked = overlayDays(columns, overlays, { selection, canonical })
  const told = [...collectDayFacts(days, marked).values()].toSorted((one, other) => one.day - other.day)
  const { to: end } = selection.span
  const months = monthsIn(monthAt(told[0]?.day ?? end), monthAt(told.at(-1)?.day ?? end))
  const monthsBefore = Math.max(0, months.length - MOST_MONTHS)
  return {
    months: months.slice(monthsBefore),
    monthsBefore,
    firstWeekday: firstDayOfWeek(intlTag(diary.language)),
    overlays: overlays.map((one) => names.labelOf(one.list, one)),
    days: told,
    last: end,
  }
}

function monthsIn(first: Month, last: Month): readonly Month[] {
  const count = (last.year - first.year) * 12 + last.month - first.month + 1
  return Array.from({ length: count }, (_, at) => monthBy(first, at))
}

/** [REP-53] */
export const timelineFacts = (
  { days, columns, selection }: ReportDiary,
  fields: readonly SectionField<'timelineView'>[],
): TimelineFacts => ({
  ...daysFacts(days),
  fields,
  story: makeStory(days),
  measured: fields.includes('signals') ? averageMeasures(columns.measures ?? [], selection.span) : [],
})
