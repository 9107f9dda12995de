import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ProductKind } from '@reprieve/domain/purchases/products.ts'
import { readConfig } from '../../config.ts'
import {
  STORE_FAILURES,
  STORE_ENV,
  receiptWithTransaction,
  startLocalStores,
  type LocalStores,
} from '../../testing/localStores.ts'
import { openStores } from './openStores.ts'
import type { StoreReceipt, Store, StoreAnswer } from './store.ts'

const DAY = 24 * 3_600_000
const NOW = Date.UTC(2026, 5, 1)

let local: LocalStores
let stores: { google: Store; apple: Store }

beforeAll(async () => {
  // The first question would load it within its second: on a busy machine that alone takes longer.
  await import('google-auth-library')
  local = await startLocalStores()
  const { google, apple } = openStores({ ...readConfig(STORE_ENV), localKey: null }, local.line)
  stores = { google: google!, apple: apple! }
})
afterAll(() => local.close())
afterEach(() => {
  local.mood = 'up'
  local.tokenMood = 'up'
  local.requests = []
})

const KINDS: Readonly<Record<string, ProductKind>> = {
  pro: 'pro',
  monthly: 'subscription',
  one: 'credits1',
  three: 'credits3',
  five: 'credits5',
}

const ask = (store: Store, receipt: StoreReceipt): Promise<StoreAnswer> =>
  store.verify(receipt, { kind: KINDS[receipt.productId] ?? 'pro', now: NOW })

const number = (): string => String(BigInt(`0x${randomUUID().replaceAll('-', '').slice(0, 14)}`))

interface Sold extends StoreReceipt {
  id: string
}

/** One thing sold in each store, in the way in which each tells it. */
const SELL = {
  google: (productId: string, until?: number, isRefunded = false): Sold => {
    const token = randomUUID()
    const expiryTime = new Date(until ?? 0).toISOString()
    const term = {
      subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
      acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
      lineItems: [{ productId, expiryTime }],
    }
    const once = { purchaseState: isRefunded ? 1 : 0, consumptionState: 0, acknowledgementState: 0 }
    local.google.set(token, until === undefined ? once : term)
    return { token, productId, id: token }
  },
  apple: (productId: string, until?: number, isRefunded = false): Sold => {
    const id = number()
    local.apple.push({
      transactionId: id,
      originalTransactionId: id,
      productId,
      ...(until !== undefined && { expiresDate: until }),
      ...(isRefunded && { revocationDate: NOW }),
    })
    return { token: id, productId, id }
  },
}

