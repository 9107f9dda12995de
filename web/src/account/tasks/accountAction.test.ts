import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { readActionState } from './accountAction.tsx'

const answered = (code: number, alsoDone: readonly number[] = []) =>
  readActionState({ reached: true, code, message: 'said', body: {} }, alsoDone)

test('[D4] only code 0 is done, any other refusal is told in the words of the server', () => {
  expect(answered(RESULT.ok)).toEqual({ is: 'done' })
  expect(answered(RESULT.notFound)).toEqual({ is: 'refused', message: 'said' })
})

test('[D20] a provider that is disconnected already is disconnected', () => {
  expect(answered(RESULT.notFound, [RESULT.notFound])).toEqual({ is: 'done' })
})

test('[SES-4] who goes away from the question who they are is told nothing more', () => {
  expect(readActionState(null, [])).toEqual({ is: 'still' })
})

test('[D16] without a line it is said that there is none', () => {
  expect(readActionState({ reached: false }, [])).toEqual({ is: 'away' })
})
