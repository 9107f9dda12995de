import type { Consent } from '@reprieve/domain/account/consent.ts'
import { expect, test } from 'vitest'
import { makeKeptConsent } from './keptConsent.ts'

const FILLED: Consent = {
  fullName: 'Ada Byron',
  birthDate: '1970-05-24',
  registrationCode: 'code',
  primaryId: '',
  consents: true,
}

function aShelf() {
  const rows = new Map<string, string>()
  return {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, text: string) => void rows.set(name, text),
    removeItem: (name: string) => void rows.delete(name),
  }
}

test('[CONS-11] what a visitor typed goes along with their sign-up, and is then shown to nobody else', () => {
  const shelf = aShelf()
  const kept = makeKeptConsent(() => shelf)
  expect(kept.current(null)).toBeNull()
  kept.keep(FILLED, null)
  expect(kept.current('bo'), 'who logs in instead of registering').toEqual(FILLED)
  kept.give('ada')
  expect([kept.current(null), kept.current('bo'), kept.current('ada')]).toEqual([null, null, FILLED])
  kept.give('bo')
  expect(kept.current('bo'), 'it was given already').toBeNull()
  kept.forget()
  expect(kept.current('ada')).toBeNull()
})

test('[CONS-11] a browser that keeps nothing, and what is torn, keep nobody from going on', () => {
  const kept = makeKeptConsent(() => {
    throw new Error('forbidden')
  })
  kept.keep(FILLED, null)
  kept.give('ada')
  kept.forget()
  expect(kept.current(null)).toBeNull()
  const shelf = aShelf()
  shelf.setItem('reprieve.consent', '{"fullName":7')
  expect(makeKeptConsent(() => shelf).current(null)).toBeNull()
  shelf.setItem('reprieve.consent', '{"fullName":7,"consents":"yes"}')
  expect(makeKeptConsent(() => shelf).current(null)).toEqual({
    fullName: '',
    birthDate: '',
    registrationCode: '',
    primaryId: '',
    consents: false,
  })
})
