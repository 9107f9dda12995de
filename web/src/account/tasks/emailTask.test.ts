import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { emailOutcome, type EmailOutcome } from './EmailTask.tsx'

const answered = (code: number): EmailOutcome =>
  emailOutcome({ reached: true, code, message: 'said', body: {} })

const ROWS: readonly [code: number, outcome: EmailOutcome][] = [
  [RESULT.ok, { is: 'sent' }],
  [RESULT.emailInUse, { is: 'in-use' }],
  [RESULT.malformed, { is: 'invalid' }],
  [RESULT.passwordNotSet, { is: 'none-set' }],
  [RESULT.wrongCredentials, { is: 'wrong-password' }],
  [RESULT.rateLimited, { is: 'refused', message: 'said' }],
]

test('[D10] faults of a new address are shown at their field, others in the server’s words', () => {
  expect(ROWS.map(([code]) => [code, answered(code)])).toEqual(ROWS)
})

test('[SES-4] cancelling the login dialog keeps the input', () => {
  expect(emailOutcome(null)).toEqual({ is: 'left' })
})

test('[D16] offline the form stays as it is', () => {
  expect(emailOutcome({ reached: false })).toEqual({ is: 'away' })
})
