import { expect, test } from 'vitest'
import { openDeviceDatabase } from '../local/database/deviceDatabase.ts'
import { fakeEngine } from '../local/testing/fakeEngine.ts'
import { isOf, registeredFrom, registeredHere } from './registeredHere.ts'

test('[ACC-11] the account that was made here is known again in another case', () => {
  const kept = registeredFrom({ username: 'Helen', redirect: '/settings', diary: 'a' })
  expect(kept).toEqual({ username: 'Helen', redirect: '/settings', diary: 'a' })
  const of = (username: string) => isOf(kept, { username, diary: 'a' })
  expect([of('helen'), of('helena'), isOf(null, { username: 'helen', diary: 'a' })]).toEqual([
    true,
    false,
    false,
  ])
})

test('[ACC-11] a diary that was not open when the account was made may be anybody’s', () => {
  const helen = (diary: string | null) => ({ username: 'helen', diary })
  expect(isOf({ username: 'helen', diary: 'a' }, helen('b'))).toBe(false)
  expect(isOf({ username: 'helen' }, helen('b'))).toBe(false)
})

test.each([null, undefined, '', '{', 5, 'null', { username: 7 }, []])(
  '[ACC-11] what is broken there is no account, so the person is asked: %j',
  (kept) => {
    expect(registeredFrom(kept)).toBe(null)
  },
)

/** The small storage of a browser, with what an older app left there. */
function oldStorage(left: string | null) {
  const storage = { left, read: () => storage.left, drop: () => void (storage.left = null) }
  return storage
}

const HELEN = { username: 'Helen', redirect: '/settings', diary: 'a' }

test('[ACC-11, ACC-35] the device keeps who registered here, until it is forgotten', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const old = oldStorage(null)
  expect(await registeredHere(device, old).current()).toBe(null)
  await registeredHere(device, old).keep(HELEN)
  expect([await registeredHere(device, old).current(), old.left]).toEqual([HELEN, null])
  await registeredHere(device, old).forget()
  expect(await registeredHere(device, old).current()).toBe(null)
})

test('[ACC-35] what an older app kept in the small storage is taken over, and lies there no longer', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const old = oldStorage(JSON.stringify(HELEN))
  expect(await registeredHere(device, old).current()).toEqual(HELEN)
  expect([old.left, await device.choice('registered')]).toEqual([null, HELEN])
  for (const broken of ['', '{', '5', 'null', '{"username":7}']) {
    old.left = broken
    expect(await registeredHere(device, old).current()).toEqual(HELEN)
    expect(old.left).toBe(null)
  }
  old.left = JSON.stringify({ username: 'old' })
  await registeredHere(device, old).forget()
  expect([old.left, await registeredHere(device, old).current()]).toEqual([null, null])
})

test('[ACC-11, ACC-35] a device that keeps nothing stops nobody, and loses nothing that an older app kept', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const device = { choice: full, choose: full }
  const old = oldStorage(JSON.stringify(HELEN))
  expect(await registeredHere(device, old).current()).toBe(null)
  expect(old.left).toBe(JSON.stringify(HELEN))
  await registeredHere(device, old).keep(HELEN)
  await registeredHere(device, old).forget()
})
