import { HOUR_MS, MINUTE_MS, type LocalInstant } from '../../time/instant.ts'
import type { LocalDay } from '../../time/localDay.ts'
import { startOf } from '../../time/localDay.ts'
import { momentFromLocalTime, type Place } from '../../time/place.ts'
import { clockFrom, dayFrom, type Clock } from '../../time/typedTime.ts'

/** The order of a date that does not begin with the year. */
export type DateOrder = 'dmy' | 'mdy'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const YEAR_FIRST =
  /^(\d{4})[-./ ]?\s?(\d{1,2})[-./ ]\s?(\d{1,2})\.?(?=$|[T\s,])|^(\d{4})(\d{2})(\d{2})(?=$|[T\s,])/iu
const NUMBERS = /^(\d{1,2})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{4}|\d{2})\.?(?=$|[T\s,])/iu
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th|\.)?[-\s]+([a-z]{3})[a-z]*\.?,?[-\s]+(\d{4})(?=$|[T\s,])/iu
const MONTH_NAMED = /^([a-z]{3})[a-z]*\.?[-\s]+(\d{1,2})(?:st|nd|rd|th)?,?[-\s]+(\d{4})(?=$|[T\s,])/iu
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/iu

export interface ReadDate {
  day: LocalDay
  /** The text after the date in its cell, including the T that programs put before the time. */
  rest: string
}

/** Returns null if the text is no calendar date. */
export function readDate(cell: string, order: DateOrder): ReadDate | null {
  const text = cell.normalize('NFKC').trim().replace(WEEKDAY, '')
  const found = partsOf(text, order)
  if (found === null) return null
  const [year, month, day] = found.parts
  const read = dayFrom(`${year.length === 2 ? century(year) + year : year}-${month}-${day}`)
  return read === null ? null : { day: read, rest: text.slice(found.length).replace(/^[\s,]+/u, '') }
}

type Parts = readonly [year: string, month: string, day: string]

function partsOf(text: string, order: DateOrder): { parts: Parts; length: number } | null {
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst !== null) {
    const [, y1, m1, d1, y2, m2, d2] = yearFirst
    return { parts: [(y1 ?? y2)!, (m1 ?? m2)!, (d1 ?? d2)!], length: yearFirst[0].length }
  }
  const numbers = NUMBERS.exec(text)
  if (numbers !== null) {
    const [whole, one, two, year] = numbers as unknown as [string, string, string, string]
    return { parts: order === 'dmy' ? [year, two, one] : [year, one, two], length: whole.length }
  }
  const named = DAY_NAMED.exec(text)
  const turned = named === null ? MONTH_NAMED.exec(text) : null
  const found = named ?? turned
  if (found === null) return null
  const [whole, one, two, year] = found as unknown as [string, string, string, string]
  const [day, month] = named === null ? [two, one] : [one, two]
  const number = MONTHS.indexOf(month.toLowerCase()) + 1
  return number === 0 ? null : { parts: [year, String(number), day], length: whole.length }
}

const century = (year: string): string => (Number(year) >= 70 ? '19' : '20')

/** Detects the date order from the values; null if both fit, 'none' if no date needs an order. */
export function detectDateOrder(cells: readonly string[]): DateOrder | 'none' | null {
  let hasNumbers = false
  for (const cell of cells) {
    const found = NUMBERS.exec(cell.normalize('NFKC').trim().replace(WEEKDAY, ''))
    if (found === null) continue
    hasNumbers = true
    if (Number(found[1]) > 12) return 'dmy'
    if (Number(found[2]) > 12) return 'mdy'
    // Dates with dots never put the month first.
    if (found[0].includes('.')) return 'dmy'
  }
  return hasNumbers ? null : 'none'
}

const ZONE = /\s*(?:z|utc|gmt|(?:utc|gmt)?([+-])(\d{1,2}):?(\d{2})?)$/iu
const FURTHEST_EAST = 14 * HOUR_MS
const FURTHEST_WEST = -12 * HOUR_MS
/** Longer text is no time, and searching it for a zone would block the page. */
const LONGEST_TIME = 100

/** `minutes`: the length, if the cell also gives an end time. */
export type ReadMoment =
  | { is: 'moment'; start: LocalInstant; minutes?: number }
  | { is: 'whole-day'; start: LocalInstant }

const SPAN =
  /^(\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?)\s*[-\u2010-\u2015]\s*(\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?)$/iu
const HALF = /[ap]\.?m\.?$/iu

/**
 * Reads "08:00-09:30" as start and end. Programs write a zone only after seconds or a T. Undefined if the text is no
 * such span; null if its end is not after its start, because the meaning is unclear.
 */
function spanIn(said: string): { from: string; minutes: number } | null | undefined {
  const [, from, until] = SPAN.exec(said) ?? []
  if (from === undefined || until === undefined) return undefined
  const [start, end] = [clockFrom(from), clockFrom(until)]
  if (start === null || end === null || HALF.test(from) !== HALF.test(until)) return null
  const minutes = (end.hour - start.hour) * 60 + end.minute - start.minute
  return minutes > 0 ? { from, minutes } : null
}

/** Reads the date and time of a line; without a time it is a whole day. Null for an invalid time. */
export function readMoment(day: LocalDay, time: string, here: Place): ReadMoment | null {
  if (time.length > LONGEST_TIME) return null
  const written = time.normalize('NFKC').trim()
  const said = written.replace(/^T\s*/iu, '')
  const span = said === written ? spanIn(said) : undefined
  if (span === null) return null
  if (span !== undefined) {
    const moment = readMoment(day, span.from, here)
    return moment?.is === 'moment' ? { ...moment, minutes: span.minutes } : null
  }
  if (said === '') {
    const { offset } = momentFromLocalTime({ day, hour: 0, minute: 0 }, { place: here, offsetBefore: 0 })
    return { is: 'whole-day', start: { at: startOf(day, offset), offset } }
  }
  const zone = ZONE.exec(said)
  // "2 pm" and "14:20" have no zone: a zone needs a sign or a name.
  const clock = clockOf(zone === null ? said : said.slice(0, zone.index))
  if (clock === null) return null
  if (zone === null)
    return { is: 'moment', start: momentFromLocalTime({ day, ...clock }, { place: here, offsetBefore: 0 }) }
  const [, sign, hours = '0', minutes = '0'] = zone
  // "9-10" may also be a span of hours, which cannot be distinguished from a zone.
  if (sign !== undefined && !/^\d{1,2}[:.]/u.test(said)) return null
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS)
  if (offset < FURTHEST_WEST || offset > FURTHEST_EAST) return null
  const at = startOf(day, offset) + clock.hour * HOUR_MS + clock.minute * MINUTE_MS
  // UTC is not the person's own zone: programs write it wherever the person was.
  return { is: 'moment', start: { at, offset: sign === undefined ? here(at) : offset } }
}

/** Drops seconds: a diary stores minutes. */
const clockOf = (text: string): Clock | null =>
  clockFrom(text.trim().replace(/^(\d{1,2}[:.]\d{2})[:.]\d{2}(?:[.,]\d+)?/u, '$1'))
