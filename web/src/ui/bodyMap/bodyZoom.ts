import type { PinchWay } from '../controls/usePinch.ts'

/** How much larger than the whole body the figure is shown. */
const ZOOMS = [1, 1.5, 2, 3]

/** The next step; the same at both ends. [REC-55] */
export function zoomBody(zoom: number, way: PinchWay): number {
  const next = way === 'in' ? ZOOMS.find((one) => one > zoom) : ZOOMS.findLast((one) => one < zoom)
  return next ?? zoom
}

interface ScrollPlace {
  left: number
  top: number
  width: number
  height: number
}

/** Where to scroll to, so that the middle of what was seen stays in the middle. [REC-55] */
export function scrollAfterZoom({ left, top, width, height }: ScrollPlace, share: number) {
  const keep = (start: number, length: number): number =>
    Math.max(0, (start + length / 2) * share - length / 2)
  return { left: keep(left, width), top: keep(top, height) }
}
