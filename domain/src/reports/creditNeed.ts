import type { DaySpan } from '../filters/filter.ts'
import type { KnownPlan } from '../purchases/plan.ts'
import type { DayNumber } from '../time/dayNumber.ts'
import { isAdvanced, type ReportOptions } from './reportOptions.ts'

/** One, however much is in it. [BUY-2] */
export const CREDITS_PER_REPORT = 1

const FREE_DAYS = 30

/** Why it is not free: both can be said of one report, and it is one credit all the same. */
export type CreditReason = 'range' | 'advanced'

export type CreditNeed =
  | { isFree: true }
  | { isFree: false; credits: number; because: readonly CreditReason[] }

interface Priced {
  options: Pick<ReportOptions, 'isOn'>
  /** Of the range, by `spanOf`. */
  span: DaySpan
  /** By the calendar of who asks. */
  today: DayNumber
  /** An ended subscription counts as what was there without it. Whose plan nobody has told yet has to wait for it. */
  plan: KnownPlan
  /** For who does not know that calendar for certain: nobody is charged for the date line. */
  graceDays?: number
}

/** What a report costs. [BUY-1] */
export function creditNeed({ options, span, today, plan, graceDays = 0 }: Priced): CreditNeed {
  if (plan === 'subscription') return { isFree: true }
  const because: CreditReason[] = []
  // Where it ends is not asked: days to come hold nothing but what was written beyond the date line.
  if (span.from <= today - FREE_DAYS - graceDays) because.push('range')
  if (isAdvanced(options)) because.push('advanced')
  return because.length === 0 ? { isFree: true } : { isFree: false, credits: CREDITS_PER_REPORT, because }
}
