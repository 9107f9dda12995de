import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import type { Limit } from '../access/attempts.ts'
import type { Config } from '../config.ts'
import type { Product } from '../configOfStores.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { sandboxProducts } from '../outside/stores/sandbox.ts'
import type { Market } from '../outside/stores/store.ts'
import type { Outcome } from './brought.ts'
import { boughtBy, rightsFacts, rightsOf, subscriptionFacts } from './rights.ts'
import { purchasesOf } from './store.ts'
import { takeWord } from './takeWord.ts'

/** S1.7: what makes a device reconcile. [BUY-12] */
const REFUSALS: Readonly<Record<Exclude<Outcome, 'completed'>, ResultCode>> = {
  known: RESULT.purchaseKnown,
  invalid: RESULT.purchaseInvalid,
  'of-another': RESULT.purchaseOfAnotherAccount,
  ended: RESULT.subscriptionEnded,
  away: RESULT.storeAway,
  gone: RESULT.sessionEnded,
}

/** At tokens of others, or at the key of the sandbox; and a store answers only so many questions of ours. */
const GUESSES: Limit = { name: 'purchase-person', most: 30, windowMs: 3_600_000 }

const completePurchase: Handler<'purchases/complete-purchase'> = async (body, context) => {
  const { services, person, now } = context
  const { market, purchase_token: token, product_id: productId } = body
  const store = marketsFor(context)[market]
  const product = productsOf(market, services.config).find(({ id }) => id === productId)
  // Of another app, or of none: no store is asked about it, and none could say anything else.
  if (store === undefined || product === undefined || !isOurs(market, body.package_name, services.config)) {
    return refuse(RESULT.purchaseInvalid)
  }
  const { userId, deviceId } = person
  const wait = await services.attempts.count(GUESSES, String(userId), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const receipt = { token, productId }
  const word = await store.verify(receipt, now)
  if (word.is !== 'invalid') await services.attempts.forgive(GUESSES, String(userId), now)
  const brought = { userId, deviceId, market, receipt, kind: product.kind, isSettled: false, now }
  const outcome = await inTransaction(services.db, (trx) => takeWord(trx, brought, word))
  services.jobs.wake()
  if (outcome !== 'completed') return refuse(REFUSALS[outcome])
  return planAnswer(context)
}

/** D22, D43: the sandbox is for who sits at the machine. [BUY-16] */
function marketsFor({
  services: { stores },
  isLocalRequest,
}: CallContext): CallContext['services']['stores'] {
  const { sandbox, ...real } = stores
  return isLocalRequest && sandbox !== undefined ? { ...real, sandbox } : real
}

const productsOf = (market: Market, { products }: Config): readonly Product[] =>
  market === 'sandbox' ? sandboxProducts(products) : products

function isOurs(market: Market, packageName: string, { stores: { google, apple } }: Config): boolean {
  if (market === 'sandbox') return true
  return packageName === (market === 'google' ? google?.packageName : apple?.bundleId)
}

async function planAnswer({ services: { db, config }, person, now }: CallContext) {
  const bought = await boughtBy(db, person.userId, now)
  return {
    ...rightsFacts(rightsOf(config, bought)),
    credits_count: bought.credits,
    ...subscriptionFacts(bought),
  }
}

const getAllPurchases: Handler<'purchases/get-all-purchases'> = async (_, { services, person, now }) => {
  const bought = await boughtBy(services.db, person.userId, now)
  const purchases = await purchasesOf(services.db, person.userId)
  return {
    purchases: purchases.map(({ productId, market, createdAt, expiresAt, state }) => ({
      product_id: productId,
      market,
      created: createdAt,
      expires: expiresAt,
      state,
    })),
    ...subscriptionFacts(bought),
  }
}

const getCreditsCount: Handler<'purchases/get-credits-count'> = async (_, { services, person, now }) => ({
  credits_count: (await boughtBy(services.db, person.userId, now)).credits,
})

export const purchaseHandlers: Handlers = {
  'purchases/complete-purchase': completePurchase,
  'purchases/get-all-purchases': getAllPurchases,
  'purchases/get-credits-count': getCreditsCount,
}
