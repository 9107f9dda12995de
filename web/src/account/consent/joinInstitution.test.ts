import { expect, test } from 'vitest'
import type { Answer, Ask } from '../../api/ask.ts'
import type { PublicInstitution } from '../../institutions/publicInstitution.ts'
import { readJoinOutcome, joinInstitution, type JoinInput } from './joinInstitution.ts'

const LOOK: PublicInstitution = {
  nid: 7,
  slug: 'riverside',
  name: 'Riverside',
  needsCode: true,
  primaryIdFormat: 'RP-9999',
  consentHash: 'abc',
  consentLanguage: 'en',
  logo: null,
  background: null,
  texts: {},
}
const JOINING: JoinInput = {
  form: {
    fullName: ' Ada Byron ',
    birthDate: '1970-05-24',
    registrationCode: ' code ',
    primaryId: 'rp-1234',
    consents: true,
  },
  look: LOOK,
  studyId: 's',
  activationCode: undefined,
  utm: {},
}
const CONSENT = {
  full_name: 'Ada Byron',
  birth_date: '1970-05-24',
  data_storage: true,
  primary_id: 'rp-1234',
  text_hash: 'abc',
  language: 'en',
}

const said = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: 'Why',
  body,
})

function asking() {
  const asked: [string, unknown][] = []
  const ask: Ask = (name, request) => {
    asked.push([name, request])
    return Promise.resolve(said(0))
  }
  return { ask, asked }
}

test('[CONS-1, CONS-4] joining sends the required details, and the accepted text', async () => {
  const { ask, asked } = asking()
  expect(await joinInstitution(ask, JOINING)).toEqual({ is: 'joined' })
  expect(asked).toEqual([
    [
      'institutions/join-institution',
      { institution: 7, consent: CONSENT, study_id: 's', registration_code: 'code' },
    ],
  ])
})

test('[INST-6] an activation code is used to join', async () => {
  const { ask, asked } = asking()
  const form = { ...JOINING.form, registrationCode: '' }
  const look = { ...LOOK, primaryIdFormat: null }
  await joinInstitution(ask, { ...JOINING, form, look, studyId: undefined, activationCode: 'AB3CD' })
  const { primary_id: _, ...consent } = CONSENT
  expect(asked).toEqual([
    ['institutions/join-institution-by-activation-code', { activation_code: 'AB3CD', consent }],
  ])
})

test('[CONS-1, CONS-4, INST-9] a refusal of the server is shown at its field', () => {
  const errors = (...paths: string[]) => said(323, { errors: paths.map((path) => ({ path, reason: 'x' })) })
  expect(readJoinOutcome({ reached: false })).toEqual({ is: 'away' })
  expect(readJoinOutcome(said(322))).toEqual({ is: 'code', message: 'Why' })
  expect(readJoinOutcome(said(321))).toEqual({ is: 'refused', message: 'Why' })
  expect(readJoinOutcome(said(323))).toEqual({ is: 'refused', message: 'Why' })
  expect(readJoinOutcome(errors('consent.birth_date', 'consent.data_storage', 'other'))).toEqual({
    is: 'fields',
    problems: { birthDate: 'no-date', consents: 'not-given' },
  })
  expect(readJoinOutcome(errors('consent.full_name', 'consent.text_hash'))).toEqual({ is: 'changed' })
})
