import type { Database } from '../schema.ts'

/** Where the rows of a table lie in a distributed database. */
export type Placement =
  /** With their person: all rows of one person lie together on one node. */
  | { is: 'person' }
  /** By the value that they are looked up by, which names no person. */
  | { is: 'value'; column: string }
  /** Whole on every node. */
  | { is: 'everywhere' }
  /** On the coordinator alone: what is read without a person, the mail queue, and what describes the database. */
  | { is: 'coordinator' }

const person: Placement = { is: 'person' }
const everywhere: Placement = { is: 'everywhere' }
const coordinator: Placement = { is: 'coordinator' }
const value = (column: string): Placement => ({ is: 'value', column })

/** Every table of the schema, `migration` included. A table with `user_id` that has its person lies with them. [DIST-1] */
export const TABLE_LAYOUT: Readonly<Record<keyof Database | 'migration', Placement>> = {
  // First, because the others of a person follow its shards.
  account: person,
  acceptance: person,
  access_log: person,
  avatar: person,
  campaign_mail: person,
  credit_entry: person,
  email_preference: person,
  guide_bookmark: person,
  guide_feedback: person,
  guide_status: person,
  institution_invitation: person,
  institution_reading: person,
  item: person,
  item_alias: person,
  item_history: person,
  job: person,
  mail_token: person,
  membership: person,
  mfa_challenge: person,
  plan: person,
  program_progress: person,
  purchase: person,
  push_note: person,
  push_subscription: person,
  questionnaire_response: person,
  report: person,
  report_file: person,
  session_family: person,
  session_token: person,
  share_link: person,
  share_opening: person,
  solace_exchange: person,
  solace_session: person,
  user_sync: person,
  user_value: person,

  attempt: value('counter'),
  deleted_session: value('token_hash'),
  login_name: value('name'),
  spent_token: value('token_hash'),

  campaign: everywhere,
  institution: everywhere,
  institution_code: everywhere,
  institution_media: everywhere,
  institution_text: everywhere,
  // Unique by the provider's id and by the person: only a table that is whole in one place can be both.
  provider_identity: everywhere,
  questionnaire: everywhere,
  questionnaire_version: everywhere,
  study: everywhere,

  chore_turn: coordinator,
  deployment: coordinator,
  mail: coordinator,
  migration: coordinator,
  term_concept: coordinator,
  term_name: coordinator,
  term_number: coordinator,
  term_source: coordinator,
  term_strength: coordinator,
}
