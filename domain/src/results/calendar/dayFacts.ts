import { NO_VALUE } from '../../filters/columns/columns.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { DayTable } from '../days.ts'

/** What a calendar cell, and the row below it, show for a day. Null means not recorded, which is not 0. */
export interface DayFacts {
  day: DayNumber
  /** The rounded mean, which sets the cell's colour band. */
  severity: number | null
  high: number | null
  low: number | null
  records: number
  score: number | null
  /** Indexes of the selected overlays. */
  overlays: readonly number[]
}

const NONE: readonly number[] = []

/** Facts by day; days without any data are missing. [RES-33] */
export function collectDayFacts(
  days: DayTable,
  overlays: ReadonlyMap<DayNumber, readonly number[]>,
): ReadonlyMap<DayNumber, DayFacts> {
  const facts = new Map<DayNumber, DayFacts>()
  for (const [day, places] of overlays) facts.set(day, untold(day, places))
  for (let at = 0; at < days.count; at += 1) {
    const day = days.day[at]!
    const mean = days.mean[at]!
    const hasNumber = !Number.isNaN(mean)
    facts.set(day, {
      day,
      severity: hasNumber ? Math.round(mean) : null,
      high: hasNumber ? valueOf(days.high[at]!) : null,
      low: hasNumber ? valueOf(days.low[at]!) : null,
      records: days.records[at]!,
      score: valueOf(days.score[at]!),
      overlays: overlays.get(day) ?? NONE,
    })
  }
  return facts
}

const untold = (day: DayNumber, overlays: readonly number[]): DayFacts => ({
  day,
  severity: null,
  high: null,
  low: null,
  records: 0,
  score: null,
  overlays,
})

const valueOf = (value: number): number | null => (value === NO_VALUE ? null : value)
