import { ok } from '@reprieve/domain/result.ts'
import { beforeEach, expect, test } from 'vitest'
import { openSession, sessionDeviceState, type Session } from '../../access/session.ts'
import { helen } from '../../access/testing/tabWorld.ts'
import { openDeviceDatabase, type DeviceDatabase, type DiaryOwner } from '../database/deviceDatabase.ts'
import type { Engine } from '../database/idb.ts'
import { LOCK_TABLE } from '../lockTable.ts'
import { fakeEngine } from '../testing/fakeEngine.ts'
import { openKeyring, type Keyring } from './keyring.ts'
import { openCodec } from './lockCodec.ts'
import type { LockRecord } from './lockRecord.ts'
import { sealOwnerChoices } from './sealedChoiceCodec.ts'
import { sealingDevice } from './sealedChoices.ts'
import { aLock } from './testing/aLock.ts'
import { readDatabaseBytes } from './testing/aMove.ts'

const HELEN: DiaryOwner = { is: 'user', id: '7' }
const REGISTERED = { username: 'registeredname' }

let engine: Engine
let raw: DeviceDatabase
let lock: { record: LockRecord; dek: CryptoKey }

beforeEach(async () => {
  engine = fakeEngine()
  raw = await openDeviceDatabase(engine)
  lock = await aLock()
})

const deviceWith = (keyring: Keyring): DeviceDatabase => sealingDevice(raw, keyring)

/** A page with or without the key. */
async function aPage(has: 'key' | 'no-key') {
  const keyring = openKeyring()
  if (has === 'key') await keyring.take(lock.record, lock.dek)
  const device = deviceWith(keyring)
  return { keyring, device, session: await openSession(device) }
}

const setLock = async (who: DiaryOwner): Promise<void> => {
  await raw.databaseOf(who)
  await raw.changeLabel(who, (label) => ({ label: { ...label, lock: lock.record } }))
}

/** As a pass encrypts it. */
async function sealed(who: DiaryOwner): Promise<void> {
  const codec = await openCodec(lock.record, lock.dek)
  if (!codec.ok) throw new Error(codec.reason)
  const choices = await sealOwnerChoices(deviceWith(openKeyring()), codec.value)
  await raw.databaseOf(who)
  await raw.changeLabel(who, (label) => ({ label: { ...label, lock: lock.record }, choices }))
}

const LOCKED: Session = {
  ...helen(null),
  username: '',
  email: '',
  accepted: expect.anything() as never,
  isAppLocked: true,
}

test('[LOCK-13] encrypted with the diary, nobody can read the owner; with the key everything is there', async () => {
  await raw.choose('owner', helen('secret-token-1'))
  await raw.choose('registered', REGISTERED)
  await sealed(HELEN)
  const lies = await readDatabaseBytes(engine)
  for (const word of ['helen', 'h@example.org', 'secret-token', 'registeredname'])
    expect(lies).not.toContain(word)
  const [closed, open] = [await aPage('no-key'), await aPage('key')]
  expect([closed.session.current(), sessionDeviceState(closed.session.current())]).toEqual([LOCKED, 'locked'])
  expect(await closed.device.choice('registered')).toBeUndefined()
  expect(open.session.current()).toEqual(helen('secret-token-1'))
  expect(await open.device.choice('registered')).toEqual(REGISTERED)
})

test('[LOCK-13, ACC-7] a renewed token is encrypted, and so is a registered account', async () => {
  await raw.choose('owner', helen('secret-token-1'))
  await sealed(HELEN)
  const { session, device } = await aPage('key')
  await session.become(helen('secret-token-2'))
  await device.choose('registered', REGISTERED)
  const lies = await readDatabaseBytes(engine)
  expect([lies.includes('secret-token'), lies.includes('registeredname')]).toEqual([false, false])
  expect((await aPage('key')).session.current()).toEqual(helen('secret-token-2'))
})

test('[LOCK-13] a page without the key cannot change the owner; it can only remove them', async () => {
  await raw.choose('owner', helen('secret-token-1'))
  await sealed(HELEN)
  const { session } = await aPage('no-key')
  const isChanged = await session.change((kept) => (kept.is === 'user' ? { ...kept, token: null } : null))
  expect([isChanged, session.current()]).toEqual([false, LOCKED])
  expect((await aPage('key')).session.current()).toEqual(helen('secret-token-1'))
  expect(await session.change(() => ({ is: 'nobody' }))).toBe(true)
  expect((await aPage('key')).session.current()).toEqual({ is: 'nobody' })
})

