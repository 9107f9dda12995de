import { sql } from 'kysely'
import type { Groups, Loser, StampedValue } from '@reprieve/domain/sync/mergeItem.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { digestOf, restampKey, type StoredItem } from './items.ts'
import { moment } from './moment.ts'
import type { Db, Trx } from './pool.ts'

const COLUMNS = ['client_id', 'kind', 'num', 'groups', 'deleted', 'seq'] as const

interface ItemRow {
  client_id: string
  kind: string
  num: number
  groups: unknown
  deleted: boolean
  seq: number
}

const fromRow = (row: ItemRow): StoredItem => ({
  clientId: row.client_id,
  kind: row.kind,
  num: row.num,
  groups: new Map(Object.entries(row.groups as Record<string, StampedValue>)),
  deleted: row.deleted,
  seq: row.seq,
})

const asJson = (groups: Groups): string => JSON.stringify(Object.fromEntries(groups))

export async function itemsByClientId(trx: Trx, userId: number, ids: string[]): Promise<StoredItem[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('item')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('client_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map(fromRow)
}

export async function itemsByNumber(
  trx: Trx,
  userId: number,
  kinds: string[],
  nums: number[],
): Promise<StoredItem[]> {
  if (nums.length === 0) return []
  const rows = await trx
    .selectFrom('item')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('num', '=', sql<number>`any(${nums}::bigint[])`)
    .execute()
  return rows.map(fromRow)
}

export async function itemsByOrigin(
  trx: Trx,
  userId: number,
  origins: string[],
): Promise<Map<string, StoredItem>> {
  if (origins.length === 0) return new Map()
  const rows = await trx
    .selectFrom('item')
    .select([...COLUMNS, 'origin'])
    .where('user_id', '=', userId)
    .where('origin', '=', sql<string>`any(${origins}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.origin ?? '', fromRow(row)]))
}

/** Ids that stand for another item: two copies of one thing that were found to be one. */
export async function aliases(trx: Trx, userId: number, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('item_alias')
    .select(['client_id', 'target'])
    .where('user_id', '=', userId)
    .where('client_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.client_id, row.target]))
}

/** Stamps of these items that were replaced before and have left the live row. */
export async function restampedBefore(trx: Trx, userId: number, ids: string[]): Promise<Map<string, Stamp>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('item_history')
    .select(['client_id', 'grp', 'sent_as', 'hlc'])
    .where('user_id', '=', userId)
    .where('client_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sent_as', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [restampKey(row.client_id, row.grp, row.sent_as ?? ''), row.hlc]))
}

export interface ItemToWrite {
  item: StoredItem
  origin: string | null
}

export async function writeItems(trx: Trx, userId: number, items: ItemToWrite[], now: number): Promise<void> {
  if (items.length === 0) return
  await trx
    .insertInto('item')
    .values(
      items.map(({ item, origin }) => ({
        user_id: userId,
        client_id: item.clientId,
        kind: item.kind,
        num: item.num,
        groups: asJson(item.groups),
        deleted: item.deleted,
        origin,
        seq: item.seq,
        updated_at: new Date(now),
      })),
    )
    .onConflict((oc) =>
      oc.columns(['user_id', 'client_id']).doUpdateSet((eb) => ({
        groups: eb.ref('excluded.groups'),
        deleted: eb.ref('excluded.deleted'),
        seq: eb.ref('excluded.seq'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

export interface LoserOf extends Loser {
  clientId: string
}

export async function keepInHistory(trx: Trx, userId: number, losers: LoserOf[]): Promise<void> {
  if (losers.length === 0) return
  await trx
    .insertInto('item_history')
    .values(
      losers.map((loser) => ({
        user_id: userId,
        client_id: loser.clientId,
        grp: loser.group,
        hlc: loser.hlc,
        digest: digestOf(loser.value),
        sent_as: loser.sentAs,
        value: JSON.stringify(loser.value ?? null),
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export interface Page {
  items: StoredItem[]
  cursor: number
  more: boolean
}

/** Everything that changed after the cursor, in the order of commits; the cursor is the last row's own. */
export async function itemsAfter(db: Db, userId: number, cursor: number, limit: number): Promise<Page> {
  const rows = await db
    .selectFrom('item')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('seq', '>', cursor)
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map(fromRow)
  return { items, cursor: items.at(-1)?.seq ?? cursor, more: rows.length > limit }
}

export async function itemsSince(
  db: Db,
  userId: number,
  kinds: string[],
  since: number,
): Promise<StoredItem[]> {
  const rows = await db
    .selectFrom('item')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('updated_at', '>=', moment(since))
    .orderBy('seq')
    .execute()
  return rows.map(fromRow)
}
