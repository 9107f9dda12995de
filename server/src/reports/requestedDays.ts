import { rangeToSpan } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import { HOUR_MS, type TimeOffset } from '@reprieve/domain/time/instant.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Db } from '../db/pool.ts'
import { listDiaryDays } from './diaryDayStore.ts'

/** The UTC offset of a time zone at a moment; 0 for an unknown zone. */
export function offsetIn(timezone: string | null, at: number): TimeOffset {
  try {
    const format = new Intl.DateTimeFormat('en', {
      timeZone: timezone ?? 'UTC',
      timeZoneName: 'longOffset',
    })
    const named = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(named) ?? []
    if (hours === undefined) return 0
    const offset = Number(hours) * HOUR_MS + Number(minutes) * (HOUR_MS / 60)
    return sign === '-' ? -offset : offset
  } catch {
    return 0
  }
}

export interface RequestedDays {
  today: DayNumber
  span: DaySpan
  /** Entries in those days, before filtering. */
  entries: number
}

/** The days that a range means at a UTC offset. [FILT-14] */
export async function findRequestedDays(
  db: Db,
  userId: number,
  request: { range: DateRange; now: number; offset: TimeOffset },
): Promise<RequestedDays> {
  const { range, now, offset } = request
  const days = await listDiaryDays(db, userId)
  const today = dayNumberOf({ at: now, offset })
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today]
  const span = rangeToSpan(range, { today, first, last })
  const within = days.filter(({ day }) => day >= span.from && day <= span.to)
  return { today, span, entries: within.reduce((sum, { entries }) => sum + entries, 0) }
}
