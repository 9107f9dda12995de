import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'

// Small values that sync between a person's devices: what they have seen, closed or chosen.

type Values = Record<string, unknown>

const MOST_VALUES = 500
const MOST_BYTES = 64_000

/** The values that exist; keys that were never set are left out. */
export async function readUserValues(db: Db, userId: number, keys: readonly string[]): Promise<Values> {
  if (keys.length === 0) return {}
  const rows = await db
    .selectFrom('user_value')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** Sets all values or none: false if the person would exceed their limit. */
export const setValues = (db: Db, userId: number, values: Values, now: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    // Without the lock, two calls at once would each find room for their own values.
    await trx.selectFrom('account').select('user_id').where('user_id', '=', userId).forUpdate().execute()
    const after = { ...(await allValues(trx, userId)), ...values }
    if (!isWithinLimits(after)) return false
    const rows = Object.entries(values).map(([key, value]) => ({ key, value }))
    await sql`
      insert into user_value (user_id, key, value, updated_at)
      select ${userId}::bigint, r->>'key', r->'value', ${new Date(now)}::timestamptz
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as r
      on conflict (user_id, key) do update
        set value = excluded.value, updated_at = excluded.updated_at`.execute(trx)
    return true
  })

async function allValues(trx: Trx, userId: number): Promise<Values> {
  const rows = await trx
    .selectFrom('user_value')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

const isWithinLimits = (values: Values): boolean =>
  Object.keys(values).length <= MOST_VALUES && Buffer.byteLength(JSON.stringify(values)) <= MOST_BYTES

export async function dropValues(db: Db, userId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .deleteFrom('user_value')
    .where('user_id', '=', userId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
}
