import { sql } from 'kysely'
import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { isInCalendar } from '@reprieve/domain/filters/columns/facts.ts'
import { rangeToSpan } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import { DAY_MS, HOUR_MS, type TimeOffset } from '@reprieve/domain/time/instant.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Db } from '../db/pool.ts'

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

/** How far the day of a reflection is shifted: before noon it belongs to the day before. [REF-1] */
const NOON_MS = 12 * HOUR_MS

interface DiaryDay {
  day: DayNumber
  entries: number
}

/** Each local calendar day that has an entry. Counted by the database, because there may be ten thousand entries. */
export async function listDiaryDays(db: Db, userId: number): Promise<readonly DiaryDay[]> {
  const { rows } = await sql<DiaryDay>`
    with entry as (
      select kind,
        case when jsonb_typeof(t.v -> 'timing') = 'number' then (t.v ->> 'timing')::float8
          when jsonb_typeof(m.v -> 'created') = 'number' then (m.v ->> 'created')::float8 end as at,
        case when jsonb_typeof(t.v -> 'time_offset') = 'number' then (t.v ->> 'time_offset')::float8 else 0 end as "offset"
      from item,
        lateral (select groups -> 'timing' -> 'v' as v) t,
        lateral (select groups -> 'meta' -> 'v' as v) m
      where user_id = ${userId} and kind in (${RECORD_KIND}, ${REFLECTION_KIND}) and not deleted)
    select floor((at + "offset" - case when kind = ${REFLECTION_KIND} then ${NOON_MS}::float8 else 0 end) / ${DAY_MS}::float8)::bigint as day,
      count(*) as entries
    from entry
    where at between -8.64e15 and 8.64e15 and abs(at) > ${DAY_MS}::float8 and abs("offset") <= 8.64e15
    group by 1 order by 1`.execute(db)
  return rows.filter(({ day }) => isInCalendar({ at: day * DAY_MS, offset: 0 }))
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
  asked: { range: DateRange; now: number; offset: TimeOffset },
): Promise<RequestedDays> {
  const { range, now, offset } = asked
  const days = await listDiaryDays(db, userId)
  const today = dayNumberOf({ at: now, offset })
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today]
  const span = rangeToSpan(range, { today, first, last })
  const within = days.filter(({ day }) => day >= span.from && day <= span.to)
  return { today, span, entries: within.reduce((sum, { entries }) => sum + entries, 0) }
}
