import { linear, px, type Scale } from './linear.ts'
import type { Plot } from './plot.ts'
import type { Shape } from './shapes.ts'

/** A trend line over the days it was computed from. */
export interface TrendEnds {
  /** The first and last of these days. */
  first: number
  last: number
  /** The values of the line on these two days. */
  from: number
  to: number
}

/**
 * Clipped to the scale from 0 to 10, and to its own days: a longer line would predict later days and invent earlier
 * ones.
 */
export function drawTrend(ends: TrendEnds | null, x: Scale, { y }: Plot): readonly Shape[] {
  if (ends === null || ![ends.first, ends.last, ends.from, ends.to].every(Number.isFinite)) return []
  const { from, to } = ends
  const shareAt = linear([from, to], [0, 1])
  const crossings = from === to ? [] : [shareAt(0), shareAt(10)].filter((share) => share > 0 && share < 1)
  const valueAt = (share: number): number => from + share * (to - from)
  const inside = [0, 1, ...crossings].filter((share) => isOnScale(valueAt(share))).sort((a, b) => a - b)
  const first = inside[0]
  const last = inside.at(-1)
  if (first === undefined || last === undefined || first === last) return []
  const along = linear([0, 1], [x(ends.first), x(ends.last)])
  return [
    {
      is: 'rule',
      role: 'trend',
      x1: px(along(first)),
      y1: px(y(valueAt(first))),
      x2: px(along(last)),
      y2: px(y(valueAt(last))),
    },
  ]
}

/** The crossing is computed by division and may miss 10 in the last digit. */
const NEARLY = 1e-9
const isOnScale = (value: number): boolean => value >= -NEARLY && value <= 10 + NEARLY
