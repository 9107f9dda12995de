import { expect, test } from 'vitest'
import type { Answer, Ask } from '../../api/ask.ts'
import { joinInstitution, type JoinInput } from './joinInstitution.ts'

const DONE: Answer = { reached: true, code: 0, message: '', body: {} }

const JOINING: JoinInput = {
  form: {
    fullName: 'Ada Byron',
    birthDate: '1970-05-24',
    registrationCode: '',
    primaryId: '',
    consents: true,
  },
  look: {
    nid: 7,
    slug: 'riverside',
    name: 'Riverside',
    needsCode: false,
    primaryIdFormat: null,
    consentHash: 'abc',
    consentLanguage: 'en',
    logo: null,
    background: null,
    texts: {},
  },
  studyId: 's',
  activationCode: undefined,
  utm: { utm_source: 'leaflet' },
}

test('[INST-60] the origin of the visit is sent when joining, in both cases', async () => {
  const asked: [string, unknown][] = []
  const ask: Ask = async (name, request) => {
    asked.push([name, request])
    return DONE
  }
  await joinInstitution(ask, JOINING)
  await joinInstitution(ask, { ...JOINING, activationCode: 'AB3CD' })
  expect(asked).toMatchObject([
    ['institutions/join-institution', { institution: 7, study_id: 's', utm: { utm_source: 'leaflet' } }],
    [
      'institutions/join-institution-by-activation-code',
      { activation_code: 'AB3CD', study_id: 's', utm: { utm_source: 'leaflet' } },
    ],
  ])
})
