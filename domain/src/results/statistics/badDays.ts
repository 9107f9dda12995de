import { countSpanDays, type DayTable } from '../days.ts'
import { medianOf } from './median.ts'

const LEAST_DAYS = 10
const BAD = 6
const GOOD = 3
/** At least two thirds. */
const areMost = (some: number, all: number): boolean => some * 3 >= all * 2

/**
 * Whether mostly bad days seem to be recorded, so that the average may be too high: many days are missing, and most
 * recorded days are bad, or none is good. [STAT-23]
 */
export function areMostlyBadDays({ mean, span }: DayTable): boolean {
  let [logged, bad, good] = [0, 0, 0]
  for (let at = 0; at < mean.length; at += 1) {
    // NaN fails all three comparisons.
    if (mean[at]! >= 0) logged += 1
    if (mean[at]! >= BAD) bad += 1
    if (mean[at]! < GOOD) good += 1
  }
  if (logged < LEAST_DAYS || areMost(logged, countSpanDays(span))) return false
  if (areMost(bad, logged)) return true
  return good === 0 && medianOf(mean.filter((value) => value >= 0)) >= BAD
}
