import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { readForgotPasswordState } from './ForgotPasswordScreen.tsx'

const answered = (code: number) => readForgotPasswordState({ reached: true, code, message: 'said', body: {} })

test('[ACC-25] the answer is the same with and without an account', () => {
  expect(answered(RESULT.ok)).toEqual({ is: 'sent' })
})

test('[ACC-3] an invalid address is reported at the field, other faults in the words of the server', () => {
  expect(answered(RESULT.malformed)).toEqual({ is: 'invalid' })
  expect(answered(RESULT.rateLimited)).toEqual({ is: 'refused', message: 'said' })
})

test('[D16] offline the form stays as it is', () => {
  expect(readForgotPasswordState({ reached: false })).toEqual({ is: 'away' })
})
