import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { readPlan, refreshPlan, parsePlan, type PlanDetails } from './plan.ts'
import { storePurchase } from './purchaseTable.ts'

const LITE: PlanDetails = {
  plan: 'lite',
  isPro: false,
  subscription: 'none',
  credits: 0,
  until: null,
  market: null,
  isProOffered: false,
  sponsoredBy: null,
}
const ok = (body: Record<string, unknown>): Answer => ({ reached: true, code: 0, message: '', body })

const SUBSCRIBED = {
  'sync/get-record': ok({
    content: {
      is_pro: true,
      is_subscription: true,
      is_subscriber: true,
      subscription_market: 'google',
      credits_count: 2,
    },
  }),
  'purchases/get-all-purchases': ok({ purchases: [], subscription_state: 'live', subscription_until: 5_000 }),
}

function asking(answers: Record<string, Answer>) {
  const asked: string[] = []
  const ask: Ask = (name) => {
    asked.push(name)
    return Promise.resolve(answers[name] ?? NOT_REACHED)
  }
  return { ask, asked }
}

test('[BUY-19, D16] the plan is the last known one, also offline and past its end', async () => {
  const diary = aDiary({ now: () => 9_000 })
  expect(await readPlan(diary)).toBeNull()
  expect(await refreshPlan(diary, asking({}).ask)).toBe('away')
  expect(await readPlan(diary), 'nobody guesses').toBeNull()
  expect(await refreshPlan(diary, asking(SUBSCRIBED).ask)).toBe('learned')
  await refreshPlan(diary, asking({}).ask)
  expect(await readPlan(diary)).toEqual({
    plan: 'subscription',
    isPro: true,
    subscription: 'live',
    credits: 2,
    until: 5_000,
    market: 'google',
    isProOffered: false,
    sponsoredBy: null,
  })
})

test.each<[string, Record<string, unknown>, Record<string, unknown>, Partial<PlanDetails>]>([
  ['nothing', {}, {}, {}],
  ['that Pro is sold', { enable_pro: true }, {}, { isProOffered: true }],
  ['that Pro is not sold', { enable_pro: false }, {}, {}],
  ['what does not fit', { is_pro: 1, credits_count: '3' }, { subscription_state: 7 }, {}],
  ['Pro', { is_pro: true, credits_count: 3 }, {}, { plan: 'pro', isPro: true, credits: 3 }],
  ['one that ended', { is_subscriber: true }, { subscription_until: 7 }, { subscription: 'ended', until: 7 }],
  [
    'one that ended since',
    { is_subscription: false },
    { subscription_state: 'live' },
    { subscription: 'ended' },
  ],
  [
    'one that an institution gives',
    { is_subscription: true, is_subscriber: false, sponsored: 'subscriber', sponsored_by: 'Riverside' },
    {},
    { plan: 'subscription', subscription: 'live', sponsoredBy: 'Riverside' },
  ],
  [
    'everything open',
    { is_subscription: true },
    { subscription_state: 'none' },
    { plan: 'subscription', subscription: 'live' },
  ],
])('[BUY-19, INST-11, D43, D45] of %s the plan is read', (_what, record, subscription, plan) => {
  expect(parsePlan(record, subscription)).toEqual({ ...LITE, ...plan })
})

test('[BUY-21] purchases are reported before the plan is fetched', async () => {
  const diary = aDiary()
  await storePurchase(diary, { market: 'apple', packageName: 'app', productId: 'pro', token: 't' })
  const { ask, asked } = asking(SUBSCRIBED)
  await refreshPlan(diary, ask)
  expect(asked).toEqual(['purchases/complete-purchase', 'sync/get-record', 'purchases/get-all-purchases'])
})
