import shapes from '@reprieve/content/body/bodyShapes.json' with { type: 'json' }
import type { BodyRegion, BodyView } from './bodyRegion.ts'
import { middleOf, pointsOf, type Point } from './polygon.ts'

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
