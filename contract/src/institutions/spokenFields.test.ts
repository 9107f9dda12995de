import { expect, test } from 'vitest'
import { CALLS, type CallName } from '../calls.ts'

const DEVICE = { device_id: 'd1', device_details: 'Acme One, 1.0' }
const UTM = { utm: { utm_source: 'leaflet', utm_medium: 'paper', utm_campaign: 'autumn' } }
const JOINING = { study_id: 'back', registration_code: '01234-ABCDE-FGHJK-MNPQR', ...UTM }
const INVITATION = { institution: 'riverside', study_id: 'back', registration_code: '01234-ABCDE' }
const TERMS = { eula_version: 2, privacy_notice_version: 2 }
const PASSWORD = { password: Buffer.alloc(32, 1).toString('base64'), pw_v: 1 }
const OF_ONE = { institution_id: 7, questionnaire_id: 'peg' }

/** Exactly the payloads of both documents. A schema silently drops what it does not know. */
test.each<[CallName, Record<string, unknown>]>([
  [
    'core/login-user',
    { username: 'ada', ...PASSWORD, token_type: 'web', ...DEVICE, institution: 'riverside' },
  ],
  [
    'core/login-user-with-provider',
    {
      provider: 'google',
      access_token: 'x',
      token_type: 'google',
      login_only: true,
      ...DEVICE,
      activation_code: '01234-ABCDE',
      email: 'ada@example.org',
      ...INVITATION,
      ...TERMS,
      nonce: 'n',
      redirect_uri: 'https://example.org/welcome',
      client_type: 'web',
      ...UTM,
    },
  ],
  [
    'core/register-user',
    {
      email: 'ada@example.org',
      username: 'ada',
      ...PASSWORD,
      ...INVITATION,
      activation_code: '01234-ABCDE',
      ...TERMS,
      ...UTM,
    },
  ],
  [
    'core/get-translation',
    {
      app: 'webapp',
      lang: 'ko',
      include_fields: '1',
      institution: 'riverside',
      institution_fields_only: '1',
      version: '4.41.0',
    },
  ],
  ['institutions/get-email-by-activation-code', { activation_code: '01234-ABCDE' }],
  ['institutions/join-institution-by-activation-code', { activation_code: '01234', uid: 5, ...JOINING }],
  ['institutions/join-institution', { institution: 7, ...JOINING }],
  ['institutions/get-institution-config', { nid: 7 }],
  ['institutions/get-institution', { institution: 'riverside' }],
  ['institutions/get-institution-id', { name: 'Riverside Pain Clinic' }],
  ['institutions/get-insights-data', { institution: 7, study_id: 'back' }],
  ['institutions/get-records-data', { institution: 7, study_id: 'back' }],
  ['institutions/get-study-data', { institution: 7, study_id: 'back' }],
  ['institutions/download-report', { institution: 7, report_uuid: '018f0000-0000-7000-8000-000000000001' }],
  ['institutions/leave-institution', { institution: 7 }],
  ['institutions/withdraw-consent', { institution: 7 }],
  ['questionnaires/get-questionnaire', OF_ONE],
  [
    'questionnaires/submit-questionnaire',
    {
      ...OF_ONE,
      response: {},
      timing: 1_790_000_000_000,
      offset: 3_600_000,
      duration: 61_000,
      response_id: 'r',
    },
  ],
])('[D6, D7, D8, INST-1] %s accepts every field that the documents name', (name, sent) => {
  expect(CALLS[name].request.parse(sent)).toEqual(sent)
})

test('[D6] calls that the documents define without a body need none', () => {
  for (const name of ['institutions/get-user-institutions', 'questionnaires/get-questionnaires'] as const)
    expect(CALLS[name].request.safeParse({}).success).toBe(true)
})
