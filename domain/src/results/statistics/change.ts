import { inTenths, lengthOf, painPoints, type DayTable, type Logged } from '../days.ts'
import type { Change, ChangeBand, Comparison } from './statistics.ts'

/** Below, a percentage jumps with every tenth, and at 0 there is none. */
const LEAST_BASELINE = 3
/** Fewer days are no period. */
export const LEAST_DAYS = 7
/** Under a point nothing is said to have changed, whatever share of the pain it is. */
const LEAST_POINTS = 1

type Step = readonly [least: number, band: ChangeBand]
const BY_PERCENT: readonly Step[] = [
  [50, 'substantial'],
  [30, 'moderate'],
  [10, 'minimal'],
]
const BY_POINTS: readonly Step[] = [
  [4, 'substantial'],
  [2, 'moderate'],
  [1, 'minimal'],
]

const bandOf = (steps: readonly Step[], size: number): ChangeBand =>
  steps.find(([least]) => size >= least)?.[1] ?? 'none'

/** From one average to another, as they are shown: in tenths, and in whole percent. [STAT-20] */
export function changeOf(before: number, now: number): Change {
  const base = inTenths(before)
  const points = inTenths(inTenths(now) - base)
  const size = Math.abs(points)
  // A half is rounded away from zero: a fall is told like a rise of the same size.
  const percent = base < LEAST_BASELINE ? null : Math.sign(points) * Math.round((size * 100) / base)
  const band = percent === null ? bandOf(BY_POINTS, size) : bandOf(BY_PERCENT, Math.abs(percent))
  return {
    points,
    percent,
    band: size < LEAST_POINTS ? 'none' : band,
    direction: points === 0 ? 'same' : points < 0 ? 'lower' : 'higher',
  }
}

/** Two periods, by their days; null where one of them has no number at all. [STAT-21] */
export function compareSpans(now: DayTable, before: DayTable): Comparison | null {
  const ofNow = periodOf(now)
  const ofBefore = periodOf(before)
  if (ofNow === null || ofBefore === null) return null
  const areEnough = ofNow.days >= LEAST_DAYS && ofBefore.days >= LEAST_DAYS
  return { now: ofNow, before: ofBefore, change: areEnough ? changeOf(ofBefore.mean, ofNow.mean) : null }
}

function periodOf(days: DayTable): (Logged & { mean: number }) | null {
  const points = painPoints(days)
  if (points.length === 0) return null
  const sum = points.reduce((total, { value }) => total + value, 0)
  return { days: points.length, outOf: lengthOf(days.span), mean: inTenths(sum / points.length) }
}
