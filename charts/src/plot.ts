import { wrapBoldText, textWidth } from './letters.ts'
import { linear, px, type Scale } from './linear.ts'
import type { ChartSize, Shape } from './shapes.ts'

/** A part of the chart with its own scale from 0 to 10 and its title above. */
export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
  y: Scale
}

interface PlotPlace {
  /** The top of the plot including its title. */
  above: number
  title: string
  height: number
  /** Possible distances between grid lines, the smallest first. */
  steps: readonly number[]
}

const HIGHEST = 10
/** Leaves room for the mark of the last day. */
const RIGHT = 12
const LABEL_GAP = 8
/** In shares of the font size: line height, ascent, and half the height of a number. */
const LINE = 1.4
const ASCENT = 1.05
const HALF_NUMBER = 0.36

export const plotLeft = ({ letter }: ChartSize): number => textWidth('10', letter) + LABEL_GAP + 2
export const plotRight = ({ width }: ChartSize): number => width - RIGHT
/** The space below a plot: half of its lowest axis number. */
export const plotFoot = ({ letter }: ChartSize): number => letter * (LINE - ASCENT + HALF_NUMBER)

export function plotIn(place: PlotPlace, room: ChartSize): { plot: Plot; shapes: readonly Shape[] } {
  const { letter } = room
  const title = titleOf(place, room)
  const top = place.above + title.length * letter * LINE + letter * 0.6
  const bottom = top + place.height
  const y = linear([0, HIGHEST], [bottom, top])
  const plot = { left: plotLeft(room), right: Math.max(plotLeft(room), plotRight(room)), top, bottom, y }
  return { plot, shapes: [...title, ...gridOf(plot, place.steps, letter)] }
}

function titleOf({ above, title }: PlotPlace, { letter, width }: ChartSize): readonly Shape[] {
  if (title === '') return []
  return wrapBoldText(title, letter, width).map((text, line) => ({
    is: 'text',
    role: 'plot-title',
    x: 0,
    y: px(above + letter * (ASCENT + line * LINE)),
    anchor: 'start',
    text,
  }))
}

function gridOf(
  { left, right, top, bottom, y }: Plot,
  steps: readonly number[],
  letter: number,
): readonly Shape[] {
  const fits = (step: number): boolean => ((bottom - top) / HIGHEST) * step >= letter * 1.1
  const step = steps.find(fits) ?? HIGHEST
  const values = Array.from({ length: Math.floor(HIGHEST / step) + 1 }, (_, at) => at * step)
  return values.flatMap((value): Shape[] => {
    const line = px(y(value))
    return [
      { is: 'rule', role: 'grid', x1: px(left), y1: line, x2: px(right), y2: line },
      {
        is: 'text',
        role: 'axis-text',
        x: px(left - LABEL_GAP),
        y: px(line + letter * HALF_NUMBER),
        anchor: 'end',
        text: String(value),
      },
    ]
  })
}
