import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import type { KnownPlan } from '@reprieve/domain/purchases/plan.ts'
import { GRANTS, isCreditPack, isProductKind, type ProductKind } from '@reprieve/domain/purchases/products.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../local/serverCopies.ts'

export interface Product {
  id: string
  kind: ProductKind
  /** As the operator wrote it. */
  price: string | null
}

/** D43: the products, and whether this page can sell them. */
export interface Shop {
  /** Everything is open: nothing is sold, and no report costs a credit. */
  isOpen: boolean
  /** The market in which this page can buy; null: only a store's app can. */
  market: 'sandbox' | null
  products: readonly Product[]
  /** The stores' pages, for users who must buy there. */
  storePages: Partial<Record<'google' | 'apple', string>>
}

const ID = 'shop'

/** Values that do not fit count as missing: nothing is sold on a guess. */
export function parseShop(status: unknown): Shop {
  const { shop, store_links: links } = toFields(status)
  const { plans, market, products } = toFields(shop)
  const { android, ios } = toFields(links)
  return {
    isOpen: plans === 'open',
    market: market === 'sandbox' ? market : null,
    products: (Array.isArray(products) ? products : []).flatMap(productFrom),
    storePages: { ...(isPage(android) && { google: android }), ...(isPage(ios) && { apple: ios }) },
  }
}

function productFrom(told: unknown): Product[] {
  const { product_id: id, kind, price } = toFields(told)
  if (typeof id !== 'string' || typeof kind !== 'string' || !isProductKind(kind)) return []
  return [{ id, kind, price: typeof price === 'string' && price !== '' ? price : null }]
}

// The user follows these links: `javascript:` must be refused, no matter who wrote the response.
const isPage = (link: unknown): link is string => typeof link === 'string' && /^https?:\/\//.test(link)

export async function readShop(diary: Diary): Promise<Shop | null> {
  const kept = await readServerCopy(diary, ID)
  return kept === null ? null : parseShop(kept)
}

export async function refreshShop(diary: Diary, ask: Ask): Promise<void> {
  const answer = await ask('core/service-status', {}, { background: true })
  if (!answer.reached || answer.code !== RESULT.ok) return
  const { shop, store_links } = answer.body
  if (JSON.stringify(await readServerCopy(diary, ID)) === JSON.stringify({ shop, store_links })) return
  await storeServerCopy(diary, ID, { shop, store_links })
}

export const creditPacks = ({ products }: Shop): Product[] =>
  products.filter(({ kind }) => isCreditPack(kind))

/**
 * The plans above the current one: Pro for Lite if the server sells it, the subscription for those without one.
 * [BUY-31]
 */
export function availableUpgrades(
  { products }: Shop,
  has: { isPro: boolean; isProOffered: boolean; subscription: 'none' | 'live' | 'ended' },
): Product[] {
  if (has.subscription === 'live') return []
  return products.filter(
    ({ kind }) => kind === 'subscription' || (kind === 'pro' && has.isProOffered && !has.isPro),
  )
}

export const PLAN_WORDS: Record<KnownPlan, { name: Key<'purchases'>; about: Key<'purchases'> }> = {
  lite: { name: 'planLite', about: 'aboutLite' },
  pro: { name: 'planPro', about: 'aboutPro' },
  subscription: { name: 'planProSubscription', about: 'aboutProSubscription' },
}

/** For packs the only text is their number. */
export function productWords(
  text: Text<'purchases'>,
  kind: ProductKind,
): { name: string; about: string | null } {
  if (kind === 'pro' || kind === 'subscription') {
    const { name, about } = PLAN_WORDS[kind]
    return { name: text(name), about: text(about) }
  }
  return { name: text('creditCount', { 0: GRANTS[kind].credits }), about: null }
}
