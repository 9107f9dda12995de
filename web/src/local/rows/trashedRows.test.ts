import { groupValues } from '@reprieve/domain/sync/localRow.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { changeRows } from './changeRows.ts'
import { deleteById, undoDelete } from './deleteRows.ts'
import { emptyTrash, trashDraft, listTrashedDrafts } from '../drafts.ts'
import { getRow, type Diary } from './rows.ts'
import { aDiary, NOON, save } from '../testing/aDiary.ts'
import { trashedRows } from './trashedRows.ts'

const DAY = 86_400_000
const at = (diary: Diary, now: number): Diary => ({ ...diary, now: () => now })
const said = async (diary: Diary) =>
  (await trashedRows(diary)).map(({ values }) => Object.fromEntries(values))

const markSent = (diary: Diary) =>
  changeRows(diary, ['a'], ({ rows, state }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, sent: true })),
    state,
  }))

test('[SYNC-31] a row that was never sent is in the trash when it is deleted, for 30 days', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  await deleteById(diary, 'a')
  expect(await diary.tables.everyRow()).toEqual([])
  expect(await trashedRows(diary)).toMatchObject([
    { clientId: 'a', kind: 'record', at: NOON, isRefused: false },
  ])
  const inTime = at(diary, NOON + 30 * DAY)
  await emptyTrash(inTime)
  expect(await said(inTime)).toEqual([{ severity: 7 }])
  const late = at(diary, NOON + 30 * DAY + 1)
  expect(await said(late)).toEqual([])
  await emptyTrash(late)
  expect(await diary.tables.shelf('trash')).toEqual([])
})

test('[SYNC-31] a sent row keeps its content in the tombstone: no copy is made', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  await markSent(diary)
  await deleteById(diary, 'a')
  expect(await trashedRows(diary)).toEqual([])
  expect(groupValues((await getRow(diary, 'a'))!).get('severity')).toBe(7)
})

test('[SYNC-31] deleted, created again and deleted again: both are in the trash', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  await deleteById(diary, 'a')
  const later = at(diary, NOON + 5)
  await save(later, 'a', { severity: 3 })
  await deleteById(later, 'a')
  expect(await said(later)).toEqual([{ severity: 3 }, { severity: 7 }])
})

test('[SYNC-31, REC-24] Undo removes its own copy from the trash, and no other', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  await deleteById(diary, 'a')
  const later = at(diary, NOON + 5)
  await save(later, 'a', { severity: 3 })
  const deleted = await deleteById(later, 'a')
  if (!deleted.ok || deleted.value === null) throw new Error('it was not there')
  await undoDelete(later, deleted.value)
  expect(await said(later)).toEqual([{ severity: 7 }])
  expect(groupValues((await getRow(diary, 'a'))!).get('severity')).toBe(3)
})

test('[SYNC-31] with a clock that was set back, or stopped, both are in the trash as well', async () => {
  const diary = aDiary()
  for (const severity of [7, 3]) {
    await save(diary, 'a', { severity })
    await deleteById(diary, 'a')
  }
  expect(new Set((await said(diary)).map(({ severity }) => severity))).toEqual(new Set([3, 7]))
})

test('[SYNC-31] deleted under a clock that was a year late, it is there when the clock is right again', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  await deleteById(at(diary, NOON - 365 * DAY), 'a')
  await emptyTrash(diary)
  expect(await said(diary)).toEqual([{ severity: 7 }])
})

test('[SYNC-31, REC-24] Undo removes nothing from the trash that it does not restore', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  const deleted = await deleteById(diary, 'a')
  if (!deleted.ok || deleted.value === null) throw new Error('it was not there')
  const later = at(diary, NOON + 5)
  await save(later, 'a', { severity: 3 })
  await undoDelete(later, deleted.value)
  expect(groupValues((await getRow(diary, 'a'))!).get('severity')).toBe(3)
  expect(await said(later)).toEqual([{ severity: 7 }])
})

test('[SYNC-31] a write of another tab during the copy is in the copy', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  let isFirst = true
  const encode: Diary['codec']['encode'] = async (place, value) => {
    if (place.table === 'trash' && isFirst) {
      isFirst = false
      await save(diary, 'a', { severity: 4 })
    }
    return diary.codec.encode(place, value)
  }
  await deleteById({ ...diary, codec: { ...diary.codec, encode } }, 'a')
  expect([await diary.tables.everyRow(), await said(diary)]).toEqual([[], [{ severity: 4 }]])
})

test('[SYNC-31, LOCAL-10] without room for the copy, nothing is deleted', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  const write: Diary['tables']['write'] = async (batch) =>
    (batch.shelve ?? []).length > 0 ? err('no-room') : diary.tables.write(batch)
  expect(await deleteById({ ...diary, tables: { ...diary.tables, write } }, 'a')).toEqual(err('no-room'))
  expect(await getRow(diary, 'a')).not.toBeNull()
})

test('[SYNC-31, LOCAL-3] in a copy from a file null means no value', async () => {
  const diary = aDiary()
  const value = { clientId: 'a', kind: 'record', values: [['severity', 7], ['note', null], ['torn']] }
  const content = await diary.codec.encode({ table: 'trash', id: 'x' }, { kind: 'deleted-row', value })
  await diary.tables.write({ shelve: [{ shelf: 'trash', id: 'x', at: NOON, content }] })
  expect(await said(diary)).toEqual([{ severity: 7 }])
})

test('[SYNC-31, LOCAL-7] a draft closed without saving is not a deleted row, and keeps its own time', async () => {
  const diary = aDiary()
  await trashDraft(diary, { id: 'a', kind: 'record', value: {}, at: NOON })
  await save(diary, 'a', { severity: 7 })
  await deleteById(diary, 'a')
  expect((await listTrashedDrafts(diary)).length).toBe(2)
  await emptyTrash(at(diary, NOON + 2 * DAY))
  expect(await said(at(diary, NOON + 2 * DAY))).toEqual([{ severity: 7 }])
})
