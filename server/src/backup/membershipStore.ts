import type pg from 'pg'
import type { EndedConsents } from './endedConsents.ts'
import { listTables } from './tableStore.ts'

/** Ends again what ended after the backup. Left first: a later withdrawal keeps the time of leaving. [CONS-10] */
export async function endConsentsAgain(
  client: pg.ClientBase,
  { withdrawn, left }: EndedConsents,
): Promise<void> {
  // The backup may be older than the table.
  if (!(await listTables(client)).includes('membership')) return
  await client.query(
    `update membership m set ended_at = w.at
     from unnest($1::uuid[], $2::timestamptz[]) as w(membership_id, at)
     where m.membership_id = w.membership_id and m.ended_at is null`,
    [[...left.keys()], [...left.values()]],
  )
  await client.query(
    `update membership m set withdrawn_at = w.at, ended_at = coalesce(m.ended_at, w.at),
       full_name = null, birth_date = null, primary_id = null
     from unnest($1::uuid[], $2::timestamptz[]) as w(membership_id, at)
     where m.membership_id = w.membership_id and m.withdrawn_at is null`,
    [[...withdrawn.keys()], [...withdrawn.values()]],
  )
}
