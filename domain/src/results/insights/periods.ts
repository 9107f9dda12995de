import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import { allowedRange } from '../../filters/dateRange.ts'
import type { DateRange, DaySpan, Filter, Selection } from '../../filters/filter.ts'
import { selectEntries, type SelectionContext } from '../../filters/selectEntries.ts'
import type { Plan } from '../../purchases/plan.ts'
import { localDay, type DayNumber } from '../../time/dayNumber.ts'
import { firstDayOfMonth, lastDayOfMonth, monthAt, monthBy } from '../calendar/month.ts'
import { makeDayTable, countSpanDays, type DayTable } from '../days.ts'

/** The period of equal length right before. */
export const previousSpan = (span: DaySpan): DaySpan => ({
  from: span.from - countSpanDays(span),
  to: span.from - 1,
})

/** `alltime`: there is no earlier period. `plan`: its days are outside the person's plan (D44). */
export type OtherPeriod = { is: 'period'; period: ResultsPeriod } | { is: 'alltime' } | { is: 'plan' }

export interface ResultsPeriod {
  selection: Selection
  days: DayTable
}

interface Ways {
  plan: Plan
  idToday: SelectionContext['idToday']
}

/** The displayed results, and the diary that they are based on. */
interface ShownResults {
  columns: DiaryColumns
  filter: Filter
  selection: Selection
  canonical: CanonicalItems
  today: DayNumber
}

/** The period before the displayed one, by the same criteria. [RES-40] */
export function findPreviousPeriod(results: ShownResults, ways: Ways): OtherPeriod {
  if (results.filter.range.is === 'alltime') return { is: 'alltime' }
  return selectOtherPeriod(results, { ...ways, span: previousSpan(results.selection.span) })
}

/** The month before, if the days are a month, or the current one until today; otherwise null. [RES-85] */
export function monthBefore({ from, to }: DaySpan, today: DayNumber): DaySpan | null {
  const month = monthAt(from)
  const isMonth =
    from === firstDayOfMonth(month) && to === Math.min(lastDayOfMonth(month), Math.max(today, from))
  if (!isMonth) return null
  const before = monthBy(month, -1)
  return { from: firstDayOfMonth(before), to: lastDayOfMonth(before) }
}

/** What Compare puts beside the displayed period if nothing else is chosen. [RES-40, RES-85] */
export function findComparedPeriod(results: ShownResults, ways: Ways): OtherPeriod {
  const span = monthBefore(results.selection.span, results.today)
  return span === null ? findPreviousPeriod(results, ways) : selectOtherPeriod(results, { ...ways, span })
}

/** Any other period, by the same criteria: otherwise the comparison would be meaningless. [RES-40] */
export function selectOtherPeriod(
  { columns, filter, canonical, today }: ShownResults,
  { plan, idToday, span }: Ways & { span: DaySpan },
): OtherPeriod {
  const range: DateRange = { is: 'custom', from: localDay(span.from), to: localDay(span.to) }
  if (allowedRange(range, { view: 'compare', plan, today }).wasReset) return { is: 'plan' }
  const asking: SelectionContext =
    idToday === undefined ? { today, canonical } : { today, canonical, idToday }
  const selection = selectEntries(columns.entries, { criteria: filter.criteria, range }, asking)
  return { is: 'period', period: { selection, days: makeDayTable(columns.entries, selection) } }
}
