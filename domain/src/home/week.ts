import type { PainRecord } from '../records/painRecord.ts'
import { dayNumberOf, type DayNumber } from '../time/dayNumber.ts'

export interface WeekDay {
  day: DayNumber
  /** The rounded average of the day's records; null if none has a number. */
  average: number | null
}

const DAY_COUNT = 7

/** The last seven days, today last, each in the calendar of the place where it was recorded. [HOME-30] */
export function lastSevenDays(
  records: readonly Pick<PainRecord, 'severity' | 'startsAt' | 'timeOffset'>[],
  today: DayNumber,
): readonly WeekDay[] {
  return Array.from({ length: DAY_COUNT }, (_, at) => {
    const day = today - DAY_COUNT + 1 + at
    const values = records
      .filter(({ startsAt, timeOffset }) => dayNumberOf({ at: startsAt, offset: timeOffset }) === day)
      .flatMap(({ severity }) => (severity === null ? [] : [severity]))
    const sum = values.reduce((total, value) => total + value, 0)
    return { day, average: values.length === 0 ? null : Math.round(sum / values.length) }
  })
}
