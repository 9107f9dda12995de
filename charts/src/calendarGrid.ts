import { DAYS_PER_WEEK } from '@reprieve/domain/time/instant.ts'
import { wrapBoldText, textWidth } from './letters.ts'
import {
  drawCells,
  datedCell,
  centredText,
  fitFontSize,
  MARKED_HEIGHT,
  smallCell,
  UNMARKED_HEIGHT,
  type GridWeeks,
} from './gridCells.ts'
import { px } from './linear.ts'
import type { Drawing, ChartSize, Shape, Spot } from './shapes.ts'

export interface GridMonth {
  title: string
  weeks: GridWeeks
}

interface MonthWords {
  /** In the order of the week's columns. */
  weekdays: readonly string[]
  none: string
}

const GAP = 4
const SMALL_GAP = 2
/** Of twelve months every line is full. */
const COLUMNS = [6, 4, 3, 2, 1]
/** The narrowest day that has room for its number, in font sizes. */
const LEAST_DAY = 1.45

/** One month with its dates, for print and export. */
export function drawMonth(weeks: GridWeeks, words: MonthWords, room: ChartSize): Drawing {
  const side = room.width / DAYS_PER_WEEK
  const inside = side - 2 * GAP
  const letter = fitFontSize(inside, room.letter)
  // If not all seven names fit, none is shown.
  const areNamed = words.weekdays.every((name) => textWidth(name, letter) <= side - GAP)
  const top = areNamed ? letter * 1.6 : 0
  const isMarked = weeks.some((week) => week.some((day) => (day?.marks ?? '') !== ''))
  const height = letter * (isMarked ? MARKED_HEIGHT : UNMARKED_HEIGHT) + GAP
  const heads = (areNamed ? words.weekdays : []).flatMap((text, at) =>
    centredText(
      'axis-text',
      { x: (at + 0.5) * side - GAP / 2, y: letter * 1.1, text },
      { width: side, letter },
    ),
  )
  const drawn = drawCells(weeks, ({ day, column, row }) => {
    const box = { x: column * side, y: top + row * height, width: side - GAP, height: height - GAP }
    return datedCell(day, box, { letter, none: words.none })
  })
  return drawing(room, top + weeks.length * height, {
    shapes: [...heads, ...drawn.shapes],
    spots: drawn.spots,
  })
}

/** Twelve small months over the whole width: a day shows only its severity. */
export function drawYear(months: readonly GridMonth[], room: ChartSize): Drawing {
  const { letter, width } = room
  const least = letter * LEAST_DAY * DAYS_PER_WEEK + letter
  const columns = COLUMNS.find((count) => count * least <= width + letter) ?? 1
  const monthWidth = (width - (columns - 1) * letter) / columns
  const shapes: Shape[] = []
  const spots: Spot[] = []
  let top = 0
  for (let first = 0; first < months.length; first += columns) {
    const line = months.slice(first, first + columns)
    const drawn = line.map((month, place) =>
      smallMonth(month, { left: place * (monthWidth + letter), top, width: monthWidth }, letter),
    )
    shapes.push(...drawn.flatMap((month) => month.shapes))
    spots.push(...drawn.flatMap((month) => month.spots))
    top = Math.max(top, ...drawn.map(({ bottom }) => bottom)) + letter * 0.8
  }
  return drawing(room, top, { shapes, spots })
}

function smallMonth(
  { title, weeks }: GridMonth,
  { left, top, width }: { left: number; top: number; width: number },
  letter: number,
) {
  const side = width / DAYS_PER_WEEK
  const inCells = fitFontSize(side - SMALL_GAP, letter)
  const heads = wrapBoldText(title, letter, width).map((text, line): Shape => {
    return {
      is: 'text',
      role: 'plot-title',
      x: px(left),
      y: px(top + letter * (1.1 + line * 1.4)),
      anchor: 'start',
      text,
    }
  })
  const under = top + letter * (0.3 + heads.length * 1.4)
  const drawn = drawCells(weeks, ({ day, column, row }) => {
    const box = {
      x: left + column * side,
      y: under + row * side,
      width: side - SMALL_GAP,
      height: side - SMALL_GAP,
    }
    return smallCell(day, box, inCells)
  })
  return { shapes: [...heads, ...drawn.shapes], spots: drawn.spots, bottom: under + weeks.length * side }
}

const drawing = (room: ChartSize, height: number, of: Pick<Drawing, 'shapes' | 'spots'>): Drawing => ({
  width: room.width,
  height: Math.ceil(height),
  ...of,
  along: 'both',
})
