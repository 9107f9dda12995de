import { continueEpisode, endEpisode } from '@reprieve/domain/records/episode.ts'
import type { FinishedRecord } from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { openDoorbell } from '../../local/doorbell.ts'
import { deleteTogether, undoDeletes } from '../../local/rows/deleteTogether.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { saveNewRecord } from '../../records/recordTable.ts'
import { aRecordDiary } from '../../records/testing/aFinishedRecord.ts'
import { openDiaryPages, type DiaryPages } from './diaryPages.ts'
import { openEntryCount } from './entryCount.ts'
import { foldEpisodes } from './foldEpisodes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FIRST = Date.UTC(2026, 0, 1, 12)

const aDiary = (): Diary =>
  aRecordDiary({ doorbell: openDoorbell(crypto.randomUUID(), () => undefined), now: () => FIRST + 300 * DAY })

async function save(diary: Diary, at: number, own: Partial<FinishedRecord> = {}): Promise<string> {
  const made = await saveNewRecord(diary, { ...emptyRecord({ at, offset: 0 }), severity: 5, ...own })
  if (!made.ok) throw new Error(made.reason)
  return made.value.clientId
}

async function anEpisode(diary: Diary, at: number, after: readonly number[]): Promise<string[]> {
  const started = continueEpisode({ ...emptyRecord({ at, offset: 0 }), severity: 5 }, at)
  const head = await save(diary, at, { ...endEpisode(started, at + 60 * HOUR), severity: 5 })
  const parts: string[] = []
  for (const hours of after) parts.push(await save(diary, at + hours * HOUR, { severity: 8, partOf: head }))
  return [head, ...parts]
}

const rowsOf = (pages: DiaryPages): readonly LocalRow[] => {
  const seen = pages.current()
  return seen.is === 'read' ? seen.rows : []
}

/** The lines of the list, latest first, as ids and the number of later numbers. */
function linesOf(pages: DiaryPages): [string, number][] {
  const { rows, parts } = foldEpisodes(rowsOf(pages))
  return rows.map(({ clientId }) => [clientId, parts.get(clientId)?.length ?? 0])
}

async function allOf(pages: DiaryPages): Promise<void> {
  const stop = pages.subscribe(() => undefined)
  await expect
    .poll(() => {
      pages.more()
      const seen = pages.current()
      return seen.is === 'read' && seen.isWhole
    })
    .toBe(true)
  stop()
}

test('[EPI-21, LOCAL-27] no page divides an episode: a number waits for its record', async () => {
  const diary = aDiary()
  const [head, ...parts] = await anEpisode(diary, FIRST, [1, 30, 50])
  for (let day = 3; day < 12; day += 1) await save(diary, FIRST + day * DAY)
  const pages = openDiaryPages(diary, { pageSize: 10 })
  pages.subscribe(() => undefined)
  await expect.poll(() => rowsOf(pages).length).toBeGreaterThan(0)
  expect(linesOf(pages).every(([, count]) => count === 0)).toBe(true)
  expect(rowsOf(pages).some(({ clientId }) => parts.includes(clientId))).toBe(false)
  await allOf(pages)
  expect(linesOf(pages)).toHaveLength(10)
  expect(linesOf(pages).find(([id]) => id === head)).toEqual([head, 3])
})

test('[EPI-11, EPI-21] a range shows the episode of a number in it, and the numbers after it', async () => {
  const diary = aDiary()
  const [head] = await anEpisode(diary, FIRST, [1, 30, 50])
  const day = Math.floor(FIRST / DAY)
  const shown = async (from: number, to: number) => {
    const bounds = { from: day + from, to: day + to }
    const [pages, counter] = [openDiaryPages(diary, { bounds }), openEntryCount(diary, { bounds })]
    counter.subscribe(() => undefined)
    await allOf(pages)
    await expect.poll(counter.current).not.toBeNull()
    return { lines: linesOf(pages), count: counter.current() }
  }
  expect(await shown(1, 1)).toEqual({ lines: [[head, 3]], count: 1 })
  expect(await shown(0, 0)).toEqual({ lines: [[head, 3]], count: 1 })
  expect(await shown(5, 9)).toEqual({ lines: [], count: 0 })
})

test('[EPI-8, EPI-21] a number whose record is deleted is a line of its own', async () => {
  const diary = aDiary()
  const [head, first, second] = await anEpisode(diary, FIRST, [1, 2])
  await deleteTogether(diary, [head!])
  const pages = openDiaryPages(diary)
  await allOf(pages)
  expect(new Map(linesOf(pages))).toEqual(
    new Map([
      [first, 0],
      [second, 0],
    ]),
  )
})

test('[EPI-20] the count of all time has an episode once', async () => {
  const diary = aDiary()
  await anEpisode(diary, FIRST, [1, 2])
  await save(diary, FIRST + DAY)
  const counter = openEntryCount(diary)
  counter.subscribe(() => undefined)
  await expect.poll(counter.current).toBe(2)
})

test('[EPI-8] an episode is deleted with its numbers in one step, and one undo restores all', async () => {
  const diary = aDiary()
  const ids = await anEpisode(diary, FIRST, [1, 2])
  const other = await save(diary, FIRST + DAY)
  const before = await diary.tables.everyRow()
  const deleted = await deleteTogether(diary, ids)
  if (!deleted.ok) throw new Error(deleted.reason)
  expect(deleted.value.map(({ clientId }) => clientId)).toEqual(ids)
  const left = openDiaryPages(diary)
  await allOf(left)
  expect(linesOf(left)).toEqual([[other, 0]])
  expect((await undoDeletes(diary, deleted.value)).ok).toBe(true)
  const pages = openDiaryPages(diary)
  await allOf(pages)
  expect(linesOf(pages).find(([id]) => id === ids[0])).toEqual([ids[0], 2])
  expect(await diary.tables.everyRow()).toHaveLength(before.length)
})

test('[EPI-8] if one is gone already, the others are deleted all the same', async () => {
  const diary = aDiary()
  const [head, part] = await anEpisode(diary, FIRST, [1])
  await deleteTogether(diary, [part!])
  const deleted = await deleteTogether(diary, [head!, part!, 'unknown'])
  expect(deleted.ok && deleted.value.map(({ clientId }) => clientId)).toEqual([head])
})
