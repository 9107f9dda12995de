import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../../api/ask.ts'
import { requestActivationLink } from './registrationOutcome.ts'

const ADA = { username: 'ada', password: 'hashed' }

async function requested(answer: Answer) {
  const asked: unknown[] = []
  const outcome = await requestActivationLink(async (...given) => {
    asked.push(given)
    return answer
  }, ADA)
  return { asked, outcome }
}

const said = (code: number): Answer => ({ reached: true, code, message: 'said by the server', body: {} })

test('[ACC-38] a new link is requested with the credentials just registered', async () => {
  const { asked, outcome } = await requested(said(RESULT.ok))
  expect(asked).toEqual([['core/resend-activation', { ...ADA, pw_v: 1 }]])
  expect(outcome).toEqual({ is: 'sent' })
})

test('[ACC-38] the reason of a failure is shown', async () => {
  expect((await requested({ reached: false })).outcome).toEqual({ is: 'away' })
  expect((await requested(said(RESULT.rateLimited))).outcome).toEqual({
    is: 'refused',
    message: 'said by the server',
  })
})
