import type { Measure } from '../../signals/measures.ts'
import type { DayNumber } from '../../time/dayNumber.ts'

/** What a device measured on a day. */
export interface ReportedDayValue {
  measure: Measure
  source: string
  day: DayNumber
  value: number
}
