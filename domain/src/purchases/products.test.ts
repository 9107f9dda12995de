import { expect, test } from 'vitest'
import { GRANTS, PRODUCT_KINDS, isCreditPack, isProductKind } from './products.ts'

test('[BUY-3] Pro grants Pro and three credits, and a subscription grants no credit', () => {
  expect(GRANTS.pro).toEqual({ isPro: true, isSubscription: false, credits: 3 })
  expect(GRANTS.subscription).toEqual({ isPro: false, isSubscription: true, credits: 0 })
})

test('[BUY-4] packs have one, three and five credits, and grant nothing else', () => {
  const packs = PRODUCT_KINDS.filter(isCreditPack).map((kind) => [kind, GRANTS[kind]])
  const onlyCredits = (credits: number) => ({ isPro: false, isSubscription: false, credits })
  expect(packs).toEqual([
    ['credits1', onlyCredits(1)],
    ['credits3', onlyCredits(3)],
    ['credits5', onlyCredits(5)],
  ])
})

test('[BUY-4] an unknown word is not a product', () => {
  expect(['pro', 'credits2', '', 'toString'].map(isProductKind)).toEqual([true, false, false, false])
})