test('[LOCK-13] after unlocking, the page reads the owner again', async () => {
  await raw.choose('owner', helen('secret-token-1'))
  await sealed(HELEN)
  const { session, keyring } = await aPage('no-key')
  await keyring.take(lock.record, lock.dek)
  expect(await session.kept()).toEqual(helen('secret-token-1'))
})

test('[LOCK-13, ROUTE-14] a diary without an account is locked as well, and has no owner to encrypt', async () => {
  await raw.choose('owner', { is: 'anonymous' })
  await sealed({ is: 'anonymous' })
  expect((await aPage('no-key')).session.current()).toEqual({ is: 'anonymous', isAppLocked: true })
  expect((await aPage('key')).session.current()).toEqual({ is: 'anonymous' })
})

test('[LOCK-13, LOCAL-19, ACC-10] the lock moves to an account, whose token is never stored in plain text', async () => {
  await raw.choose('owner', { is: 'anonymous' })
  await sealed({ is: 'anonymous' })
  const { device, session } = await aPage('key')
  expect(await device.giveAnonymousTo('7', helen('secret-token-1'))).toEqual(ok(undefined))
  expect(await readDatabaseBytes(engine)).not.toContain('secret-token')
  expect(await session.kept()).toEqual(helen('secret-token-1'))
  expect((await aPage('no-key')).session.current()).toEqual(LOCKED)
})

test('[LOCK-9, LOCK-13] without a lock the owner is plain again', async () => {
  await raw.choose('owner', helen('secret-token-1'))
  await sealed(HELEN)
  expect(await sealOwnerChoices((await aPage('key')).device, null)).toEqual({
    owner: helen('secret-token-1'),
    registered: null,
  })
})

test('[LOCK-13] an owner that does not open leaves the device theirs, without a session', async () => {
  await setLock(HELEN)
  await raw.choose('owner', { is: 'user', userId: 7, sealed: new Uint8Array(80) })
  const { session } = await aPage('key')
  expect(session.current()).toEqual({ ...helen(null), username: '', email: '', accepted: expect.anything() })
})

test('[LOCK-6] every choice that the table calls sealed is sealed here', async () => {
  await raw.choose('owner', helen('x'))
  await sealed(HELEN)
  const names = Object.entries(LOCK_TABLE.choices).filter(([, entry]) => entry === 'sealed')
  expect(names.map(([name]) => name).sort()).toEqual(['owner', 'registered'])
})

test.each([
  ['broken', { v: 1, wraps: [] }],
  ['newer', { v: 99 }],
])(
  '[LOCK-13, LOCK-2] under a lock that is %s neither owner nor token is written in the clear, and the device can be given up',
  async (_how, torn) => {
    await raw.choose('owner', { is: 'user', userId: 7, sealed: new Uint8Array(80) })
    await raw.databaseOf(HELEN)
    await raw.changeLabel(HELEN, (label) => ({ label: { ...label, lock: torn } }))
    const device = deviceWith(openKeyring())
    await expect(device.choose('owner', helen('secret-token-1'))).rejects.toThrow('lock')
    await expect(device.choose('registered', REGISTERED)).rejects.toThrow('lock')
    const lies = await readDatabaseBytes(engine)
    expect([lies.includes('secret-token'), lies.includes('registeredname')]).toEqual([false, false])
    await device.choose('registered', null)
    await device.choose('owner', { is: 'nobody' })
    expect([await raw.choice('registered'), await raw.choice('owner')]).toEqual([null, { is: 'nobody' }])
  },
)

test('[LOCK-13, LOCK-2] a diary without an account under a broken lock moves to no account', async () => {
  await raw.choose('owner', { is: 'anonymous' })
  await raw.databaseOf({ is: 'anonymous' })
  await raw.changeLabel({ is: 'anonymous' }, (label) => ({ label: { ...label, lock: { v: 1 } } }))
  const device = deviceWith(openKeyring())
  await expect(device.giveAnonymousTo('7', helen('secret-token-1'))).rejects.toThrow('lock')
  await device.choose('owner', { is: 'anonymous' })
  expect(await readDatabaseBytes(engine)).not.toContain('secret-token')
})
