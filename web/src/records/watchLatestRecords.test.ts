import { expect, test } from 'vitest'
import { openDoorbell } from '../local/doorbell.ts'
import { saveNewRecord } from './recordTable.ts'
import { watchLatestRecords } from './readRecords.ts'
import { aPain, aRecordDiary } from './testing/aFinishedRecord.ts'

const fail = (fault: unknown) => {
  throw fault
}

test('[LOCAL-21, LOCAL-25] a save in another tab is shown here', async () => {
  const there = aRecordDiary({ doorbell: openDoorbell('reprieve-w', fail) })
  const here = { ...there, doorbell: openDoorbell('reprieve-w', fail) }
  const watched = watchLatestRecords(here, 2)
  const seen = (total: number) =>
    new Promise((resolve) => {
      const end = watched.subscribe(() => {
        const now = watched.current()
        if (now.is !== 'read' || now.value.length !== total) return
        resolve(now.value.map(({ severity }) => severity))
        queueMicrotask(() => end())
      })
    })
  expect(await seen(0)).toEqual([])
  const shown = seen(1)
  await saveNewRecord(there, aPain(7))
  expect(await shown).toEqual([7])
  for (const { doorbell } of [here, there]) doorbell.close()
})

test('[LOCAL-25] a screen that is opened again immediately shows its previous content', () => {
  const diary = aRecordDiary()
  expect(watchLatestRecords(diary, 2)).toBe(watchLatestRecords(diary, 2))
  expect(watchLatestRecords(diary, 2)).not.toBe(watchLatestRecords(diary, 5))
})
