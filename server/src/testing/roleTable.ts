import type { CallName } from '@reprieve/contract/calls.ts'
import { all, bought, guide, members, people, type Body, type Row } from './roles.ts'
import { hashFor } from './testApp.ts'

const nothing: Body = () => undefined
const body =
  (fields: object): Body =>
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
  'user/get-values': [body({ keys: ['a'] }), people()],
  'user/set-values': [body({ values: { a: '1' } }), people()],
  'user/del-values': [body({ keys: ['a'] }), people()],
  'core/get-user-email-subscriptions': [nothing, people()],
  'core/update-email-subscriptions': [body({}), people()],
  'core/unsubscribe-email': [body({ unsubscribe_email_token: TOKEN }), all(107)],
  'core/get-unsubscribe-email-email': [body({ unsubscribe_email_token: TOKEN }), all(107)],
  'core/get-translation': [body({ app: 'webapp' }), all(0)],
  'core/service-status': [nothing, all(0)],

  'sync/add-new-section-fields': [
    body({ section_fields: [{ type: 'location', value: 'Left ear' }] }),
    people(),
  ],
  'sync/edit-section-fields': [
    ({ fieldFid }) => ({ section_fields: [{ fid: fieldFid, type: 'location', value: 'Taken' }] }),
    people(),
  ],
  'sync/delete-section-fields': [
    ({ fieldFid }) => ({ section_fields: [{ fid: fieldFid, type: 'location' }] }),
    people(),
  ],
  'sync/add-condition': [body({ value: 'Of my own' }), people()],
  'sync/edit-condition': [({ fid }) => ({ fid, value: 'Mine now' }), people(216)],
  'sync/delete-condition': [({ fid }) => ({ fid }), people(216)],
  'sync/find-condition': [body({ value: 'knee' }), people()],
  'sync/add-medication': [body({ common_name: 'Of my own' }), people()],
  'sync/edit-medication': [({ nid }) => ({ nid, common_name: 'Mine now' }), people(212)],
  'sync/delete-medication': [({ nid }) => ({ nid }), people(212)],
  'sync/find-medication': [body({ value: 'ibu' }), people()],
  'sync/find-medication-brand': [body({ value: 'nu', common_name: 'Ibuprofen' }), people()],
  'sync/upload-avatar': [body({ image: 'bm8gcGljdHVyZQ==' }), people(227)],
  'sync/update-avatar-from-provider': [body({ provider: 'google' }), people(105)],
  'sync/remove-avatar': [nothing, people()],
  'sync/get-image': [({ file }) => ({ file }), people(105)],
  'sync/update-record': [({ clientId }) => painRecord(clientId), people(204)],
  'sync/delete-record': [({ clientId }) => ({ client_id: clientId }), people(204)],
  'sync/update-records': [({ clientId }) => ({ records: [painRecord(clientId)] }), people()],
  'sync/delete-records': [({ clientId }) => ({ records: [{ client_id: clientId }] }), people()],
  'sync/get-record': [({ clientId }) => ({ client_id: clientId }), people(105)],
  'sync/get-all-records': [body({ sync_time: 0 }), people()],
  'sync/get-history': [({ clientId }) => ({ client_id: clientId }), people(105)],
  'sync/restore-history': [
    ({ clientId, hlc }) => ({ client_id: clientId, group: 'notes', hlc }),
    people(204),
  ],

  // After the calls that name missing records, because these create them.
  'sync/create-record': [({ clientId }) => painRecord(clientId), people()],
  'sync/create-records': [({ clientId }) => ({ records: [painRecord(clientId)] }), people()],

  'institutions/get-email-by-activation-code': [body({ activation_code: 'AAAAA-BBBBB' }), all(321)],
  'institutions/join-institution-by-activation-code': [body({ activation_code: 'AAAAA-BBBBB' }), all(321)],
  'institutions/get-user-institutions': [nothing, people()],
  'institutions/get-institution': [(_, { nid }) => ({ institution: nid }), people()],
  'institutions/get-institution-id': [(_, { slug }) => ({ name: slug }), people()],
  'institutions/get-institution-config': [(_, { nid }) => ({ nid }), members()],
  'institutions/get-insights-data': [(_, { nid }) => ({ institution: nid }), members()],
  'institutions/get-records-data': [(_, { nid }) => ({ institution: nid }), members()],
  'institutions/get-study-data': [(_, { nid }) => ({ institution: nid }), members()],
  'institutions/download-report': [
    ({ report }, { nid }) => ({ institution: nid, report_uuid: report }),
    people(302),
  ],
  'institutions/join-institution': [
    (_, { nid }) => ({ institution: nid, consent: { full_name: '', data_storage: false } }),
    members(0, 323),
  ],
  'institutions/leave-institution': [body({ institution: 'nowhere' }), people(105)],
  'institutions/withdraw-consent': [body({ institution: 'nowhere' }), people(105)],

  'purchases/complete-purchase': [
    body({ package_name: 'x', market: 'google', purchase_token: 'x', product_id: 'x' }),
    people(1001),
  ],
  'purchases/get-all-purchases': [nothing, people()],
  'purchases/get-credits-count': [nothing, people()],

  'questionnaires/get-questionnaires': [nothing, people()],
  'questionnaires/get-questionnaire': [
    (_, { nid }) => ({ institution_id: nid, questionnaire_id: 'peg' }),
    members(),
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
    members(324),
  ],

  'notifications/register-fcm-token': [body({ fcm_token: 'x', type: 'android' }), people()],
  'notifications/register-anonymous-fcm-token': [body({ fcm_token: 'x', type: 'android' }), all(0)],
  'notifications/unregister-fcm-token': [({ device }) => ({ fcm_token: device, type: 'android' }), people()],

  'core/login-user': [body({ username: 'nobody-here', ...WRONG, device_id: 'd' }), all(132)],
  'core/login-user-with-provider': [body({ ...PROVIDED, device_id: 'd' }), all(121)],
  'core/resend-mfa': [body({ mfa_challenge: TOKEN }), all(169)],
  'core/verify-mfa': [body({ mfa_challenge: TOKEN, code: '000000' }), all(169)],
  'core/register-user': [
    body({ email: 'x@example.org', username: 'x', ...WRONG, eula_version: 2, privacy_notice_version: 2 }),
    all(102),
  ],
  'core/resend-activation': [body({ username: 'nobody-here', ...WRONG }), all(132)],
  'core/resend-activation-with-provider': [body(PROVIDED), all(121)],
  'core/verify-account': [body({ account_token: TOKEN }), all(107)],
  'core/verify-email': [body({ email_token: TOKEN }), all(107)],
  'core/forgot-password': [body({ email: 'nobody@example.org' }), all(0)],
  'core/get-reset-password-email': [body({ password_token: TOKEN }), all(107)],
  'core/reset-password': [body({ password_token: TOKEN, new_password: hashFor('new'), pw_v: 1 }), all(107)],
  'core/cancel-deletion': [body({ deletion_token: TOKEN }), all(107)],
  'core/keep-alive': [nothing, people()],
  'core/list-sessions': [nothing, people()],
  'core/get-access-log': [body({}), people()],
  'core/connect-user-to-provider': [body(PROVIDED), people(121)],
  'core/disconnect-user-from-provider': [body({ provider: 'google' }), people(105)],
  'core/change-password': [body({ current_password: hashFor('wrong'), ...WRONG }), people(132)],
  'core/change-email': [body({ email: 'new@example.org', ...WRONG }), people(132)],
  'core/set-mfa': [body({ on: false }), people()],

  'reports/generate-report': [body(REPORT), bought()],
  'reports/get-report-uuid': [
    ({ userId, reportNum }) => ({ user_id: userId, report_oldid: reportNum }),
    people(302),
  ],
  'reports/list-user-reports': [nothing, people()],
  'reports/download-user-report': [({ report }) => ({ report_uuid: report }), people(302)],
  'reports/create-share-link': [({ report }) => ({ report_uuid: report }), people(302)],
  'reports/list-share-links': [nothing, people()],
  'reports/revoke-share-link': [({ link }) => ({ link_id: link }), people(105)],
  'share/open': [body({ share_token: TOKEN }), all(311)],
  'share/download': [body({ share_token: TOKEN }), all(311)],

  'guide/list-content-categories': [body({}), guide()],
  'guide/list-content-by-category': [body({ category_id: 'movement' }), guide()],
  'guide/list-recommended-content': [nothing, guide()],
  'guide/list-bookmarked-content': [nothing, guide()],
  'guide/get-content': [body(ARTICLE), guide()],
  'guide/get-content-body': [body(FREE), people()],
  'guide/add-content-to-bookmarks': [body(ARTICLE), guide()],
  'guide/remove-content-from-bookmarks': [body(ARTICLE), guide()],
  'guide/get-content-feedback': [body(ARTICLE), guide()],
  'guide/send-content-feedback': [body({ ...ARTICLE, useful: true }), guide()],
  'guide/set-content-interaction-status': [body({ ...ARTICLE, status: 'opened' }), guide()],
  'programs/list-programs': [nothing, guide()],
  'programs/get-program-body': [body(PROGRAM), guide()],
  'programs/get-program-progress': [body(PROGRAM), guide()],
  'programs/update-program-progress': [body({ ...PROGRAM, progress: 10 }), guide()],

  'solace/start-session': [({ session }) => ({ session_token: session }), people(4014)],
  'solace/generate-response': [
    ({ session }) => ({ session_token: session, input_text: 'How was last week?' }),
    people(4010),
  ],
  'solace/get-active-transcript': [({ session }) => ({ session_token: session }), people(4010)],
  'solace/end-session': [nothing, people()],
  'solace/get-transcript-history': [body({}), people()],
  'solace/delete-history': [nothing, people()],

  // Calls that end a session come last.
  'core/delete-all-tokens': [nothing, people()],
  'core/delete-user': [nothing, people()],
}
