import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer, Ask, CallOptions } from '../api/ask.ts'
import { sharedPerDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { loadSyncState } from '../local/rows/syncStateStore.ts'
import {
  dropPurchases,
  isPurchaseOld,
  storePurchase,
  markPurchaseAccepted,
  acceptedPurchases,
  waitingPurchases,
  type StoredPurchase,
  type Purchase,
} from './purchaseTable.ts'
import { addSandboxKey } from './sandboxKey.ts'
import { storePlanFromResponse } from './serverRecord.ts'

/** Stands for the epoch of a server that has never sent one. */
const FIRST_LIFE = 'first'

/** The result. `waiting`: there is no definite answer, and it is reported again. */
export type PurchaseOutcome =
  | { is: 'bought' }
  | { is: 'refused'; message: string }
  | { is: 'waiting'; why: 'store-away' | 'no-line' }

/** Stored first: after a lost response the same token is sent again, and is then known (199). [BUY-13] */
export async function buyProduct(diary: Diary, ask: Ask, purchase: Purchase): Promise<PurchaseOutcome> {
  // Sent even if it cannot be stored: it has been paid for.
  const { purchase: kept } = await storePurchase(diary, purchase)
  return tellOne(diary, kept, { ask, how: {} })
}

/**
 * Reports all pending purchases, and those that a restored server may have lost; one by one, and never the same one
 * twice at the same time.
 */
export const reportPurchases = sharedPerDiary(tellAll)

async function tellAll(diary: Diary, ask: Ask): Promise<void> {
  const [waiting, taken] = await Promise.all([waitingPurchases(diary), acceptedPurchases(diary)])
  if (waiting.length + taken.length === 0) return
  const old = taken.filter((one) => isPurchaseOld(one, diary.now()))
  await dropPurchases(
    diary,
    old.map(({ id }) => id),
  )
  const life = await lifeOf(diary)
  const lost = taken.filter((one) => one.takenBy !== life && !old.includes(one)).flatMap(tellable)
  for (const one of [...waiting, ...lost]) await tellOne(diary, one, { ask, how: { background: true } })
}

/** Sandbox purchases only while the key is known. [BUY-30] */
function tellable(one: StoredPurchase): StoredPurchase[] {
  const token = one.market === 'sandbox' ? addSandboxKey(one.token) : one.token
  return token === null ? [] : [{ ...one, token }]
}

async function tellOne(
  diary: Diary,
  one: StoredPurchase,
  { ask, how }: { ask: Ask; how: CallOptions },
): Promise<PurchaseOutcome> {
  const answer = await ask(
    'purchases/complete-purchase',
    {
      package_name: one.packageName,
      market: one.market,
      purchase_token: one.token,
      product_id: one.productId,
    },
    how,
  )
  return settle(diary, one, answer)
}

async function settle(diary: Diary, one: StoredPurchase, answer: Answer): Promise<PurchaseOutcome> {
  if (!answer.reached) return { is: 'waiting', why: 'no-line' }
  const { code, message, body } = answer
  if (code === RESULT.ok) await storePlanFromResponse(diary, body)
  switch (LAST_WORDS[code]) {
    case 'taken':
      await markPurchaseAccepted(diary, one, await lifeOf(diary))
      return { is: 'bought' }
    case 'refused':
      await dropPurchases(diary, [one.id])
      return { is: 'refused', message }
    case undefined:
      return { is: 'waiting', why: 'store-away' }
  }
}

/** Other codes say nothing about the purchase: an unreachable store, a busy server, an ended session. [BUY-13] */
const LAST_WORDS: Record<number, 'taken' | 'refused' | undefined> = {
  [RESULT.ok]: 'taken',
  [RESULT.purchaseKnown]: 'taken',
  [RESULT.purchaseInvalid]: 'refused',
  [RESULT.purchaseOfAnotherAccount]: 'refused',
  [RESULT.subscriptionEnded]: 'refused',
}

const lifeOf = async (diary: Diary): Promise<string> => (await loadSyncState(diary)).state.epoch ?? FIRST_LIFE
