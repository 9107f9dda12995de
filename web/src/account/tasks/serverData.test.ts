import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { readLoadState } from './serverData.tsx'

const answered = (code: number) =>
  readLoadState({ reached: true, code, message: 'said', body: { count: 3 } }, ({ count }) => count)

test('[D4] only code 0 is read, any other refusal is shown in the words of the server', () => {
  expect(answered(RESULT.ok)).toEqual({ is: 'known', value: 3 })
  expect(answered(RESULT.rateLimited)).toEqual({ is: 'refused', message: 'said' })
})

test('[D16] offline it says so', () => {
  expect(readLoadState({ reached: false }, () => 0)).toEqual({ is: 'away' })
})
