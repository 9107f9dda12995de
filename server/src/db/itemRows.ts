import { sql } from 'kysely'
import type { ConflictLoser, Restamp, StampedValue } from '@reprieve/domain/sync/mergeItem.ts'
import { jsonDigest, type StoredItem } from './items.ts'
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

export interface ItemToWrite {
  item: StoredItem
  origin: string | null
}

/** Passes all rows as one JSON: the statement text is the same for 1 and 250 rows, so it is planned once. */
export async function writeItems(trx: Trx, userId: number, items: ItemToWrite[], now: number): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ item, origin }) => ({
    client_id: item.clientId,
    kind: item.kind,
    num: item.num,
    groups: Object.fromEntries(item.groups),
    deleted: item.deleted,
    origin,
    seq: item.seq,
  }))
  await sql`
    insert into item (user_id, client_id, kind, num, groups, deleted, origin, seq, updated_at)
    select ${userId}::bigint, r.client_id, r.kind, r.num, r.groups, r.deleted, r.origin, r.seq, ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(client_id uuid, kind text, num bigint, groups jsonb, deleted boolean, origin text, seq bigint)
    on conflict (user_id, client_id) do update
      set kind = excluded.kind, groups = excluded.groups, deleted = excluded.deleted, seq = excluded.seq, updated_at = excluded.updated_at`.execute(
    trx,
  )
}

export interface ItemLoser extends ConflictLoser {
  clientId: string
}

export async function addToHistory(trx: Trx, userId: number, losers: ItemLoser[]): Promise<void> {
  if (losers.length === 0) return
  const rows = [...onceEach(losers).values()]
  await sql`
    insert into item_history (user_id, client_id, grp, hlc, digest, sent_as, value)
    select ${userId}::bigint, r.client_id, r.grp, r.hlc, r.digest, r.sent_as, coalesce(r.value, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(client_id uuid, grp text, hlc text, digest text, sent_as text, value jsonb)
    on conflict (user_id, client_id, grp, hlc, digest) do update set sent_as = excluded.sent_as
      where item_history.sent_as is null and excluded.sent_as is not null`.execute(trx)
}

interface HistoryRow {
  client_id: string
  grp: string
  hlc: string
  digest: string
  sent_as: string | null
  value: unknown
}

/**
 * A device may send a value under the stamp that the server gave it, before it is overwritten here. Of two such rows
 * the one with `sentAs` is kept, or a repeat of the original would get a new stamp and win. [SYNC-4]
 */
function onceEach(losers: readonly ItemLoser[]): Map<string, HistoryRow> {
  const rows = new Map<string, HistoryRow>()
  for (const { clientId, group, hlc, sentAs, value } of losers) {
    const digest = jsonDigest(value)
    const key = [clientId, group, hlc, digest].join(' ')
    const sent_as = rows.get(key)?.sent_as ?? sentAs
    rows.set(key, { client_id: clientId, grp: group, hlc, digest, sent_as, value: value ?? null })
  }
  return rows
}

/** An id of a duplicate, and the id of the item it was merged into. */
export interface Alias {
  clientId: string
  target: string
}

/** Adds aliases, and redirects existing ones to their new target. */
export async function storeAliases(trx: Trx, userId: number, aliases: readonly Alias[]): Promise<void> {
  if (aliases.length === 0) return
  const byId = new Map(aliases.map(({ clientId, target }) => [clientId, target]))
  await sql`
    insert into item_alias (user_id, client_id, target)
    select ${userId}::bigint, r.client_id, r.target
    from unnest(${[...byId.keys()]}::uuid[], ${[...byId.values()]}::uuid[]) as r(client_id, target)
    on conflict (user_id, client_id) do update set target = excluded.target`.execute(trx)
}
