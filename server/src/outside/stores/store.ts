import type { Product } from '../../configOfStores.ts'

export type Market = 'google' | 'apple' | 'sandbox'

/** What a device brings from a store. */
export interface Receipt {
  token: string
  productId: string
}

/**
 * What a store says of it. `id` is the store's own, by which one purchase is known again whatever a device sends: of a
 * subscription that of its first term. `away`: nothing was said, and the store is to be asked again.
 */
export type StoreWord =
  | { is: 'valid'; id: string; kind: Product['kind']; until: number | null }
  | { is: 'ended'; id: string; kind: Product['kind']; until: number }
  | { is: 'invalid' }
  | { is: 'away' }

export interface Store {
  verify(receipt: Receipt, now: number): Promise<StoreWord>
  /** Tells the store that we gave what was bought; may be told twice. False: it could not be told. */
  settle(receipt: Receipt, kind: Product['kind']): Promise<boolean>
}

/** How a store is reached; tests lead it to a stand-in. */
export interface Line {
  send: typeof fetch
  limitMs: number
}

/** Those that the operator has set up, and that are built. */
export type Stores = { readonly [market in Market]?: Store }
