import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import { allowedRange } from '../../filters/dateRange.ts'
import type { Criteria, DateRange } from '../../filters/filter.ts'
import { selectEntries, type SelectionContext } from '../../filters/selectEntries.ts'
import type { Plan } from '../../purchases/plan.ts'
import { runSteps, type Steps } from '../../steps.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { computeAverages, makeDayTable } from '../days.ts'
import { findLinks } from '../statistics/links.ts'
import { rangeContent, tellingRangeSteps, TRIED_RANGES } from './tellingRange.ts'

export interface DiaryContext {
  criteria: Criteria
  canonical: CanonicalItems
  idToday: NonNullable<SelectionContext['idToday']>
  plan: Plan
  today: DayNumber
}

/** The shortest period of this diary in which something can be said, within the plan. [RES-73] */
export const findTellingRange = (diary: DiaryColumns, context: DiaryContext): DateRange =>
  runSteps(findTellingRangeSteps(diary, context))

export function findTellingRangeSteps({ entries }: DiaryColumns, context: DiaryContext): Steps<DateRange> {
  const { criteria, canonical, idToday, plan, today } = context
  const isAllowed = (range: DateRange): boolean =>
    !allowedRange(range, { view: 'insights', plan, today }).wasReset
  return tellingRangeSteps(TRIED_RANGES.filter(isAllowed), (range) => {
    const selection = selectEntries(entries, { criteria, range }, { today, canonical, idToday })
    const days = makeDayTable(entries, selection)
    const { logged } = computeAverages(days).pain
    return rangeContent(logged.days, findLinks(entries, { selection, days, canonical }))
  })
}
