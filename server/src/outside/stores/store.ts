import type { Product } from '../../storesConfig.ts'

export type Market = 'google' | 'apple' | 'sandbox'

/** What a device sends from a store. */
export interface StoreReceipt {
  token: string
  productId: string
}

/**
 * One purchase, identified by the store's own id, whatever token a device sends. A subscription has one id for all its
 * terms; `resumesAt`: it is paused until then.
 */
export type StorePurchase =
  | { is: 'valid'; id: string; kind: Product['kind']; until: number | null }
  | { is: 'ended'; id: string; kind: Product['kind']; until: number; resumesAt?: number }

/**
 * A store's answer about a receipt. `several`: it contains more than one purchase, and each is checked by its own id
 * from then on. `away`: no answer, so the store must be asked again.
 */
export type StoreAnswer =
  | StorePurchase
  | { is: 'several'; words: readonly StorePurchase[] }
  | { is: 'invalid' }
  | { is: 'away' }

/** The caller gives the kind: today's products say nothing about earlier purchases. [BUY-24] */
export interface StoreQuestion {
  kind: Product['kind']
  now: number
}

export interface Store {
  verify(receipt: StoreReceipt, question: StoreQuestion): Promise<StoreAnswer>
  /** Tells the store that the purchase was granted; may be repeated. False: the store could not be told. */
  settle(receipt: StoreReceipt, kind: Product['kind']): Promise<boolean>
}

/** How a store is reached; tests replace it. */
export interface StoreNetwork {
  send: typeof fetch
  limitMs: number
}

/** The stores that the operator has configured. */
export type Stores = { readonly [market in Market]?: Store }
