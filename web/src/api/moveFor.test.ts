import { CODES, RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { moveFor, renewalMoveFor } from './moveFor.ts'

const movesOf = (moveOf: (code: number) => string) =>
  Object.fromEntries(CODES.map(({ code }) => [code, moveOf(code)]).filter(([, move]) => move !== 'hand-over'))

test('[D10] of all codes these five mean something to every call', () => {
  expect(movesOf(moveFor)).toEqual({
    104: 'lock',
    143: 'lock',
    145: 'renew',
    156: 'tell-too-old',
    176: 'renew-by-force',
  })
})

test('[D10, D14] a renewal asks nobody for a password', () => {
  expect(movesOf(renewalMoveFor)).toEqual({
    104: 'lock',
    106: 'as-it-is',
    132: 'lock',
    143: 'lock',
    176: 'renew-by-force',
  })
})

test('[D10] what the server cannot answer right now ends no session', () => {
  const passing = [RESULT.unknown, RESULT.rateLimited, RESULT.overloaded]
  expect(passing.flatMap((code) => [moveFor(code), renewalMoveFor(code)])).toEqual(Array(6).fill('hand-over'))
})
