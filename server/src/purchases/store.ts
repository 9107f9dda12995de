import { createHash } from 'node:crypto'
import { isProductKind, type ProductKind } from '@reprieve/domain/purchases/products.ts'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import type { Database } from '../db/schema.ts'
import type { Market, StoreReceipt } from '../outside/stores/store.ts'
import { sql } from 'kysely'

export type PurchaseState = Database['purchase']['state']

export interface Purchase {
  userId: number
  id: string
  market: Market
  productId: string
  kind: ProductKind
  token: string | null
  state: PurchaseState
  createdAt: number
  expiresAt: number | null
  checkAt: number | null
  tries: number
}

/** Identifies a purchase by the store's own id, whatever token a device sends. Only the hash is stored (D24). */
export const hashOfPurchase = (market: Market, id: string): Buffer =>
  createHash('sha256').update(`${market}:${id}`).digest()

export const listPurchases = async (db: Db | Trx, userId: number): Promise<Purchase[]> =>
  (
    await purchaseRows(db)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('purchase_id')
      .execute()
  ).flatMap(purchasesFromRow)

export async function purchaseById(db: Db | Trx, userId: number, id: string): Promise<Purchase | null> {
  const rows = await purchaseRows(db).where('user_id', '=', userId).where('purchase_id', '=', id).execute()
  return rows.flatMap(purchasesFromRow)[0] ?? null
}

export async function purchaseByHash(trx: Trx, userId: number, hash: Buffer): Promise<Purchase | null> {
  const rows = await purchaseRows(trx).where('user_id', '=', userId).where('token_hash', '=', hash).execute()
  return rows.flatMap(purchasesFromRow)[0] ?? null
}

/** Open purchases with the token that this device sent. */
export async function purchasesByToken(
  trx: Trx,
  userId: number,
  { market, receipt }: { market: Market; receipt: StoreReceipt },
): Promise<Purchase[]> {
  const rows = await purchaseRows(trx)
    .where('user_id', '=', userId)
    .where('market', '=', market)
    .where('token', '=', receipt.token)
    .execute()
  return rows.flatMap(purchasesFromRow)
}

/** Purchases that the store has not been asked about yet. */
export const listWaitingPurchases = async (trx: Trx, userId: number): Promise<Purchase[]> =>
  (await purchaseRows(trx).where('user_id', '=', userId).where('state', '=', 'waiting').execute()).flatMap(
    purchasesFromRow,
  )

/** True for the first account that claims it; it stays claimed after the account is deleted. [BUY-14] */
export async function claimToken(trx: Trx, hash: Buffer, now: number): Promise<boolean> {
  const claimed = await trx
    .insertInto('spent_token')
    .values({ token_hash: hash, at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .returning('at')
    .executeTakeFirst()
  return claimed !== undefined
}

const purchaseRows = (db: Db | Trx) =>
  db
    .selectFrom('purchase')
    .select([
      'user_id',
      'purchase_id',
      'market',
      'product_id',
      'kind',
      'token',
      'state',
      'created_at',
      'expires_at',
      'check_at',
      'tries',
    ])

type PurchaseRow = Awaited<ReturnType<ReturnType<typeof purchaseRows>['executeTakeFirstOrThrow']>>

const isMarket = (word: string): word is Market => ['google', 'apple', 'sandbox'].includes(word)

/** Skips kinds and markets that only a later version knows: an older one must not decide about them. */
function purchasesFromRow(row: PurchaseRow): Purchase[] {
  const { market, kind } = row
  if (!isMarket(market) || !isProductKind(kind)) return []
  return [
    {
      userId: row.user_id,
      id: row.purchase_id,
      market,
      productId: row.product_id,
      kind,
      token: row.token,
      state: row.state,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      checkAt: row.check_at,
      tries: row.tries,
    },
  ]
}

/** The columns that a store's answer or its absence changes. */
export interface PurchaseChange {
  state?: PurchaseState
  token?: string | null
  expires_at?: Date | null
  check_at?: Date | null
  tries?: number
}

interface NewPurchase extends PurchaseChange {
  userId: number
  id: string
  market: Market
  productId: string
  kind: ProductKind
  /** Missing until the store has answered. */
  hash?: Buffer
  state: PurchaseState
  now: number
}

export async function insertPurchase(trx: Trx, given: NewPurchase): Promise<void> {
  const { userId, id, market, productId, kind, hash, now, ...standing } = given
  await trx
    .insertInto('purchase')
    .values({
      user_id: userId,
      purchase_id: id,
      market,
      product_id: productId,
      kind,
      ...(hash !== undefined && { token_hash: hash }),
      created_at: new Date(now),
      ...standing,
    })
    .execute()
}

type PurchaseRowKey = Pick<Purchase, 'userId' | 'id'>

export async function updatePurchase(
  trx: Trx,
  { userId, id }: PurchaseRowKey,
  change: PurchaseChange,
): Promise<void> {
  await trx
    .updateTable('purchase')
    .set(change)
    .where('user_id', '=', userId)
    .where('purchase_id', '=', id)
    .execute()
}

/** Asks the store again later; not about a purchase that is done. */
export async function postponeCheck(
  trx: Trx,
  { userId, id, tries }: Pick<Purchase, 'userId' | 'id' | 'tries'>,
  checkAt: number,
): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ check_at: new Date(checkAt), tries: tries + 1 })
    .where('user_id', '=', userId)
    .where('purchase_id', '=', id)
    .where('token', 'is not', null)
    .execute()
}

export async function deletePurchase(trx: Trx, { userId, id }: PurchaseRowKey): Promise<void> {
  await trx.deleteFrom('purchase').where('user_id', '=', userId).where('purchase_id', '=', id).execute()
}

/**
 * The purchases that are due for a check, except those that another process takes; they are due again at `next`. Of two
 * processes the second waits, and finds them no longer due: a lock would have to name the shard. [DIST-3]
 */
export async function claimDueChecks(
  trx: Trx,
  { now, next, most }: { now: number; next: number; most: number },
): Promise<PurchaseRowKey[]> {
  const { rows } = await sql<PurchaseRowKey>`
    with due as (
      select user_id, purchase_id from purchase
      where check_at <= ${moment(now)} order by check_at limit ${most})
    update purchase p set check_at = ${moment(next)}
    from due where p.user_id = due.user_id and p.purchase_id = due.purchase_id and p.check_at <= ${moment(now)}
    returning p.user_id as "userId", p.purchase_id as id`.execute(trx)
  return rows
}

/** People with purchases of the sandbox that were not refused. */
export async function findSandboxBuyers(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('purchase')
    .select('user_id')
    .distinct()
    .where('market', '=', 'sandbox')
    .where('state', '<>', 'refused')
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}
