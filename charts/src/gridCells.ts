import { boldTextWidth, textWidth } from './letters.ts'
import { valueInScale, px } from './linear.ts'
import type { Role, Shape, Spot } from './shapes.ts'

export interface GridDay {
  date: number
  /** Null: no record that day, which differs from zero. */
  severity: number | null
  /** A future day: it has no record, but is not labelled as a day without one. */
  isAhead: boolean
  /** Its row in the table, if it has one. */
  at: number | null
  /** Letters for the marks on the day, if marks are shown as letters. */
  marks?: string
}

/** Seven days each; null is a day of another month. */
export type GridWeeks = readonly (readonly (GridDay | null)[])[]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Cell {
  shapes: readonly Shape[]
  middle: { x: number; y: number }
}

const RADIUS = 6
const HALF_NUMBER = 0.36
/** The smallest font size on a screen. */
const LEAST = 15
const WIDEST_NUMBER = '10'

/** A day must show its number: narrow cells use a smaller font, but never below the minimum. */
export function fitFontSize(width: number, letter: number): number {
  const fits = Math.floor(letter * (width / boldTextWidth(WIDEST_NUMBER, letter)))
  return Math.max(Math.min(letter, LEAST), Math.min(letter, fits))
}

/** One cell per day, drawn by `draw`. */
export function drawCells(
  weeks: GridWeeks,
  draw: (of: { day: GridDay; column: number; row: number }) => Cell,
): { shapes: readonly Shape[]; spots: readonly Spot[] } {
  const shapes: Shape[] = []
  const spots: Spot[] = []
  for (const [row, week] of weeks.entries()) {
    for (const [column, day] of week.entries()) {
      if (day === null) continue
      const cell = draw({ day, column, row })
      shapes.push(...cell.shapes)
      if (day.at !== null) spots.push({ at: day.at, x: px(cell.middle.x), y: px(cell.middle.y) })
    }
  }
  return { shapes, spots }
}

/** A day with its date, and below it the severity or the text for none. */
export function datedCell(day: GridDay, box: Box, { letter, none }: { letter: number; none: string }): Cell {
  const { shapes, middle } = plainCell(day, box, { letter, none })
  const marks = day.marks ?? ''
  if (marks === '') return { shapes, middle }
  const fits = Math.min(letter, letter * (box.width / boldTextWidth(marks, letter)))
  const at = { x: px(middle.x), y: px(box.y + letter * (UNMARKED_HEIGHT + 0.85)) }
  const told: Shape = { is: 'text', role: 'plot-title', ...at, anchor: 'middle', text: marks, letter: fits }
  return { shapes: [...shapes, told], middle }
}

/** The height of a day in font sizes, without and with a row of marks. */
export const UNMARKED_HEIGHT = 3.2
export const MARKED_HEIGHT = 4.4

function plainCell(day: GridDay, box: Box, { letter, none }: { letter: number; none: string }): Cell {
  const middle = { x: box.x + box.width / 2, y: box.y + letter * 2.3 }
  const date = { x: middle.x, y: box.y + letter * 1.15, text: String(day.date) }
  const dated = centredText('axis-text', date, { width: box.width, letter })
  const severity = stepOf(day)
  if (severity === null) {
    const told = { x: middle.x, y: middle.y + letter * HALF_NUMBER, text: none }
    const words = day.isAhead ? [] : centredText('axis-text', told, { width: box.width, letter })
    return { shapes: [rectOf(day.isAhead ? 'cell' : 'gap', box), ...dated, ...words], middle }
  }
  const band = { x: box.x + 2, y: box.y + letter * 1.5, width: box.width - 4, height: letter * 1.6 }
  return { shapes: [rectOf('cell', box), ...dated, ...severityOf(severity, band, letter)], middle }
}

/** A day with its severity only. */
export function smallCell(day: GridDay, box: Box, letter: number): Cell {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const severity = stepOf(day)
  if (severity !== null) return { shapes: severityOf(severity, box, letter), middle }
  return { shapes: [rectOf(day.isAhead ? 'cell' : 'gap', box)], middle }
}

function stepOf({ severity }: GridDay): number | null {
  const value = valueInScale(severity)
  return value === null ? null : Math.round(value)
}

/** A filled box with its border and number. */
function severityOf(step: number, box: Box, letter: number): readonly Shape[] {
  const y = box.y + box.height / 2 + letter * HALF_NUMBER
  const number = { x: box.x + box.width / 2, y, text: String(step) }
  return [rectOf(`sev-${step}`, box), ...centredText(`on-sev-${step}`, number, { width: box.width, letter })]
}

function rectOf(role: Role, { x, y, width, height }: Box): Shape {
  // Half of the stroke lies outside the box.
  const inside = {
    x: px(x + 1),
    y: px(y + 1),
    width: px(Math.max(0, width - 2)),
    height: px(Math.max(0, height - 2)),
  }
  return { is: 'rect', role, ...inside, radius: Math.min(RADIUS, px(inside.width / 4)) }
}

/** Nothing if it does not fit: a clipped number would be a different number. */
export function centredText(
  role: Role,
  { x, y, text }: { x: number; y: number; text: string },
  { width, letter }: { width: number; letter: number },
): readonly Shape[] {
  if (textWidth(text, letter) > width) return []
  return [{ is: 'text', role, x: px(x), y: px(y), anchor: 'middle', text, letter }]
}
