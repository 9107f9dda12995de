import { linear, px } from './linear.ts'
import type { Plot } from './plot.ts'
import type { Shape } from './shapes.ts'

export interface TrendEnds {
  from: number
  to: number
}

/** From one end of the span to the other, as far as it is on the scale: below 0 there is nothing to point at. */
export function trendOf(ends: TrendEnds | null, { left, right, y }: Plot): readonly Shape[] {
  if (ends === null || !Number.isFinite(ends.from) || !Number.isFinite(ends.to)) return []
  const { from, to } = ends
  const shareAt = linear([from, to], [0, 1])
  const crossings = from === to ? [] : [shareAt(0), shareAt(10)].filter((share) => share > 0 && share < 1)
  const valueAt = (share: number): number => from + share * (to - from)
  const inside = [0, 1, ...crossings].filter((share) => isOnScale(valueAt(share))).sort((a, b) => a - b)
  const first = inside[0]
  const last = inside.at(-1)
  if (first === undefined || last === undefined || first === last) return []
  const x = linear([0, 1], [left, right])
  return [
    {
      is: 'rule',
      role: 'trend',
      x1: px(x(first)),
      y1: px(y(valueAt(first))),
      x2: px(x(last)),
      y2: px(y(valueAt(last))),
    },
  ]
}

/** A crossing is found by a division: it may miss 10 by the last digit. */
const NEARLY = 1e-9
const isOnScale = (value: number): boolean => value >= -NEARLY && value <= 10 + NEARLY
