import { expect, test } from 'vitest'
import {
  newestAccepted,
  NOBODY,
  parseSession,
  sessionDeviceState,
  diaryOwner,
  type Session,
} from './session.ts'

const HELEN: Session = {
  is: 'user',
  userId: 7,
  username: 'helen',
  email: 'h@example.org',
  token: 'abc',
  endedBy: null,
  accepted: { eula: 2, privacy: 2 },
}

test.each<[string, Session]>([
  ['visitor', NOBODY],
  ['not-registered', { is: 'anonymous' }],
  ['signed-in', HELEN],
  ['locked', { ...HELEN, token: null }],
])('[D18] a device is %s by its owner and its token', (state, session) => {
  expect(sessionDeviceState(session)).toBe(state)
})

test('[D16] a session that ended still names whose diary it is', () => {
  expect(diaryOwner({ ...HELEN, token: null })).toEqual({ is: 'user', id: '7' })
})

test.each<Session>([
  NOBODY,
  { is: 'anonymous' },
  HELEN,
  { ...HELEN, token: null, endedBy: 'password', formerToken: 'abc' },
])('[D18] a stored session is read back: %j', (session) => {
  expect(parseSession(structuredClone(session))).toEqual(session)
})

test('[SES-8] a signed-in person has no former token', () => {
  expect(parseSession({ ...HELEN, formerToken: 'before' })).toEqual(HELEN)
})

test.each([undefined, null, 5, 'user', {}, { is: 'user' }, { is: 'user', userId: '7', username: 'x' }])(
  '[D18] a broken session is a visitor, never a person: %j',
  (kept) => {
    expect(parseSession(kept)).toEqual(NOBODY)
  },
)

test('[D27] accepted terms stay accepted, whichever tab learned of them first', () => {
  expect(newestAccepted({ eula: 2, privacy: 3 }, { eula: 4, privacy: 1 })).toEqual({ eula: 4, privacy: 3 })
})

test('[D27] a session stored before terms had versions stops nobody', () => {
  const { accepted: _, ...before } = HELEN
  expect(parseSession(before)).toEqual(HELEN)
})
