import type { JsonOrNull, TextOrNull, Time, TimeOrNull } from './columnTypes.ts'

/** Chats, and what was said in them. */
export interface AssistantTables {
  solace_session: {
    user_id: number
    session_id: string
    token_hash: Buffer
    /** Of the device that began it: only there its end ends it. */
    device_id: string
    /** The engine that the person read of and accepted. */
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
    /** What was understood: a question that only names another week goes on from it. */
    asked: JsonOrNull
    created_at: Time
    /** Null: it is still being thought about. */
    done_at: TimeOrNull
  }
}
