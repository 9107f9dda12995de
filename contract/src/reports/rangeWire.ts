import { customRange } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type * as z from 'zod'
import type { dateRange } from './reportRequest.ts'

/** `range` of a report and of a share link. */
export type WireRange = z.input<typeof dateRange>

export const rangeToWire = (range: DateRange): WireRange =>
  range.is === 'custom'
    ? { dateRange: 'custom', date: range.from, date_end: range.to }
    : { dateRange: range.is }

/** Null for custom days that are missing or in the wrong order. */
export function rangeFromWire({ dateRange: is, date, date_end: end }: WireRange): DateRange | null {
  if (is !== 'custom') return { is }
  if (typeof date !== 'string' || typeof end !== 'string') return null
  const range = customRange(date, end)
  return range.ok ? range.value : null
}
