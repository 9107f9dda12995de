import type { Weekday } from '../../schedule/frequency.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { daysIntoWeek, firstDayOfMonth, lastDayOfMonth, monthAt, monthBy, clampDay } from './month.ts'

type Move = (day: DayNumber, first: Weekday) => DayNumber

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day - 7,
  ArrowDown: (day) => day + 7,
  Home: (day, first) => day - daysIntoWeek(day, first),
  End: (day, first) => day - daysIntoWeek(day, first) + 6,
  PageUp: (day) => inMonthBy(day, -1),
  PageDown: (day) => inMonthBy(day, 1),
}

/** The day that a key moves to in the calendar; null for other keys. It may be in another month. [RES-32] */
export function dayByKey(day: DayNumber, key: string, first: Weekday): DayNumber | null {
  return Object.hasOwn(MOVES, key) ? clampDay(MOVES[key]!(day, first)) : null
}

/** The same date of another month, or its last day if it has no such date. */
function inMonthBy(day: DayNumber, by: number): DayNumber {
  const month = monthAt(day)
  const wanted = monthBy(month, by)
  return Math.min(firstDayOfMonth(wanted) + (day - firstDayOfMonth(month)), lastDayOfMonth(wanted))
}
