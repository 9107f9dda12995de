import { expect, test } from 'vitest'
import { factsIn } from './accountFacts.ts'

test('[D34] the user record tells how somebody may sign in', () => {
  const content = {
    username: 'lucy',
    email: 'lucy@example.org',
    password_set: false,
    mfa_on: true,
    providers: [
      { provider: 'facebook', connected_at: 1 },
      { provider: 'google', connected_at: 2 },
    ],
    credits_count: 0,
  }
  expect(factsIn({ record_type: 'user_record', content })).toEqual({
    username: 'lucy',
    email: 'lucy@example.org',
    isPasswordSet: false,
    isMfaOn: true,
    providers: ['google', 'facebook'],
  })
})

test('[D13] an answer that tells nothing promises no way in without a password', () => {
  const nothing = { username: '', email: '', isPasswordSet: true, isMfaOn: false, providers: [] }
  expect(factsIn({})).toEqual(nothing)
  expect(factsIn({ content: { providers: ['google', null, { provider: 'a newer one' }] } })).toEqual(nothing)
})
