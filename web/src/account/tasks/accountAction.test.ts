import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { readActionState } from './accountAction.tsx'

const answered = (code: number, alsoDone: readonly number[] = []) =>
  readActionState({ reached: true, code, message: 'said', body: {} }, alsoDone)

test('[D4] only code 0 is success, any other refusal is shown in the words of the server', () => {
  expect(answered(RESULT.ok)).toEqual({ is: 'done' })
  expect(answered(RESULT.notFound)).toEqual({ is: 'refused', message: 'said' })
})

test('[D20] a provider that is disconnected already is disconnected', () => {
  expect(answered(RESULT.notFound, [RESULT.notFound])).toEqual({ is: 'done' })
})

test('[SES-4] cancelling the login dialog shows no further message', () => {
  expect(readActionState(null, [])).toEqual({ is: 'still' })
})

test('[D16] offline it says so', () => {
  expect(readActionState({ reached: false }, [])).toEqual({ is: 'away' })
})
