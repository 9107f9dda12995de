import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { readForgotPasswordState } from './ForgotPasswordScreen.tsx'

const answered = (code: number) => readForgotPasswordState({ reached: true, code, message: 'said', body: {} })

test('[ACC-25] one answer for who has an account and who has none', () => {
  expect(answered(RESULT.ok)).toEqual({ is: 'sent' })
})

test('[ACC-3] what is no address is told at the field, the rest in the words of the server', () => {
  expect(answered(RESULT.malformed)).toEqual({ is: 'invalid' })
  expect(answered(RESULT.rateLimited)).toEqual({ is: 'refused', message: 'said' })
})

test('[D16] without a line the form stays as it is', () => {
  expect(readForgotPasswordState({ reached: false })).toEqual({ is: 'away' })
})
