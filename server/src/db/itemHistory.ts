import { sql } from 'kysely'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { jsonDigest } from './items.ts'
import type { Db, Trx } from './pool.ts'

export type HistoryValue = { group: string; hlc: Stamp; value: unknown }

const MOST_SHOWN = 200
/** The size of the largest bulk (D33). The history that one device adds is limited only by the size of its calls. */
const MOST_LETTERS = 2_000_000

interface HistoryQuery {
  clientId: string
  hidden: readonly string[]
  live: Readonly<Record<string, { v: unknown }>>
}

/**
 * Earlier values of an item, the latest first. Leaves out the current values, and lists each value once: two values
 * that are swapped again and again would hide all older ones. The rows are chosen by the index alone, so that of ten
 * thousand rows only the returned values are read. [SYNC-32]
 */
export async function readItemHistory(
  db: Db,
  userId: number,
  { clientId, hidden, live }: HistoryQuery,
): Promise<HistoryValue[]> {
  const groups = Object.keys(live)
  const digests = groups.map((group) => jsonDigest(live[group]!.v))
  const { rows } = await sql<HistoryValue>`
    with chosen as (
      select h.grp, h.digest, max(h.hlc) as hlc
      from item_history h
      where h.user_id = ${userId} and h.client_id = ${clientId}
        and h.grp <> all(${hidden}::text[]) and h.grp not like 'alias:%'
        and not exists (
          select from unnest(${groups}::text[], ${digests}::text[]) as l(grp, digest)
          where l.grp = h.grp and l.digest = h.digest)
      group by h.grp, h.digest
      order by max(h.hlc) desc, h.grp, h.digest
      limit ${MOST_SHOWN}
    ), measured as (
      select c.grp, c.hlc, c.digest, length(h.value::text) as letters
      from chosen c join item_history h on h.user_id = ${userId} and h.client_id = ${clientId}
        and h.grp = c.grp and h.hlc = c.hlc and h.digest = c.digest
    ), fitting as (
      select m.*, sum(m.letters) over (order by m.hlc desc, m.grp, m.digest) as so_far
      from measured m where m.letters <= ${MOST_LETTERS}
    )
    select f.grp as "group", f.hlc, h.value
    from fitting f join item_history h on h.user_id = ${userId} and h.client_id = ${clientId}
      and h.grp = f.grp and h.hlc = f.hlc and h.digest = f.digest
    where f.so_far <= ${MOST_LETTERS}
    order by f.hlc desc, f.grp, f.digest`.execute(db)
  return rows
}

/**
 * The history values of a group under one stamp. There can be several where devices used the same stamp. Two are
 * enough: at least one of them is not the current value, and thousands would not fit into memory.
 */
export async function findHistoryValues(
  trx: Trx,
  userId: number,
  { clientId, group, hlc }: { clientId: string; group: string; hlc: Stamp },
): Promise<unknown[]> {
  const rows = await trx
    .selectFrom('item_history')
    .select('value')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('grp', '=', group)
    .where('hlc', '=', hlc)
    .orderBy('digest')
    .limit(2)
    .execute()
  return rows.map(({ value }) => value)
}
