import type { PinchWay } from '../controls/usePinch.ts'

/** How much larger than the whole body the figure is shown. */
const ZOOMS = [1, 1.5, 2, 3]

/** The next step; the same at both ends. [REC-55] */
export function zoomBody(zoom: number, way: PinchWay): number {
  const next = way === 'in' ? ZOOMS.find((one) => one > zoom) : ZOOMS.findLast((one) => one < zoom)
  return next ?? zoom
}

interface ScrollPlace {
  top: number
  width: number
  height: number
  /** What stays in the middle, from the left edge of the whole. */
  middle: number
}

/** Where to scroll to, so that what was in the middle stays there. [REC-55] */
export const scrollAfterZoom = ({ top, width, height, middle }: ScrollPlace, share: number) => ({
  left: Math.max(0, middle * share - width / 2),
  top: Math.max(0, (top + height / 2) * share - height / 2),
})
