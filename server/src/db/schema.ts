import type { ColumnType, Generated } from 'kysely'

// Times are read as milliseconds and written as Date: see the parsers in pool.ts.
type Time = ColumnType<number, Date, Date>
type TimeOrNull = ColumnType<number | null, Date | null | undefined, Date | null>
type Json = ColumnType<unknown, string, string>

export interface Database {
  account: {
    user_id: number
    username: string
    email: string
    password_hash: string | null
    language: string
    timezone: string | null
    activated_at: TimeOrNull
    created_at: Time
  }
  login_name: { name: string; user_id: number }
  acceptance: {
    user_id: number
    document: string
    version: number
    language: string
    text_hash: string | null
    accepted_at: Time
  }
  session_family: {
    user_id: number
    family: string
    device_id: string
    device_details: string
    client_type: string
    signed_in_at: Time
    last_seen: Time
    absolute_end: Time
    head: Buffer
    displaced_at: TimeOrNull
    ended_at: TimeOrNull
    end_reason: string | null
  }
  session_token: {
    token_hash: Buffer
    user_id: number
    family: string
    parent: Buffer | null
    issued_at: Time
    first_used_at: TimeOrNull
    superseded_at: TimeOrNull
  }
  mail_token: {
    token_hash: Buffer
    user_id: number
    purpose: string
    created_at: Time
    expires_at: Time
    used_at: TimeOrNull
  }
  mail: {
    mail_id: string
    user_id: number | null
    to_address: string
    subject: string
    body_text: string
    body_html: string
    queued_at: Time
    sent_at: TimeOrNull
    attempts: Generated<number>
    next_try_at: Time
  }
  attempt: { counter: string; window_start: Time; hits: number }
  access_log: {
    user_id: number
    line: number
    at: Time
    event: string
    device_id: string | null
    digest: string
  }
  user_sync: {
    user_id: number
    seq: number
    next_num: number
    epoch: string
    clock_ms: number
    clock_counter: number
  }
  item: {
    user_id: number
    client_id: string
    kind: string
    num: number
    groups: Json
    deleted: boolean
    origin: string | null
    seq: number
    updated_at: Time
  }
  item_alias: { user_id: number; client_id: string; target: string }
  item_history: {
    user_id: number
    client_id: string
    grp: string
    hlc: string
    digest: string
    sent_as: string | null
    value: Json
  }
  deployment: { name: string; value: string }
}
