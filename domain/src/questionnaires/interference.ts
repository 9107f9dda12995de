import type { DayNumber } from '../time/dayNumber.ts'

/** One answer about how much pain interfered in the past week, 0 to 10: higher is more. */
export interface Interference {
  day: DayNumber
  /** Interference with enjoyment of life. */
  enjoyment: number
  /** Interference with general activity. */
  activity: number
}
