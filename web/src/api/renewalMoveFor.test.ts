import { CODES, RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { renewalMoveFor } from './recoverSession.ts'
import { rowFor } from './sessionTable.ts'

test('[D10, D14] a renewal asks for no password', () => {
  const moves = CODES.map(({ code }) => [code, renewalMoveFor(code)]).filter(
    ([, move]) => move !== 'hand-over',
  )
  expect(Object.fromEntries(moves)).toEqual({
    104: 'lock',
    106: 'as-it-is',
    132: 'lock',
    143: 'lock',
    176: 'renew-by-force',
  })
})

test('[D10] a temporary failure of the server ends no session', () => {
  const passing = [RESULT.unknown, RESULT.rateLimited, RESULT.overloaded]
  const moveFor = (code: number) => rowFor({ reached: true, code, message: '', body: {} }).move
  expect(passing.flatMap((code) => [moveFor(code), renewalMoveFor(code)])).toEqual(Array(6).fill('hand-over'))
})
