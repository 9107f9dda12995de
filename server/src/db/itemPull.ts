import type { StampedValue } from '@reprieve/domain/sync/mergeItem.ts'
import { moment } from './moment.ts'
import type { Db } from './pool.ts'

/** A row as stored, not converted: a pull passes thousands of them on. */
export interface PulledItem {
  client_id: string
  kind: string
  num: number
  groups: Readonly<Record<string, StampedValue>>
  seq: number
}

const PULLED = ['client_id', 'kind', 'num', 'groups', 'seq'] as const

export interface ItemPage {
  items: PulledItem[]
  cursor: number
  more: boolean
}

/** Everything that changed after the cursor, in commit order; the new cursor is the seq of the last row. */
export async function itemsAfter(db: Db, userId: number, cursor: number, limit: number): Promise<ItemPage> {
  const rows = await db
    .selectFrom('item')
    .select(PULLED)
    .where('user_id', '=', userId)
    .where('seq', '>', cursor)
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit) as PulledItem[]
  return { items, cursor: items.at(-1)?.seq ?? cursor, more: rows.length > limit }
}

/** How many items a pull after this cursor would return. */
export async function countItemsAfter(db: Db, userId: number, cursor: number): Promise<number> {
  const { count } = await db
    .selectFrom('item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('seq', '>', cursor)
    .executeTakeFirstOrThrow()
  return count
}

/** Items of these kinds that changed since a time; all of them when `since` is null. */
export async function itemsSince(
  db: Db,
  userId: number,
  kinds: string[],
  since: number | null,
): Promise<PulledItem[]> {
  const all = db
    .selectFrom('item')
    .select(PULLED)
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .orderBy('seq')
  const rows = await (since === null ? all : all.where('updated_at', '>=', moment(since))).execute()
  return rows as PulledItem[]
}

/** One item of any kind by its client id; follows an alias. */
export async function itemById(db: Db, userId: number, clientId: string): Promise<PulledItem | undefined> {
  const all = db.selectFrom('item').select(PULLED).where('user_id', '=', userId)
  const own = await one(all.where('client_id', '=', clientId))
  return own ?? one(all.where('client_id', '=', aliasTarget(db, userId, clientId)))
}

const aliasTarget = (db: Db, userId: number, clientId: string) =>
  db.selectFrom('item_alias').select('target').where('user_id', '=', userId).where('client_id', '=', clientId)

/** One item by client id or number; follows an alias. */
export async function itemByName(
  db: Db,
  userId: number,
  kinds: string[],
  name: { client_id: string } | { num: number },
): Promise<PulledItem | undefined> {
  const all = db.selectFrom('item').select(PULLED).where('user_id', '=', userId).where('kind', 'in', kinds)
  if ('num' in name) return one(all.where('num', '=', name.num))
  const own = await one(all.where('client_id', '=', name.client_id))
  return own ?? one(all.where('client_id', '=', aliasTarget(db, userId, name.client_id)))
}

const one = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<PulledItem | undefined> =>
  (await query.executeTakeFirst()) as PulledItem | undefined
