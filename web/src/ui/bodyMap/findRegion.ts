import type { RegionShape } from './bodyShapes.ts'
import { distanceTo, type Point } from './polygon.ts'

/** How far beside a region a finger may come down and still mean it, in pixels of the screen. */
export const REACH_PX = 24

/** The region under the finger, else the nearest one in reach. `reach` and the point are in units of the drawing. */
export function regionNear(point: Point, regions: readonly RegionShape[], reach: number): RegionShape | null {
  // What is drawn later lies above: the face is on the head.
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

/** A step straight ahead is preferred to a nearer one that leads aside. */
const ASIDE = 2

/** Where an arrow key leads; null: not an arrow, or nothing lies that way. */
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
