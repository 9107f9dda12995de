import type { DayNumber } from '../time/dayNumber.ts'

/** One time that somebody answered how much pain got in the way in the past week, 0 to 10: the higher, the more. */
export interface Interference {
  day: DayNumber
  /** Of life. */
  enjoyment: number
  /** In general. */
  activity: number
}
