import { drawMonth } from '@reprieve/charts/calendarGrid.ts'
import type { DayInput, MonthInput } from '@reprieve/domain/reports/pictureInputs.ts'
import { LETTER, letters, WIDE, type Page } from './paperRoom.ts'
import { svgOf } from './svg.ts'
import type { Shape, Spot } from '@reprieve/charts/shapes.ts'

const SCALE = 0.6
const HALF = (WIDE - 18) / 2
/** So many marks have room beside the dates of a narrow month. */
const NARROW_MARKS = 2
const SIDE = 3

/** A month as the screen draws it, and beside each date the numbers of what is marked: each has its own place. [REP-52] */
export function monthSvg({ weeks, weekdays, none }: MonthInput, overlays: number, page: Page): string {
  const days = weeks.flat().filter((day) => day !== null)
  const width = (overlays > NARROW_MARKS ? WIDE : HALF) / SCALE
  const letter = LETTER / SCALE
  // Every day has a spot where it can be found again.
  const placed = weeks.map((week) => week.map((day) => day && { ...day, at: days.indexOf(day) }))
  const drawing = drawMonth(placed, { weekdays, none }, { width, letter })
  const marks = drawing.spots.flatMap((spot) => marksOf(days[spot.at]!, spot, { letter, overlays }))
  return svgOf({ ...drawing, shapes: [...drawing.shapes, ...marks] }, letters(page, SCALE))
}

interface MarkRoom {
  letter: number
  overlays: number
}

function marksOf(day: DayInput, { x, y }: Spot, { letter, overlays }: MarkRoom): readonly Shape[] {
  const eachSide = overlays > NARROW_MARKS ? SIDE : 1
  return day.overlays.map((place) => {
    const isLeft = place < eachSide
    const step = isLeft ? place - eachSide : place - eachSide + 1
    const aside = Math.sign(step) * letter * (0.65 + Math.abs(step) * 0.85)
    const at = { x: x + aside, y: y - letter * 1.15 }
    return { is: 'text', role: 'plot-title', ...at, anchor: 'middle', text: String(place + 1), letter }
  })
}