describe.each(['google', 'apple'] as const)('%s', (market) => {
  const verify = (receipt: StoreReceipt) => ask(stores[market], receipt)

  test('[BUY-11] tells what was bought, by the id of the store', async () => {
    const [pro, pack] = [SELL[market]('pro'), SELL[market]('three')]
    expect(await verify(pro)).toEqual({ is: 'valid', id: pro.id, kind: 'pro', until: null })
    expect(await verify(pack)).toEqual({ is: 'valid', id: pack.id, kind: 'credits3', until: null })
    const live = SELL[market]('monthly', NOW + DAY)
    const told = { id: live.id, kind: 'subscription' }
    expect(await verify(live)).toEqual({ is: 'valid', ...told, until: NOW + DAY })
  })

  test('[BUY-12] tells of a subscription that it has ended, and of a refund', async () => {
    const over = SELL[market]('monthly', NOW)
    expect(await verify(over)).toEqual({ is: 'ended', id: over.id, kind: 'subscription', until: NOW })
    const refunded = SELL[market]('five', undefined, true)
    expect(await verify(refunded)).toEqual({ is: 'ended', id: refunded.id, kind: 'credits5', until: NOW })
  })

  test('[BUY-12] what the store does not know is invalid', async () => {
    expect(await verify({ token: number(), productId: 'pro' })).toEqual({ is: 'invalid' })
  })

  test('[BUY-24, D10] it is asked also about what the operator sells no more', async () => {
    const { token } = SELL[market]('three-of-old')
    const receipt = { token, productId: 'three-of-old' }
    const told = { is: 'valid', id: token, kind: 'credits3', until: null }
    expect(await stores[market].verify(receipt, { kind: 'credits3', now: NOW })).toEqual(told)
  })

  test.each(STORE_FAILURES)(
    '[BUY-23, D10] a store that is %s is away, and nothing is invalid by it',
    async (mood) => {
      const receipts = [SELL[market]('pro'), SELL[market]('five'), SELL[market]('monthly', NOW + DAY)]
      local.mood = mood
      const words = await Promise.all(receipts.map(verify))
      expect(words).toEqual(receipts.map(() => ({ is: 'away' })))
      local.mood = 'up'
      for (const one of receipts) expect(await verify(one)).toMatchObject({ is: 'valid' })
    },
  )

  test('[BUY-12] hostile tokens are names of nothing, and lead to no other address', async () => {
    for (const token of [
      '..',
      '../../x',
      'a/b?c#d',
      '\0',
      '💊',
      '%2e%2e/',
      'e30.e30.e30',
      'x'.repeat(200_000),
    ]) {
      const { is } = await verify({ token, productId: 'pro' })
      expect(is === 'invalid' || is === 'away').toBe(true)
    }
    expect(local.requests.every((path) => /\/(tokens|transactions)\//.test(path))).toBe(true)
  })
})

test('[BUY-23] Google is told of each thing in its own way, again where it did not hear, and not twice', async () => {
  const { google } = stores
  const [pack, pro, term] = [SELL.google('one'), SELL.google('pro'), SELL.google('monthly', NOW + DAY)]
  local.mood = 'busy'
  expect(await google.settle(pack, 'credits1')).toBe(false)
  local.mood = 'up'
  local.requests = []
  for (const _ of [1, 2]) {
    expect(await google.settle(pack, 'credits1')).toBe(true)
    expect(await google.settle(pro, 'pro')).toBe(true)
    expect(await google.settle(term, 'subscription')).toBe(true)
  }
  const told = local.requests
    .filter((asked) => asked.startsWith('POST'))
    .map((asked) => asked.split('/purchases/')[1])
  expect(told).toEqual([
    `products/one/tokens/${pack.token}:consume`,
    `products/pro/tokens/${pro.token}:acknowledge`,
    `subscriptions/monthly/tokens/${term.token}:acknowledge`,
  ])
})

test('[BUY-23] a fault of our own account with Google says nothing of a purchase, nor does cash that is still to come', async () => {
  const pending = SELL.google('pro')
  local.google.set(pending.token, { purchaseState: 2 })
  expect(await ask(stores.google, pending)).toEqual({ is: 'away' })
  const noApp = { error: { code: 404, errors: [{ reason: 'applicationNotFound' }] } }
  const send: typeof fetch = async (input, init) =>
    (typeof input === 'string' ? input : '').includes('/purchases/')
      ? Response.json(noApp, { status: 404 })
      : local.line.send(input, init)
  const line = { ...local.line, send }
  const { google } = openStores({ ...readConfig(STORE_ENV), localKey: null }, line)
  expect(await ask(google!, SELL.google('pro'))).toEqual({ is: 'away' })
})

test('[BUY-12] a subscription that was never paid is none, and one that is cancelled goes on to its end', async () => {
  const { token } = SELL.google('monthly', NOW)
  const state = (subscriptionState: string, line: object) =>
    local.google.set(token, { subscriptionState, lineItems: [{ productId: 'monthly', ...line }] })
  state('SUBSCRIPTION_STATE_PENDING', {})
  expect(await ask(stores.google, { token, productId: 'monthly' })).toEqual({ is: 'away' })
  state('SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED', {})
  expect(await ask(stores.google, { token, productId: 'monthly' })).toEqual({ is: 'invalid' })
  state('SUBSCRIPTION_STATE_CANCELED', { expiryTime: new Date(NOW + DAY).toISOString() })
  expect(await ask(stores.google, { token, productId: 'monthly' })).toMatchObject({ is: 'valid' })
})

test('[BUY-12] of Apple a renewal is the same subscription, a restored Pro the same, and a signed transaction names it', async () => {
  const first = SELL.apple('monthly', NOW - DAY)
  const renewal = { ...first, transactionId: number(), originalTransactionId: first.id }
  local.apple.push({ ...renewal, expiresDate: NOW + DAY })
  const word = { is: 'valid', id: first.id, kind: 'subscription', until: NOW + DAY }
  const signed = `e30.${Buffer.from(JSON.stringify({ transactionId: renewal.transactionId })).toString('base64url')}.e30`
  for (const token of [first.token, renewal.transactionId, signed]) {
    expect(await ask(stores.apple, { token, productId: 'monthly' })).toEqual(word)
  }
  const pro = SELL.apple('pro')
  const restored = number()
  local.apple.push({ transactionId: restored, originalTransactionId: pro.id, productId: 'pro' })
  const told = await ask(stores.apple, { token: restored, productId: 'pro' })
  expect(told).toEqual({ is: 'valid', id: pro.id, kind: 'pro', until: null })
})

test('[BUY-27] a receipt of an older app of Apple brings all of the product, and nothing else', async () => {
  local.apple = []
  const sold = Array.from({ length: 25 }, () => SELL.apple('five'))
  const other = SELL.apple('one')
  const bought = (id: string) => ({ is: 'valid', id, kind: 'credits5', until: null })
  const words = sold.map(({ id }) => bought(id))
  const token = receiptWithTransaction(other.id)
  expect(await ask(stores.apple, { token, productId: 'five' })).toEqual({ is: 'several', words })
  const one = { is: 'valid', id: other.id, kind: 'credits1', until: null }
  expect(await ask(stores.apple, { token, productId: 'one' })).toEqual(one)
  expect(await ask(stores.apple, { token, productId: 'pro' })).toEqual({ is: 'invalid' })
})

test('[BUY-23] an empty answer to a receipt is no word that nothing was bought', async () => {
  const token = receiptWithTransaction(SELL.apple('five').id)
  for (const mood of ['empty', 'blank'] as const) {
    local.mood = mood
    expect(await ask(stores.apple, { token, productId: 'five' })).toEqual({ is: 'away' })
  }
})

test('[BUY-11] of Apple the days of grace count, a card that failed for good is an end, and so is a revocation', async () => {
  const term = (more: object) => {
    const id = number()
    local.apple.push({ transactionId: id, originalTransactionId: id, productId: 'monthly', ...more })
    return ask(stores.apple, { token: id, productId: 'monthly' })
  }
  const over = { expiresDate: NOW - DAY }
  expect(await term({ ...over, gracePeriodExpiresDate: NOW + DAY })).toMatchObject({
    is: 'valid',
    until: NOW + DAY,
  })
  expect(await term({ ...over, gracePeriodExpiresDate: NOW - 1 })).toMatchObject({
    is: 'ended',
    until: NOW - 1,
  })
  expect(await term(over)).toMatchObject({ is: 'ended', until: NOW - DAY })
  const revoked = { expiresDate: NOW + DAY, revocationDate: NOW - 2 * DAY }
  expect(await term(revoked)).toMatchObject({ is: 'ended', until: NOW - 2 * DAY })
  expect(await term({})).toEqual({ is: 'away' })
})

test.each([
  ['IN_GRACE_PERIOD', DAY, 'valid'],
  ['ON_HOLD', -DAY, 'ended'],
  ['PAUSED', -DAY, 'ended'],
  ['EXPIRED', -DAY, 'ended'],
  ['ACTIVE', DAY, 'valid'],
])('[BUY-11] of Google a subscription that is %s counts to the end of its term', async (state, ms, is) => {
  const { token } = SELL.google('monthly', NOW + ms)
  local.google.set(token, { ...local.google.get(token), subscriptionState: `SUBSCRIPTION_STATE_${state}` })
  const told = { is, id: token, kind: 'subscription', until: NOW + ms }
  expect(await ask(stores.google, { token, productId: 'monthly' })).toEqual(told)
})

/** The same store, and the hosts that it was asked at. */
function watched(
  market: 'google' | 'apple',
  limitMs = local.line.limitMs,
): { store: Store; hosts: string[] } {
  const hosts: string[] = []
  const send: typeof fetch = (input, init) => {
    hosts.push(new URL(input instanceof Request ? input.url : input).host)
    return local.line.send(input, init)
  }
  const store = openStores({ ...readConfig(STORE_ENV), localKey: null }, { send, limitMs })[market]!
  return { store, hosts }
}

test.each(['busy', 'limited', 'refused', 'page', 'cut', 'empty', 'blank', 'silent'] as const)(
  '[BUY-23, D10] where the address of Google for its tokens is %s, the store is away',
  async (mood) => {
    local.tokenMood = mood
    expect(await ask(watched('google', 300).store, SELL.google('pro'))).toEqual({ is: 'away' })
    expect(local.requests).toEqual([])
  },
)

test('[BUY-28] a silent address for tokens takes the time of one question, though the library asks three times', async () => {
  const { store, hosts } = watched('google', 300)
  local.tokenMood = 'silent'
  expect(await ask(store, SELL.google('pro'))).toEqual({ is: 'away' })
  expect(hosts).toEqual(['oauth2.googleapis.com'])
})

test('[BUY-12] what was bought in the sandbox of Apple is none, and that sandbox is never asked', async () => {
  const { store, hosts } = watched('apple')
  // Apple knows it at the other host alone: here it is a number that nothing has.
  const tested = `e30.${Buffer.from(JSON.stringify({ transactionId: number(), environment: 'Sandbox' })).toString('base64url')}.e30`
  expect(await ask(store, { token: tested, productId: 'pro' })).toEqual({ is: 'invalid' })
  expect(hosts).toEqual(['api.storekit.apple.com'])
})

test('[BUY-12] the transaction of one product brings no other', async () => {
  const { token } = SELL.apple('one')
  expect(await ask(stores.apple, { token, productId: 'five' })).toEqual({ is: 'invalid' })
})
