import { MEASURE_NAMES, MEASURES, storedValue, type DayValues, type Measure } from '../../signals/measures.ts'
import { type DayNumber, dayNumber } from '../../time/dayNumber.ts'
import { foldName } from '../../writtenName.ts'
import { readDate, type DateOrder } from './csvDate.ts'

/** What a column of a table with one line a day can hold. */
export const DAY_COLUMNS = ['date', ...MEASURE_NAMES] as const
export type DayColumn = (typeof DAY_COLUMNS)[number]

export const TABLE_UNITS = ['min', 'h', 'h:mm', 's', 'ms'] as const
export type TableUnit = (typeof TABLE_UNITS)[number]

/** The meaning of each column; null: it is ignored. The unit is for a duration only. */
export interface DayColumnChoice {
  column: DayColumn | null
  unit: TableUnit
}

/** Words of column headers in the app's languages, without accents. */
const HEADS: Record<DayColumn, string> = {
  date: 'date|day|datum|tag|fecha|dia|jour|날짜|일자|дата|день|日期',
  sleep:
    'total sleep|sleep duration|time asleep|asleep|sleep|schlaf|sueno|dormi|sommeil|수면|잠|сон|сна|睡眠',
  resting_hr:
    'resting heart rate|resting hr|lowest resting|rhr|resting|ruhepuls|ruheherz|reposo|repos|안정|покоя|покое|静息',
  hrv_rmssd: 'rmssd|average hrv',
  hrv_sdnn:
    'sdnn|heart rate variability|hrv|variabilitat|variabilidad|variabilite|심박변이|심박 변이|вариабельн|变异',
  steps: 'step count|steps|schritte|pasos|pas|걸음|шаг|步数|步',
  exercise:
    'exercise|move minutes|active minutes|activity minutes|intensity minutes|aktive minuten|training|ejercicio|exercice|운동|трениров|упражнен|锻炼|运动',
}

const ENDS = /[\s_:]+/gu

const bare = (head: string): string =>
  foldName(head.slice(0, 200))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(ENDS, ' ')
    .trim()

/** Short words occur inside many others: "pas" in "compass". */
const SHORT = 5

const isLike = (head: string, column: DayColumn): boolean =>
  HEADS[column]
    .split('|')
    .some((word) =>
      word.length < SHORT && /^[a-z]/u.test(word)
        ? head.split(/[^\p{L}\p{N}]+/u).includes(word)
        : head.includes(word),
    )

/** A guess that the person can change: the first column that fits each meaning. */
export function guessDayColumns(
  header: readonly string[],
  lines: readonly (readonly string[])[],
): DayColumnChoice[] {
  const taken = new Set<DayColumn>()
  return header.map((head, index) => {
    const found = DAY_COLUMNS.find((column) => !taken.has(column) && isLike(bare(head), column)) ?? null
    if (found !== null) taken.add(found)
    return {
      column: found,
      unit: guessUnit(
        head,
        lines.map((cells) => cells[index] ?? ''),
      ),
    }
  })
}

export const isDuration = (column: DayColumn | null): boolean =>
  column !== null && column !== 'date' && MEASURES[column].unit === 'min'

const LOOKED_AT = 200
const MOST_HOURS = 24
const MOST_SECONDS = 100_000

function guessUnit(head: string, cells: readonly string[]): TableUnit {
  const filled = cells.filter((cell) => cell.trim() !== '').slice(0, LOOKED_AT)
  if (filled.some((cell) => /^\s*\d+:\d\d/u.test(cell))) return 'h:mm'
  if (/\bms\b|millisec/iu.test(head)) return 'ms'
  const highest = Math.max(0, ...filled.map((cell) => plainNumber(cell) ?? 0))
  if (highest > MOST_SECONDS) return 'ms'
  if (highest > MEASURES.sleep.max) return 's'
  if (/\bmin/iu.test(head)) return 'min'
  return highest <= MOST_HOURS && /\b(h|hrs?|hours?)\b|stunden|horas|heures|час|小时|시간/iu.test(head)
    ? 'h'
    : 'min'
}

/** "1,234" and "1.234" of a whole number are thousands only where a fraction would be senseless; here a comma decides. */
function plainNumber(cell: string): number | null {
  const written = cell
    .normalize('NFKC')
    .trim()
    .replace(/[\s'’]/gu, '')
  if (/^\d{1,3}(?:,\d{3})+$/u.test(written)) return Number(written.replaceAll(',', ''))
  return /^\d+(?:[.,]\d+)?$/u.test(written) ? Number(written.replace(',', '.')) : null
}

const MINUTES: Record<Exclude<TableUnit, 'h:mm'>, number> = { min: 1, h: 60, s: 1 / 60, ms: 1 / 60_000 }

function valueOf(cell: string, measure: Measure, unit: TableUnit): number | null {
  if (!isDuration(measure)) {
    const number = plainNumber(cell)
    return number === null ? null : storedValue(measure, number)
  }
  const clock = /^\s*(\d{1,2}):(\d\d)(?::\d\d)?\s*$/u.exec(cell)
  if (clock !== null) return storedValue(measure, Number(clock[1]) * 60 + Number(clock[2]))
  const number = unit === 'h:mm' ? null : plainNumber(cell)
  return number === null || unit === 'h:mm' ? null : storedValue(measure, number * MINUTES[unit])
}

/** The days of a table, and how many cells could not be used. A day in several lines has its last value. [SIG-10] */
export function readDayTable(
  lines: readonly (readonly string[])[],
  choices: readonly DayColumnChoice[],
  order: DateOrder,
): { days: Map<DayNumber, DayValues>; leftOut: number } {
  const days = new Map<DayNumber, DayValues>()
  let leftOut = 0
  const dateAt = choices.findIndex(({ column }) => column === 'date')
  for (const cells of lines) {
    const filled = choices.flatMap(({ column, unit }, index) =>
      column === null || column === 'date' || (cells[index] ?? '').trim() === ''
        ? []
        : [{ measure: column, unit, cell: cells[index]! }],
    )
    const date = readDate(cells[dateAt] ?? '', order)
    if (date === null) {
      leftOut += filled.length
      continue
    }
    for (const { measure, unit, cell } of filled) {
      const value = valueOf(cell, measure, unit)
      const day = dayNumber(date.day)
      if (value === null) leftOut += 1
      else days.set(day, { ...days.get(day), [measure]: value })
    }
  }
  return { days, leftOut }
}
