import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import type { Answer, Ask } from '../../api/ask.ts'
import { makeLoginConfirmation } from './loginConfirmation.ts'
import { makeConfirmedAsk } from './useConfirmedAsk.ts'

const said = (code: number): Answer => ({ reached: true, code, message: '', body: {} })

function asking(...answers: Answer[]) {
  const asked: unknown[] = []
  const ask: Ask = async (...call) => {
    asked.push(call)
    return answers[asked.length - 1] ?? said(RESULT.ok)
  }
  return { ask, asked }
}

const CALL = ['core/set-mfa', { on: false }] as const

test('[SES-4] an action that needs a fresh login asks for it, and then continues automatically', async () => {
  const { ask, asked } = asking(said(RESULT.freshSignInNeeded), said(RESULT.ok))
  const answer = await makeConfirmedAsk(ask, async () => true)(...CALL)
  expect(answer).toEqual(said(RESULT.ok))
  expect(asked).toEqual([
    [...CALL, undefined],
    [...CALL, undefined],
  ])
})

test('[SES-4] a person who cancels has changed nothing', async () => {
  const { ask, asked } = asking(said(RESULT.freshSignInNeeded))
  expect(await makeConfirmedAsk(ask, async () => false)(...CALL)).toBe(null)
  expect(asked.length).toBe(1)
})

test('[SES-4] it is asked once: a second refusal is shown', async () => {
  const { ask } = asking(said(RESULT.freshSignInNeeded), said(RESULT.freshSignInNeeded))
  let questions = 0
  const answer = await makeConfirmedAsk(ask, async () => (questions += 1) > 0)(...CALL)
  expect([answer, questions]).toEqual([said(RESULT.freshSignInNeeded), 1])
})

test('[SES-4] a fresh session is asked nothing', async () => {
  const { ask } = asking(said(RESULT.wrongCredentials))
  const never = () => Promise.reject(new Error('asked'))
  expect(await makeConfirmedAsk(ask, never)(...CALL)).toEqual(said(RESULT.wrongCredentials))
})

test('[SES-4] two simultaneous requests share one question, and both get the answer', async () => {
  const confirming = makeLoginConfirmation()
  const both = Promise.all([confirming.confirm(), confirming.confirm()])
  expect(confirming.current()).toBe(true)
  confirming.end(true)
  expect(confirming.current()).toBe(false)
  expect(await both).toEqual([true, true])
})
