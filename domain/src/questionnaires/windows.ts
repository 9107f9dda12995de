import type { DayNumber } from '../time/dayNumber.ts'

/** When an institution asks. `dueDays`: how many days there are for it, the day it opens among them. [QST-9] */
export type Schedule =
  | { kind: 'once'; dueDays: number | null }
  | { kind: 'every'; days: number; dueDays: number | null }

export interface AskingWindow {
  opens: DayNumber
  due: DayNumber | null
  /** The first day of the next one; null where there is none. */
  next: DayNumber | null
}

/** The one that a day lies in; null before the first. What is late can be answered until the next opens. [QST-9] */
export function windowOn(schedule: Schedule, first: DayNumber, today: DayNumber): AskingWindow | null {
  if (today < first) return null
  if (schedule.kind === 'once') return { opens: first, due: dueOf(first, schedule.dueDays), next: null }
  const opens = first + Math.floor((today - first) / schedule.days) * schedule.days
  return { opens, due: dueOf(opens, schedule.dueDays), next: opens + schedule.days }
}

const dueOf = (opens: DayNumber, dueDays: number | null): DayNumber | null =>
  dueDays === null ? null : opens + dueDays - 1
