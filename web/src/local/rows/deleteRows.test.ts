import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { changeRows } from './changeRows.ts'
import { deleteById } from './deleteRows.ts'
import { getRow, type Diary } from './rows.ts'
import { aDiary, save } from '../testing/aDiary.ts'

/** Another tab does this between the read and the write of this one. */
function after(diary: Diary, act: () => Promise<unknown>): Diary {
  let isFirst = true
  const write: Diary['tables']['write'] = async (batch) => {
    if (isFirst) {
      isFirst = false
      await act()
    }
    return diary.tables.write(batch)
  }
  return { ...diary, tables: { ...diary.tables, write } }
}

const markSent = (diary: Diary) =>
  changeRows(diary, ['a'], ({ rows, state }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, sent: true })),
    state,
  }))

test('[SYNC-11] a delete drops no row that was created again meanwhile, and may have been sent', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  await save(diary, 'a', { severity: 6 })
  const deleting = after(diary, async () => {
    await deleteById(diary, 'a')
    await save(diary, 'a', { severity: 5 })
    await markSent(diary)
  })
  expect(await deleteById(deleting, 'a')).toMatchObject({ ok: true, value: { sent: true } })
  // The server may have it by now, so the deletion must be sent.
  const row = await getRow(diary, 'a')
  expect(row === null ? 'dropped' : isDeleted(row)).toBe(true)
})

test('[SYNC-11] a row that no other device knows is deleted without a tombstone', async () => {
  const diary = aDiary()
  await save(diary, 'a', { severity: 7 })
  await deleteById(diary, 'a')
  expect(await diary.tables.everyRow()).toEqual([])
})
