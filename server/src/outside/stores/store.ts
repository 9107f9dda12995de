import type { Product } from '../../configOfStores.ts'

export type Market = 'google' | 'apple' | 'sandbox'

/** What a device brings from a store. */
export interface Receipt {
  token: string
  productId: string
}

/**
 * Of one purchase, by the store's own id: it is known again by that, whatever a device sends. A subscription has one for
 * all its terms; `resumesAt`: it pauses until then.
 */
export type Definite =
  | { is: 'valid'; id: string; kind: Product['kind']; until: number | null }
  | { is: 'ended'; id: string; kind: Product['kind']; until: number; resumesAt?: number }

/**
 * What a store says of a receipt. `several`: it holds more than one, and each is asked about by its own id from then on.
 * `away`: nothing was said, and the store is to be asked again.
 */
export type StoreWord =
  | Definite
  | { is: 'several'; words: readonly Definite[] }
  | { is: 'invalid' }
  | { is: 'away' }

/** The kind is the caller's: what the operator sells today says nothing of what was bought before. [BUY-24] */
export interface Question {
  kind: Product['kind']
  now: number
}

export interface Store {
  verify(receipt: Receipt, question: Question): Promise<StoreWord>
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
