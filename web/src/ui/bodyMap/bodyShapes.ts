import shapes from '@reprieve/content/body/bodyShapes.json' with { type: 'json' }
import type { BodyRegion, BodyView } from './bodyRegion.ts'

export interface Point {
  x: number
  y: number
}

/** The corners of a path made of straight lines only, as the regions of the figure are: `M1 2L3 4L5 6Z`. */
function pointsOf(path: string): Point[] {
  const corners = path.replace(/Z$/, '').split(/[ML]/).slice(1)
  return corners.map((corner) => {
    const [x = '', y = ''] = corner.trim().split(/[ ,]/)
    return { x: Number(x), y: Number(y) }
  })
}

const edgesOf = (points: readonly Point[]): [Point, Point][] =>
  points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length]
    return next === undefined ? [] : [[point, next]]
  })

/** A ray to the right of a point inside crosses the polygon's edges an odd number of times. */
function isInside(point: Point, points: readonly Point[]): boolean {
  const crossed = edgesOf(points).filter(
    ([a, b]) =>
      a.y > point.y !== b.y > point.y && point.x < a.x + ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y),
  )
  return crossed.length % 2 === 1
}

function distanceToEdge(point: Point, [a, b]: [Point, Point]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy)
}

/** 0 if the point is inside. */
function distanceTo(point: Point, points: readonly Point[]): number {
  if (isInside(point, points)) return 0
  return Math.min(...edgesOf(points).map((edge) => distanceToEdge(point, edge)))
}

function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const between = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  return { x: between(xs), y: between(ys) }
}

export interface RegionShape {
  region: BodyRegion
  path: string
  points: readonly Point[]
  middle: Point
}

export interface ViewShapes {
  outline: string
  /** Collar bones, navel, spine: decoration, not pressable. */
  details: string
  /** Horizontal position of the side letters, as a share of the width. */
  sides: { left: number; right: number }
  regions: readonly RegionShape[]
  viewBox: string
}

const HEIGHT = 584
const WIDTH = 264
const LEFT_OF: Record<BodyView, number> = { front: 0, back: WIDTH }

function viewOf(view: BodyView): ViewShapes {
  const { outline, details, sides, regions } = shapes[view]
  const share = (x: number): number => (x - LEFT_OF[view]) / WIDTH
  return {
    outline,
    details,
    sides: { left: share(sides.left), right: share(sides.right) },
    viewBox: `${LEFT_OF[view]} 0 ${WIDTH} ${HEIGHT}`,
    regions: regions.map(({ region, path }) => {
      const points = pointsOf(path)
      // The test beside this file checks that the drawing has exactly these regions.
      return { region: region as BodyRegion, path, points, middle: middleOf(points) }
    }),
  }
}

export const BODY_SHAPES: Record<BodyView, ViewShapes> = { front: viewOf('front'), back: viewOf('back') }

/** How far outside a region a touch may land and still count for it, in screen pixels. */
export const REACH_PX = 24

/** The region under the finger, else the nearest one in reach. `reach` and the point are in units of the drawing. */
export function regionNear(point: Point, regions: readonly RegionShape[], reach: number): RegionShape | null {
  // Later shapes are drawn on top: the face lies on the head.
  const measured = regions
    .map((shape) => ({ shape, distance: distanceTo(point, shape.points) }))
    .toReversed()
    .toSorted((one, other) => one.distance - other.distance)
  const nearest = measured[0]
  return nearest === undefined || nearest.distance > reach ? null : nearest.shape
}

const DIRECTIONS = new Map<string, Point>([
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
])

/** The weight of sideways distance: a step straight ahead is preferred to a nearer one to the side. */
const ASIDE = 2

/** The region that an arrow key leads to; null for other keys or if there is no region in that direction. */
export function regionAfterKey(
  key: string,
  from: RegionShape,
  regions: readonly RegionShape[],
): RegionShape | null {
  const direction = DIRECTIONS.get(key)
  if (direction === undefined) return null
  const ahead = regions.flatMap((shape) => {
    const [dx, dy] = [shape.middle.x - from.middle.x, shape.middle.y - from.middle.y]
    const along = dx * direction.x + dy * direction.y
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    return along <= 1 ? [] : [{ shape, cost: along + aside * ASIDE }]
  })
  return ahead.toSorted((one, other) => one.cost - other.cost)[0]?.shape ?? null
}
