import type { DayNumber } from '../time/dayNumber.ts'

/** When an institution asks. `dueDays`: number of days to answer, including the opening day. [QST-9] */
export type Schedule =
  | { kind: 'once'; dueDays: number | null }
  | { kind: 'every'; days: number; dueDays: number | null }

export interface AskingWindow {
  opens: DayNumber
  due: DayNumber | null
  /** The first day of the next window; null if there is none. */
  next: DayNumber | null
}

/** The window of a day; null before the first. Late answers are possible until the next one opens. [QST-9] */
export function windowOn(schedule: Schedule, first: DayNumber, today: DayNumber): AskingWindow | null {
  if (today < first) return null
  if (schedule.kind === 'once') return { opens: first, due: dueOf(first, schedule.dueDays), next: null }
  const opens = first + Math.floor((today - first) / schedule.days) * schedule.days
  return { opens, due: dueOf(opens, schedule.dueDays), next: opens + schedule.days }
}

const dueOf = (opens: DayNumber, dueDays: number | null): DayNumber | null =>
  dueDays === null ? null : opens + dueDays - 1
