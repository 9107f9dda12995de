import { expect, test } from 'vitest'
import { subscriptionsIn } from './subscriptions.ts'

const TOLD = { reminders_and_updates: true, newsletters: false, special_offers: false }
const answer = (body: Record<string, unknown>, code = 0) => ({
  reached: true as const,
  code,
  message: '',
  body,
})

test('[D22, SET-22] subscriptions are those of the server, and nothing is guessed', () => {
  expect(subscriptionsIn(answer({ ...TOLD, server_time: 1 }))).toEqual(TOLD)
  for (const none of [
    { reached: false as const },
    answer(TOLD, 112),
    answer({}),
    answer({ ...TOLD, newsletters: 'no' }),
  ])
    expect(subscriptionsIn(none)).toBeNull()
})
