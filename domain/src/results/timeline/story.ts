import type { DayNumber } from '../../time/dayNumber.ts'
import {
  computeAverages,
  painPoints,
  scorePoints,
  type Average,
  type DayPoint,
  type DayTable,
} from '../days.ts'
import { LEAST_DAYS } from '../statistics/change.ts'
import { nthSmallest } from '../statistics/median.ts'
import { computeTrend } from '../statistics/theilSen.ts'
import type { Trend } from '../statistics/statistics.ts'

/** The summary of one of the graph's two scales. */
export interface StoryScale {
  average: Average
  /** Null if there are too few days. */
  trend: Trend | null
}

export interface Story {
  pain: StoryScale
  reflection: StoryScale
  flares: Flares
}

export interface Flares {
  count: number
  /** The worst flare days, at most two, earlier first. */
  named: readonly DayNumber[]
}

/** A flare is a bad day above the usual level, which is the 75th percentile of the days. */
const LEAST_FLARE = 7
const ABOVE_USUAL = 2
const USUAL_SHARE = 3 / 4
const MOST_NAMED = 2
/** Rounding tolerance, so that 2 points summed from tenths count as 2 points. */
const TRACE = 1e-9

/** The facts for the text above the graph: figures only, no judgement. [RES-51] */
export function makeStory(days: DayTable): Story {
  const averages = computeAverages(days)
  const pain = painPoints(days)
  return {
    pain: { average: averages.pain, trend: computeTrend(pain) },
    reflection: { average: averages.function, trend: computeTrend(scorePoints(days)) },
    flares: flaresOf(pain),
  }
}

/** With fewer days the usual level is unknown. [RES-52] */
function flaresOf(points: readonly DayPoint[]): Flares {
  if (points.length < LEAST_DAYS) return { count: 0, named: [] }
  const least = Math.max(LEAST_FLARE, usualOf(points) + ABOVE_USUAL) - TRACE
  const flares = points.filter(({ value }) => value >= least)
  const hardest = flares.toSorted((a, b) => b.value - a.value || b.day - a.day).slice(0, MOST_NAMED)
  return { count: flares.length, named: hardest.map(({ day }) => day).sort((a, b) => a - b) }
}

/** The value that three quarters of the days do not exceed. */
function usualOf(points: readonly DayPoint[]): number {
  const values = Float64Array.from({ length: points.length }, (_, at) => points[at]!.value)
  return nthSmallest(values, Math.ceil(values.length * USUAL_SHARE) - 1)
}
