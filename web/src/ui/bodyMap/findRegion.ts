import { distanceTo, type Point, type RegionShape } from './bodyShapes.ts'

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
