import { allowedRange, DEFAULT_RANGE, type View } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'

interface AskedRange {
  view: View
  plan: Plan
  today: DayNumber
  /** Behind the question mark of the address, if anything. */
  inAddress: string | undefined
  /** What was chosen last. */
  kept: DateRange
}

interface ShownRange {
  range: DateRange
  /** The person is told, and what was asked for is forgotten. */
  wasReset: boolean
}

/**
 * What is shown: the address says it, else what was chosen last. An address that says none, and what the plan does not
 * hold, are the last 30 days. A calendar shows whichever month is turned to. [RES-20]
 */
export function shownRange({ inAddress, kept, ...of }: AskedRange): ShownRange {
  if (of.view === 'calendar') return { range: ALL_TIME, wasReset: false }
  if (inAddress === undefined) return allowedRange(kept, of)
  const said = rangeFromWord(inAddress)
  return said === null ? { range: DEFAULT_RANGE, wasReset: true } : allowedRange(said, of)
}

const ALL_TIME: DateRange = { is: 'alltime' }
