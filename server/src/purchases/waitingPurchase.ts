import { randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { Trx } from '../db/pool.ts'
import type { SentPurchase } from './sentPurchase.ts'
import { listWaitingPurchases, insertPurchase } from './store.ts'

const LONGEST_MS = DAY_MS
/** Receipts are large: made-up ones must not fill the disk while a store is away. */
const MOST_WAITING = 20

/** After one minute, then two, four, …, then once a day. */
export const nextCheck = (now: number, tries: number): number =>
  now + Math.min(MINUTE_MS * 2 ** Math.min(tries, 20), LONGEST_MS)

/** Stores the purchase until the store answers, because the person has paid; the device asks again too. [BUY-23] */
export async function storeWaitingPurchase(trx: Trx, purchase: SentPurchase): Promise<'away'> {
  const { userId, market, receipt, kind, now } = purchase
  if ((await listWaitingPurchases(trx, userId)).length >= MOST_WAITING) return 'away'
  await insertPurchase(trx, {
    userId,
    id: randomUUID(),
    market,
    productId: receipt.productId,
    kind,
    token: receipt.token,
    state: 'waiting',
    now,
    check_at: new Date(nextCheck(now, 0)),
  })
  return 'away'
}
