import type { ProductKind } from '@reprieve/domain/purchases/products.ts'
import type { Market, Receipt } from '../outside/stores/store.ts'

/** A purchase that a device brought, and whose it is. */
export interface BroughtPurchase {
  userId: number
  deviceId: string | null
  market: Market
  receipt: Receipt
  /** As the operator's list has it: what a store says of it comes later. */
  kind: ProductKind
  /** Whether the store was told that it is given: it has to be, by a job. */
  isSettled: boolean
  now: number
}

/** What came of it; `gone`: there is nobody any more whose it could be. */
export type Outcome = 'completed' | 'known' | 'invalid' | 'of-another' | 'ended' | 'away' | 'gone'
