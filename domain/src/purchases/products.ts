export const PRODUCT_KINDS = ['pro', 'subscription', 'credits1', 'credits3', 'credits5'] as const

export type ProductKind = (typeof PRODUCT_KINDS)[number]

interface Grant {
  isPro: boolean
  isSubscription: boolean
  credits: number
}

/** What each product gives, once per payment. [BUY-3, BUY-4] */
export const GRANTS: Readonly<Record<ProductKind, Grant>> = {
  pro: { isPro: true, isSubscription: false, credits: 3 },
  subscription: { isPro: false, isSubscription: true, credits: 0 },
  credits1: { isPro: false, isSubscription: false, credits: 1 },
  credits3: { isPro: false, isSubscription: false, credits: 3 },
  credits5: { isPro: false, isSubscription: false, credits: 5 },
}

/** Consumable products, which can be bought again. */
export const isCreditPack = (kind: ProductKind): boolean =>
  !GRANTS[kind].isPro && !GRANTS[kind].isSubscription

export const isProductKind = (word: string): word is ProductKind =>
  (PRODUCT_KINDS as readonly string[]).includes(word)
