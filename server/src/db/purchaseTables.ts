import type { ColumnType, Generated } from 'kysely'
import type { TextOrNull, Time, TimeOrNull } from './columnTypes.ts'

/** Purchases, and the plan and credits that come from them. */
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
    /** The report or the purchase that caused the entry. */
    about: string
    at: Time
  }
  purchase: {
    user_id: number
    purchase_id: string
    market: string
    product_id: string
    kind: string
    /** Hash of the store's own id: the token that a device sends for one purchase varies. */
    token_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
    /** Kept only while the server still has to ask the store. */
    token: TextOrNull
    state: 'waiting' | 'active' | 'ended' | 'spent' | 'refused'
    created_at: Time
    expires_at: TimeOrNull
    check_at: TimeOrNull
    tries: Generated<number>
  }
  /** Belongs to no account (D24): purchases that no other account may redeem, even after theirs is deleted. */
  spent_token: { token_hash: Buffer; at: Time }
}
