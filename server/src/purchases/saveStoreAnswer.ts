import { randomUUID } from 'node:crypto'
import { GRANTS, isCreditPack } from '@reprieve/domain/purchases/products.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { logAccess } from '../access/accessLogStore.ts'
import type { Trx } from '../db/pool.ts'
import { queueJob } from '../jobs/jobStore.ts'
import type { StorePurchase, StoreAnswer } from '../outside/stores/store.ts'
import type { SentPurchase, PurchaseOutcome } from './sentPurchase.ts'
import { changeCredits } from './creditStore.ts'
import { lockPlan } from './planStore.ts'
import { refreshPlan } from './refreshPlan.ts'
import { returnRefundedCredits, takeBackCredits } from './refunds.ts'
import {
  claimToken,
  hashOfPurchase,
  purchaseByHash,
  purchasesByToken,
  type Purchase,
  deletePurchase,
  insertPurchase,
  updatePurchase,
} from './store.ts'
import { storeWaitingPurchase } from './waitingPurchase.ts'

/** Asks the store about a purchase, and tells the store that it was granted. */
export const CHECK_JOB = 'check-purchase'

/** One more check after this time: most refunds have been made by then. */
const REFUND_CHECK_MS = 30 * DAY_MS
const SETTLE_CHECK_MS = HOUR_MS
/** Stores retry a failed card for this long, and the subscription then goes on under the same token. [BUY-11] */
const RECOVERY_MS = 60 * DAY_MS

/**
 * Stores a store's answer, once for each purchase, however often and by whichever account it is sent. The store was
 * asked before the transaction, because a transaction may run twice. [BUY-12]
 */
export async function saveStoreAnswer(
  trx: Trx,
  purchase: SentPurchase,
  word: StoreAnswer,
): Promise<PurchaseOutcome> {
  const { userId, now } = purchase
  if ((await lockPlan(trx, userId, now)) === null) return 'gone'
  const sent = await purchasesByToken(trx, userId, purchase)
  const waiting = sent.find(({ state }) => state === 'waiting')
  // An ended purchase is checked once a day: too late for a person who has just paid again.
  const isAsked = sent.some(({ state }) => state !== 'ended')
  if (word.is === 'away') return isAsked ? 'away' : storeWaitingPurchase(trx, purchase)
  if (word.is === 'invalid') {
    if (waiting !== undefined) await updatePurchase(trx, waiting, { state: 'refused', ...DONE })
    return 'invalid'
  }
  const outcome = await takeAll(trx, purchase, word)
  // Its token is now claimed, by this account or another.
  if (waiting !== undefined) await deletePurchase(trx, waiting)
  await refreshPlan(trx, userId, now)
  return outcome
}

type DefiniteOutcome = Exclude<PurchaseOutcome, 'away' | 'gone'>
/** Of several outcomes the device gets the best, by which it drops its copy. */
const BEST_FIRST: readonly DefiniteOutcome[] = ['completed', 'known', 'of-another', 'ended', 'invalid']

async function takeAll(
  trx: Trx,
  sent: SentPurchase,
  word: Exclude<StoreAnswer, { is: 'away' | 'invalid' }>,
): Promise<DefiniteOutcome> {
  if (word.is !== 'several') return takeDefinite(trx, sent, word)
  const outcomes: DefiniteOutcome[] = []
  for (const one of word.words) {
    const receipt = { ...sent.receipt, token: one.id }
    outcomes.push(await takeDefinite(trx, { ...sent, receipt }, one))
  }
  return BEST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? 'invalid'
}

async function takeDefinite(trx: Trx, sent: SentPurchase, word: StorePurchase): Promise<DefiniteOutcome> {
  const { userId, market, now } = sent
  const hash = hashOfPurchase(market, word.id)
  const known = await purchaseByHash(trx, userId, hash)
  // A pack or Pro that was refunded before it was first sent here grants nothing.
  if (known === null && word.is === 'ended' && !GRANTS[word.kind].isSubscription) return 'invalid'
  if (known === null && !(await claimToken(trx, hash, now))) return 'of-another'
  if (known === null) await giveNew(trx, { ...sent, hash }, word)
  else await renew(trx, { ...sent, known }, word)
  if (word.is === 'ended') return GRANTS[word.kind].isSubscription ? 'ended' : 'invalid'
  return known === null ? 'completed' : 'known'
}

async function giveNew(trx: Trx, sent: SentPurchase & { hash: Buffer }, word: StorePurchase): Promise<void> {
  const { userId, market, receipt, now, deviceId } = sent
  const id = randomUUID()
  await insertPurchase(trx, {
    userId,
    id,
    market,
    productId: receipt.productId,
    kind: word.kind,
    hash: sent.hash,
    now,
    ...standing(word, sent),
  })
  if (word.is === 'ended') return
  const { isPro, credits } = GRANTS[word.kind]
  const reason = isPro ? 'pro' : 'bought'
  if (credits > 0) await changeCredits(trx, { userId, about: id, now, reason, delta: credits })
  await queueJob(trx, { userId, kind: CHECK_JOB, about: id }, now)
  await logAccess(trx, { userId, event: 'purchase-made', deviceId, now })
}

/** Updates a known purchase: renewed, ended, refunded, or unchanged. */
async function renew(trx: Trx, sent: SentPurchase & { known: Purchase }, word: StorePurchase): Promise<void> {
  const { known, now } = sent
  await updatePurchase(trx, known, {
    ...standing(word, sent),
    ...(isAskedForTheLastTime(sent, word) && DONE),
    tries: 0,
  })
  if (word.is === 'ended' && !isTakenBack(known)) await takeBackCredits(trx, known, { now })
  if (word.is === 'valid' && isTakenBack(known)) await returnRefundedCredits(trx, known, now)
}

const isTakenBack = ({ state }: Purchase): boolean => state === 'ended' || state === 'refused'

const DONE = { token: null, check_at: null }

const isAskedForTheLastTime = (
  { known, isSettled, now }: SentPurchase & { known: Purchase },
  { kind }: StorePurchase,
): boolean => isSettled && !GRANTS[kind].isSubscription && now >= known.createdAt + REFUND_CHECK_MS

/** Keeps the token while the store must be asked again; until the purchase is acknowledged, that is soon. [BUY-23] */
function standing(word: StorePurchase, { market, receipt, isSettled, now }: SentPurchase) {
  const { kind } = word
  if (word.is === 'ended') {
    const hopeUntil = (word.resumesAt ?? word.until) + RECOVERY_MS
    const isLost = !GRANTS[kind].isSubscription || market === 'sandbox' || now >= hopeUntil
    const check = isLost ? DONE : { token: receipt.token, check_at: new Date(now + DAY_MS) }
    return { state: 'ended' as const, expires_at: new Date(word.until), ...check }
  }
  const { until } = word
  const next = until ?? now + REFUND_CHECK_MS
  return {
    state: isCreditPack(kind) ? ('spent' as const) : ('active' as const),
    expires_at: until === null ? null : new Date(until),
    token: receipt.token,
    check_at: new Date(isSettled ? next : Math.min(next, now + SETTLE_CHECK_MS)),
  }
}
