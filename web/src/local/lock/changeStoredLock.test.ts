import { ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { changeStoredLock, replaceUnlockWays } from './changeStoredLock.ts'
import { aLock, aPasskey, aRecovery } from './testing/aLock.ts'
import { unlock, withWay } from './unlockWays.ts'

const PASSKEY = aPasskey()

test('[LOCK-21] a tab with outdated ways restores none of them', async () => {
  const former = aRecovery()
  const { record } = await aLock([PASSKEY, former])
  const next = aRecovery()
  const renewed = await withWay(record, { known: PASSKEY, added: next })
  if (!renewed.ok) throw new Error(renewed.reason)

  const kept = changeStoredLock(record, record, replaceUnlockWays(record, renewed.value))
  expect(kept?.wraps).toEqual(renewed.value.wraps)
  // The other tab still has the old record.
  const timed = changeStoredLock(kept, record, (now) => ({ ...now, autoLockMs: 0 }))
  expect(timed).toEqual({ ...kept, autoLockMs: 0 })
  expect(await unlock(timed!, next)).toEqual(ok(expect.anything()))
  const late = await withWay(record, { known: PASSKEY, added: aRecovery() })
  expect(changeStoredLock(timed, record, replaceUnlockWays(record, late.ok ? late.value : record))).toBeNull()
})

test('[LOCK-21] another lock, a broken one and none are left as they are', async () => {
  const { record } = await aLock([PASSKEY, aRecovery()])
  const { record: another } = await aLock([PASSKEY, aRecovery()])
  const change = (): typeof record => record
  expect(changeStoredLock(another, record, change)).toBeNull()
  expect(changeStoredLock({ ...record, wraps: [] }, record, change)).toBeNull()
  expect(changeStoredLock(null, record, change)).toBeNull()
})
