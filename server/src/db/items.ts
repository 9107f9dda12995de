import { createHash } from 'node:crypto'
import {
  mergeItem,
  type Groups,
  type Loser,
  type Merged,
  type Restamp,
  type StampedValue,
} from '@reprieve/domain/sync/mergeItem.ts'
import type { Clock, Stamp } from '@reprieve/domain/sync/stamp.ts'
import type { Trx } from './pool.ts'

// The one table of everything a person keeps. It knows no kind: areas turn their wire form into groups.
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
  /** Of what the product brings: its own (D30). Anything else gets the next of the person's. */
  num?: number
  origin: string | null
  groups: ReadonlyMap<string, { v: unknown; s: Stamp }>
  lost: Loser[]
}

/** The lock of one person's writes, with the counters that it guards. */
export interface SyncHead {
  userId: number
  now: number
  seq: number
  nextNum: number
  clock: Clock
}

const FIRST_NUMBER = 1_000_000

export async function startSync(trx: Trx, userId: number, epoch: string): Promise<void> {
  await trx
    .insertInto('user_sync')
    .values({ user_id: userId, seq: 0, next_num: FIRST_NUMBER, epoch, clock_ms: 0, clock_counter: 0 })
    .execute()
}

/** First statement of every write: its row lock makes the order of seq the order of commits. */
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

/** Merges one sent item into what is stored; the same twice changes nothing. Moves the head along. */
export function mergeSent(
  head: SyncHead,
  stored: StoredItem | undefined,
  sent: SentItem,
  restamped: readonly Restamp[],
): { item: StoredItem; merged: Merged } {
  const merged = mergeItem({
    stored: stored?.groups ?? new Map<string, StampedValue>(),
    sent: sent.groups,
    restamped,
    now: head.now,
    clock: head.clock,
  })
  head.clock = merged.clock
  if (stored !== undefined && !merged.changed) return { item: stored, merged }
  head.seq += 1
  const num = stored?.num ?? sent.num ?? head.nextNum++
  const deleted = merged.groups.get('deleted')?.v as { deleted?: unknown } | undefined
  const item: StoredItem = {
    clientId: sent.clientId,
    kind: sent.kind,
    num,
    groups: merged.groups,
    deleted: deleted?.deleted === 1,
    seq: head.seq,
  }
  return { item, merged }
}

/** Equal for equal JSON: a value read back has its keys in the database's order, not in the sender's. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, inKeyOrder) ?? 'null')
    .digest('hex')
    .slice(0, 32)

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
