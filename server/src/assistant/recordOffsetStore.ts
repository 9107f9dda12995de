import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** The UTC offset in a person's latest record, as it was sent; undefined if there is none. */
export async function findLatestOffset(db: Db, userId: number): Promise<unknown> {
  const { rows } = await sql<{ offset: unknown }>`
    select g.value -> 'v' -> 'time_offset' as offset
    from (select groups from item where user_id = ${userId} and kind = 'record' and not deleted
      order by seq desc limit 1) last, jsonb_each(last.groups) g
    where g.value -> 'v' ? 'time_offset' limit 1`.execute(db)
  return rows[0]?.offset
}
