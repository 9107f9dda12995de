import { wrapBoldText, textWidth } from './letters.ts'
import { linear, px, type Scale } from './linear.ts'
import type { ChartSize, Shape } from './shapes.ts'

/** A part of the chart with its own scale, from 0 to 10 unless it has another axis, and its title above. */
export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
  y: Scale
}

/** A scale that is not from 0 to 10. */
export interface PlotAxis {
  low: number
  high: number
  ticks: readonly { value: number; text: string }[]
}

interface PlotPlace {
  /** The top of the plot including its title. */
  above: number
  title: string
  height: number
  /** Possible distances between grid lines, the smallest first. */
  steps: readonly number[]
  axis?: PlotAxis
  /** Where the plots of the chart begin, if the numbers of one of them need more room. */
  left?: number
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
  const { axis, left = plotLeft(room) } = place
  const y = linear(axis === undefined ? [0, HIGHEST] : [axis.low, axis.high], [bottom, top])
  const plot = { left, right: Math.max(left, plotRight(room)), top, bottom, y }
  const ticks = axis?.ticks ?? wholeTicks(plot, place.steps, letter)
  return { plot, shapes: [...title, ...gridOf(plot, ticks, letter)] }
}

/** Where a plot begins whose numbers are these. */
export const axisLeft = ({ ticks }: PlotAxis, room: ChartSize): number =>
  Math.max(plotLeft(room), ...ticks.map(({ text }) => textWidth(text, room.letter) + LABEL_GAP + 2))

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

function wholeTicks({ top, bottom }: Plot, steps: readonly number[], letter: number): PlotAxis['ticks'] {
  const fits = (step: number): boolean => ((bottom - top) / HIGHEST) * step >= letter * 1.1
  const step = steps.find(fits) ?? HIGHEST
  const values = Array.from({ length: Math.floor(HIGHEST / step) + 1 }, (_, at) => at * step)
  return values.map((value) => ({ value, text: String(value) }))
}

function gridOf({ left, right, y }: Plot, ticks: PlotAxis['ticks'], letter: number): readonly Shape[] {
  return ticks.flatMap(({ value, text }): Shape[] => {
    const line = px(y(value))
    return [
      { is: 'rule', role: 'grid', x1: px(left), y1: line, x2: px(right), y2: line },
      {
        is: 'text',
        role: 'axis-text',
        x: px(left - LABEL_GAP),
        y: px(line + letter * HALF_NUMBER),
        anchor: 'end',
        text,
      },
    ]
  })
}
