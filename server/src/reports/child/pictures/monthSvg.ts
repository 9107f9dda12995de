import { drawMonth } from '@reprieve/charts/calendarGrid.ts'
import type { DayInput, MonthInput } from '@reprieve/domain/reports/pictureInputs.ts'
import { SMALLEST_TEXT, pictureTextStyle, PAPER_WIDTH, type PicturePage } from './picturePage.ts'
import { drawingToSvg } from './svg.ts'

const SCALE = 0.6
const HALF = (PAPER_WIDTH - 18) / 2
/** How many letters fit below the number of a day in a narrow month. */
const NARROW_MARKS = 4
const MARKS = 'ABCDEF'

/**
 * A month as on the screen, with letters for what is marked on each day: a digit beside the date would be read as a
 * part of it. [REP-52, REP-78]
 */
export function monthSvg({ weeks, weekdays, none }: MonthInput, overlays: number, page: PicturePage): string {
  const width = (overlays > NARROW_MARKS ? PAPER_WIDTH : HALF) / SCALE
  const marked = weeks.map((week) => week.map((day) => day && { ...day, marks: dayMarks(day) }))
  const drawing = drawMonth(marked, { weekdays, none }, { width, letter: SMALLEST_TEXT / SCALE })
  return drawingToSvg(drawing, pictureTextStyle(page, SCALE))
}

const dayMarks = ({ overlays }: DayInput): string =>
  overlays
    .toSorted((one, other) => one - other)
    .map((place) => MARKS[place] ?? '')
    .join('')
