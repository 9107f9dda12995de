import { expect, test } from 'vitest'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import { openDoorbell } from '../../local/doorbell.ts'
import { saveNewRecord } from '../../records/recordTable.ts'
import { aPain, aRecordDiary } from '../../records/testing/aFinishedRecord.ts'
import { openEntryCount } from './entryCount.ts'

const aDiary = () => aRecordDiary({ doorbell: openDoorbell(crypto.randomUUID(), () => undefined) })

test('[LOCAL-25] new records are counted, also without a subscriber', async () => {
  const diary = aDiary()
  await saveNewRecord(diary, aPain(4))
  const counter = openEntryCount(diary)
  const stop = counter.subscribe(() => undefined)
  await expect.poll(counter.current).toBe(1)
  await saveNewRecord(diary, aPain(5))
  await expect.poll(counter.current).toBe(2)
  stop()
  await saveNewRecord(diary, aPain(6))
  counter.subscribe(() => undefined)
  await expect.poll(counter.current).toBe(3)
})

test('[LOCAL-25] returning to an unchanged diary gives the last count', async () => {
  const diary = aDiary()
  await saveNewRecord(diary, aPain(4))
  let counts = 0
  const countRows: typeof diary.tables.countRows = (kind) => {
    counts += 1
    return diary.tables.countRows(kind)
  }
  const watched = { ...diary, tables: { ...diary.tables, countRows } }
  const counter = openEntryCount(watched)
  const stop = counter.subscribe(() => undefined)
  await expect.poll(counter.current).toBe(1)
  // Later numbers of an episode are found in the columns, which count the rows once themselves.
  await getColumnStore(watched).upToDate()
  const before = counts
  stop()
  counter.subscribe(() => undefined)
  await saveNewRecord(diary, aPain(5))
  await expect.poll(counter.current).toBe(2)
  // Once for records and once for reflections: returning alone counted nothing.
  expect(counts).toBe(before + 2)
})
