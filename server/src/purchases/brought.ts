import type { ProductKind } from '@reprieve/domain/purchases/products.ts'
import type { Market, Receipt } from '../outside/stores/store.ts'

/** A purchase that a device sent, and its person. */
export interface BroughtPurchase {
  userId: number
  deviceId: string | null
  market: Market
  receipt: Receipt
  /** From the operator's list of products; the store confirms it later. */
  kind: ProductKind
  /** Whether the store knows that the purchase was granted; a job must tell it. */
  isSettled: boolean
  now: number
}

/** The result; `gone`: the account no longer exists. */
export type Outcome = 'completed' | 'known' | 'invalid' | 'of-another' | 'ended' | 'away' | 'gone'
