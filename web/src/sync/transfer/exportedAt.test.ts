import { expect, test } from 'vitest'
import { aRecordDiary } from '../../records/testing/aFinishedRecord.ts'
import { readExportedAt, storeExportedAt } from './exportedAt.ts'

test('[SET-16] the device knows when the diary was last saved as a file', async () => {
  const diary = aRecordDiary()
  expect(await readExportedAt(diary)).toBe(null)
  await storeExportedAt(diary)
  expect(await readExportedAt(diary)).toBe(diary.now())
})

test.each([null, { at: 'yesterday' }, { at: Number.NaN }, 7])('[SET-16] %j is not a time', async (value) => {
  const diary = aRecordDiary()
  await diary.tables.write({ states: [{ name: 'exported', rev: 1, value }] })
  expect(await readExportedAt(diary)).toBe(null)
})
