import type { CallName } from '@reprieve/contract/calls.ts'
import {
  forAllRoles,
  forBuyers,
  forSubscribers,
  forMembers,
  forSignedIn,
  type RoleRequest,
  type Row,
} from './roles.ts'
import { hashFor } from './testApp.ts'

const nothing: RoleRequest = () => undefined
const body =
  (fields: object): RoleRequest =>
  () =>
    fields

const TOKEN = 'A'.repeat(43)
const WRONG = { password: hashFor('not the password'), pw_v: 1 }
const PROVIDED = { provider: 'google', access_token: `a.${TOKEN}.c` }
const RANGE = { dateRange: '30days' }
const REPORT = {
  client_id: '018f0000-0000-7000-8000-00000000beef',
  options: { timeline_view_enabled: 1, timeline_view: { severity: 1 } },
  filter: null,
  range: RANGE,
  time_offset: 0,
}
const ARTICLE = { content_id: 'walking-plans' }
const FREE = { content_id: 'help-in-a-crisis' }
const PROGRAM = { program_id: 'sleep-better' }
const painRecord = (clientId: string) => ({
  client_id: clientId,
  record_type: 'pain_record',
  content: {
    pain_record_type: 'PainRecord',
    severity: 4,
    timing: 1_700_000_000_000,
    time_offset: 0,
    deleted: 0,
  },
})

