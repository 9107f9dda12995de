import { firstInEpisode } from '../filters/columns/episodeRows.ts'
import { ENTRY, NO_VALUE, type Columns } from '../filters/columns/columns.ts'
import type { DaySpan, Selection } from '../filters/filter.ts'
import type { DayNumber } from '../time/dayNumber.ts'

/** Data per day, the basis of every figure. A day without an entry is not in the table: it is a gap, not a zero. */
export interface DayTable {
  span: DaySpan
  count: number
  /** The days with at least one record or reflection, earliest first. */
  day: Int32Array
  /** Mean severity of the day's records; NaN if none has a number. */
  mean: Float64Array
  /** NO_VALUE if the day has no record with a number; same for `low`. */
  high: Uint8Array
  low: Uint8Array
  /** Number of records, with or without a severity; an episode counts once on each of its days. [EPI-20] */
  records: Uint16Array
  /** NO_VALUE if the day has no reflection. */
  score: Uint8Array
}

/** "logged on n of N days": shown beside every average. */
export interface LoggedDays {
  days: number
  outOf: number
}

export interface Average {
  /** Null if no day has a value. */
  value: number | null
  logged: LoggedDays
}

export interface Averages {
  pain: Average
  function: Average
  /** Days with a mean of 7 or more, among days that have a mean: nothing is known about days without a record. */
  hardDays: LoggedDays
}

export interface DayPoint {
  day: DayNumber
  value: number
}

export const HARD_DAY = 7

/** Rounds averages to tenths, so that statements about them match the displayed values (D35). */
export const inTenths = (value: number): number => Math.round(value * 10) / 10

export const countSpanDays = ({ from, to }: DaySpan): number => Math.max(0, to - from + 1)

/** For each day from the first to the last its index in the table; 0 for days that are not in it. */
export function indexDays(days: Int32Array): Int32Array {
  const first = days[0] ?? 0
  const slots = new Int32Array(days.length === 0 ? 0 : days.at(-1)! - first + 1)
  for (let slot = 0; slot < days.length; slot += 1) slots[days[slot]! - first] = slot
  return slots
}

/**
 * The distinct days. They follow the calendar where each entry was written, so travel may put them out of order.
 * [RES-2]
 */
function daysIn(day: Int32Array, rows: Uint32Array): Int32Array {
  if (rows.length === 0) return new Int32Array(0)
  let first = day[rows[0]!]!
  let last = first
  for (let at = 1; at < rows.length; at += 1) {
    const own = day[rows[at]!]!
    if (own < first) first = own
    if (own > last) last = own
  }
  const isThere = new Uint8Array(last - first + 1)
  for (let at = 0; at < rows.length; at += 1) isThere[day[rows[at]!]! - first] = 1
  const found = new Int32Array(isThere.length)
  let count = 0
  for (let at = 0; at < isThere.length; at += 1) {
    found[count] = first + at
    count += isThere[at]!
  }
  return found.slice(0, count)
}

export function makeDayTable(columns: Columns, { rows, span }: Selection): DayTable {
  const { day, entry, value } = columns
  const isFirst = firstInEpisode(columns)
  const found = daysIn(day, rows)
  const slots = indexDays(found)
  const first = found[0] ?? 0
  const count = found.length
  const mean = new Float64Array(count)
  const numbered = new Uint32Array(count)
  const high = new Uint8Array(count).fill(NO_VALUE)
  const low = new Uint8Array(count).fill(NO_VALUE)
  const records = new Uint16Array(count)
  const score = new Uint8Array(count).fill(NO_VALUE)
  // Index loops here and in the statistics: `for of` takes a third longer over a whole diary.
  for (let next = 0; next < rows.length; next += 1) {
    const row = rows[next]!
    const at = slots[day[row]! - first]!
    const told = value[row]!
    if (entry[row] === ENTRY.reflection) {
      // One day may have two reflections until devices have synced: the later one counts.
      if (told !== NO_VALUE) score[at] = told
      continue
    }
    if (isFirst(row, at)) records[at]! += 1
    if (told === NO_VALUE) continue
    mean[at]! += told
    if (numbered[at] === 0 || told > high[at]!) high[at] = told
    if (told < low[at]!) low[at] = told
    numbered[at]! += 1
  }
  // 0 / 0 is NaN, the value of a day without a number. [RES-3]
  for (let at = 0; at < count; at += 1) mean[at]! /= numbered[at]!
  return { span, count, day: found, mean, high, low, records, score }
}

/** Mean severity of each day that has one. */
export function painPoints({ day, mean }: DayTable): DayPoint[] {
  const points: DayPoint[] = []
  for (let at = 0; at < mean.length; at += 1) {
    if (!Number.isNaN(mean[at]!)) points.push({ day: day[at]!, value: mean[at]! })
  }
  return points
}

/** Score of each day that has a reflection. */
export function scorePoints({ day, score }: DayTable): DayPoint[] {
  const points: DayPoint[] = []
  for (let at = 0; at < score.length; at += 1) {
    if (score[at] !== NO_VALUE) points.push({ day: day[at]!, value: score[at]! })
  }
  return points
}

/** Each day counts once, however many entries it has, and every average comes with its count. [RES-4] */
export function computeAverages({ span, mean, score }: DayTable): Averages {
  const outOf = countSpanDays(span)
  const [pain, reflection] = [
    { sum: 0, days: 0 },
    { sum: 0, days: 0 },
  ]
  let hard = 0
  for (let at = 0; at < mean.length; at += 1) {
    if (!Number.isNaN(mean[at]!)) add(pain, mean[at]!)
    if (mean[at]! >= HARD_DAY) hard += 1
    if (score[at] !== NO_VALUE) add(reflection, score[at]!)
  }
  return {
    pain: averageOf(pain, outOf),
    function: averageOf(reflection, outOf),
    hardDays: { days: hard, outOf: pain.days },
  }
}

interface Summed {
  sum: number
  days: number
}

function add(to: Summed, value: number): void {
  to.sum += value
  to.days += 1
}

const averageOf = ({ sum, days }: Summed, outOf: number): Average => ({
  value: days === 0 ? null : inTenths(sum / days),
  logged: { days, outOf },
})
