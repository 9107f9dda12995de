import { sql } from 'kysely'
import type { Restamp, StampedValue } from '@reprieve/domain/sync/mergeItem.ts'
import type { StoredItem } from './items.ts'
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

export interface ItemLookup {
  /** The id itself, or the id that it is an alias of. */
  target: string
  item: StoredItem | undefined
}

/**
 * Maps each id to its item: duplicates that were merged share one item through an alias. An id that has an item of its
 * own is never treated as an alias, even if a device says so that synced before the server was restored.
 */
export async function itemsByClientId(
  trx: Trx,
  userId: number,
  ids: string[],
): Promise<Map<string, ItemLookup>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ItemRow & { asked: string; target: string }>`
    select w.id as asked, coalesce(a.target, w.id) as target, i.client_id, i.kind, i.num, i.groups, i.deleted, i.seq
    from unnest(${ids}::uuid[]) as w(id)
    left join item_alias a on a.user_id = ${userId} and a.client_id = w.id
      and not exists (select from item o where o.user_id = ${userId} and o.client_id = w.id)
    left join item i on i.user_id = ${userId} and i.client_id = coalesce(a.target, w.id)`.execute(trx)
  return new Map(
    rows.map((row) => [
      row.asked,
      { target: row.target, item: row.client_id === null ? undefined : fromRow(row) },
    ]),
  )
}

export async function itemsByNumber(
  trx: Trx,
  userId: number,
  kinds: readonly string[],
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

/** Items that are not deleted. */
export async function itemsOfKind(db: Db | Trx, userId: number, kind: string): Promise<StoredItem[]> {
  const rows = await db
    .selectFrom('item')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('deleted', '=', false)
    .orderBy('num')
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

/** Stamps that the server replaced and whose values have since been overwritten, by item id. */
export async function findReplacedStamps(
  trx: Trx,
  userId: number,
  ids: string[],
): Promise<Map<string, Restamp[]>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('item_history')
    .select(['client_id', 'grp', 'sent_as', 'hlc'])
    .where('user_id', '=', userId)
    .where('client_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sent_as', 'is not', null)
    .execute()
  const all = rows.map((row) => ({
    id: row.client_id,
    group: row.grp,
    sentAs: row.sent_as ?? '',
    hlc: row.hlc,
  }))
  return Map.groupBy(all, ({ id }) => id)
}
