import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Limit } from '../access/attempts.ts'
import type { Config } from '../config.ts'
import type { Product } from '../storesConfig.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { sandboxProducts } from '../outside/stores/sandbox.ts'
import type { Market, StoreAnswer } from '../outside/stores/store.ts'
import { askInCall } from './askInCall.ts'
import type { SentPurchase, PurchaseOutcome } from './sentPurchase.ts'
import { lastSubscription } from './refreshPlan.ts'
import { readBoughtRights, rightsFacts, effectiveRights, type PersonRights } from './rights.ts'
import { listPurchases, type Purchase } from './store.ts'
import { saveStoreAnswer } from './saveStoreAnswer.ts'

/** S1.7: the codes by which a device reconciles its purchases. [BUY-12] */
const REFUSALS: Readonly<Record<Exclude<PurchaseOutcome, 'completed'>, ResultCode>> = {
  known: RESULT.purchaseKnown,
  invalid: RESULT.purchaseInvalid,
  'of-another': RESULT.purchaseOfAnotherAccount,
  ended: RESULT.subscriptionEnded,
  away: RESULT.storeAway,
  gone: RESULT.sessionEnded,
}

/**
 * Limits guesses at other people's tokens or the sandbox key. Calls that bring nothing new count as well, because a
 * store answers only a limited number of questions. [BUY-12]
 */
const GUESSES: Limit = { name: 'purchase-person', most: 30, windowMs: HOUR_MS }

const completePurchase: Handler<'purchases/complete-purchase'> = async (body, context) => {
  const { services, person, now } = context
  const { market, purchase_token: token, product_id: productId } = body
  const product = productsForMarket(market, services.config).find((one) => isNamed(one, productId))
  const isGap = isMissing(market, services.config)
  // An unknown product may be known to the store. Without a kind it cannot be stored here, but the device keeps it.
  if (product === undefined && isGap) return refuse(RESULT.storeAway)
  // A purchase of another app or of no known product: no store needs to be asked.
  if (product === undefined || (!isGap && !canAsk(market, body.package_name, context))) {
    return refuse(RESULT.purchaseInvalid)
  }
  const { userId, deviceId } = person
  const wait = await services.attempts.count(GUESSES, String(userId), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const receipt = { token, productId }
  const purchase = { userId, deviceId, market, receipt, kind: product.kind, isSettled: false, now }
  const word = await ask(purchase, context)
  const outcome = await inTransaction(services.db, (trx) => saveStoreAnswer(trx, purchase, word))
  if (outcome === 'completed') await services.attempts.forgive(GUESSES, String(userId), now)
  services.jobs.wake()
  if (outcome !== 'completed') return refuse(REFUSALS[outcome])
  return planAnswer(context)
}

async function ask(
  { userId, market, receipt, kind, now }: SentPurchase,
  { services: { stores } }: CallContext,
): Promise<StoreAnswer> {
  const store = stores[market]
  if (store === undefined) return { is: 'away' }
  const verify = () => store.verify(receipt, { kind, now })
  return market === 'sandbox' ? verify() : askInCall(stores, userId, verify)
}

/** Whether plans are sold but the settings of this store or the products are missing (D10). [BUY-24] */
const isMissing = (market: Market, config: Config): boolean =>
  market !== 'sandbox' &&
  isSelling(config) &&
  (config.stores[market] === null || config.products.length === 0)

/** In local mode without settings only the sandbox sells (D43): a purchase from another store cannot be ours. */
const isSelling = ({ plans, isLocal, stores, products }: Config): boolean =>
  plans === 'store' && (!isLocal || stores.google !== null || stores.apple !== null || products.length > 0)

function canAsk(market: Market, packageName: string, { services, isLocalRequest }: CallContext): boolean {
  if (services.stores[market] === undefined) return false
  // D22, D43: the sandbox is only for the person at this machine. [BUY-16]
  return market === 'sandbox' ? isLocalRequest : isOurs(market, packageName, services.config)
}

const isNamed = ({ id, olderIds }: Product, productId: string): boolean =>
  id === productId || olderIds.includes(productId)

const productsForMarket = (market: Market, { products }: Config): readonly Product[] =>
  market === 'sandbox' ? sandboxProducts(products) : products

function isOurs(
  market: Exclude<Market, 'sandbox'>,
  packageName: string,
  { stores: { google, apple } }: Config,
): boolean {
  return packageName === (market === 'google' ? google?.packageName : apple?.bundleId)
}

async function planAnswer({ services: { db, config }, person, now }: CallContext) {
  const bought = await readBoughtRights(db, person.userId, now)
  return {
    ...rightsFacts(effectiveRights(config, bought)),
    credits_count: bought.credits,
    ...subscriptionFacts(bought, await listPurchases(db, person.userId)),
  }
}

/** The subscription as the store has it, without rights from elsewhere or our grace period. [BUY-11] */
const subscriptionFacts = ({ subscription }: PersonRights, purchases: readonly Purchase[]) => ({
  subscription_state: subscription,
  subscription_until: lastSubscription(purchases)?.until ?? null,
})

const getAllPurchases: Handler<'purchases/get-all-purchases'> = async (_, { services, person, now }) => {
  const bought = await readBoughtRights(services.db, person.userId, now)
  const purchases = await listPurchases(services.db, person.userId)
  return {
    purchases: purchases.map(({ productId, market, createdAt, expiresAt, state }) => ({
      product_id: productId,
      market,
      created: createdAt,
      expires: expiresAt,
      state,
    })),
    ...subscriptionFacts(bought, purchases),
  }
}

const getCreditsCount: Handler<'purchases/get-credits-count'> = async (_, { services, person, now }) => ({
  credits_count: (await readBoughtRights(services.db, person.userId, now)).credits,
})

export const purchaseHandlers = {
  'purchases/complete-purchase': completePurchase,
  'purchases/get-all-purchases': getAllPurchases,
  'purchases/get-credits-count': getCreditsCount,
} satisfies Handlers
