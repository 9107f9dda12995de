import type { DetailColumn, PrintedDetails, PrintedEntry } from '@reprieve/domain/reports/printedReport.ts'
import { partLongWords, type CellText } from './cellText.ts'
import { SMALLEST_TEXT } from './pictures/picturePage.ts'
import { wrapLines, type MeasureText } from './wrapLines.ts'

/** Record details as the template lays them out. Cells are plain texts: with markup in each, pages take twice the time. */
interface DetailsTable extends Pick<PrintedDetails, 'is' | 'count' | 'cut'> {
  heads: readonly CellText[]
  /** In points. */
  widths: readonly number[]
  hasPain: boolean
  entries: readonly DetailsRow[]
}

interface DetailsRow {
  /** A cell for each column; of a reflection the time, and one text over the other columns. */
  cells: readonly CellText[]
  isReflection: boolean
  note: CellText | null
  /** Of its rows (the second is the note), in points; empty if only the layout can tell. */
  heights: readonly number[]
  /** It may be longer than a page, so it is not kept together. */
  isTall: boolean
}

export interface TableRoom {
  /** Between the margins, in points. */
  width: number
  measure: MeasureText
  /** Between a name and its value, in the language of the report. */
  colon: string
}

/** Left and right of a text, in points. The layout leaves less, as letters may stand a little apart from each other. */
const INSET = 6
const ROW_INSET = 5
const LINE = SMALLEST_TEXT * 1.17
const LEADING = SMALLEST_TEXT * 0.15
/** An entry of more lines than this may be divided between two pages. */
const MOST_LINES = 18

const SHARES = { where: 0.85, symptoms: 1.05, factors: 1, tried: 1.35 }
const PAIN_WIDTH = 43

/** [REP-111] */
export function detailsTable(details: PrintedDetails, room: TableRoom): DetailsTable {
  const { is, count, cut, columns = [], entries } = details
  const widths = columnWidths(columns, entries, room)
  const row = (entry: PrintedEntry): DetailsRow =>
    entry.is === 'record'
      ? recordRow(entry, columns, { ...room, widths })
      : reflectionRow(entry, { ...room, widths })
  return {
    is,
    count,
    cut,
    // A table has two columns at least: a reflection is beside its day.
    heads: (columns.length === 1 ? [columns[0]!.head, ''] : columns.map(({ head }) => head)).map(
      (head, at) => wrapCell(head, widths[at]!, room).cell,
    ),
    widths,
    hasPain: columns.some((column) => column.is === 'pain'),
    entries: entries.map(row),
  }
}

function columnWidths(
  columns: readonly DetailColumn[],
  entries: readonly PrintedEntry[],
  { width, measure }: TableRoom,
): readonly number[] {
  const fixed = { when: whenWidth(columns, entries, measure), pain: PAIN_WIDTH }
  if (columns.length === 1) return [fixed.when, width - fixed.when]
  const own = columns.map(({ is }) => (is in fixed ? fixed[is as keyof typeof fixed] : 0))
  const shares = columns.map(({ is }) => (is in SHARES ? SHARES[is as keyof typeof SHARES] : 0))
  // With none to share it, the last column takes the rest.
  if (sum(shares) === 0) shares[shares.length - 1] = 1
  const share = (width - sum(own)) / sum(shares)
  return own.map((points, at) => points + shares[at]! * share)
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

const CLOCK = /\s\d\d:\d\d$/u
const LEAST_DATE = 56
const MOST_DATE = 100

/** A date is on one line, and the time and each other value below it. */
function whenWidth(
  [column]: readonly DetailColumn[],
  entries: readonly PrintedEntry[],
  measure: MeasureText,
): number {
  const texts = new Set<string>()
  for (const { when, rows } of entries) {
    texts.add(when.replace(CLOCK, ''))
    for (const { list } of column?.lists ?? [])
      texts.add(rows.find((row) => row.list === list)?.value.replaceAll(' ', '\n') ?? '')
  }
  const words = [...texts, column?.head ?? ''].flatMap((text) => text.split('\n'))
  const widest = words.reduce((most, word) => Math.max(most, measure(word)), 0)
  return Math.min(MOST_DATE, Math.max(LEAST_DATE, Math.ceil(widest * SMALLEST_TEXT) + INSET))
}

interface RowRoom extends TableRoom {
  widths: readonly number[]
}

function recordRow(entry: PrintedEntry, columns: readonly DetailColumn[], room: RowRoom): DetailsRow {
  const { note } = entry
  const texts = columns.map((column) => cellText(entry, column))
  if (texts.length === 1) texts.push('')
  const { widths } = room
  const cells = texts.map((text, at) => wrapCell(text, widths[at]!, room))
  const [when, ...others] = cells
  const told = note === null ? null : wrapCell(note, noteWidth(widths), room)
  return {
    cells: cells.map(({ cell }) => cell),
    isReflection: false,
    note: told && told.cell,
    ...placeRows(when!, others, told),
  }
}

function reflectionRow({ when, what, value, rows, note }: PrintedEntry, room: RowRoom): DetailsRow {
  const told = [
    what,
    ...(value === null ? [] : [value.text]),
    ...rows.map((row) => row.name + room.colon + row.value),
  ].join(' · ')
  const text = note === null ? told : `${told}\n${note}`
  const day = wrapCell(when, room.widths[0]!, room)
  const rest = wrapCell(text, noteWidth(room.widths), room)
  return { cells: [day.cell, rest.cell], isReflection: true, note: null, ...placeRows(day, [rest], null) }
}

const noteWidth = (widths: readonly number[]): number => sum(widths.slice(1))

function cellText(entry: PrintedEntry, { is, lists }: DetailColumn): string {
  const { when, what, value, rows, isWrittenLater = false } = entry
  if (is === 'pain') return value === null ? '' : String(value.step)
  const told = lists.flatMap(({ list, mark }) => {
    const row = rows.find((one) => one.list === list)
    return row === undefined ? [] : [mark + row.value]
  })
  if (is === 'when') told.unshift(when, ...(isWrittenLater ? [what] : []))
  return told.join('\n')
}

interface WrappedCell {
  cell: CellText
  lines: number
  /** The lines are as printed, so the height is known. */
  isKnown: boolean
}

function wrapCell(text: string, width: number, { measure }: TableRoom): WrappedCell {
  const size = (width - INSET) / SMALLEST_TEXT
  const lines = wrapLines(text, size, measure)
  if (lines !== null) return { cell: lines.join('\n'), lines: lines.length, isKnown: true }
  return {
    cell: partLongWords(text, (word) => measure(word) > size),
    lines: sum(text.split('\n').map((line) => Math.ceil((measure(line) * 1.3) / size))),
    isKnown: false,
  }
}

/** Without a note the time is a cell of its row; with one it stands beside both rows. */
function placeRows(
  when: WrappedCell,
  others: readonly WrappedCell[],
  note: WrappedCell | null,
): Pick<DetailsRow, 'heights' | 'isTall'> {
  const first = Math.max(1, ...others.map(({ lines }) => lines))
  const lines =
    note === null ? [Math.max(when.lines, first)] : [first, Math.max(note.lines, when.lines - first)]
  const isTall = sum(lines) > MOST_LINES
  const isKnown = !isTall && [when, ...others, ...(note === null ? [] : [note])].every((cell) => cell.isKnown)
  return { isTall, heights: isKnown ? lines.map((count) => count * LINE - LEADING + ROW_INSET) : [] }
}
