import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../../api/ask.ts'
import { deleteAccount } from './deleteAccount.ts'

const answer = (code: number): Answer => ({ reached: true, code, message: 'What the server says', body: {} })

async function deleting(answered: Answer | null) {
  const done: string[] = []
  const step = (name: string) => async () => void done.push(name)
  const deleted = await deleteAccount({
    askServer: async () => {
      done.push('ask')
      return answered
    },
    holdSync: step('hold'),
    letSyncGo: () => void done.push('was closed by this page'),
    clear: step('clear'),
    forget: step('forget'),
  })
  return { done, deleted }
}

test('[D24] the account first, then the data on the device', async () => {
  const { done, deleted } = await deleting(answer(RESULT.ok))
  expect(deleted).toEqual({ is: 'deleted' })
  expect(done).toEqual(['hold', 'ask', 'clear', 'forget'])
})

test.each<[string, Answer | null, object]>([
  ['who does not sign in again', null, { is: 'not-confirmed' }],
  ['without a line', { reached: false }, { is: 'away' }],
  ['refused', answer(RESULT.rateLimited), { is: 'refused', message: 'What the server says' }],
  ['closed elsewhere', answer(RESULT.sessionEnded), { is: 'refused', message: 'What the server says' }],
])('[D24, ACC-22] %s: nothing is cleared, and the sync continues', async (_what, answered, outcome) => {
  const { done, deleted } = await deleting(answered)
  expect(deleted).toEqual(outcome)
  expect(done).toEqual(['hold', 'ask', 'was closed by this page'])
})
