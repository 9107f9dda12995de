import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { isInCalendar } from '@reprieve/domain/filters/columns/facts.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

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
