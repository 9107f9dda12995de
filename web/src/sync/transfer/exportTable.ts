import { readDoseGroups } from '@reprieve/contract/doses/doseWire.ts'
import { savedRecordFromRow } from '@reprieve/contract/records/recordCodec.ts'
import { readSignalGroups } from '@reprieve/contract/signals/signalWire.ts'
import { readReflectionGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import type { Dose } from '@reprieve/domain/doses/dose.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { itemsInAnswer, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import type { MedicationUse, PainPattern, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { placesWithStrength } from '@reprieve/domain/records/placeStrength.ts'
import { recordSeconds } from '@reprieve/domain/records/recordDuration.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { MEASURE_NAMES } from '@reprieve/domain/signals/measures.ts'
import { dayInMonth, type SignalMonth } from '@reprieve/domain/signals/signalMonth.ts'
import { BOM, csvLine, type Cell } from '@reprieve/domain/sync/csv/csvCell.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS, MINUTE_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { Raw } from '../../local/tables.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'

export type TableKind = 'record' | 'reflection' | 'dose' | 'signal'

/** Names in the language of the page. */
export interface TableWords {
  labelOf: (reference: Reference) => string
  medicineOf: (reference: Reference) => string
  unitOf: (unit: string) => string
  patternOf: (pattern: PainPattern) => string
  /** Where day values come from. */
  sourceOf: (source: string) => string
  nothing: string
  noMedications: string
}

interface Line {
  at: number
  cells: Cell[]
}

/** The columns of each table; cells and headings follow this order. */
export const COLUMNS = {
  record: [
    'start',
    'severity',
    'minutes',
    'pattern',
    'location',
    'symptom',
    'character',
    'aggravating',
    'helped',
    'ineffective',
    'tried',
    'medication',
    'environment',
    'note',
    'placeStrengths',
  ],
  reflection: ['day', 'score', 'activities', 'note'],
  dose: ['start', 'what', 'amount', 'unit', 'before', 'after'],
  signal: ['day', ...MEASURE_NAMES, 'source'],
} as const satisfies Record<TableKind, readonly string[]>

export type Column = (typeof COLUMNS)[TableKind][number]

const AT_ONCE = 250

/** A table for a spreadsheet, oldest first, without anything that a spreadsheet would execute. [LOCAL-31] */
export async function exportTable(
  diary: Diary,
  kind: TableKind,
  { words, heads, delimiter }: { words: TableWords; heads: Record<Column, string>; delimiter: string },
): Promise<{ blob: Blob; count: number }> {
  const lines: Line[] = []
  let piece: Raw[] = []
  do {
    piece = await diary.tables.rowsAfter(piece.at(-1), AT_ONCE)
    const ofKind = piece.filter((raw) => (raw as { kind?: unknown } | null)?.kind === kind)
    const { loaded } = await readStoredRows(diary, ofKind)
    for (const { row } of loaded) {
      if (!isDeleted(row)) lines.push(...LINES[kind](row, words))
    }
    await letPageRespond()
  } while (piece.length === AT_ONCE)
  lines.sort((one, other) => one.at - other.at)
  const head = COLUMNS[kind].map((column) => heads[column])
  const parts = [BOM, csvLine(head, delimiter), ...lines.map(({ cells }) => csvLine(cells, delimiter))]
  return { blob: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count: lines.length }
}

const LINES: Record<TableKind, (row: LocalRow, words: TableWords) => readonly Line[]> = {
  record: (row, words) => {
    const record = savedRecordFromRow(row)
    return record === null ? [] : [{ at: record.startsAt, cells: recordCells(record, words) }]
  },
  reflection: (row, words) => {
    const read = readReflectionGroups(groupValues(row), { kind: 'not-saved-yet' })
    return read.ok ? [{ at: read.value.at, cells: reflectionCells(read.value, words) }] : []
  },
  dose: (row, words) => {
    const dose = readDoseGroups(groupValues(row), row.clientId)
    return dose === null ? [] : [{ at: dose.takenAt, cells: doseCells(dose, words) }]
  },
  signal: (row, words) => {
    const month = readSignalGroups(groupValues(row), row.clientId)
    return month === null ? [] : dayLines(month, words)
  },
}

const SEPARATOR = '; '
const list = (names: readonly string[]): string => names.join(SEPARATOR)

function recordCells(record: PainRecord, words: TableWords): Cell[] {
  const { labelOf } = words
  const names = (items: readonly Reference[]): string => list(items.map(labelOf))
  const answered = (answer: ListAnswer<Reference>): string =>
    answer.kind === 'nothing' ? words.nothing : names(answer.items)
  const tried = itemsInAnswer(record.intervention)
  const start = { at: record.startsAt, offset: record.timeOffset }
  const marked = (effect: string): string => names(tried.filter((one) => one.effect === effect))
  return [
    record.duration.kind === 'all-day' ? dayOf(start) : isoTime(start),
    record.severity,
    record.duration.kind === 'none' || record.duration.kind === 'all-day' ? null : recordSeconds(record) / 60,
    record.pattern === null ? null : words.patternOf(record.pattern),
    names(record.location),
    answered(record.symptom),
    names(record.character),
    answered(record.aggravatingFactor),
    marked('alleviating'),
    marked('ineffective'),
    record.intervention.kind === 'nothing' ? words.nothing : marked('unmarked'),
    record.medication.kind === 'nothing'
      ? words.noMedications
      : list(record.medication.items.map((use) => medicineText(use, words))),
    names(record.environment),
    record.note,
    list(placesWithStrength(record).map(({ place, severity }) => `${labelOf(place)}: ${severity}`)),
  ]
}

const medicineText = (use: MedicationUse, { medicineOf, unitOf }: TableWords): string =>
  use.dose === null
    ? medicineOf(use)
    : `${medicineOf(use)} ${use.dose.amount} ${unitOf(use.dose.units)}`.trim()

const reflectionCells = (
  { at, timeOffset, score, activities, note }: Reflection,
  words: TableWords,
): Cell[] => [dayOf({ at, offset: timeOffset }), score, list(activities.map(words.labelOf)), note]

const doseCells = (dose: Dose, words: TableWords): Cell[] => [
  isoTime({ at: dose.takenAt, offset: dose.timeOffset }),
  dose.what.kind === 'medication' ? words.medicineOf(dose.what) : words.labelOf(dose.what),
  dose.amount?.amount ?? null,
  dose.amount === null ? null : words.unitOf(dose.amount.units),
  dose.before?.severity ?? null,
  dose.after?.severity ?? null,
]

/** One line for each day of a source. */
const dayLines = ({ source, month, days }: SignalMonth, { sourceOf }: TableWords): readonly Line[] =>
  [...days].map(([date, values]) => {
    const day = dayInMonth(month, date)
    const cells = MEASURE_NAMES.map((measure) => values[measure] ?? null)
    return { at: dayNumber(day) * DAY_MS, cells: [day, ...cells, sourceOf(source)] }
  })

/** "2026-11-15 20:00+01:00": local time with its offset. */
function isoTime({ at, offset }: LocalInstant): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS)
  const two = (value: number): string => String(value).padStart(2, '0')
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return `${new Date(at + offset).toISOString().slice(0, 16).replace('T', ' ')}${zone}`
}
