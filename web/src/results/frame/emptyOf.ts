import { allowedRange, rangeToSpan, type View } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, Selection } from '@reprieve/domain/filters/filter.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'

/** Why there is nothing to show; null if there is something. [RES-21] */
export type EmptyReason = 'none' | 'range' | 'filter' | null

export function findEmptyReason(
  count: number,
  { rows, outOf }: Pick<Selection, 'rows' | 'outOf'>,
): EmptyReason {
  if (count === 0) return 'none'
  if (outOf === 0) return 'range'
  return rows.length === 0 ? 'filter' : null
}

/** The one action that shows something again: another range, or the list, which shows all time on every plan. */
export type EmptyRemedy = { is: 'range'; range: DateRange } | { is: 'list' }

const WIDER: readonly DateRange[] = [{ is: '30days' }, { is: 'alltime' }]

interface Latest {
  /** The day of the latest entry. */
  day: DayNumber
  view: View
  plan: Plan
  today: DayNumber
}

/** The smallest range that contains the latest entry and that the plan allows. [RES-22] */
export function findEmptyRemedy({ day, ...of }: Latest): EmptyRemedy {
  const holds = (range: DateRange): boolean => {
    const { from, to } = rangeToSpan(range, { today: of.today, first: day, last: Math.max(day, of.today) })
    return day >= from && day <= to && !allowedRange(range, of).wasReset
  }
  const range = WIDER.find(holds)
  return range === undefined ? { is: 'list' } : { is: 'range', range }
}

/** Entries are sorted by time, but their days only roughly: each uses its local calendar. */
export const latestDay = ({ day }: { day: Int32Array }): DayNumber =>
  day.reduce((latest, one) => Math.max(latest, one), -Infinity)
