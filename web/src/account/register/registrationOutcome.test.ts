import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { readRegistrationOutcome } from './registrationOutcome.ts'

const said = (code: number, body: Record<string, unknown> = {}) =>
  readRegistrationOutcome({ reached: true, code, message: 'said by the server', body })

test.each([
  [RESULT.emailInUse, 'email'],
  [RESULT.usernameInUse, 'username'],
  [RESULT.weakPassword, 'password'],
  [RESULT.termsNotAccepted, 'acceptsEula'],
])('[D10, D21] code %i is shown at the field %s', (code, field) => {
  expect(said(code)).toEqual({ is: 'fields', refusals: [{ field, words: 'said by the server', code }] })
})

test('[D10] an invalid value is reported at its field', () => {
  const errors = [
    { path: 'email', reason: 'invalid_format' },
    { path: 'email', reason: 'too_big' },
    null,
    { path: 5 },
  ]
  expect(said(RESULT.malformed, { errors })).toEqual({
    is: 'fields',
    refusals: [{ field: 'email', words: null, code: RESULT.malformed }],
  })
})

test.each([RESULT.rateLimited, RESULT.overloaded, RESULT.malformed, RESULT.unknown])(
  '[D4] code %i is about no field and shown in the words of the server',
  (code) => {
    expect(said(code)).toEqual({ is: 'refused', message: 'said by the server' })
  },
)

test('[ACC-38] an account that needs no mailed link says so', () => {
  const told = (body: Record<string, unknown>) => said(RESULT.ok, body)
  expect(told({ activated: true })).toEqual({ is: 'registered', isActivated: true })
  for (const body of [{}, { activated: false }, { activated: 'yes' }])
    expect(told(body)).toEqual({ is: 'registered', isActivated: false })
})

test('[D4] only code 0 means registered', () => {
  expect([said(RESULT.ok).is, readRegistrationOutcome({ reached: false }).is]).toEqual(['registered', 'away'])
})
