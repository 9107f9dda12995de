import { RESULT } from '@reprieve/contract/codes.ts'
import { CLOCK_START } from '@reprieve/domain/sync/stamp.ts'
import { firstState } from '@reprieve/domain/sync/syncState.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../api/ask.ts'
import { aDiary, type TestDiary } from '../local/testing/aDiary.ts'
import { endSandboxSubscription } from './PlanSection.tsx'
import { readPlan } from './plan.ts'
import { acceptedPurchases, waitingPurchaseIds, waitingPurchases, type Purchase } from './purchaseTable.ts'
import { sandboxKey } from './sandboxKey.ts'
import { refreshShop } from './shop.ts'
import { buyProduct, reportPurchases } from './reportPurchases.ts'

const PACK: Purchase = { market: 'google', packageName: 'app', productId: 'credits_3', token: 'secret-1' }
const PLAN = {
  is_pro: true,
  is_subscription: false,
  credits_count: 3,
  subscription_state: 'none',
  subscription_until: null,
}
const answer = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: `said ${code}`,
  body,
})

/** Gives these answers in order, then repeats the last. */
function asking(...answers: Answer[]) {
  const asked: unknown[] = []
  const ask: Ask = (name, request) => {
    asked.push([name, request])
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? NOT_REACHED)
  }
  return { ask, asked }
}

const SENT = [
  'purchases/complete-purchase',
  { package_name: 'app', market: 'google', purchase_token: 'secret-1', product_id: 'credits_3' },
]

test('[BUY-13, BUY-21] a purchase is reported, and the plan in the answer applies immediately', async () => {
  const diary = aDiary()
  const { ask, asked } = asking(answer(RESULT.ok, PLAN))
  expect(await buyProduct(diary, ask, PACK)).toEqual({ is: 'bought' })
  expect(asked).toEqual([SENT])
  expect(await waitingPurchaseIds(diary)).toEqual([])
  expect(await readPlan(diary)).toMatchObject({ plan: 'pro', credits: 3, subscription: 'none' })
})

test('[BUY-13] it is stored with the diary before the server is asked', async () => {
  const diary = aDiary()
  let atAsking = 0
  const ask: Ask = async () => {
    atAsking = (await waitingPurchaseIds(diary)).length
    return NOT_REACHED
  }
  await buyProduct(diary, ask, PACK)
  expect(atAsking).toBe(1)
})

test.each([
  ['the store is away', answer(RESULT.storeAway), 'store-away'],
  ['nobody answers', NOT_REACHED, 'no-line'],
  ['the server is busy', answer(RESULT.rateLimited), 'store-away'],
  ['the session has ended', answer(RESULT.sessionEnded), 'store-away'],
])('[BUY-13, D10] while %s it is kept, and reported again with the same token', async (_when, first, why) => {
  const diary = aDiary()
  const { ask, asked } = asking(first, answer(RESULT.ok, PLAN))
  expect(await buyProduct(diary, ask, PACK)).toEqual({ is: 'waiting', why })
  expect(await waitingPurchases(diary)).toMatchObject([PACK])
  await reportPurchases(diary, ask)
  await reportPurchases(diary, ask)
  expect(asked).toEqual([SENT, SENT])
  expect(await waitingPurchases(diary)).toEqual([])
})

test('[BUY-13] after a lost answer it is known, which is as good', async () => {
  const diary = aDiary()
  const { ask } = asking(NOT_REACHED, answer(RESULT.purchaseKnown))
  await buyProduct(diary, ask, PACK)
  await reportPurchases(diary, ask)
  expect([await waitingPurchases(diary), (await acceptedPurchases(diary)).length]).toEqual([[], 1])
})

test.each([RESULT.purchaseInvalid, RESULT.purchaseOfAnotherAccount, RESULT.subscriptionEnded])(
  '[BUY-13] %i is final: it is not reported again',
  async (code) => {
    const diary = aDiary()
    const { ask, asked } = asking(answer(code))
    expect(await buyProduct(diary, ask, PACK)).toEqual({ is: 'refused', message: `said ${code}` })
    await reportPurchases(diary, ask)
    expect(asked).toHaveLength(1)
    expect(await acceptedPurchases(diary)).toEqual([])
  },
)

