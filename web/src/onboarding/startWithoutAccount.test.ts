import { expect, test } from 'vitest'
import { NOBODY, openSession, type Session } from '../access/session.ts'
import { openDeviceDatabase } from '../local/database/deviceDatabase.ts'
import { fakeEngine } from '../local/testing/fakeEngine.ts'
import { pathAfterStart, startWithoutAccount } from './startWithoutAccount.ts'

const HELEN: Session = {
  is: 'user',
  userId: 7,
  username: 'helen',
  email: 'h@example.org',
  token: 'abc',
  endedBy: null,
  accepted: { eula: 2, privacy: 2 },
}

test.each<[string, Session, Session]>([
  ['a visitor has a diary without an account', NOBODY, { is: 'anonymous' }],
  ['who signed in meanwhile stays signed in', HELEN, HELEN],
  ['a locked diary stays locked', { ...HELEN, token: null }, { ...HELEN, token: null }],
])('[D18] after Start without an account %s', async (_, kept, after) => {
  const device = await openDeviceDatabase(fakeEngine())
  const session = await openSession(device)
  // By another tab, whose notification has not arrived yet.
  await device.choose('owner', kept)
  await startWithoutAccount(session)
  expect([session.current(), await session.kept()]).toEqual([after, after])
})

test.each([
  ['nothing', undefined, '/onboarding/intro'],
  ['a screen of the diary', '/results/records?page=2', '/results/records?page=2'],
  ['another machine', '//example.org', '/onboarding/intro'],
])('[ONB-11, ROUTE-8] a person who requested %s is led there', (_, asked, path) => {
  expect(pathAfterStart(asked)).toBe(path)
})
