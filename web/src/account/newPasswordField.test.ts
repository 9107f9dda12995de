import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { passwordOutcome, type PasswordOutcome } from './NewPasswordField.tsx'

const answered = (code: number): PasswordOutcome =>
  passwordOutcome({ reached: true, code, message: 'said', body: {} })

const ROWS: readonly [code: number, outcome: PasswordOutcome][] = [
  [RESULT.ok, { is: 'done' }],
  [RESULT.weakPassword, { is: 'weak', message: 'said' }],
  [RESULT.wrongCredentials, { is: 'wrong-current' }],
  [RESULT.linkExpired, { is: 'expired' }],
  [RESULT.passwordNotSet, { is: 'none-set' }],
  [RESULT.rateLimited, { is: 'refused', message: 'said' }],
]

test('[D10] faults of a new password are shown at their field, others in the server’s words', () => {
  expect(ROWS.map(([code]) => [code, answered(code)])).toEqual(ROWS)
})

test('[SES-4] cancelling the login dialog changes nothing', () => {
  expect(passwordOutcome(null)).toEqual({ is: 'left' })
})

test('[D16] without a line nothing is lost, and the form is sent again', () => {
  expect(passwordOutcome({ reached: false })).toEqual({ is: 'away' })
})
