import { expect, test } from 'vitest'
import type { OpenDiary } from '../../access/diary.ts'
import { helen } from '../../access/testing/tabWorld.ts'
import { readRowsOfKind } from '../../local/rows/rows.ts'
import { aDiary, save } from '../../local/testing/aDiary.ts'
import { storeSyncedAt } from '../../sync/syncedAt.ts'
import { reportFatalFault } from './reportFault.ts'

async function aFault() {
  const bare = aDiary()
  await save(bare, 'a', { severity: 7 })
  const diary: OpenDiary = {
    ...bare,
    who: { is: 'user', id: '7' },
    database: 'd',
    lock: { is: 'none' },
    close: () => undefined,
  }
  return { device: null, diary, session: helen('token'), error: new TypeError('x') }
}

test('[SES-6] broken before the first sync: the export is offered, and the diary is there', async () => {
  const fault = await aFault()
  expect(await reportFatalFault(fault)).toBe(true)
  expect((await readRowsOfKind(fault.diary, 'record')).length).toBe(1)
})

test('[SES-6] the diary of a person without an account exists nowhere else either: the export is offered too', async () => {
  expect(await reportFatalFault({ ...(await aFault()), session: { is: 'anonymous' } })).toBe(true)
})

test('[SES-6] after a sync, or on a locked device, the plain error screen is enough', async () => {
  const fault = await aFault()
  expect(await reportFatalFault({ ...fault, session: helen(null) })).toBe(false)
  await storeSyncedAt(fault.diary, 5)
  expect(await reportFatalFault(fault)).toBe(false)
})
