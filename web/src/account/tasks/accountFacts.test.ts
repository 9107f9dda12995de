import { expect, test } from 'vitest'
import type { Session } from '../../access/session.ts'
import { helen } from '../../access/testing/tabWorld.ts'
import { readAccountFacts, sessionWithEmail } from './accountFacts.ts'

test('[D34] the user record says how the person may sign in', () => {
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
  expect(readAccountFacts({ record_type: 'user_record', content })).toEqual({
    username: 'lucy',
    email: 'lucy@example.org',
    isPasswordSet: false,
    isMfaOn: true,
    providers: ['google', 'facebook'],
  })
})

test('[D13] an answer without facts promises no sign-in without a password', () => {
  const nothing = { username: '', email: '', isPasswordSet: true, isMfaOn: false, providers: [] }
  expect(readAccountFacts({})).toEqual(nothing)
  expect(readAccountFacts({ content: { providers: ['google', null, { provider: 'a newer one' }] } })).toEqual(
    nothing,
  )
})

test('[ACC-9, D22] a new address is stored only for the person whose answer contained it', () => {
  const learned = (kept: Session, email = 'new@example.org') => sessionWithEmail(kept, 7, email)
  expect(learned(helen('t'))).toEqual({ ...helen('t'), email: 'new@example.org' })
  const ivan = { ...helen('t'), userId: 8, username: 'ivan' }
  const others: Session[] = [ivan, helen(null), { is: 'anonymous' }, { is: 'nobody' }]
  expect(others.map((kept) => learned(kept))).toEqual([null, null, null, null])
  expect([learned(helen('t'), ''), learned(helen('t'), 'h@example.org')]).toEqual([null, null])
})
