import type { Consent } from '@reprieve/domain/account/consent.ts'
import { expect, test } from 'vitest'
import { makeConsentDraftStore } from './consentDraft.ts'

const FILLED: Consent = {
  fullName: 'Ada Byron',
  birthDate: '1970-05-24',
  registrationCode: 'code',
  primaryId: '',
  consents: true,
}

const ABOUT = { nid: 7, slug: 'riverside', hash: 'words' }
const TYPED = { consent: FILLED, about: ABOUT }

function aShelf() {
  const rows = new Map<string, string>()
  return {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, text: string) => void rows.set(name, text),
    removeItem: (name: string) => void rows.delete(name),
  }
}

test('[CONS-11] a visitor’s input is used for their sign-up, and is then shown to nobody else', () => {
  const shelf = aShelf()
  const kept = makeConsentDraftStore(() => shelf)
  expect(kept.current(null, ABOUT)).toBeNull()
  kept.keep(TYPED, null)
  expect(kept.current('bo', ABOUT), 'who logs in instead of registering').toEqual(FILLED)
  kept.give('ada')
  expect([kept.current(null, ABOUT), kept.current('bo', ABOUT), kept.current('ada', ABOUT)]).toEqual([
    null,
    null,
    FILLED,
  ])
  kept.give('bo')
  expect(kept.current('bo', ABOUT), 'it was given already').toBeNull()
  kept.forget()
  expect(kept.current('ada', ABOUT)).toBeNull()
})

test('[CONS-11] a browser without storage, and a broken draft, stop nobody', () => {
  const kept = makeConsentDraftStore(() => {
    throw new Error('forbidden')
  })
  kept.keep(TYPED, null)
  kept.give('ada')
  kept.forget()
  expect(kept.current(null, ABOUT)).toBeNull()
  const shelf = aShelf()
  shelf.setItem('reprieve.consent', '{"fullName":7')
  expect(makeConsentDraftStore(() => shelf).current(null, ABOUT)).toBeNull()
  shelf.setItem('reprieve.consent', '{"fullName":"Ada","consents":true}')
  expect(makeConsentDraftStore(() => shelf).current(null, ABOUT), 'for nobody knows whom').toBeNull()
  shelf.setItem('reprieve.consent', `{"fullName":7,"consents":"yes","about":${JSON.stringify(ABOUT)}}`)
  expect(makeConsentDraftStore(() => shelf).current(null, ABOUT)).toEqual({
    fullName: '',
    birthDate: '',
    registrationCode: '',
    primaryId: '',
    consents: false,
  })
})

test('[CONS-12] input for one institution is not filled in for another, and a code is used only for its own', () => {
  const shelf = aShelf()
  const kept = makeConsentDraftStore(() => shelf)
  kept.keep(TYPED, null)
  expect(kept.current(null, { nid: 8, slug: 'lake', hash: 'words' })).toBeNull()
  expect(['riverside', 'Riverside', '7', 'lake', '8'].map(kept.codeFor)).toEqual([
    'code',
    'code',
    'code',
    '',
    '',
  ])
  kept.give('ada')
  expect(kept.current('ada', { nid: 8, slug: 'lake', hash: 'words' })).toBeNull()
  expect(kept.codeFor('riverside'), 'somebody has it already').toBe('')
})

test('[CONS-12, CONS-4] a person who agreed to another text is asked again', () => {
  const shelf = aShelf()
  const kept = makeConsentDraftStore(() => shelf)
  kept.keep(TYPED, null)
  expect(kept.current(null, { ...ABOUT, hash: 'other words' })).toEqual({ ...FILLED, consents: false })
})
