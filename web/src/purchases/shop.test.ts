import { expect, test } from 'vitest'
import type { Answer } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { readShop, refreshShop, creditPacks, parseShop, availableUpgrades, type Shop } from './shop.ts'

const STATUS = {
  shop: {
    plans: 'store',
    market: 'sandbox',
    products: [
      { product_id: 'p', kind: 'pro', price: '12.99 €' },
      { product_id: 's', kind: 'subscription', price: null },
      { product_id: 'c3', kind: 'credits3', price: '' },
      { product_id: 'x', kind: 'of-tomorrow', price: null },
      { kind: 'credits1' },
    ],
  },
  store_links: { android: 'https://play.example/app', ios: 'javascript:alert(1)' },
}
const SHOP: Shop = {
  isOpen: false,
  market: 'sandbox',
  products: [
    { id: 'p', kind: 'pro', price: '12.99 €' },
    { id: 's', kind: 'subscription', price: null },
    { id: 'c3', kind: 'credits3', price: null },
  ],
  storePages: { google: 'https://play.example/app' },
}
const ids = (products: readonly { id: string }[]): string[] => products.map(({ id }) => id)

test('[BUY-9, D43] the products come from the server, and are available offline', async () => {
  const diary = aDiary()
  expect(await readShop(diary)).toBeNull()
  const ok: Answer = { reached: true, code: 0, message: '', body: STATUS }
  await refreshShop(diary, () => Promise.resolve(ok))
  await refreshShop(diary, () => Promise.resolve(ok))
  await refreshShop(diary, () => Promise.resolve({ reached: false }))
  expect(await readShop(diary)).toEqual(SHOP)
  expect(diary.rung, 'nobody reads again what is the same').toEqual([['known']])
})

test('[BUY-9, REL 1d] an invalid product is not sold and links nowhere', () => {
  const nothing: Shop = { isOpen: false, market: null, products: [], storePages: {} }
  for (const told of [null, 7, {}, { shop: { market: 'elsewhere', products: 'p' }, store_links: [] }])
    expect(parseShop(told)).toEqual(nothing)
})

test('[BUY-8, BUY-9] packs are for everybody; only plans above the person’s own are offered', () => {
  expect(ids(creditPacks(SHOP))).toEqual(['c3'])
  const isProOffered = true
  expect(ids(availableUpgrades(SHOP, { isPro: false, isProOffered, subscription: 'none' }))).toEqual([
    'p',
    's',
  ])
  expect(ids(availableUpgrades(SHOP, { isPro: true, isProOffered, subscription: 'ended' }))).toEqual(['s'])
  expect(ids(availableUpgrades(SHOP, { isPro: false, isProOffered, subscription: 'live' }))).toEqual([])
})

test('[BUY-31] Pro is not offered if the server does not sell it', () => {
  const lite = { isPro: false, isProOffered: false, subscription: 'none' } as const
  expect(ids(availableUpgrades(SHOP, lite))).toEqual(['s'])
})
