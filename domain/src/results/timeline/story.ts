import type { DayNumber } from '../../time/dayNumber.ts'
import { averagesOf, painPoints, scorePoints, type Average, type DayPoint, type DayTable } from '../days.ts'
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

/** A flare is a day that stands out of the days around it, and is hard besides. */
const ABOVE_MEAN = 2
const LEAST_FLARE = 7
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

/** [RES-52] */
function flaresOf(points: readonly DayPoint[]): Flares {
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length
  const least = Math.max(LEAST_FLARE, mean + ABOVE_MEAN) - TRACE
  const flares = points.filter(({ value }) => value >= least)
  const hardest = flares.toSorted((a, b) => b.value - a.value || b.day - a.day).slice(0, MOST_NAMED)
  return { count: flares.length, named: hardest.map(({ day }) => day).sort((a, b) => a - b) }
}
