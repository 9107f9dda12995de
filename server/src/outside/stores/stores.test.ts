import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { MOODS, STORE_ENV, startLocalStores, type LocalStores } from '../../testing/localStores.ts'
import { openStores } from './openStores.ts'
import type { Receipt, Store } from './store.ts'

const DAY = 24 * 3_600_000
const NOW = Date.UTC(2026, 5, 1)

let local: LocalStores
let stores: { google: Store; apple: Store }

beforeAll(async () => {
  local = await startLocalStores()
  const { google, apple } = openStores({ ...readConfig(STORE_ENV), localKey: null }, local.line)
  stores = { google: google!, apple: apple! }
})
afterAll(() => local.close())
afterEach(() => {
  local.mood = 'up'
  local.asked = []
})

const number = (): string => String(BigInt(`0x${randomUUID().replaceAll('-', '').slice(0, 14)}`))

interface Sold extends Receipt {
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
  const verify = (receipt: Receipt) => stores[market].verify(receipt, NOW)

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

  test('[BUY-12] what the store does not know is invalid, and for a product that is not ours nobody is asked', async () => {
    expect(await verify({ token: number(), productId: 'pro' })).toEqual({ is: 'invalid' })
    local.asked = []
    expect(await verify({ token: number(), productId: 'other' })).toEqual({ is: 'invalid' })
    expect(local.asked).toEqual([])
  })

  test.each(MOODS)('[BUY-23, D10] a store that is %s is away, and nothing is invalid by it', async (mood) => {
    const receipt = SELL[market]('pro')
    local.mood = mood
    expect(await verify(receipt)).toEqual({ is: 'away' })
    local.mood = 'up'
    expect(await verify(receipt)).toMatchObject({ is: 'valid' })
  })

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
    expect(local.asked.every((path) => /\/(tokens|transactions)\//.test(path))).toBe(true)
  })
})

test('[BUY-23] Google is told of each thing in its own way, again where it did not hear, and not twice', async () => {
  const { google } = stores
  const [pack, pro, term] = [SELL.google('one'), SELL.google('pro'), SELL.google('monthly', NOW + DAY)]
  local.mood = 'busy'
  expect(await google.settle(pack, 'credits1')).toBe(false)
  local.mood = 'up'
  local.asked = []
  for (const _ of [1, 2]) {
    expect(await google.settle(pack, 'credits1')).toBe(true)
    expect(await google.settle(pro, 'pro')).toBe(true)
    expect(await google.settle(term, 'subscription')).toBe(true)
  }
  const told = local.asked
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
  expect(await stores.google.verify(pending, NOW)).toEqual({ is: 'away' })
  const noApp = { error: { code: 404, errors: [{ reason: 'applicationNotFound' }] } }
  const send: typeof fetch = async (input, init) =>
    (typeof input === 'string' ? input : '').includes('/purchases/')
      ? Response.json(noApp, { status: 404 })
      : local.line.send(input, init)
  const line = { ...local.line, send }
  const { google } = openStores({ ...readConfig(STORE_ENV), localKey: null }, line)
  expect(await google!.verify(SELL.google('pro'), NOW)).toEqual({ is: 'away' })
})

test('[BUY-12] a subscription that was never paid is none, and one that is cancelled goes on to its end', async () => {
  const { token } = SELL.google('monthly', NOW)
  const state = (subscriptionState: string, line: object) =>
    local.google.set(token, { subscriptionState, lineItems: [{ productId: 'monthly', ...line }] })
  state('SUBSCRIPTION_STATE_PENDING', {})
  expect(await stores.google.verify({ token, productId: 'monthly' }, NOW)).toEqual({ is: 'away' })
  state('SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED', {})
  expect(await stores.google.verify({ token, productId: 'monthly' }, NOW)).toEqual({ is: 'invalid' })
  state('SUBSCRIPTION_STATE_CANCELED', { expiryTime: new Date(NOW + DAY).toISOString() })
  expect(await stores.google.verify({ token, productId: 'monthly' }, NOW)).toMatchObject({ is: 'valid' })
})

test('[BUY-12] of Apple a renewal is the same subscription, a restored Pro the same, and a signed transaction names it', async () => {
  const first = SELL.apple('monthly', NOW - DAY)
  const renewal = { ...first, transactionId: number(), originalTransactionId: first.id }
  local.apple.push({ ...renewal, expiresDate: NOW + DAY })
  const word = { is: 'valid', id: first.id, kind: 'subscription', until: NOW + DAY }
  const signed = `e30.${Buffer.from(JSON.stringify({ transactionId: renewal.transactionId })).toString('base64url')}.e30`
  for (const token of [first.token, renewal.transactionId, signed]) {
    expect(await stores.apple.verify({ token, productId: 'monthly' }, NOW)).toEqual(word)
  }
  const pro = SELL.apple('pro')
  const restored = number()
  local.apple.push({ transactionId: restored, originalTransactionId: pro.id, productId: 'pro' })
  const told = await stores.apple.verify({ token: restored, productId: 'pro' }, NOW)
  expect(told).toEqual({ is: 'valid', id: pro.id, kind: 'pro', until: null })
})

test('[BUY-11] a receipt of an older app of Apple brings the newest purchase of the product', async () => {
  const [older, newest] = [SELL.apple('five'), SELL.apple('five')]
  const digits = Buffer.from(older.id)
  const head = [0x30, 0, 2, 2, 0x06, 0xa7, 2, 1, 1, 4, digits.length + 2, 0x0c, digits.length]
  const token = Buffer.concat([Buffer.alloc(500, 0xa7), Buffer.from(head), digits]).toString('base64')
  const word = { is: 'valid', id: newest.id, kind: 'credits5', until: null }
  expect(await stores.apple.verify({ token, productId: 'five' }, NOW)).toEqual(word)
})

test('[BUY-12] the transaction of one product brings no other', async () => {
  const { token } = SELL.apple('one')
  expect(await stores.apple.verify({ token, productId: 'five' }, NOW)).toEqual({ is: 'invalid' })
})
