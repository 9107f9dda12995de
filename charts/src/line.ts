import { px } from './linear.ts'

export interface LinePoint {
  x: number
  y: number
  /** Whether it follows directly on the previous point; the line is interrupted where a day is missing. */
  isNext: boolean
}

/** The segments of a line, each of consecutive points. */
export function segments<P extends LinePoint>(points: readonly P[]): readonly (readonly P[])[] {
  const found: P[][] = []
  for (const point of points) {
    const last = found.at(-1)
    if (last !== undefined && point.isNext) last.push(point)
    else found.push([point])
  }
  return found
}

/** The `d` of a path; null if no two points are consecutive, so that there is no line. */
export function linePath(points: readonly LinePoint[]): string | null {
  const lines = segments(points).filter(({ length }) => length > 1)
  return lines.length === 0 ? null : lines.map(pathOf).join('')
}

const pathOf = (points: readonly LinePoint[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('')
