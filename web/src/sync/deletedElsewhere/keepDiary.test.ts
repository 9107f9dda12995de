import { emptyRow } from '@reprieve/domain/sync/localRow.ts'
import { beforeEach, expect, test } from 'vitest'
import { openDeviceDatabase, type DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { storeDraft, offeredDrafts } from '../../local/drafts.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import { deleteById } from '../../local/rows/deleteRows.ts'
import { readRowsOfKind } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import { aDiary, NOON, save, type TestDiary } from '../../local/testing/aDiary.ts'
import { fakeEngine } from '../../local/testing/fakeEngine.ts'
import { storeSyncedAt, readSyncedAt } from '../syncedAt.ts'
import { findTrash } from '../trash/findTrash.ts'
import { keepDiary } from './keepDiary.ts'

const DAY = 86_400_000
const HELEN = { is: 'user', id: '7' } as const
const ANONYMOUS = { is: 'anonymous' } as const

let diary: TestDiary
let device: DeviceDatabase
let told: number

beforeEach(async () => {
  diary = aDiary()
  device = await openDeviceDatabase(fakeEngine())
  told = 0
})

const parts = () => ({
  diary,
  userId: '7',
  device,
  isStillTheirs: async () => true,
  become: async () => void (told += 1),
})

/** As after a sync: numbered by the server, sent, and pulled up to a cursor. */
async function synced(clientId: string, number: number): Promise<void> {
  await save(diary, clientId, { severity: 7 })
  await changeRows(diary, [clientId], ({ rows, state }) => ({
    rows: [...rows.values()].map((row) => ({
      ...row,
      idOnServer: number,
      sent: true,
      dirty: false,
      pend: new Set<string>(),
    })),
    state: { ...state, cursor: number, epoch: 'e1' },
  }))
}

test('[ACC-22, D24] a kept diary belongs to the device: everything is there, and nothing of the old account', async () => {
  const before = await device.databaseOf(HELEN)
  await synced('a', 31)
  await synced('b', 32)
  await storeSyncedAt(diary, 5)
  await storeDraft(diary, { id: 'd1', kind: 'record', value: { severity: 3 } })

  expect(await keepDiary(parts())).toBe('kept')
  expect(await device.databaseOf(ANONYMOUS)).toBe(before)
  expect(await device.choice('owner')).toEqual(ANONYMOUS)
  expect(told).toBe(1)
  const rows = await readRowsOfKind(diary, 'record')
  expect(rows.map(({ clientId, idOnServer, dirty, sent }) => [clientId, idOnServer, dirty, sent])).toEqual([
    ['a', null, true, false],
    ['b', null, true, false],
  ])
  expect(new Set(rows.map(({ localId }) => localId)).size).toBe(2)
  const { state } = await loadSyncState(diary)
  expect([state.cursor, state.epoch, await readSyncedAt(diary)]).toEqual([0, null, null])
  expect((await offeredDrafts(diary)).length).toBe(1)
})

test('[ACC-22] rows deleted before stay deleted, and are sent to nobody', async () => {
  await synced('a', 31)
  await changeRows(diary, [], ({ state }) => {
    const row = emptyRow('gone', 'record')
    const s = '0000000003e8-0000-00000000000a'
    const groups = new Map([['deleted', { v: { deleted: 1 }, s: s as never }]])
    return { rows: [{ ...row, groups, idOnServer: 40, sent: true }], state }
  })
  await device.databaseOf(HELEN)
  await keepDiary(parts())
  expect((await diary.tables.everyRow()).length).toBe(1)
})

test('[ACC-22, SYNC-31] rows deleted in the last 30 days can still be restored, older ones not', async () => {
  await device.databaseOf(HELEN)
  for (const id of ['a', 'b']) await synced(id, 31)
  await deleteById(diary, 'a')
  const later = NOON + 31 * DAY
  diary = { ...diary, now: () => later }
  await deleteById(diary, 'b')
  expect(await keepDiary(parts())).toBe('kept')
  expect(await diary.tables.everyRow()).toEqual([])
  expect((await findTrash(diary)).map(({ clientId, deletedAt }) => [clientId, deletedAt])).toEqual([
    ['b', later],
  ])
})

test('[ACC-22] beside a diary without an account nothing is mixed: neither is touched', async () => {
  const both = [await device.databaseOf(HELEN), await device.databaseOf(ANONYMOUS)]
  await synced('a', 31)
  expect(await keepDiary(parts())).toBe('has-one')
  expect([await device.databaseOf(HELEN), await device.databaseOf(ANONYMOUS)]).toEqual(both)
  expect((await readRowsOfKind(diary, 'record'))[0]?.idOnServer).toBe(31)
})

test('[ACC-22] after a sign-in elsewhere meanwhile, the deletion being cancelled, everything stays as it was', async () => {
  await device.databaseOf(HELEN)
  await synced('a', 31)
  expect(await keepDiary({ ...parts(), isStillTheirs: async () => false })).toBe('gone')
  expect((await readRowsOfKind(diary, 'record'))[0]?.idOnServer).toBe(31)
})

test('[ACC-22] the device dies before the last step: asked again, it ends well', async () => {
  const before = await device.databaseOf(HELEN)
  await synced('a', 31)
  const dying = { ...device, giveToAnonymous: () => Promise.reject(new Error('died')) }
  expect(await keepDiary({ ...parts(), device: dying })).toBe('failed')
  expect(await device.databaseOf(HELEN)).toBe(before)
  expect(await keepDiary(parts())).toBe('kept')
  expect((await readRowsOfKind(diary, 'record')).length).toBe(1)
})

test('[ACC-22] a large diary is kept completely', async () => {
  await device.databaseOf(HELEN)
  const ids = Array.from({ length: 1_500 }, (_, n) => `r${n}`)
  await changeRows(diary, [], ({ state }) => ({
    rows: ids.map((id, n) => ({ ...emptyRow(id, 'record'), idOnServer: n + 1, sent: true })),
    state,
  }))
  expect(await keepDiary(parts())).toBe('kept')
  const numbers = (await readRowsOfKind(diary, 'record')).map(({ localId }) => localId)
  expect([numbers.length, new Set(numbers).size]).toEqual([1_500, 1_500])
})
