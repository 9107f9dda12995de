import { lengthOf, type DayTable } from '../days.ts'
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
export function areMostlyBadDays({ mean, span }: DayTable): boolean {
  let [logged, bad, good] = [0, 0, 0]
  for (let at = 0; at < mean.length; at += 1) {
    // Of NaN none of these is true.
    if (mean[at]! >= 0) logged += 1
    if (mean[at]! >= BAD) bad += 1
    if (mean[at]! < GOOD) good += 1
  }
  if (logged < LEAST_DAYS || areMost(logged, lengthOf(span))) return false
  if (areMost(bad, logged)) return true
  return good === 0 && medianOf(mean.filter((value) => value >= 0)) >= BAD
}
