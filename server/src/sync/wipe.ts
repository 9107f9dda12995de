import { sql, type RawBuilder } from 'kysely'
import { sqlState } from '../db/databaseError.ts'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { eachByItself, untilStopped, type Chore, type ChoreServices, type Stopping } from '../jobs/chores.ts'

const DAY_MS = 24 * 3_600_000
/** As long as what was deleted can be taken back from the trash of a device. */
export const KEEP_DELETED_MS = 30 * DAY_MS

// Ids are no content: a late copy of what was merged is told by them, and without them it would come back (D29).
const MORE = sql`exists (
  select from jsonb_object_keys(i.groups) g where g <> 'deleted' and g not like 'alias:%')`

// A stamp of the delete that was replaced is remembered: its repeat would be a new one, and would win. [SYNC-4]
const SPENT = sql`h.user_id = i.user_id and h.client_id = i.client_id
  and not (h.grp = 'deleted' and h.sent_as is not null)`

const IS_TO_WIPE = sql`(${MORE} or exists (select from item_history h where ${SPENT}))`

type Wiping = Pick<ChoreServices, 'db' | 'stopping'>

/**
 * Of what was deleted 30 days ago only that it is deleted stays, for ever: content, stamps and history go. No device
 * has to be told: each does the same by itself, so no sequence moves. [SYNC-31]
 */
export async function wipeDeleted({ db, stopping }: Wiping, now: number): Promise<void> {
  const isDue = sql`i.deleted and i.updated_at < ${moment(now - KEEP_DELETED_MS)}`
  const portions = await inPortions(db)
  await eachByItself(untilStopped(portions, stopping), async (people) => {
    const due = await dueAmong(db, people, isDue)
    await eachByItself(untilStopped(due, stopping), (userId) => wipeOf(db, userId, { isDue, stopping }))
  })
}

/** In a transaction the lock of the person's writes is held, and each of them waits as long. */
const ITEMS_AT_ONCE = 500

interface Due {
  isDue: RawBuilder<unknown>
  stopping: Stopping | undefined
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

/** The last of those that were wiped, where there may be more behind it. */
async function wipeSome(trx: Trx, { userId, after, isDue }: Some): Promise<string | undefined> {
  // A merge under way would put back what it has read.
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

/** All at once would be one statement over everything that anybody keeps, and no statement may take as long. */
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

/** Where one of them cannot be looked at, nor in the time that a statement has, all of them are gone through. */
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

/** Of an account that has gone meanwhile there is nothing to lock, and nothing left to wipe. */
const lockPerson = (trx: Trx, userId: number): Promise<unknown> =>
  trx.selectFrom('user_sync').select('user_id').where('user_id', '=', userId).forUpdate().execute()

export const wipeChore: Chore = {
  name: 'wipe-deleted',
  everyMs: DAY_MS,
  run: wipeDeleted,
}
