import type { AccountDataPart } from '@reprieve/contract/account/keptRecord.ts'

/** The type of a key column in a cursor. */
export type KeyKind = 'uuid' | 'text' | 'number'

interface ExportedTable {
  part: AccountDataPart
  /** The columns that identify a row of a person. Null: so few rows that all fit on one page. */
  key: Readonly<Record<string, KeyKind>> | null
  /** Names separated by spaces. */
  columns: string
  /** Columns that are not exported, each with the reason. */
  left: Readonly<Record<string, string>>
}

type KeptTable = ExportedTable | { stays: string }

const SECRET = 'opens something: in a file it would be a key for whoever finds it'
const MADE_UP = 'made up by the server for its own order'
const OF_WORK = 'how far our own work on it is'

/** Every table with a user_id column: either it is exported to the person's file, or it says why not. [FILE-1] */
export const ACCOUNT_DATA_TABLES: Readonly<Record<string, KeptTable>> = {
  account: {
    part: 'account',
    key: null,
    columns:
      'user_id username email language timezone activated_at created_at mfa_on deletes_at warned_at utm',
    left: { password_hash: SECRET },
  },
  provider_identity: {
    part: 'account',
    key: null,
    columns: 'provider subject email picture connected_at',
    left: {},
  },
  email_preference: {
    part: 'account',
    key: null,
    columns: 'reminders_and_updates newsletters special_offers',
    left: { weekly_for: OF_WORK },
  },
  campaign_mail: { part: 'account', key: { campaign: 'text' }, columns: 'campaign queued_at', left: {} },
  user_value: { part: 'account', key: null, columns: 'key value updated_at', left: {} },
  session_family: {
    part: 'account',
    key: { family: 'uuid' },
    columns:
      'family device_id device_details client_type signed_in_at last_seen absolute_end displaced_at ended_at end_reason token_type',
    left: { head: SECRET },
  },
  push_subscription: {
    part: 'account',
    key: { sub_id: 'uuid' },
    columns: 'sub_id type timezone language family next_at created_at seen_at',
    left: {
      endpoint: SECRET,
      endpoint_hash: SECRET,
      p256dh: SECRET,
      auth: SECRET,
      of_key: 'our own public key',
      checked_to: OF_WORK,
      of_seq: OF_WORK,
      fails: OF_WORK,
      reminders: 'only of devices without an account, which are nobody’s',
    },
  },
  avatar: {
    part: 'avatar',
    key: null,
    columns: 'file provider updated_at',
    left: { bytes: 'fetched by get-image' },
  },
  acceptance: {
    part: 'consents',
    key: null,
    columns: 'document version language text_hash accepted_at',
    left: {},
  },
  membership: {
    part: 'consents',
    key: { membership_id: 'uuid' },
    columns:
      'membership_id institution_id study_id full_name birth_date primary_id consent_text consent_hash language given_at ended_at withdrawn_at utm',
    left: {},
  },
  institution_reading: {
    part: 'consents',
    key: null,
    columns: 'membership_id at',
    left: {},
  },
  institution_invitation: {
    part: 'consents',
    key: { institution_id: 'number' },
    columns: 'institution_id study_id created_at',
    left: { code_hash: SECRET },
  },
  questionnaire_response: {
    part: 'questionnaires',
    key: { response_id: 'text' },
    columns:
      'response_id questionnaire_nid institution_id membership_id questionnaire_id edition response score timing time_offset duration_ms received_at given_at',
    left: {},
  },
  access_log: {
    part: 'access_log',
    key: { line: 'number' },
    columns: 'line at event device_id digest',
    left: {},
  },
  solace_session: {
    part: 'chats',
    key: { session_id: 'uuid' },
    columns: 'session_id device_id engine started_at last_at ended_at ended_why',
    left: { token_hash: SECRET },
  },
  solace_exchange: {
    part: 'chats',
    key: { exchange_id: 'uuid' },
    columns: 'exchange_id session_id message_id input_text response parts asked created_at done_at',
    left: {},
  },
  report: {
    part: 'reports',
    key: { report_uuid: 'uuid' },
    columns:
      'report_uuid client_id num state fault request language paper used_credit created_at made_at files_until',
    left: { content: 'its files show it, and are fetched by download-user-report', attempt: OF_WORK },
  },
  report_file: {
    part: 'reports',
    key: { owner_uuid: 'uuid', form: 'text' },
    columns: 'owner_uuid form type',
    left: { bytes: 'fetched by download-user-report', sha1: MADE_UP },
  },
  share_link: {
    part: 'reports',
    key: { link_id: 'uuid' },
    columns: 'link_id report_uuid sections range made_at expires_at revoked_at state',
    left: { token_hash: SECRET, content: 'a piece of its report, whose files are in the file' },
  },
  share_opening: {
    part: 'reports',
    key: { link_id: 'uuid', view: 'uuid', what: 'text' },
    columns: 'link_id view what at',
    left: {},
  },
  plan: {
    part: 'purchases',
    key: null,
    columns: 'is_pro credits subscription_until subscription_market updated_at',
    left: {},
  },
  purchase: {
    part: 'purchases',
    key: { purchase_id: 'uuid' },
    columns: 'purchase_id market product_id kind state created_at expires_at',
    left: { token: SECRET, token_hash: SECRET, check_at: OF_WORK, tries: OF_WORK },
  },
  credit_entry: {
    part: 'purchases',
    key: { entry_id: 'uuid' },
    columns: 'entry_id delta reason about at',
    left: {},
  },
  guide_bookmark: {
    part: 'guide',
    key: { content_id: 'text' },
    columns: 'content_id created_at',
    left: {},
  },
  guide_feedback: {
    part: 'guide',
    key: { content_id: 'text' },
    columns: 'content_id useful text language updated_at',
    left: {},
  },
  guide_status: {
    part: 'guide',
    key: { content_id: 'text' },
    columns: 'content_id status updated_at',
    left: {},
  },
  program_progress: {
    part: 'guide',
    key: { program_id: 'text' },
    columns: 'program_id progress updated_at',
    left: {},
  },
  item_history: {
    part: 'versions',
    key: { client_id: 'uuid', grp: 'text', hlc: 'text', digest: 'text' },
    columns: 'client_id grp hlc value digest',
    left: { sent_as: MADE_UP },
  },
  item: { stays: 'it is in the diary of every device, and in the file with it' },
  item_alias: { stays: 'which of two ids one thing goes by: the diary has it' },
  user_sync: { stays: MADE_UP },
  login_name: { stays: 'the name and the address of the account in small letters' },
  session_token: { stays: SECRET },
  mail_token: { stays: SECRET },
  mfa_challenge: { stays: SECRET },
  mail: { stays: 'it is in the mailbox of the person, and its links open something' },
  job: { stays: OF_WORK },
  push_note: { stays: 'a message on its way, gone when it was shown' },
}

/** The tables of a part, in reading order. */
export const listAccountDataTables = (part: AccountDataPart): (ExportedTable & { name: string })[] =>
  Object.entries(ACCOUNT_DATA_TABLES).flatMap(([name, table]) =>
    'part' in table && table.part === part ? [{ name, ...table }] : [],
  )
