import type { ProductKind } from '@reprieve/domain/purchases/products.ts'
import type { Market, StoreReceipt } from '../outside/stores/store.ts'

/** A purchase that a device sent, and its person. */
export interface SentPurchase {
  userId: number
  deviceId: string | null
  market: Market
  receipt: StoreReceipt
  /** From the operator's list of products; the store confirms it later. */
  kind: ProductKind
  /** Whether the store knows that the purchase was granted; a job must tell it. */
  isSettled: boolean
  now: number
}

/** The result; `gone`: the account no longer exists. */
export type PurchaseOutcome = 'completed' | 'known' | 'invalid' | 'of-another' | 'ended' | 'away' | 'gone'
