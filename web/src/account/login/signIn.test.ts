import { RESULT } from '@reprieve/contract/codes.ts'
import { beforeEach, expect, test } from 'vitest'
import { openSession, type Session } from '../../access/session.ts'
import type { Ask } from '../../api/ask.ts'
import { openDeviceDatabase, type DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import type { Engine } from '../../local/database/idb.ts'
import { storeDraft } from '../../local/drafts.ts'
import { aDiary, save } from '../../local/testing/aDiary.ts'
import { fakeEngine } from '../../local/testing/fakeEngine.ts'
import type { RegisteredAccount } from '../register/registeredAccount.ts'
import {
  askToSignIn,
  countDiaryEntries,
  countEntriesToAskAbout,
  readSignInAnswer,
  takeSession,
  type GrantedSession,
} from './signIn.ts'

const HELEN: GrantedSession = {
  is: 'user',
  userId: 7,
  username: 'Helen',
  email: 'h@example.org',
  token: 'abc',
  endedBy: null,
  accepted: { eula: 2, privacy: 2 },
}
const ANONYMOUS = { is: 'anonymous' } as const
const OF_HELEN = { is: 'user', id: '7' } as const

let engine: Engine
let registered: RegisteredAccount | null
let entries: number

beforeEach(() => {
  engine = fakeEngine()
  registered = null
  entries = 3
})

const unasked: Ask = () => Promise.reject(new Error('the server was asked'))

/** The app as it starts on this device in its current state. */
async function started(ask = unasked) {
  const device = await openDeviceDatabase(engine)
  const session = await openSession(device)
  const tools = {
    ask,
    session,
    device,
    registered: {
      current: async () => registered,
      keep: async (next: RegisteredAccount) => void (registered = next),
      forget: async () => void (registered = null),
    },
    hash: async (password: string) => `hash of ${password}`,
    countEntries: async () => entries,
    diary: 'a',
    details: async () => 'Browser 1, System',
    system: 'linux',
  }
  return { device, session, tools }
}

const diaryShown = async (device: DeviceDatabase, session: Session): Promise<string> =>
  device.databaseOf(session.is === 'user' ? { is: 'user', id: String(session.userId) } : ANONYMOUS)

test('[D12] the password leaves the device as its hash alone', async () => {
  const sent: unknown[] = []
  const { tools, device } = await started(async (...call) => {
    sent.push(call)
    return { reached: false }
  })
  await askToSignIn(tools, { username: ' helen ', password: 'harbour' })
  expect(sent).toEqual([
    [
      'core/login-user',
      {
        username: 'helen',
        password: 'hash of harbour',
        pw_v: 1,
        device_id: await device.deviceId(),
        device_details: 'Browser 1, System',
        token_type: 'linux',
      },
      { timezone: true },
    ],
  ])
})

const said = (code: number, body = {}) =>
  readSignInAnswer({ reached: true, code, message: 'said by the server', body })

test('[D10] a refusal is shown in the server’s words, a missing confirmation in ours', () => {
  expect(said(RESULT.wrongCredentials)).toEqual({
    is: 'problem',
    problem: { is: 'refused', message: 'said by the server' },
  })
  expect(said(RESULT.notActivated)).toEqual({ is: 'problem', problem: { is: 'not-activated' } })
  expect(readSignInAnswer({ reached: false })).toEqual({ is: 'problem', problem: { is: 'away' } })
})

test('[D10, D19] if the second step is a mailed code it is asked for, and no session is granted', () => {
  expect(said(RESULT.mfaRequired, { mfa_challenge: 'c1' })).toEqual({ is: 'code', challenge: 'c1' })
  expect(said(RESULT.mfaRequired).is).toBe('problem')
})

test('[D4] an answer without a token is not a session, whatever its code', () => {
  expect(said(RESULT.ok, { user_id: 7, username: 'Helen' }).is).toBe('problem')
  const accepted = { eula_version: 2, privacy_notice_version: 2 }
  const body = { user_id: 7, username: 'Helen', email: 'h@example.org', token: 'abc', ...accepted }
  expect(said(RESULT.ok, body)).toEqual({ is: 'granted', granted: HELEN })
})

test('[ACC-10, D18] the diary created without an account becomes the account’s, as it is', async () => {
  const { tools, session, device } = await started()
  await session.become(ANONYMOUS)
  const before = await device.databaseOf(ANONYMOUS)
  expect(await takeSession(tools, HELEN, 'goes-along')).toBe('taken')
  expect(await session.kept()).toEqual(HELEN)
  expect(await device.databaseOf(OF_HELEN)).toBe(before)
})

test('[ACC-10] the device dies between the two: the next sign-in finds everything', async () => {
  const { tools, session, device } = await started()
  await session.become(ANONYMOUS)
  const before = await device.databaseOf(ANONYMOUS)
  const dying = { ...tools, session: { ...session, change: () => Promise.reject(new Error('died')) } }
  expect(await takeSession(dying, HELEN, 'goes-along')).toBe('not-kept')

  entries = 0
  const again = await started()
  expect(await takeSession(again.tools, HELEN, 'goes-along')).toBe('taken')
  expect(await diaryShown(again.device, await again.session.kept())).toBe(before)
})

test('[ACC-10] the device dies before the first: nothing has happened', async () => {
  const { tools, session, device } = await started()
  await session.become(ANONYMOUS)
  const before = await device.databaseOf(ANONYMOUS)
  const dying = { ...tools, device: { ...device, giveAnonymousTo: () => Promise.reject(new Error('died')) } }
  expect(await takeSession(dying, HELEN, 'goes-along')).toBe('not-kept')
  const again = await started()
  expect(await diaryShown(again.device, await again.session.kept())).toBe(before)
})

test('[ACC-11, D18] kept separate, it stays where it is and the account opens its own', async () => {
  const { tools, session, device } = await started()
  await session.become(ANONYMOUS)
  const before = await device.databaseOf(ANONYMOUS)
  expect(await takeSession(tools, HELEN, 'stays')).toBe('taken')
  expect(await device.databaseOf(ANONYMOUS)).toBe(before)
  expect(await device.databaseOf(OF_HELEN)).not.toBe(before)
})

test('[ACC-11] if the account already has a diary on this device, the app says so before anything changes', async () => {
  const { tools, session, device } = await started()
  await session.become(ANONYMOUS)
  const before = [await device.databaseOf(ANONYMOUS), await device.databaseOf(OF_HELEN)]
  expect(await takeSession(tools, HELEN, 'goes-along')).toBe('has-diary-here')
  expect(await session.kept()).toEqual(ANONYMOUS)
  expect(await takeSession(tools, HELEN, 'stays')).toBe('taken')
  expect([await device.databaseOf(ANONYMOUS), await device.databaseOf(OF_HELEN)]).toEqual(before)
})

test.each<
  [string, { session: Session; made: RegisteredAccount | null; count: number; asked: number | null }]
>([
  [
    'somebody without an account, whose diary is full',
    { session: ANONYMOUS, made: null, count: 3, asked: 3 },
  ],
  ['an empty diary', { session: ANONYMOUS, made: null, count: 0, asked: null }],
  [
    'an account made here',
    { session: ANONYMOUS, made: { username: 'helen', diary: 'a' }, count: 3, asked: null },
  ],
  [
    'another account made here',
    { session: ANONYMOUS, made: { username: 'ivan', diary: 'a' }, count: 3, asked: 3 },
  ],
  [
    'an account made here before this diary was begun',
    { session: ANONYMOUS, made: { username: 'helen' }, count: 3, asked: 3 },
  ],
  // The separate diary may belong to anybody.
  ['a visitor', { session: { is: 'nobody' }, made: null, count: 3, asked: null }],
])('[ACC-11] %s: whether it is asked', async (_, { session: owner, made, count, asked }) => {
  const { tools, session } = await started()
  await session.become(owner)
  registered = made
  entries = count
  expect(await countEntriesToAskAbout(tools, HELEN)).toBe(asked)
})

test('[ACC-11] unsaved drafts are asked about, too', async () => {
  const diary = aDiary()
  expect(await countDiaryEntries(diary)).toBe(0)
  await storeDraft(diary, { id: 'd1', kind: 'record', value: {} })
  expect(await countDiaryEntries(diary)).toBe(1)
  await save(diary, 'a', { severity: 7 })
  expect(await countDiaryEntries(diary)).toBe(2)
})

test('[ACC-11] a visitor’s sign-in does not touch a diary that was kept separate', async () => {
  const { tools, device } = await started()
  const before = await device.databaseOf(ANONYMOUS)
  expect(await takeSession(tools, HELEN, 'goes-along')).toBe('taken')
  expect(await device.databaseOf(ANONYMOUS)).toBe(before)
})

test('[ACC-11] an account counts as made here until its first sign-in', async () => {
  const { tools } = await started()
  registered = { username: 'helen' }
  await takeSession(tools, HELEN, 'goes-along')
  expect(registered).toBe(null)
})

test('[ACC-12, D16] a locked device opens only for the same person', async () => {
  const { tools, session } = await started()
  const locked = { ...HELEN, token: null, endedBy: 'idle' } as const
  await session.become(locked)
  expect(await takeSession(tools, { ...HELEN, userId: 8, username: 'ivan' }, 'goes-along')).toBe(
    'different-account',
  )
  expect(await session.kept()).toEqual(locked)
  expect(await takeSession(tools, HELEN, 'goes-along')).toBe('taken')
  expect(await session.kept()).toEqual(HELEN)
})
