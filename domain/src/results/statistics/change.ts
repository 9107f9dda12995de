import { inTenths, countSpanDays, painPoints, type DayTable, type LoggedDays } from '../days.ts'
import type { AverageChange, ChangeBand, Comparison } from './statistics.ts'

/** Below this, a percentage changes with every tenth, and at 0 it is undefined. */
const LEAST_BASELINE = 3
/** Minimum number of days in a compared period. */
export const LEAST_DAYS = 7
/** Below one point no change is reported, whatever the percentage. */
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

/** The change between two averages as displayed: in tenths, and in whole percent. [STAT-20] */
export function computeAverageChange(before: number, now: number): AverageChange {
  const base = inTenths(before)
  const points = inTenths(inTenths(now) - base)
  const size = Math.abs(points)
  // Rounds halves away from zero, so that falls and rises of the same size read the same.
  const percent = base < LEAST_BASELINE ? null : Math.sign(points) * Math.round((size * 100) / base)
  const band = percent === null ? bandOf(BY_POINTS, size) : bandOf(BY_PERCENT, Math.abs(percent))
  return {
    points,
    percent,
    band: size < LEAST_POINTS ? 'none' : band,
    direction: points === 0 ? 'same' : points < 0 ? 'lower' : 'higher',
  }
}

/** Compares two periods; null if either has no number. [STAT-21] */
export function compareSpans(now: DayTable, before: DayTable): Comparison | null {
  const ofNow = periodOf(now)
  const ofBefore = periodOf(before)
  if (ofNow === null || ofBefore === null) return null
  const areEnough = ofNow.days >= LEAST_DAYS && ofBefore.days >= LEAST_DAYS
  return {
    now: ofNow,
    before: ofBefore,
    change: areEnough ? computeAverageChange(ofBefore.mean, ofNow.mean) : null,
  }
}

function periodOf(days: DayTable): (LoggedDays & { mean: number }) | null {
  const points = painPoints(days)
  if (points.length === 0) return null
  const sum = points.reduce((total, { value }) => total + value, 0)
  return { days: points.length, outOf: countSpanDays(days.span), mean: inTenths(sum / points.length) }
}
