import { createHash } from 'node:crypto'
import type { ConflictLoser, Groups } from '@reprieve/domain/sync/mergeItem.ts'
import type { StampClock, Stamp } from '@reprieve/domain/sync/stamp.ts'
import type { Trx } from './pool.ts'

// The one table of all a person's data. It does not interpret kinds: each area converts its wire form to groups.
export interface StoredItem {
  clientId: string
  kind: string
  num: number
  groups: Groups
  deleted: boolean
  seq: number
}

export interface SentItem {
  clientId: string
  kind: string
  /** Built-in items have a fixed number (D30). Any other item gets the person's next one. */
  num?: number
  origin: string | null
  groups: ReadonlyMap<string, { v: unknown; s: Stamp }>
  lost: ConflictLoser[]
}

/** The locked row that serialises one person's writes, with the counters that it guards. */
export interface SyncHead {
  userId: number
  now: number
  seq: number
  nextNum: number
  clock: StampClock
}

const FIRST_NUMBER = 1_000_000

export async function startSync(trx: Trx, userId: number, epoch: string): Promise<void> {
  await trx
    .insertInto('user_sync')
    .values({ user_id: userId, seq: 0, next_num: FIRST_NUMBER, epoch, clock_ms: 0, clock_counter: 0 })
    .execute()
}

/** Must be the first statement of every write: its row lock makes the order of seq the order of commits. */
export async function lockSync(trx: Trx, userId: number, now: number): Promise<SyncHead> {
  const row = await trx
    .selectFrom('user_sync')
    .select(['seq', 'next_num', 'clock_ms', 'clock_counter'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    userId,
    now,
    seq: row.seq,
    nextNum: row.next_num,
    clock: { ms: row.clock_ms, counter: row.clock_counter },
  }
}

export async function saveHead(trx: Trx, head: SyncHead): Promise<void> {
  await trx
    .updateTable('user_sync')
    .set({
      seq: head.seq,
      next_num: head.nextNum,
      clock_ms: head.clock.ms,
      clock_counter: head.clock.counter,
    })
    .where('user_id', '=', head.userId)
    .execute()
}

/** Sorts keys so that equal JSON gives an equal digest: the database returns keys in its own order. */
export const jsonDigest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, inKeyOrder) ?? 'null')
    .digest('hex')
    .slice(0, 32)

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
