import { COLUMN_KINDS } from '@reprieve/contract/filters/rowFacts.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { reflectionDay } from '@reprieve/domain/reflections/reflectionDay.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { dayOf, startOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { sql } from 'kysely'
import { moment } from '../../db/moment.ts'
import type { Trx } from '../../db/pool.ts'

interface Entry {
  kind: string
  timing: unknown
  offset: unknown
}

/**
 * The days of a person's entries since a Monday; reads only the time of each entry. An entry of that week was stored
 * after it began, in any time zone, so older rows are skipped and a long diary costs no more than a short one.
 */
export async function loggedDays(trx: Trx, userId: number, monday: LocalDay): Promise<LocalDay[]> {
  const since = startOf(monday, 0) - DAY_MS
  const { rows } = await sql<Entry>`
    select kind, groups -> 'timing' -> 'v' -> 'timing' as timing,
      groups -> 'timing' -> 'v' -> 'time_offset' as offset
    from item
    where user_id = ${userId} and updated_at >= ${moment(since)} and not deleted
      and kind = any(${COLUMN_KINDS}::text[])`.execute(trx)
  return rows.flatMap(({ kind, timing, offset: storedOffset }) => {
    if (!isMoment(timing)) return []
    const offset = isMoment(storedOffset) ? storedOffset : 0
    return [kind === REFLECTION_KIND ? reflectionDay(timing, offset) : dayOf({ at: timing, offset })]
  })
}

/** A time outside the calendar belongs to no week. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 8e15
