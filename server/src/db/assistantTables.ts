import type { JsonOrNull, TextOrNull, Time, TimeOrNull } from './columnTypes.ts'

/** Chat sessions and their exchanges. */
export interface AssistantTables {
  solace_session: {
    user_id: number
    session_id: string
    token_hash: Buffer
    /** The device that started the chat; only an end-session call from it ends the chat. */
    device_id: string
    /** The engine that was described to the person and that they accepted. */
    engine: string
    started_at: Time
    last_at: Time
    ended_at: TimeOrNull
    ended_why: TextOrNull
  }
  solace_exchange: {
    user_id: number
    exchange_id: string
    session_id: string
    message_id: TextOrNull
    input_text: string
    response: TextOrNull
    parts: JsonOrNull
    /** How the question was understood: a follow-up that only names another week builds on it. */
    asked: JsonOrNull
    created_at: Time
    /** Null while the answer is still being worked out. */
    done_at: TimeOrNull
  }
}
