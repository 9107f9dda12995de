import { expect, test } from 'vitest'
import { NOBODY, sessionFrom, stateOf, whoOf, type Session } from './session.ts'

const HELEN: Session = { is: 'user', userId: 7, username: 'helen', email: 'h@example.org', token: 'abc' }

test.each<[string, Session]>([
  ['visitor', NOBODY],
  ['not-registered', { is: 'anonymous' }],
  ['signed-in', HELEN],
  ['locked', { ...HELEN, token: null }],
])('[D18] a device is %s by who owns it and whether there is a token', (state, session) => {
  expect(stateOf(session)).toBe(state)
})

test('[D16] a session that ended still names whose diary it is', () => {
  expect(whoOf({ ...HELEN, token: null })).toEqual({ is: 'user', id: '7' })
})

test.each([NOBODY, { is: 'anonymous' } as const, HELEN, { ...HELEN, token: null }])(
  '[D18] what was kept is read back: %j',
  (session) => {
    expect(sessionFrom(structuredClone(session))).toEqual(session)
  },
)

test.each([undefined, null, 5, 'user', {}, { is: 'user' }, { is: 'user', userId: '7', username: 'x' }])(
  '[D18] what is broken is a visitor, and never somebody: %j',
  (kept) => {
    expect(sessionFrom(kept)).toEqual(NOBODY)
  },
)
