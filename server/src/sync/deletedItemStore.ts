import { sql, type RawBuilder } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'

// Alias ids are no content and stay: they identify late copies of a merged item, which would otherwise return (D29).
const MORE = sql`exists (
  select from jsonb_object_keys(i.groups) g where g <> 'deleted' and g not like 'alias:%')`

// A replaced stamp of the delete stays: a repeat of the delete would otherwise get a new stamp and win. [SYNC-4]
const SPENT = sql`h.user_id = i.user_id and h.client_id = i.client_id
  and not (h.grp = 'deleted' and h.sent_as is not null)`

const IS_TO_WIPE = sql`(${MORE} or exists (select from item_history h where ${SPENT}))`

/** Items deleted before this time. */
const isDue = (deletedBefore: number): RawBuilder<unknown> =>
  sql`i.deleted and i.updated_at < ${moment(deletedBefore)}`

interface ItemPortion {
  userId: number
  /** The last id of the portion before; null for the first one. */
  after: string | null
  deletedBefore: number
  most: number
}

/** Wipes one portion; returns the ids of its items. */
export async function wipeItems(
  trx: Trx,
  { userId, after, deletedBefore, most }: ItemPortion,
): Promise<string[]> {
  // Without the lock, a merge in progress would write back what it had read.
  await lockPerson(trx, userId)
  const { rows } = await sql<{ client_id: string }>`
    select i.client_id from item i
    where i.user_id = ${userId} and (${after}::uuid is null or i.client_id > ${after}::uuid)
      and ${isDue(deletedBefore)} and ${IS_TO_WIPE}
    order by i.client_id limit ${most}`.execute(trx)
  const ids = rows.map(({ client_id: id }) => id)
  const isChosen = sql`i.user_id = ${userId} and i.client_id = any(${ids}::uuid[])`
  await sql`delete from item_history h using item i where ${isChosen} and ${SPENT}`.execute(trx)
  await sql`
    update item i set groups = (
      select jsonb_object_agg(e.key, e.value) from jsonb_each(i.groups) e
      where e.key = 'deleted' or e.key like 'alias:%')
    where ${isChosen} and ${MORE}`.execute(trx)
  return ids
}

/** The next people by number. */
export async function findPeopleAfter(
  db: Db,
  { last, most }: { last: number; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('user_sync')
    .select('user_id')
    .where('user_id', '>', last)
    .orderBy('user_id')
    .limit(most)
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}

/** Those of these people who have items to wipe. */
export async function findPeopleToWipe(
  db: Db,
  people: readonly number[],
  deletedBefore: number,
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct i.user_id from item i
    where i.user_id = any(${people}::bigint[]) and ${isDue(deletedBefore)} and ${IS_TO_WIPE}`.execute(db)
  return rows.map(({ user_id: userId }) => userId)
}

/** An account deleted meanwhile has no row to lock and nothing to wipe. */
const lockPerson = (trx: Trx, userId: number): Promise<unknown> =>
  trx.selectFrom('user_sync').select('user_id').where('user_id', '=', userId).forUpdate().execute()
