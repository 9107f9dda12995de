import { expect, test } from 'vitest'
import { planFromRights, type KnownPlan, type Rights } from './plan.ts'

const TABLE: readonly [isPro: boolean, subscription: Rights['subscription'], plan: KnownPlan][] = [
  [false, 'none', 'lite'],
  [false, 'live', 'subscription'],
  [false, 'ended', 'lite'],
  [true, 'none', 'pro'],
  [true, 'live', 'subscription'],
  [true, 'ended', 'pro'],
]

test.each(TABLE)('[BUY-18, D45] Pro %s and a subscription that is %s are %s', (isPro, subscription, plan) => {
  expect(planFromRights({ isPro, subscription })).toBe(plan)
})
