import { expect, test } from 'vitest'
import { openDeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { fakeEngine } from '../../local/testing/fakeEngine.ts'
import {
  isDiaryOfRegistered,
  parseRegisteredAccount,
  makeRegisteredAccountStore,
} from './registeredAccount.ts'

test('[ACC-11] the account that was made here is known again in another case', () => {
  const kept = parseRegisteredAccount({ username: 'Helen', redirect: '/settings', diary: 'a' })
  expect(kept).toEqual({ username: 'Helen', redirect: '/settings', diary: 'a' })
  const of = (username: string) => isDiaryOfRegistered(kept, { username, diary: 'a' })
  expect([of('helen'), of('helena'), isDiaryOfRegistered(null, { username: 'helen', diary: 'a' })]).toEqual([
    true,
    false,
    false,
  ])
})

test('[ACC-11] a diary that was not open when the account was made may be anybody’s', () => {
  const helen = (diary: string | null) => ({ username: 'helen', diary })
  expect(isDiaryOfRegistered({ username: 'helen', diary: 'a' }, helen('b'))).toBe(false)
  expect(isDiaryOfRegistered({ username: 'helen' }, helen('b'))).toBe(false)
})

test.each([null, undefined, '', '{', 5, 'null', { username: 7 }, []])(
  '[ACC-11] a broken value is not an account, so the person is asked: %j',
  (kept) => {
    expect(parseRegisteredAccount(kept)).toBe(null)
  },
)

/** The localStorage of a browser, with a value of an older app. */
function oldStorage(left: string | null) {
  const storage = { left, read: () => storage.left, drop: () => void (storage.left = null) }
  return storage
}

const HELEN = { username: 'Helen', redirect: '/settings', diary: 'a' }

test('[ACC-11, ACC-35] the device stores who registered here, until it is forgotten', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const old = oldStorage(null)
  expect(await makeRegisteredAccountStore(device, old).current()).toBe(null)
  await makeRegisteredAccountStore(device, old).keep(HELEN)
  expect([await makeRegisteredAccountStore(device, old).current(), old.left]).toEqual([HELEN, null])
  await makeRegisteredAccountStore(device, old).forget()
  expect(await makeRegisteredAccountStore(device, old).current()).toBe(null)
})

test('[ACC-35] a value of an older app in localStorage is moved, and is no longer there', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const old = oldStorage(JSON.stringify(HELEN))
  expect(await makeRegisteredAccountStore(device, old).current()).toEqual(HELEN)
  expect([old.left, await device.choice('registered')]).toEqual([null, HELEN])
  for (const broken of ['', '{', '5', 'null', '{"username":7}']) {
    old.left = broken
    expect(await makeRegisteredAccountStore(device, old).current()).toEqual(HELEN)
    expect(old.left).toBe(null)
  }
  old.left = JSON.stringify({ username: 'old' })
  await makeRegisteredAccountStore(device, old).forget()
  expect([old.left, await makeRegisteredAccountStore(device, old).current()]).toEqual([null, null])
})

test('[ACC-11, ACC-35] a device without storage stops nobody, and loses nothing of an older app', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const device = { choice: full, choose: full }
  const old = oldStorage(JSON.stringify(HELEN))
  expect(await makeRegisteredAccountStore(device, old).current()).toBe(null)
  expect(old.left).toBe(JSON.stringify(HELEN))
  await makeRegisteredAccountStore(device, old).keep(HELEN)
  await makeRegisteredAccountStore(device, old).forget()
})
