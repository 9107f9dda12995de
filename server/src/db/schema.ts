import type { Generated } from 'kysely'
import type { AssistantTables } from './assistantTables.ts'
import type { Json, JsonOrNull, TextOrNull, Time, TimeOrNull } from './columnTypes.ts'
import type { GuideTables } from './guideTables.ts'
import type { InstitutionTables } from './institutionTables.ts'
import type { PurchaseTables } from './purchaseTables.ts'
import type { PushTables } from './pushTables.ts'
import type { QuestionnaireTables } from './questionnaireTables.ts'
import type { ReportTables } from './reportTables.ts'

export interface Database
  extends
    AssistantTables,
    GuideTables,
    InstitutionTables,
    PurchaseTables,
    PushTables,
    QuestionnaireTables,
    ReportTables {
  account: {
    user_id: number
    username: string
    email: string
    password_hash: string | null
    language: string
    timezone: string | null
    activated_at: TimeOrNull
    created_at: Time
    mfa_on: Generated<boolean>
    /** D24: deleted for good at this time; until then the link in the mail cancels the deletion. */
    deletes_at: TimeOrNull
    /** When the owner of a never activated account was warned of its deletion. */
    warned_at: TimeOrNull
    /** The campaign parameters of the address that the person came from, as sent at sign-up. */
    utm: JsonOrNull
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
    token_type: TextOrNull
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
  /** Belongs to no account (D24): tokens of deleted accounts. */
  deleted_session: { token_hash: Buffer; until: Time }
  mail_token: {
    token_hash: Buffer
    user_id: number
    purpose: string
    created_at: Time
    expires_at: Time
    used_at: TimeOrNull
    /** More data of the link: the new address when an e-mail address is changed. */
    detail: TextOrNull
  }
  mfa_challenge: {
    challenge_hash: Buffer
    user_id: number
    code_hash: Buffer
    device_id: string
    device_details: string
    client_type: string
    token_type: string | null
    tries: Generated<number>
    sends: Generated<number>
    created_at: Time
    expires_at: Time
    used_at: TimeOrNull
    invited_to: number | null
    invited_study: string | null
    invited_code_hash: Buffer | null
  }
  provider_identity: {
    provider: string
    subject: string
    user_id: number
    email: string | null
    picture: string | null
    connected_at: Time
  }
  user_value: { user_id: number; key: string; value: Json; updated_at: Time }
  email_preference: {
    user_id: number
    reminders_and_updates: boolean
    newsletters: boolean
    special_offers: boolean
    /** The Monday of the week that the last weekly summary covered. */
    weekly_for: TextOrNull
  }
  /** Belongs to no account: a mailing of the operator to everybody who subscribed to its kind. */
  campaign: { campaign: string; kind: string; digest: string; begun_at: Time }
  campaign_mail: { user_id: number; campaign: string; queued_at: Time }
  avatar: { user_id: number; file: string; provider: string; bytes: Buffer; updated_at: Time }
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
    unsubscribe_link: TextOrNull
    /** The kind of subscribed mail; null for mail about the account. */
    subscription: TextOrNull
    /** Only subscribed mail: a process has begun to send it, and no other will. */
    trying_since: TimeOrNull
    /** Whether the row is deleted once the mail is sent, because its account no longer exists. */
    forgets: Generated<boolean>
  }
  /** Pending work; a row is deleted when its work has ended. */
  job: {
    job_id: string
    user_id: number
    kind: string
    /** The id of its report, link or purchase. */
    about: string
    attempts: Generated<number>
    /** In percent. */
    progress: Generated<number>
    run_at: Time
    lease_until: TimeOrNull
    /** Identifies one attempt. */
    worker: TextOrNull
    created_at: Time
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
  /** `worker`: who does it now, until `due_at` at the longest. */
  chore_turn: { name: string; due_at: Time; worker: TextOrNull }
  /** Larger catalogues that an operator imported. They contain no personal data. */
  term_source: {
    source: string
    release: string
    checksum: string
    licence: string
    concepts: number
    imported_at: Time
  }
  term_number: { source: string; code: string; num: number }
  term_concept: {
    num: number
    source: string
    code: string
    kind: string
    name: string
    components: string[]
    dosage_units: string[]
  }
  term_name: {
    num: number
    source: string
    kind: string
    role: string
    lang: string
    name: string
    folded: string
    words: Generated<string>
  }
  term_strength: { num: number; source: string; strength: string; strength_units: string }
}
