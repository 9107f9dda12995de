import { toFields } from '@reprieve/contract/fields.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { encodeForShelf } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES, readServerCopy } from '../local/serverCopies.ts'
import type { TableWriteFault } from '../local/tables.ts'
import { removeSandboxKey } from './sandboxKey.ts'

// Purchases made here, with the token that proves them. It is money, so they are stored with the diary before anything
// is sent. Each has its own entry, because two tabs that write one list would lose each other's purchase. [BUY-13]

export const MARKETS = ['google', 'apple', 'sandbox'] as const
export type Market = (typeof MARKETS)[number]

export interface Purchase {
  market: Market
  packageName: string
  productId: string
  token: string
}

export interface StoredPurchase extends Purchase {
  id: string
  at: number
  /** The sync epoch of the server that accepted it; null: none has yet. */
  takenBy: string | null
}

const WAITING = 'waiting_purchase '
const TAKEN = 'taken_purchase '
const KEPT_MS = 90 * DAY_MS

/** Stores a purchase to be reported to the server. */
export async function storePurchase(
  diary: Diary,
  bought: Purchase,
): Promise<{ purchase: StoredPurchase; isKept: boolean }> {
  const id = `${WAITING}${crypto.randomUUID()}`
  const purchase = { ...bought, id, at: diary.now(), takenBy: null }
  return { purchase, isKept: (await write(diary, purchase)).ok }
}

export const waitingPurchases = (diary: Diary): Promise<StoredPurchase[]> => purchasesOf(diary, WAITING)

/** A restored server may not know them: they can be reported again for 90 days. */
export const acceptedPurchases = (diary: Diary): Promise<StoredPurchase[]> => purchasesOf(diary, TAKEN)

/** Ids are unencrypted: nothing is decrypted to count them. */
export const waitingPurchaseIds = ({ tables }: Pick<Diary, 'tables'>): Promise<string[]> =>
  idsOf(tables, WAITING)

export const countWaitingPurchases = async (diary: Pick<Diary, 'tables'>): Promise<number> =>
  (await waitingPurchaseIds(diary)).length

/** It is no longer pending, and is kept in case the server loses it. */
export async function markPurchaseAccepted(
  diary: Diary,
  purchase: StoredPurchase,
  by: string,
): Promise<void> {
  const id = `${TAKEN}${purchase.id.slice(purchase.id.indexOf(' ') + 1)}`
  const token = purchase.market === 'sandbox' ? removeSandboxKey(purchase.token) : purchase.token
  await write(diary, { ...purchase, id, token, takenBy: by }, purchase.id === id ? [] : [purchase.id])
}

export async function dropPurchases(diary: Diary, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await diary.tables.write({ unshelve: ids.map((id) => ({ shelf: SERVER_COPIES, id })) })
  diary.doorbell.ring([SERVER_COPIES])
}

export const isPurchaseOld = ({ at, takenBy }: StoredPurchase, now: number): boolean =>
  takenBy !== null && now - at > KEPT_MS

async function write(
  diary: Diary,
  purchase: StoredPurchase,
  gone: readonly string[] = [],
): Promise<Result<undefined, TableWriteFault>> {
  const { id, at } = purchase
  const one = await encodeForShelf(diary, SERVER_COPIES, { id, kind: SERVER_COPIES, at, value: purchase })
  const unshelve = gone.map((before) => ({ shelf: SERVER_COPIES, id: before }) as const)
  const written = await diary.tables.write({ shelve: [one], unshelve })
  diary.doorbell.ring([SERVER_COPIES])
  return written
}

async function purchasesOf(diary: Diary, prefix: string): Promise<StoredPurchase[]> {
  const ids = await idsOf(diary.tables, prefix)
  const read = await Promise.all(ids.map(async (id) => purchaseFrom(id, await readServerCopy(diary, id))))
  return read.filter((one) => one !== null).sort((a, b) => a.at - b.at)
}

async function idsOf(tables: Diary['tables'], prefix: string): Promise<string[]> {
  const ids = (await tables.shelf(SERVER_COPIES)).map((raw) => String(toFields(raw)['id']))
  return ids.filter((id) => id.startsWith(prefix))
}

function purchaseFrom(id: string, kept: unknown): StoredPurchase | null {
  const { market: said, packageName, productId, token, at, takenBy } = toFields(kept)
  const market = MARKETS.find((one) => one === said)
  const texts = [packageName, productId, token]
  if (market === undefined || typeof at !== 'number' || texts.some((one) => typeof one !== 'string'))
    return null
  return {
    id,
    at,
    market,
    packageName: String(packageName),
    productId: String(productId),
    token: String(token),
    takenBy: typeof takenBy === 'string' ? takenBy : null,
  }
}
