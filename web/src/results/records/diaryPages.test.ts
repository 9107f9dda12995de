import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { expect, test } from 'vitest'
import { openDoorbell } from '../../local/doorbell.ts'
import { saveNewRecord } from '../../records/recordTable.ts'
import { aRecordDiary } from '../../records/testing/aFinishedRecord.ts'
import { openDiaryPages, type DiaryPages } from './diaryPages.ts'
import { openEntryCount } from './entryCount.ts'

const DAY = 86_400_000
const FIRST = Date.UTC(2026, 0, 1, 12)

async function aDiaryOf(days: number) {
  const diary = aRecordDiary({ doorbell: openDoorbell(crypto.randomUUID(), () => undefined) })
  for (let day = 0; day < days; day += 1) {
    await saveNewRecord(diary, { ...emptyRecord({ at: FIRST + day * DAY, offset: 0 }), severity: day % 11 })
  }
  return diary
}

const countOf = (pages: DiaryPages): number => {
  const seen = pages.current()
  return seen.is === 'read' ? seen.rows.length : -1
}
const until = async (isTrue: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !isTrue(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isTrue()).toBe(true)
}

test('[LOCAL-27] only as much is read as is shown', async () => {
  const pages = openDiaryPages(await aDiaryOf(25), { pageSize: 10 })
  pages.subscribe(() => undefined)
  await until(() => countOf(pages) === 10)
  pages.more()
  await until(() => countOf(pages) === 20)
  pages.more()
  await until(() => countOf(pages) === 25)
  expect(pages.current()).toMatchObject({ isWhole: true })
})

test('[LOCAL-25] new records are shown, and loaded pages stay loaded', async () => {
  const diary = await aDiaryOf(25)
  const pages = openDiaryPages(diary, { pageSize: 10 })
  const stop = pages.subscribe(() => undefined)
  await until(() => countOf(pages) === 10)
  pages.more()
  await until(() => countOf(pages) === 20)
  await saveNewRecord(diary, { ...emptyRecord({ at: FIRST + 40 * DAY, offset: 0 }), severity: 3 })
  await until(() => countOf(pages) >= 20 && newestOf(pages) === FIRST + 40 * DAY)
  stop()
  await saveNewRecord(diary, { ...emptyRecord({ at: FIRST + 41 * DAY, offset: 0 }), severity: 4 })
  expect(newestOf(pages)).toBe(FIRST + 40 * DAY)
  pages.subscribe(() => undefined)
  await until(() => newestOf(pages) === FIRST + 41 * DAY)
})

test('[LOCAL-25] an unchanged row is the same object, and no change notifies nobody', async () => {
  const diary = await aDiaryOf(5)
  const pages = openDiaryPages(diary, { pageSize: 10 })
  const stop = pages.subscribe(() => undefined)
  await until(() => countOf(pages) === 5)
  const before = pages.current()
  stop()
  let told = 0
  pages.subscribe(() => void (told += 1))
  await saveNewRecord(diary, { ...emptyRecord({ at: FIRST + 9 * DAY, offset: 0 }), severity: 1 })
  await until(() => countOf(pages) === 6)
  const after = pages.current()
  const rows = (seen: typeof before) => (seen.is === 'read' ? seen.rows : [])
  const oldest = (seen: typeof before) => rows(seen).find((row) => row.clientId === rows(before)[0]?.clientId)
  expect(oldest(after)).toBe(oldest(before))
  expect(told).toBe(1)
})

test('[LOCAL-25] returning to an unchanged diary reads nothing', async () => {
  const diary = await aDiaryOf(5)
  let reads = 0
  const latestRows: typeof diary.tables.latestRows = (...asked) => {
    reads += 1
    return diary.tables.latestRows(...asked)
  }
  const pages = openDiaryPages({ ...diary, tables: { ...diary.tables, latestRows } }, { pageSize: 10 })
  const stop = pages.subscribe(() => undefined)
  await until(() => countOf(pages) === 5)
  const before = reads
  stop()
  pages.subscribe(() => undefined)
  await saveNewRecord(diary, { ...emptyRecord({ at: FIRST + 9 * DAY, offset: 0 }), severity: 1 })
  await until(() => countOf(pages) === 6)
  expect(reads).toBe(2 * before)
})

function newestOf(pages: DiaryPages): unknown {
  const seen = pages.current()
  const times = seen.is === 'read' ? seen.rows.map((row) => row.groups.get('timing')?.v) : []
  return Math.max(...times.map((timing) => (timing as { timing: number }).timing))
}

test('[RES-25] of a range no day is missing, by the calendar of the place of each entry, and nothing else is read', async () => {
  const diary = aRecordDiary({ doorbell: openDoorbell(crypto.randomUUID(), () => undefined) })
  const HOUR = DAY / 24
  const first = Date.UTC(2026, 2, 10) / DAY
  // The first and the last minute of each day, in the easternmost and the westernmost time zone.
  for (let day = first - 3; day <= first + 12; day += 1) {
    for (const offset of [14 * HOUR, -12 * HOUR]) {
      for (const at of [day * DAY - offset, (day + 1) * DAY - 60_000 - offset]) {
        await saveNewRecord(diary, { ...emptyRecord({ at, offset }), severity: 4 })
      }
    }
  }
  const bounds = { from: first, to: first + 6 }
  const pages = openDiaryPages(diary, { bounds, pageSize: 100 })
  pages.subscribe(() => undefined)
  await until(() => countOf(pages) === 7 * 4)
  expect(pages.current()).toMatchObject({ isWhole: true, hasEarlier: true })

  const few = openDiaryPages(diary, { bounds, pageSize: 3 })
  few.subscribe(() => undefined)
  for (let tries = 0; tries < 40; tries += 1) {
    few.more()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await until(() => countOf(few) === 7 * 4)

  const counter = openEntryCount(diary, { bounds })
  counter.subscribe(() => undefined)
  await until(() => counter.current() === 7 * 4)
})

test('[RES-25] before the first days of a diary there is nothing earlier', async () => {
  const diary = await aDiaryOf(5)
  const from = FIRST / DAY - 10
  const pages = openDiaryPages(diary, { bounds: { from: Math.floor(from), to: Math.floor(from) + 40 } })
  pages.subscribe(() => undefined)
  await until(() => countOf(pages) === 5)
  expect(pages.current()).toMatchObject({ isWhole: true, hasEarlier: false })
})
