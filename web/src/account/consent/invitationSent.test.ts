import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invitationFields } from './invitation.tsx'
import { consentDraftStore } from './consentDraft.ts'
import { signInRequest } from '../login/signIn.ts'

beforeEach(() => {
  const rows = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, text: string) => void rows.set(name, text),
    removeItem: (name: string) => void rows.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const CONSENT = {
  fullName: 'Ada',
  birthDate: '',
  registrationCode: ' AB3CD ',
  primaryId: '',
  consents: false,
}
const CAME = { institution: 'riverside', study_id: 'back', activation_code: '01234-ABCDE' }

test('[INST-7] a sign-up sends all parameters of the address, and no others', () => {
  expect(invitationFields(CAME)).toEqual(CAME)
  expect(invitationFields({})).toEqual({})
  expect(invitationFields({ activation_code: '01234' })).toEqual({ activation_code: '01234' })
})

test('[INST-7, CONS-12] with the registration code that was typed for that institution, and for no other', () => {
  consentDraftStore.keep({ consent: CONSENT, about: { nid: 7, slug: 'riverside', hash: null } }, null)
  expect(invitationFields(CAME)).toEqual({ ...CAME, registration_code: 'AB3CD' })
  expect(invitationFields({ institution: 'lake' })).toEqual({ institution: 'lake' })
  expect(invitationFields({ activation_code: '01234' })).toEqual({ activation_code: '01234' })
})

test('[INST-21] a login names the institution whose link was used, if any', async () => {
  const naming = {
    device: { deviceId: async () => 'd1' },
    hash: async () => 'hashed',
    details: async () => 'Acme',
    system: null,
  } as unknown as Parameters<typeof signInRequest>[0]
  const given = { username: 'ada', password: 'secret' }
  expect(await signInRequest(naming, { ...given, institution: 'riverside' })).toMatchObject({
    username: 'ada',
    institution: 'riverside',
  })
  expect(await signInRequest(naming, given)).not.toHaveProperty('institution')
})
