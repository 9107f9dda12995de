import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql, type RawBuilder } from 'kysely'
import { sqlState } from '../db/databaseError.ts'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import {
  runEachSeparately,
  untilStopped,
  type Chore,
  type ChoreServices,
  type StopSignal,
} from '../jobs/chores.ts'

/** As long as a device can restore deleted items from its trash. */
export const KEEP_DELETED_MS = 30 * DAY_MS

// Alias ids are no content and stay: they identify late copies of a merged item, which would otherwise return (D29).
const MORE = sql`exists (
  select from jsonb_object_keys(i.groups) g where g <> 'deleted' and g not like 'alias:%')`

// A replaced stamp of the delete stays: a repeat of the delete would otherwise get a new stamp and win. [SYNC-4]
const SPENT = sql`h.user_id = i.user_id and h.client_id = i.client_id
  and not (h.grp = 'deleted' and h.sent_as is not null)`

const IS_TO_WIPE = sql`(${MORE} or exists (select from item_history h where ${SPENT}))`

type Wiping = Pick<ChoreServices, 'db' | 'stopping'>

/**
 * Wipes content, stamps and history of items deleted 30 days ago; only the deletion itself stays, for ever. Devices
 * need no notice, because each does the same by itself, so the sequence does not change. [SYNC-31]
 */
export async function wipeDeleted({ db, stopping }: Wiping, now: number): Promise<void> {
  const isDue = sql`i.deleted and i.updated_at < ${moment(now - KEEP_DELETED_MS)}`
  const portions = await inPortions(db)
  await runEachSeparately(untilStopped(portions, stopping), async (people) => {
    const due = await dueAmong(db, people, isDue)
    await runEachSeparately(untilStopped(due, stopping), (userId) => wipeOf(db, userId, { isDue, stopping }))
  })
}

/** A transaction holds the lock of the person's writes, so every write waits for it. */
const ITEMS_AT_ONCE = 500

interface Due {
  isDue: RawBuilder<unknown>
  stopping: StopSignal | undefined
}

async function wipeOf(db: Db, userId: number, { isDue, stopping }: Due): Promise<void> {
  let last: string | null | undefined = null
  while (last !== undefined) {
    if (stopping?.aborted === true) return
    const after: string | null = last
    last = await inTransaction(db, (trx) => wipeSome(trx, { userId, after, isDue }))
  }
}

interface Some {
  userId: number
  after: string | null
  isDue: RawBuilder<unknown>
}

/** Wipes one portion; returns the last id if there may be more. */
async function wipeSome(trx: Trx, { userId, after, isDue }: Some): Promise<string | undefined> {
  // Without the lock, a merge in progress would write back what it had read.
  await lockPerson(trx, userId)
  const { rows } = await sql<{ client_id: string }>`
    select i.client_id from item i
    where i.user_id = ${userId} and (${after}::uuid is null or i.client_id > ${after}::uuid)
      and ${isDue} and ${IS_TO_WIPE}
    order by i.client_id limit ${ITEMS_AT_ONCE}`.execute(trx)
  const ids = rows.map(({ client_id: id }) => id)
  const isChosen = sql`i.user_id = ${userId} and i.client_id = any(${ids}::uuid[])`
  await sql`delete from item_history h using item i where ${isChosen} and ${SPENT}`.execute(trx)
  await sql`
    update item i set groups = (
      select jsonb_object_agg(e.key, e.value) from jsonb_each(i.groups) e
      where e.key = 'deleted' or e.key like 'alias:%')
    where ${isChosen} and ${MORE}`.execute(trx)
  return ids.length < ITEMS_AT_ONCE ? undefined : ids.at(-1)
}

/** One statement over the data of all people could take longer than the statement limit. */
const PEOPLE_AT_ONCE = 50

async function inPortions(db: Db): Promise<number[][]> {
  const portions: number[][] = []
  for (let last = -1; ;) {
    const rows = await db
      .selectFrom('user_sync')
      .select('user_id')
      .where('user_id', '>', last)
      .orderBy('user_id')
      .limit(PEOPLE_AT_ONCE)
      .execute()
    if (rows.length === 0) return portions
    portions.push(rows.map(({ user_id: userId }) => userId))
    last = rows.at(-1)!.user_id
  }
}

/** If the query fails for the whole portion, for example by the statement limit, every person is processed. */
async function dueAmong(db: Db, people: number[], isDue: RawBuilder<unknown>): Promise<number[]> {
  try {
    return await thoseWith(db, people, isDue)
  } catch (error) {
    if (sqlState(error) === null) throw error
    return people
  }
}

async function thoseWith(db: Db, people: number[], isDue: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct i.user_id from item i
    where i.user_id = any(${people}::bigint[]) and ${isDue} and ${IS_TO_WIPE}`.execute(db)
  return rows.map(({ user_id: userId }) => userId)
}

/** An account deleted meanwhile has no row to lock and nothing to wipe. */
const lockPerson = (trx: Trx, userId: number): Promise<unknown> =>
  trx.selectFrom('user_sync').select('user_id').where('user_id', '=', userId).forUpdate().execute()

export const wipeChore: Chore = {
  name: 'wipe-deleted',
  everyMs: DAY_MS,
  run: wipeDeleted,
}
