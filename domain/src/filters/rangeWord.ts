import { dayFrom } from '../time/typedTime.ts'
import { customRange } from './dateRange.ts'
import type { DateRange } from './filter.ts'

// A range as one word, for the address and for what a device remembers: it tells days and nothing of health.

const NAMED = ['7days', '30days', 'alltime'] as const
const BETWEEN = '_'
const DAY = /^\d{4}-\d\d-\d\d$/

export const rangeWord = (range: DateRange): string =>
  range.is === 'custom' ? range.from + BETWEEN + range.to : range.is

/** Null for what is none: an address is written by anybody. */
export function rangeFromWord(said: unknown): DateRange | null {
  if (typeof said !== 'string') return null
  const named = NAMED.find((name) => name === said)
  if (named !== undefined) return { is: named }
  const [from, to, ...more] = said.split(BETWEEN)
  if (!isDay(from) || !isDay(to) || more.length > 0) return null
  const range = customRange(from, to)
  return range.ok ? range.value : null
}

/** A day of the calendar, written as all are. */
const isDay = (said: unknown): said is string =>
  typeof said === 'string' && DAY.test(said) && dayFrom(said) === said
