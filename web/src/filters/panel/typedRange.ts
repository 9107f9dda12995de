import { customRange } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'

export interface TypedDays {
  from: string
  to: string
}

/** `order`: the first day is after the last. */
export type RangeFaultAt = 'from' | 'to' | 'order'

type TypedRange = { is: 'range'; range: DateRange } | { is: 'fault'; at: RangeFaultAt }

/** The custom range as typed. Nothing is guessed: the days are not silently swapped. [FILT-33] */
export function parseTypedRange({ from, to }: TypedDays): TypedRange {
  const days = { from: dayFrom(from), to: dayFrom(to) }
  if (days.from === null) return { is: 'fault', at: 'from' }
  if (days.to === null) return { is: 'fault', at: 'to' }
  const range = customRange(days.from, days.to)
  return range.ok ? { is: 'range', range: range.value } : { is: 'fault', at: 'order' }
}
