import { lengthOf, painPoints, type DayTable } from '../days.ts'
import { medianOf } from './median.ts'

const LEAST_DAYS = 10
const BAD = 6
const GOOD = 3
/** Two of three, or more. */
const areMost = (some: number, all: number): boolean => some * 3 >= all * 2

/**
 * Whether it looks as if mostly the hard days were written down, so that an average may be higher than the days were:
 * many days are missing, and of those that are there most are hard, or none is good. [STAT-23]
 */
export function areMostlyBadDays(days: DayTable): boolean {
  const means = Float64Array.from(painPoints(days), ({ value }) => value)
  const logged = means.length
  if (logged < LEAST_DAYS || areMost(logged, lengthOf(days.span))) return false
  const bad = means.filter((mean) => mean >= BAD).length
  if (areMost(bad, logged)) return true
  return means.every((mean) => mean >= GOOD) && medianOf(means) >= BAD
}
