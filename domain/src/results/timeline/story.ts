import type { DayNumber } from '../../time/dayNumber.ts'
import { averagesOf, painPoints, scorePoints, type Average, type DayPoint, type DayTable } from '../days.ts'
import { LEAST_DAYS } from '../statistics/change.ts'
import { nth } from '../statistics/median.ts'
import { trendOf } from '../statistics/theilSen.ts'
import type { Trend } from '../statistics/statistics.ts'

/** What the picture says of one of its two scales. */
export interface Strand {
  average: Average
  /** Null where there are too few days. */
  trend: Trend | null
}

export interface Story {
  pain: Strand
  reflection: Strand
  flares: Flares
}

export interface Flares {
  count: number
  /** The hardest, at most two, the earlier first. */
  named: readonly DayNumber[]
}

/** A flare is a hard day that is not one of the usual days: those are the three of four that are the easiest. */
const LEAST_FLARE = 7
const ABOVE_USUAL = 2
const USUAL_SHARE = 3 / 4
const MOST_NAMED = 2
/** So that 2 points made of tenths are 2 points. */
const TRACE = 1e-9

/** What is said in words above the picture: all figures, and no judgement. [RES-51] */
export function storyOf(days: DayTable): Story {
  const averages = averagesOf(days)
  const pain = painPoints(days)
  return {
    pain: { average: averages.pain, trend: trendOf(pain) },
    reflection: { average: averages.function, trend: trendOf(scorePoints(days)) },
    flares: flaresOf(pain),
  }
}

/** Of fewer days nobody knows what is usual. [RES-52] */
function flaresOf(points: readonly DayPoint[]): Flares {
  if (points.length < LEAST_DAYS) return { count: 0, named: [] }
  const least = Math.max(LEAST_FLARE, usualOf(points) + ABOVE_USUAL) - TRACE
  const flares = points.filter(({ value }) => value >= least)
  const hardest = flares.toSorted((a, b) => b.value - a.value || b.day - a.day).slice(0, MOST_NAMED)
  return { count: flares.length, named: hardest.map(({ day }) => day).sort((a, b) => a - b) }
}

/** What three of four days are not above. */
function usualOf(points: readonly DayPoint[]): number {
  const values = Float64Array.from({ length: points.length }, (_, at) => points[at]!.value)
  return nth(values, Math.ceil(values.length * USUAL_SHARE) - 1)
}
