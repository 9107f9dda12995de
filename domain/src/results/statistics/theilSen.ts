import { DAYS_PER_WEEK } from '../../time/instant.ts'
import type { DayPoint } from '../days.ts'
import { LEAST_DAYS } from './change.ts'
import { medianOf } from './median.ts'
import { medianSlope } from './medianSlope.ts'
import type { Trend } from './statistics.ts'

/** A year: more points have too many pairs to compute while the user waits. */
const MOST_POINTS = 366
/** The change from the first to the last day. On a scale to 10 this is also at least a tenth of the start value. */
const LEAST_POINTS = 1
/** Rounding tolerance, so that 1 point summed from tenths counts as 1 point. */
const TRACE = 1e-9

/** Theil-Sen trend: the median of all slopes between two days, which no single flare changes. [STAT-19] */
export function computeTrend(points: readonly DayPoint[]): Trend | null {
  if (points.length < LEAST_DAYS) return null
  const first = points[0]!.day
  const last = points.at(-1)!.day
  const fitted = thinned(points)
  const slope = medianSlope(fitted)
  const level = medianOf(new Float64Array(fitted.map(({ day, value }) => value - slope * (day - first))))
  const from = onScale(level)
  const to = onScale(level + slope * (last - first))
  return { slope, first, last, from, to, isClear: Math.abs(to - from) >= LEAST_POINTS - TRACE }
}

const onScale = (value: number): number => Math.min(10, Math.max(0, value))

/** Over more than a year, uses weekly means; over many years, means of several weeks. */
function thinned(points: readonly DayPoint[]): readonly DayPoint[] {
  if (points.length <= MOST_POINTS) return points
  const first = points[0]!.day
  const length = points.at(-1)!.day - first + 1
  const width = DAYS_PER_WEEK * Math.ceil(length / (DAYS_PER_WEEK * MOST_POINTS))
  const parts: DayPoint[] = []
  let from = 0
  while (from < points.length) {
    const end = first + width * (Math.floor((points[from]!.day - first) / width) + 1)
    let to = from
    let [day, value] = [0, 0]
    while (to < points.length && points[to]!.day < end) {
      day += points[to]!.day
      value += points[to]!.value
      to += 1
    }
    parts.push({ day: day / (to - from), value: value / (to - from) })
    from = to
  }
  return parts
}