/** Every call with its request, and the expected result for each role. [MATRIX-1] */
export const ROLE_TABLE: Readonly<Record<CallName, Row>> = {
  'user/get-values': [body({ keys: ['a'] }), forSignedIn()],
  'user/set-values': [body({ values: { a: '1' } }), forSignedIn()],
  'user/del-values': [body({ keys: ['a'] }), forSignedIn()],
  'core/get-user-email-subscriptions': [nothing, forSignedIn()],
  'core/update-email-subscriptions': [body({}), forSignedIn()],
  'core/unsubscribe-email': [body({ unsubscribe_email_token: TOKEN }), forAllRoles(107)],
  'core/get-unsubscribe-email-email': [body({ unsubscribe_email_token: TOKEN }), forAllRoles(107)],
  'core/get-translation': [body({ app: 'webapp' }), forAllRoles(0)],
  'core/service-status': [nothing, forAllRoles(0)],

  'sync/add-new-section-fields': [
    body({ section_fields: [{ type: 'location', value: 'Left ear' }] }),
    forSignedIn(),
  ],
  'sync/edit-section-fields': [
    ({ fieldFid }) => ({ section_fields: [{ fid: fieldFid, type: 'location', value: 'Taken' }] }),
    forSignedIn(),
  ],
  'sync/delete-section-fields': [
    ({ fieldFid }) => ({ section_fields: [{ fid: fieldFid, type: 'location' }] }),
    forSignedIn(),
  ],
  'sync/add-condition': [body({ value: 'Of my own' }), forSignedIn()],
  'sync/edit-condition': [({ fid }) => ({ fid, value: 'Mine now' }), forSignedIn(216)],
  'sync/delete-condition': [({ fid }) => ({ fid }), forSignedIn(216)],
  'sync/find-condition': [body({ value: 'knee' }), forSignedIn()],
  'sync/add-medication': [body({ common_name: 'Of my own' }), forSignedIn()],
  'sync/edit-medication': [({ nid }) => ({ nid, common_name: 'Mine now' }), forSignedIn(212)],
  'sync/delete-medication': [({ nid }) => ({ nid }), forSignedIn(212)],
  'sync/find-medication': [body({ value: 'ibu' }), forSignedIn()],
  'sync/find-medication-brand': [body({ value: 'nu', common_name: 'Ibuprofen' }), forSignedIn()],
  'sync/upload-avatar': [body({ image: 'bm8gcGljdHVyZQ==' }), forSignedIn(227)],
  'sync/update-avatar-from-provider': [body({ provider: 'google' }), forSignedIn(105)],
  'sync/remove-avatar': [nothing, forSignedIn()],
  'sync/get-image': [({ file }) => ({ file }), forSignedIn(105)],
  'sync/update-record': [({ clientId }) => painRecord(clientId), forSignedIn(204)],
  'sync/delete-record': [({ clientId }) => ({ client_id: clientId }), forSignedIn(204)],
  'sync/update-records': [({ clientId }) => ({ records: [painRecord(clientId)] }), forSignedIn()],
  'sync/delete-records': [({ clientId }) => ({ records: [{ client_id: clientId }] }), forSignedIn()],
  'sync/get-record': [({ clientId }) => ({ client_id: clientId }), forSignedIn(105)],
  'sync/get-all-records': [body({ sync_time: 0 }), forSignedIn()],
  'sync/get-history': [({ clientId }) => ({ client_id: clientId }), forSignedIn(105)],
  'sync/restore-history': [
    ({ clientId, hlc }) => ({ client_id: clientId, group: 'notes', hlc }),
    forSignedIn(204),
  ],

  // After the calls that name missing records, because these create them.
  'sync/create-record': [({ clientId }) => painRecord(clientId), forSignedIn()],
  'sync/create-records': [({ clientId }) => ({ records: [painRecord(clientId)] }), forSignedIn()],

  'institutions/get-email-by-activation-code': [body({ activation_code: 'AAAAA-BBBBB' }), forAllRoles(321)],
  'institutions/join-institution-by-activation-code': [
    body({ activation_code: 'AAAAA-BBBBB' }),
    forAllRoles(321),
  ],
  'institutions/get-user-institutions': [nothing, forSignedIn()],
  'institutions/get-institution': [(_, { nid }) => ({ institution: nid }), forSignedIn()],
  'institutions/get-institution-id': [(_, { slug }) => ({ name: slug }), forSignedIn()],
  'institutions/get-institution-config': [(_, { nid }) => ({ nid }), forMembers()],
  'institutions/get-insights-data': [(_, { nid }) => ({ institution: nid }), forMembers()],
  'institutions/get-records-data': [(_, { nid }) => ({ institution: nid }), forMembers()],
  'institutions/get-study-data': [(_, { nid }) => ({ institution: nid }), forMembers()],
  'institutions/download-report': [
    ({ report }, { nid }) => ({ institution: nid, report_uuid: report }),
    forSignedIn(302),
  ],
  'institutions/join-institution': [
    (_, { nid }) => ({ institution: nid, consent: { full_name: '', data_storage: false } }),
    forMembers(0, 323),
  ],
  'institutions/leave-institution': [body({ institution: 'nowhere' }), forSignedIn(105)],
  'institutions/withdraw-consent': [body({ institution: 'nowhere' }), forSignedIn(105)],

  'purchases/complete-purchase': [
    body({ package_name: 'x', market: 'google', purchase_token: 'x', product_id: 'x' }),
    forSignedIn(1001),
  ],
  'purchases/get-all-purchases': [nothing, forSignedIn()],
  'purchases/get-credits-count': [nothing, forSignedIn()],

  'questionnaires/get-questionnaires': [nothing, forSignedIn()],
  'questionnaires/get-questionnaire': [
    (_, { nid }) => ({ institution_id: nid, questionnaire_id: 'peg' }),
    forMembers(),
  ],
  'questionnaires/submit-questionnaire': [
    ({ clientId }, { nid }) => ({
      institution_id: nid,
      questionnaire_id: 'peg',
      response_id: clientId,
      response: {},
      timing: 1_700_000_000_000,
      offset: 0,
    }),
    forMembers(324),
  ],

  'notifications/register-fcm-token': [body({ fcm_token: 'x', type: 'android' }), forSignedIn()],
  'notifications/register-anonymous-fcm-token': [body({ fcm_token: 'x', type: 'android' }), forAllRoles(0)],
  'notifications/unregister-fcm-token': [
    ({ device }) => ({ fcm_token: device, type: 'android' }),
    forSignedIn(),
  ],

  'core/login-user': [body({ username: 'nobody-here', ...WRONG, device_id: 'd' }), forAllRoles(132)],
  'core/login-user-with-provider': [body({ ...PROVIDED, device_id: 'd' }), forAllRoles(121)],
  'core/resend-mfa': [body({ mfa_challenge: TOKEN }), forAllRoles(169)],
  'core/verify-mfa': [body({ mfa_challenge: TOKEN, code: '000000' }), forAllRoles(169)],
  'core/register-user': [
    body({ email: 'x@example.org', username: 'x', ...WRONG, eula_version: 2, privacy_notice_version: 2 }),
    forAllRoles(102),
  ],
  'core/resend-activation': [body({ username: 'nobody-here', ...WRONG }), forAllRoles(132)],
  'core/resend-activation-with-provider': [body(PROVIDED), forAllRoles(121)],
  'core/verify-account': [body({ account_token: TOKEN }), forAllRoles(107)],
  'core/verify-email': [body({ email_token: TOKEN }), forAllRoles(107)],
  'core/forgot-password': [body({ email: 'nobody@example.org' }), forAllRoles(0)],
  'core/get-reset-password-email': [body({ password_token: TOKEN }), forAllRoles(107)],
  'core/reset-password': [
    body({ password_token: TOKEN, new_password: hashFor('new'), pw_v: 1 }),
    forAllRoles(107),
  ],
  'core/cancel-deletion': [body({ deletion_token: TOKEN }), forAllRoles(107)],
  'core/keep-alive': [nothing, forSignedIn()],
  'core/list-sessions': [nothing, forSignedIn()],
  'core/get-access-log': [body({}), forSignedIn()],
  'core/connect-user-to-provider': [body(PROVIDED), forSignedIn(121)],
  'core/disconnect-user-from-provider': [body({ provider: 'google' }), forSignedIn(105)],
  'core/change-password': [body({ current_password: hashFor('wrong'), ...WRONG }), forSignedIn(132)],
  'core/change-email': [body({ email: 'new@example.org', ...WRONG }), forSignedIn(132)],
  'core/set-mfa': [body({ on: false }), forSignedIn()],

  'reports/generate-report': [body(REPORT), forBuyers()],
  'reports/get-report-uuid': [
    ({ userId, reportNum }) => ({ user_id: userId, report_oldid: reportNum }),
    forSignedIn(302),
  ],
  'reports/list-user-reports': [nothing, forSignedIn()],
  'reports/download-user-report': [({ report }) => ({ report_uuid: report }), forSignedIn(302)],
  'reports/create-share-link': [({ report }) => ({ report_uuid: report }), forSignedIn(302)],
  'reports/list-share-links': [nothing, forSignedIn()],
  'reports/revoke-share-link': [({ link }) => ({ link_id: link }), forSignedIn(105)],
  'share/open': [body({ share_token: TOKEN }), forAllRoles(311)],
  'share/download': [body({ share_token: TOKEN }), forAllRoles(311)],

  'guide/list-content-categories': [body({}), forSubscribers()],
  'guide/list-content-by-category': [body({ category_id: 'movement' }), forSubscribers()],
  'guide/list-recommended-content': [nothing, forSubscribers()],
  'guide/list-bookmarked-content': [nothing, forSubscribers()],
  'guide/get-content': [body(ARTICLE), forSubscribers()],
  'guide/get-content-body': [body(FREE), forSignedIn()],
  'guide/add-content-to-bookmarks': [body(ARTICLE), forSubscribers()],
  'guide/remove-content-from-bookmarks': [body(ARTICLE), forSubscribers()],
  'guide/get-content-feedback': [body(ARTICLE), forSubscribers()],
  'guide/send-content-feedback': [body({ ...ARTICLE, useful: true }), forSubscribers()],
  'guide/set-content-interaction-status': [body({ ...ARTICLE, status: 'opened' }), forSubscribers()],
  'programs/list-programs': [nothing, forSubscribers()],
  'programs/get-program-body': [body(PROGRAM), forSubscribers()],
  'programs/get-program-progress': [body(PROGRAM), forSubscribers()],
  'programs/update-program-progress': [body({ ...PROGRAM, progress: 10 }), forSubscribers()],

  'solace/start-session': [({ session }) => ({ session_token: session }), forSignedIn(4014)],
  'solace/generate-response': [
    ({ session }) => ({ session_token: session, input_text: 'How was last week?' }),
    forSignedIn(4010),
  ],
  'solace/get-active-transcript': [({ session }) => ({ session_token: session }), forSignedIn(4010)],
  'solace/end-session': [nothing, forSignedIn()],
  'solace/get-transcript-history': [body({}), forSignedIn()],
  'solace/delete-history': [nothing, forSignedIn()],

  // Calls that end a session come last.
  'core/delete-all-tokens': [nothing, forSignedIn()],
  'core/delete-user': [nothing, forSignedIn()],
}
