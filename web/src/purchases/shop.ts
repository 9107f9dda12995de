import { RESULT } from '@reprieve/contract/codes.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import { isPack, isProductKind, type ProductKind } from '@reprieve/domain/purchases/products.ts'
import type { Ask } from '../api/ask.ts'
import { keepKnown, readKnown } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'

export interface Product {
  id: string
  kind: ProductKind
  /** As the operator wrote it. */
  price: string | null
}

/** D43: what is sold, and whether this page can buy it. */
export interface Shop {
  /** Everything is open: nothing is sold, and no report costs a credit. */
  isOpen: boolean
  /** A market that this page can buy in; null: only the app of a store can. */
  market: 'sandbox' | null
  products: readonly Product[]
  /** The pages of the stores, for who has to go there. */
  storePages: Partial<Record<'google' | 'apple', string>>
}

const ID = 'shop'

/** What does not fit is as if it had not been said: nothing is sold by a guess. */
export function shopFrom(status: unknown): Shop {
  const { shop, store_links: links } = fieldsOf(status)
  const { plans, market, products } = fieldsOf(shop)
  const { android, ios } = fieldsOf(links)
  return {
    isOpen: plans === 'open',
    market: market === 'sandbox' ? market : null,
    products: (Array.isArray(products) ? products : []).flatMap(productFrom),
    storePages: { ...(isPage(android) && { google: android }), ...(isPage(ios) && { apple: ios }) },
  }
}

function productFrom(told: unknown): Product[] {
  const { product_id: id, kind, price } = fieldsOf(told)
  if (typeof id !== 'string' || typeof kind !== 'string' || !isProductKind(kind)) return []
  return [{ id, kind, price: typeof price === 'string' && price !== '' ? price : null }]
}

// Followed by a press: `javascript:` must not be among them, whoever has written the answer.
const isPage = (link: unknown): link is string => typeof link === 'string' && /^https?:\/\//.test(link)

export async function keptShop(diary: Diary): Promise<Shop | null> {
  const kept = await readKnown(diary, ID)
  return kept === null ? null : shopFrom(kept)
}

export async function learnShop(diary: Diary, ask: Ask): Promise<void> {
  const answer = await ask('core/service-status', {}, { background: true })
  if (!answer.reached || answer.code !== RESULT.ok) return
  const { shop, store_links } = answer.body
  if (JSON.stringify(await readKnown(diary, ID)) === JSON.stringify({ shop, store_links })) return
  await keepKnown(diary, ID, { shop, store_links })
}

export const packsIn = ({ products }: Shop): Product[] => products.filter(({ kind }) => isPack(kind))

/** What is more than somebody has: Pro for Lite where the server sells it, the subscription for who has none. [BUY-31] */
export function upgradesFor(
  { products }: Shop,
  has: { isPro: boolean; isProOffered: boolean; subscription: 'none' | 'live' | 'ended' },
): Product[] {
  if (has.subscription === 'live') return []
  return products.filter(
    ({ kind }) => kind === 'subscription' || (kind === 'pro' && has.isProOffered && !has.isPro),
  )
}
