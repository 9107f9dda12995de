import { allowedRange, DEFAULT_RANGE, type View } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'

interface AskedRange {
  view: View
  plan: Plan
  today: DayNumber
  /** The range in the address, if any. */
  inAddress: string | undefined
  /** The range chosen last. */
  kept: DateRange
}

interface ShownRange {
  range: DateRange
  /** The person is informed, and the requested range is dropped. */
  wasReset: boolean
}

/**
 * The range to show: from the address, otherwise the one chosen last. An invalid range, or one the plan does not allow,
 * becomes the last 30 days. A calendar shows any month. [RES-20]
 */
export function shownRange({ inAddress, kept, ...of }: AskedRange): ShownRange {
  if (of.view === 'calendar') return { range: ALL_TIME, wasReset: false }
  if (inAddress === undefined) return allowedRange(kept, of)
  const said = rangeFromWord(inAddress)
  return said === null ? { range: DEFAULT_RANGE, wasReset: true } : allowedRange(said, of)
}

const ALL_TIME: DateRange = { is: 'alltime' }
