import type { Generated } from 'kysely'
import type { JsonOrNull, TextOrNull, Time, TimeOrNull } from './columnTypes.ts'

/** Devices that take messages, and what is on its way to them. */
export interface PushTables {
  push_subscription: {
    /** Below zero: of a device without an account. */
    user_id: number
    sub_id: string
    endpoint_hash: Buffer
    endpoint: string
    /** Of a browser; a phone has none of its own. */
    p256dh: TextOrNull
    auth: TextOrNull
    type: string
    timezone: TextOrNull
    language: TextOrNull
    /** The session it was registered in: where that ended on purpose, nothing is sent any more. Null without an account. */
    family: TextOrNull
    /** Our public key when it was registered: a browser takes messages of no other. */
    of_key: string
    /** Everything that was due until then has been seen to. */
    checked_to: Time
    /** When the next message is due; null: none. */
    next_at: TimeOrNull
    /** Of the reminders that `next_at` was worked out from. */
    of_seq: Generated<number>
    fails: Generated<number>
    created_at: Time
    seen_at: Time
    /** Only without an account: the times that it told. */
    reminders: JsonOrNull
  }
  push_note: { user_id: number; note_id: string; sub_id: string; reminder: string; at: Time }
}
