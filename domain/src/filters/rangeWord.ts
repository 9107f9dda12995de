import { dayFrom } from '../time/typedTime.ts'
import { customRange } from './dateRange.ts'
import type { DateRange } from './filter.ts'

// A range as one word, for URLs and device storage: it contains dates and nothing about health.

const NAMED = ['7days', '30days', '90days', '365days', 'alltime'] as const
const BETWEEN = '_'
const DAY = /^\d{4}-\d\d-\d\d$/

export const rangeWord = (range: DateRange): string =>
  range.is === 'custom' ? range.from + BETWEEN + range.to : range.is

/** Null for an invalid word: anybody can write a URL. */
export function rangeFromWord(said: unknown): DateRange | null {
  if (typeof said !== 'string') return null
  const named = NAMED.find((name) => name === said)
  if (named !== undefined) return { is: named }
  const [from, to, ...more] = said.split(BETWEEN)
  if (!isDay(from) || !isDay(to) || more.length > 0) return null
  const range = customRange(from, to)
  return range.ok ? range.value : null
}

/** Whether this is a valid date in its canonical form. */
const isDay = (said: unknown): said is string =>
  typeof said === 'string' && DAY.test(said) && dayFrom(said) === said
