import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sqlState } from '../db/databaseError.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import {
  runEachSeparately,
  untilStopped,
  type Chore,
  type ChoreServices,
  type StopSignal,
} from '../jobs/chores.ts'
import { findPeopleAfter, findPeopleToWipe, wipeItems } from './deletedItemStore.ts'

/** As long as a device can restore deleted items from its trash. */
export const KEEP_DELETED_MS = 30 * DAY_MS

type Wiping = Pick<ChoreServices, 'db' | 'stopping'>

/**
 * Wipes content, stamps and history of items deleted 30 days ago; only the deletion itself stays, for ever. Devices
 * need no notice, because each does the same by itself, so the sequence does not change. [SYNC-31]
 */
export async function wipeDeleted({ db, stopping }: Wiping, now: number): Promise<void> {
  const deletedBefore = now - KEEP_DELETED_MS
  const portions = await inPortions(db)
  await runEachSeparately(untilStopped(portions, stopping), async (people) => {
    const due = await dueAmong(db, people, deletedBefore)
    await runEachSeparately(untilStopped(due, stopping), (userId) =>
      wipePerson(db, userId, { deletedBefore, stopping }),
    )
  })
}

/** A transaction holds the lock of the person's writes, so every write waits for it. */
const ITEMS_AT_ONCE = 500

interface Due {
  deletedBefore: number
  stopping: StopSignal | undefined
}

async function wipePerson(db: Db, userId: number, { deletedBefore, stopping }: Due): Promise<void> {
  let last: string | null | undefined = null
  while (last !== undefined) {
    if (stopping?.aborted === true) return
    const after: string | null = last
    last = await inTransaction(db, (trx) => wipeSome(trx, { userId, after, deletedBefore }))
  }
}

interface Some {
  userId: number
  after: string | null
  deletedBefore: number
}

/** Wipes one portion; returns the last id if there may be more. */
async function wipeSome(trx: Trx, portion: Some): Promise<string | undefined> {
  const ids = await wipeItems(trx, { ...portion, most: ITEMS_AT_ONCE })
  return ids.length < ITEMS_AT_ONCE ? undefined : ids.at(-1)
}

/** One statement over the data of all people could take longer than the statement limit. */
const PEOPLE_AT_ONCE = 50

async function inPortions(db: Db): Promise<number[][]> {
  const portions: number[][] = []
  for (let last = -1; ;) {
    const people = await findPeopleAfter(db, { last, most: PEOPLE_AT_ONCE })
    if (people.length === 0) return portions
    portions.push(people)
    last = people.at(-1)!
  }
}

/** If the query fails for the whole portion, for example by the statement limit, every person is processed. */
async function dueAmong(db: Db, people: number[], deletedBefore: number): Promise<number[]> {
  try {
    return await findPeopleToWipe(db, people, deletedBefore)
  } catch (error) {
    if (sqlState(error) === null) throw error
    return people
  }
}

export const wipeChore: Chore = {
  name: 'wipe-deleted',
  everyMs: DAY_MS,
  run: wipeDeleted,
}
