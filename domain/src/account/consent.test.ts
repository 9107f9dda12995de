import { expect, test } from 'vitest'
import { consentProblems, NO_CONSENT, type Consent, type ConsentNeeds } from './consent.ts'

const FILLED: Consent = {
  fullName: 'Ada Byron',
  birthDate: '1970-05-24',
  registrationCode: 'ab3cd-efgh1-23456-789jk',
  primaryId: 'rp-1234',
  consents: true,
}
const ALL: ConsentNeeds = { needsCode: true, primaryIdFormat: 'RP-9999' }
const TODAY = '2026-11-15'

const problems = (own: Partial<Consent>, needs = ALL) => consentProblems({ ...FILLED, ...own }, needs, TODAY)

test('[CONS-1, D27] all that the institution asks for and the consent itself are needed', () => {
  expect(problems({})).toEqual({})
  expect(consentProblems({ ...NO_CONSENT, fullName: ' ' }, ALL, TODAY)).toEqual({
    fullName: 'empty',
    birthDate: 'empty',
    registrationCode: 'empty',
    primaryId: 'empty',
    consents: 'not-given',
  })
})

test('[CONS-1] an institution without codes and numbers asks for neither', () => {
  const needs = { needsCode: false, primaryIdFormat: null }
  expect(problems({ registrationCode: 'what', primaryId: '' }, needs)).toEqual({})
})

test.each(['24.05.1970', '1970-02-31', '1970-13-01', '2026-11-15', '2030-01-01', '1899-12-31', 'x'])(
  '[PROF-5] %s is not a birth date',
  (birthDate) => {
    expect(problems({ birthDate })).toEqual({ birthDate: 'no-date' })
  },
)

test.each(['two words', '<A-17>', 'A-17', 'A'.repeat(201)])(
  '[INST-3] %s is not a registration code',
  (registrationCode) => {
    expect(problems({ registrationCode })).toEqual({ registrationCode: 'no-code' })
  },
)

test('[CONS-2] the person’s number at the institution is not its code', () => {
  expect(problems({ primaryId: FILLED.registrationCode })).toEqual({ primaryId: 'format' })
  expect(problems({ primaryId: ' RP-0000 ' })).toEqual({})
})
