import type { PainPattern } from '../../records/painRecord.ts'
import { BOM, csvLine, type Cell } from '../../sync/csv/csvCell.ts'
import { localDay } from '../../time/dayNumber.ts'
import type { SectionField } from '../reportOptions.ts'
import type { DetailRow, RecordRow, ReflectionRow } from '../sectionFacts.ts'
import { columnsFor, type TableColumn } from './tableColumns.ts'

/** The texts of the table in the report's language. */
export interface TableWords {
  heads: Readonly<Record<TableColumn, string>>
  record: string
  reflection: string
  allDay: string
  patternOf: (pattern: PainPattern) => string
  /** The decimal separator: if it is a comma, cells are separated by semicolons. */
  decimal: string
}

export interface TableOptions {
  fields: readonly SectionField<'recordDetails'>[]
  words: TableWords
}

/** Generates the lines of the file one by one, so that ten thousand are not held in memory twice. [REP-61] */
export function* reportTable(
  rows: Iterable<DetailRow>,
  { fields, words }: TableOptions,
): Generator<string, void> {
  const columns = columnsFor(fields)
  const delimiter = words.decimal === ',' ? ';' : ','
  yield (
    BOM +
      csvLine(
        columns.map((column) => words.heads[column]),
        delimiter,
      )
  )
  for (const row of rows) {
    const told = row.is === 'record' ? recordCells(row, words) : reflectionCells(row, words)
    yield csvLine(
      columns.map((column) => told[column] ?? null),
      delimiter,
    )
  }
}

type Cells = Partial<Record<TableColumn, Cell>>

function recordCells(row: RecordRow, words: TableWords): Cells {
  const { items, pattern, length } = row
  return {
    entry: words.record,
    day: localDay(row.day),
    time: row.isAllDay ? words.allDay : clock(row.minute),
    minutes: row.isAllDay || length === null ? null : minutes(length, words.decimal),
    later: laterCell(row),
    pattern: pattern === null ? null : words.patternOf(pattern),
    severity: row.severity ?? null,
    location: names(items.location),
    symptom: names(items.symptom),
    character: names(items.character),
    alleviating: names(items.alleviating),
    ineffective: names(items.ineffective),
    aggravating: names(items.aggravating),
    unmarked: names(row.unmarked),
    environment: names(items.environment),
    notes: row.note ?? null,
    worst: row.episode?.worst ?? null,
    numbers:
      row.episode?.numbers === undefined
        ? null
        : names(row.episode.numbers.map(({ value }) => String(value))),
  }
}

/** A reflection is about a day, so it has no time. */
const reflectionCells = (row: ReflectionRow, words: TableWords): Cells => ({
  entry: words.reflection,
  day: localDay(row.day),
  later: laterCell(row),
  score: row.score ?? null,
  activities: names(row.activities),
  notes: row.note ?? null,
})

/** A number, so that it can be counted in any language. */
const laterCell = ({ isWrittenLater }: Pick<DetailRow, 'isWrittenLater'>): Cell => (isWrittenLater ? 1 : 0)

/** Same separator as in the diary's own tables, which can import this again. */
const names = (list: readonly string[] | undefined): string => (list ?? []).join('; ')

const two = (value: number): string => String(value).padStart(2, '0')

const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** A spreadsheet that expects a comma reads 1.5 as the first of May. */
function minutes(seconds: number, decimal: string): Cell {
  const told = Math.round(seconds / 0.6) / 100
  return Number.isInteger(told) ? told : String(told).replace('.', decimal)
}
