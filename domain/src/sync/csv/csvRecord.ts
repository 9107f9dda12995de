import type { LocalInstant } from '../../time/instant.ts'
import type { Place } from '../../time/place.ts'
import { err, ok, type Result } from '../../result.ts'
import { writtenText } from '../../writtenText.ts'
import { unguardCell } from './csvCell.ts'
import { readDate, readMoment, type DateOrder } from './csvDate.ts'
import { CSV_LISTS, type CsvField, type CsvList } from './csvField.ts'
import type { Mapping } from './csvMapping.ts'

/** The maximum of the file's pain scale. */
export type CsvScale = 'ten' | 'hundred'

export interface CsvReading {
  mapping: Mapping
  order: DateOrder
  scale: CsvScale
  /** The time zone used for lines that name none. */
  here: Place
}

/** The record read from one line. */
export interface CsvRecord {
  start: LocalInstant
  isWholeDay: boolean
  severity: number
  minutes: number | null
  names: Record<CsvList, string[]>
  note: string
  /** By the name of the place. [PLACE-1] */
  placeStrengths: readonly { place: string; severity: number }[]
}

export type LineFault =
  | 'date-missing'
  | 'date-wrong'
  | 'time-wrong'
  | 'severity-missing'
  | 'severity-wrong'
  | 'duration-wrong'

/** [LOCAL-31] */
export function readCsvLine(cells: readonly string[], reading: CsvReading): Result<CsvRecord, LineFault> {
  const said = (field: CsvField): string[] =>
    reading.mapping.flatMap((mapped, index) => {
      const cell = mapped === field ? writtenText(unguardCell(cells[index] ?? '')).trim() : ''
      return cell === '' ? [] : [cell]
    })
  const start = startOf(said('date')[0] ?? '', said('time')[0] ?? '', reading)
  if (!start.ok) return start
  const severity = severityOf(said('severity')[0] ?? '', reading.scale)
  if (!severity.ok) return severity
  const { until, ...when } = start.value
  const told = minutesOf(said('duration')[0] ?? '')
  // Two different lengths: choosing one would lose the other.
  if (told === undefined || (told !== null && until !== null && told !== until)) return err('duration-wrong')
  const names = Object.fromEntries(CSV_LISTS.map((list) => [list, said(list).flatMap(namesIn)]))
  return ok({
    ...when,
    severity: severity.value,
    minutes: told ?? until,
    names: names as CsvRecord['names'],
    note: said('note').join('\n'),
    placeStrengths: said('place_strengths').flatMap((cell) => cell.split(';').flatMap(placeStrengthIn)),
  })
}

function startOf(
  date: string,
  time: string,
  { order, here }: CsvReading,
): Result<Pick<CsvRecord, 'start' | 'isWholeDay'> & { until: number | null }, LineFault> {
  if (date === '') return err('date-missing')
  const read = readDate(date, order)
  if (read === null) return err('date-wrong')
  const moment = readMoment(read.day, time === '' ? read.rest : time, here)
  if (moment === null) return err('time-wrong')
  const isWholeDay = moment.is === 'whole-day'
  return ok({ start: moment.start, isWholeDay, until: isWholeDay ? null : (moment.minutes ?? null) })
}

const HIGHEST: Record<CsvScale, number> = { ten: 10, hundred: 100 }
const NUMBER = /^(\d+(?:[.,]\d+)?)\s*(?:(%)|\/\s*(10|100))?$/u

/** Converts to a scale of 0 to 10, rounded only when stored. "6/10" and "60%" state their own scale. */
function severityOf(cell: string, scale: CsvScale): Result<number, LineFault> {
  if (cell === '') return err('severity-missing')
  const found = NUMBER.exec(cell.normalize('NFKC'))
  if (found === null) return err('severity-wrong')
  const [, number, percent, outOf] = found
  const highest = Number(outOf ?? HIGHEST[percent === undefined ? scale : 'hundred'])
  const value = Number(number!.replace(',', '.'))
  return value > highest ? err('severity-wrong') : ok((value / highest) * 10)
}

/** Guesses the scale from the values: 100 if at least a third are above ten. A single one may be a typing error. */
export function guessScale(cells: readonly string[]): CsvScale {
  const numbers = cells
    .map((cell) => Number.parseFloat(cell.replace(',', '.')))
    .filter((number) => !Number.isNaN(number))
  const above = numbers.filter((number) => number > HIGHEST.ten)
  return above.length > 0 && above.length * 3 >= numbers.length ? 'hundred' : 'ten'
}

const CLOCK_LENGTH = /^(\d{1,4}):(\d{2})(?::\d{2})?$/u
const PLAIN_LENGTH = /^(\d+(?:[.,]\d+)?)\s*(h|hrs?|hours?|std|min|mins|minutes?|m)?\.?$/iu

/** Without a unit the number means minutes; null for an empty cell, undefined for an invalid length. */
function minutesOf(cell: string): number | null | undefined {
  if (cell === '') return null
  const clock = CLOCK_LENGTH.exec(cell)
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2])
  const plain = PLAIN_LENGTH.exec(cell)
  if (plain === null) return undefined
  const value = Number(plain[1]!.replace(',', '.'))
  return /^(?:h|std)/iu.test(plain[2] ?? '') ? value * 60 : value
}

const PLACE_STRENGTH = /^(.+):\s*(10|\d)$/u

/** "Lower back: 7". What is written otherwise says nothing, and the rest of the line is read. */
function placeStrengthIn(part: string): CsvRecord['placeStrengths'] {
  const [, place, severity] = PLACE_STRENGTH.exec(part.trim()) ?? []
  return place === undefined ? [] : [{ place: place.trim(), severity: Number(severity) }]
}

/** Splits at commas only if there is no other separator: a name may contain a comma. */
function namesIn(cell: string): string[] {
  const parts = /[;|\n]/u.test(cell) ? cell.split(/[;|\n]/u) : cell.split(',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
