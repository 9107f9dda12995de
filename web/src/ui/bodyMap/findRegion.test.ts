import { expect, test } from 'vitest'
import { BODY_REGIONS } from './bodyRegion.ts'
import { BODY_SHAPES, regionAfterKey, regionNear, type RegionShape } from './bodyShapes.ts'

const FRONT = BODY_SHAPES.front.regions
const BOTH = [...FRONT, ...BODY_SHAPES.back.regions]
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

const at = (x: number, y: number, reach: number): string | null =>
  regionNear({ x, y }, FRONT, reach)?.region ?? null

function reachedByArrows(from: RegionShape, regions: readonly RegionShape[]): Set<RegionShape> {
  const reached = new Set([from])
  for (const shape of reached)
    for (const key of ARROWS) {
      const next = regionAfterKey(key, shape, regions)
      if (next !== null) reached.add(next)
    }
  return reached
}

test('[UI-3] the drawing has the regions of the list, all of them and no others', () => {
  expect(new Set(BOTH.map(({ region }) => region))).toEqual(new Set(BODY_REGIONS))
})

test('[UI-3] a finger on a region selects that region, the upper one if two overlap', () => {
  expect(at(132, 190, 0)).toBe('chest')
  expect(at(132, 50, 0)).toBe('face')
  for (const { region, middle } of FRONT.filter((shape) => shape.region.startsWith('knee')))
    expect(at(middle.x, middle.y, 0)).toBe(region)
})

test('[UI-3] a finger beside the body means the nearest region in reach, and none further out', () => {
  const knee = FRONT.find(({ region }) => region === 'knee-left')
  if (knee === undefined) throw new Error('no knee')
  const edge = Math.max(...knee.points.map(({ x }) => x))
  expect(at(edge + 20, knee.middle.y, 24)).toBe('knee-left')
  expect(at(edge + 30, knee.middle.y, 24)).toBeNull()
})

test('[UI-3] left is the person’s own left: on the right of the front, on the left of the back', () => {
  const middles = [BODY_SHAPES.front, BODY_SHAPES.back].map(({ regions }) =>
    regions.filter(({ region }) => region.startsWith('knee')).toSorted((a, b) => a.middle.x - b.middle.x),
  )
  expect(middles.map((knees) => knees.map(({ region }) => region))).toEqual([
    ['knee-right', 'knee-left'],
    ['knee-left', 'knee-right'],
  ])
})

test('[UI-3] the arrow keys lead from any region to every other', () => {
  for (const shape of BOTH) expect(reachedByArrows(shape, BOTH).size).toBe(BOTH.length)
})

test('[UI-3] other keys, and an arrow to an empty place, do nothing', () => {
  const [head] = FRONT
  if (head === undefined) throw new Error('no head')
  expect(regionAfterKey('Tab', head, FRONT)).toBeNull()
  expect(regionAfterKey('ArrowUp', head, FRONT)).toBeNull()
})
