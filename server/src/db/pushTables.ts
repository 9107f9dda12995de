import type { Generated } from 'kysely'
import type { JsonOrNull, TextOrNull, Time, TimeOrNull } from './columnTypes.ts'

/** Devices that receive push messages, and messages on their way to them. */
export interface PushTables {
  push_subscription: {
    /** Negative for a device without an account. */
    user_id: number
    sub_id: string
    endpoint_hash: Buffer
    endpoint: string
    /** Only for browsers; phones have no key of their own. */
    p256dh: TextOrNull
    auth: TextOrNull
    type: string
    timezone: TextOrNull
    language: TextOrNull
    /** The session it was registered in: after a log-out nothing more is sent. Null without an account. */
    family: TextOrNull
    /** Our public key at registration: a browser accepts messages under no other. */
    of_key: string
    /** Everything due up to this time has been handled. */
    checked_to: Time
    /** When the next message is due; null if none is. */
    next_at: TimeOrNull
    /** The seq of the reminders that `next_at` was computed from. */
    of_seq: Generated<number>
    fails: Generated<number>
    created_at: Time
    seen_at: Time
    /** Only without an account: the reminder times that the device sent. */
    reminders: JsonOrNull
  }
  push_note: { user_id: number; note_id: string; sub_id: string; reminder: string; at: Time }
}
