import { expect, test } from 'vitest'
import { consentProblems, type Consent } from './consent.ts'

const FILLED: Consent = {
  fullName: 'Ada Byron',
  birthDate: '1970-05-24',
  registrationCode: 'A-17',
  consents: true,
}
const TODAY = '2026-11-15'

const problems = (own: Partial<Consent>) => consentProblems({ ...FILLED, ...own }, TODAY)

test('[D27] all fields and the consent itself are needed', () => {
  expect(problems({})).toEqual({})
  expect(problems({ fullName: ' ', birthDate: '', registrationCode: '', consents: false })).toEqual({
    fullName: 'empty',
    birthDate: 'empty',
    registrationCode: 'empty',
    consents: 'not-given',
  })
})

test.each(['24.05.1970', '1970-02-31', '1970-13-01', '2026-11-15', '2030-01-01', '1899-12-31', 'x'])(
  '[PROF-5] %s is no birth date',
  (birthDate) => {
    expect(problems({ birthDate })).toEqual({ birthDate: 'no-date' })
  },
)

test.each(['two words', '<A-17>', '-17', 'A'.repeat(201)])(
  '[D27] %s is no registration code',
  (registrationCode) => {
    expect(problems({ registrationCode })).toEqual({ registrationCode: 'no-code' })
  },
)