test('[BUY-13] two simultaneous reports are one', async () => {
  const diary = aDiary()
  const { ask, asked } = asking(answer(RESULT.storeAway), answer(RESULT.ok, PLAN))
  await buyProduct(diary, ask, PACK)
  await Promise.all([reportPurchases(diary, ask), reportPurchases(diary, ask)])
  expect(asked).toHaveLength(2)
})

const EPOCHS = ['0a000000-0000-4000-8000-000000000001', '0a000000-0000-4000-8000-000000000002'] as const

async function liveIn(diary: TestDiary, life: 0 | 1): Promise<void> {
  const clock = { device: '0a0a0a0a0a0a', hlc: CLOCK_START, offset: 0 }
  const value = { ...firstState(clock, 0), epoch: EPOCHS[life] }
  await diary.tables.write({ states: [{ name: 'sync', rev: life + 1, value }] })
}

test('[BUY-13] a restored server gets it once more, for 90 days', async () => {
  let now = 1_000
  const diary = aDiary({ now: () => now })
  await liveIn(diary, 0)
  const { ask, asked } = asking(answer(RESULT.ok, PLAN))
  await buyProduct(diary, ask, PACK)
  await reportPurchases(diary, ask)
  expect(asked).toHaveLength(1)
  await liveIn(diary, 1)
  await reportPurchases(diary, ask)
  await reportPurchases(diary, ask)
  expect(asked).toEqual([SENT, SENT])
  now += 91 * 86_400_000
  await reportPurchases(diary, ask)
  expect(await acceptedPurchases(diary)).toEqual([])
  expect(asked).toHaveLength(2)
})

const TRIED: Purchase = {
  market: 'sandbox',
  packageName: 'app',
  productId: 'monthly',
  token: 'the.key.1-2-3',
}
const SHOP = {
  shop: { plans: 'store', market: 'sandbox', products: [{ product_id: 'monthly', kind: 'subscription' }] },
}

test('[BUY-30, D22] a sandbox purchase is stored without its key, and reported again or ended by a person who knows it', async () => {
  const diary = aDiary()
  await refreshShop(diary, asking(answer(RESULT.ok, SHOP)).ask)
  await liveIn(diary, 0)
  await buyProduct(diary, asking(NOT_REACHED).ask, TRIED)
  expect(await waitingPurchases(diary)).toMatchObject([TRIED])
  await reportPurchases(diary, asking(answer(RESULT.ok, PLAN)).ask)
  const kept = (await acceptedPurchases(diary)).map(({ token }) => token)
  expect(kept).toEqual(['.1-2-3'])

  await liveIn(diary, 1)
  const { ask, asked } = asking(answer(RESULT.purchaseKnown), answer(RESULT.subscriptionEnded))
  await reportPurchases(diary, ask)
  expect([await endSandboxSubscription(diary, ask), asked]).toEqual([false, []])
  sandboxKey.become('the.key')
  await reportPurchases(diary, ask)
  expect(await endSandboxSubscription(diary, ask)).toBe(true)
  sandboxKey.become(null)
  expect(asked).toMatchObject([
    ['purchases/complete-purchase', { purchase_token: 'the.key.1-2-3' }],
    ['purchases/complete-purchase', { purchase_token: 'the.key.1-2-3.ended' }],
  ])
  expect(await acceptedPurchases(diary)).toEqual([])
})

test('[BUY-30] a wrong key ends nothing, and is asked for again', async () => {
  const diary = aDiary()
  await refreshShop(diary, asking(answer(RESULT.ok, SHOP)).ask)
  await buyProduct(diary, asking(answer(RESULT.ok, PLAN)).ask, TRIED)
  sandboxKey.become('another')
  expect(await endSandboxSubscription(diary, asking(answer(RESULT.purchaseInvalid)).ask)).toBe(false)
  expect([sandboxKey.current(), (await acceptedPurchases(diary)).length]).toEqual([null, 1])
})
