import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Lexicon } from '../lexicon.ts'

const SEPARATORS = ['/', '.', '-'] as const
const CENTURY = 2000

/** Reads digits with separators: the possible days, most likely first; empty if it is no day. */
export function typedDate(typed: string, dates: Lexicon['dates'], today: LocalDay): readonly LocalDay[] {
  const separator = SEPARATORS.find((one) => typed.includes(one))
  if (separator === undefined) return []
  const parts = typed.split(separator)
  if (!parts.every(isShortNumber) || parts.length < 2 || parts.length > 3) return []
  const [first, second, third] = parts.map(Number)
  if (parts[0]!.length === 4) return third === undefined ? [] : written(first!, second!, third)
  const year = third === undefined ? null : third < 100 ? CENTURY + third : third
  const dayFirst = latestPastDay(year, second!, first!, today)
  const monthFirst = latestPastDay(year, first!, second!, today)
  if (dates === 'day-first') return dayFirst
  if (dates === 'month-first') return monthFirst
  return [...new Set([...dayFirst, ...monthFirst])]
}

const isShortNumber = (part: string): boolean =>
  part.length > 0 && part.length <= 4 && Number.isInteger(Number(part))

/** Without a year: the latest such day up to today. */
export function latestPastDay(
  year: number | null,
  month: number,
  day: number,
  today: LocalDay,
): readonly LocalDay[] {
  if (year !== null) return written(year, month, day)
  const thisYear = Number(today.slice(0, 4))
  const [here] = written(thisYear, month, day)
  if (here !== undefined && here <= today) return [here]
  // Last year may have had no 29 February.
  const before = [1, 2, 3, 4, 8].flatMap((years) => written(thisYear - years, month, day))
  return before.slice(0, 1)
}

function written(year: number, month: number, day: number): readonly LocalDay[] {
  const found = dayFrom(`${String(year).padStart(4, '0')}-${month}-${day}`)
  return found === null ? [] : [found]
}
