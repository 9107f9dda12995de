import type { DaySpan } from '../filters/filter.ts'
import type { KnownPlan } from '../purchases/plan.ts'
import type { DayNumber } from '../time/dayNumber.ts'
import { isAdvanced, type ReportOptions } from './reportOptions.ts'

/** One credit per report, whatever it contains. [BUY-2] */
export const CREDITS_PER_REPORT = 1

const FREE_DAYS = 30

/** Why it is not free: both reasons may apply, but it still costs one credit. */
export type CreditReason = 'range' | 'advanced'

export type CreditNeed =
  | { isFree: true }
  | { isFree: false; credits: number; because: readonly CreditReason[] }

interface Priced {
  options: Pick<ReportOptions, 'isOn'>
  /** The days of the range, from `spanOf`. */
  span: DaySpan
  /** In the requester's calendar. */
  today: DayNumber
  /** An expired subscription counts as the plan without it. With an unknown plan the caller has to wait for it. */
  plan: KnownPlan
  /** Tolerance if that calendar is uncertain: nobody is charged because of the date line. */
  graceDays?: number
}

/** What a report costs. [BUY-1] */
export function creditNeed({ options, span, today, plan, graceDays = 0 }: Priced): CreditNeed {
  if (plan === 'subscription') return { isFree: true }
  const because: CreditReason[] = []
  // The end is not checked: future days contain only entries from beyond the date line.
  if (span.from <= today - FREE_DAYS - graceDays) because.push('range')
  if (isAdvanced(options)) because.push('advanced')
  return because.length === 0 ? { isFree: true } : { isFree: false, credits: CREDITS_PER_REPORT, because }
}
