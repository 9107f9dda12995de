import type { ColumnType, Generated } from 'kysely'
import type { TextOrNull, Time, TimeOrNull } from './columnTypes.ts'

/** What people bought, and what of it is left. */
export interface PurchaseTables {
  plan: {
    user_id: number
    is_pro: Generated<boolean>
    credits: Generated<number>
    subscription_until: TimeOrNull
    subscription_market: TextOrNull
    updated_at: Time
  }
  credit_entry: {
    user_id: number
    entry_id: string
    delta: number
    reason: 'bought' | 'pro' | 'reserved' | 'spent' | 'returned' | 'taken-back'
    /** The report or the purchase that it was for. */
    about: string
    at: Time
  }
  purchase: {
    user_id: number
    purchase_id: string
    market: string
    product_id: string
    kind: string
    /** Of the store's own id: what a device sends for one purchase differs from time to time. */
    token_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
    /** Only while the store is still to be asked with it. */
    token: TextOrNull
    state: 'waiting' | 'active' | 'ended' | 'spent' | 'refused'
    created_at: Time
    expires_at: TimeOrNull
    check_at: TimeOrNull
    tries: Generated<number>
  }
  /** Of nobody (D24): purchases that no other account may bring again, also when theirs is gone. */
  spent_token: { token_hash: Buffer; at: Time }
}
