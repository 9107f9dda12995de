import { continueEpisode, endEpisode } from '@reprieve/domain/records/episode.ts'
import { sortOpenEpisodes } from '@reprieve/domain/records/openEpisode.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import type { Diary } from '../../local/rows/rows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { saveNewRecord, saveRecordEdit } from '../recordTable.ts'
import { aPain, aRecordDiary, saveAndReadRecord, toFinishedRecord } from '../testing/aFinishedRecord.ts'
import { continueOpenEpisode } from './continueOpenEpisode.ts'
import { addNumber, endAt, joinEpisode, startEpisode, undoEpisodeChange } from './episodeActs.ts'
import { noteHead, readKeptHeads, searchOpenHeads } from './keptHeads.ts'
import { readEpisode, readOpenEpisodes } from './readEpisodes.ts'

const anOpenOne = (diary: Diary, severity: number, at: number) =>
  saveAndReadRecord(diary, toFinishedRecord(continueEpisode(aPain(severity, { at }), at)))

/** The latest first. */
const told = async (diary: Diary) =>
  sortOpenEpisodes(await readOpenEpisodes(diary), Infinity).toFinish.map(({ head, parts }) => [
    head.severity,
    parts.map(({ severity }) => severity),
  ])

test('[EPI-4, EPI-5] an open episode is found with its numbers, and without other records of its days', async () => {
  let now = NOON - HOUR_MS
  const diary = aRecordDiary({ now: () => now })
  const head = await anOpenOne(diary, 5, NOON - 30 * HOUR_MS)
  await saveNewRecord(diary, aPain(9, { at: NOON - 2 * HOUR_MS }))
  await addNumber(diary, head, 8)
  now = NOON
  await addNumber(diary, head, 3)
  expect(await told(diary)).toEqual([[5, [8, 3]]])
})

test('[EPI-3] ended and undone, it is as it was before, with the numbers told meanwhile', async () => {
  const diary = aRecordDiary()
  const head = await anOpenOne(diary, 5, NOON - HOUR_MS)
  const ended = await endAt(diary, head, NOON)
  if (!ended.ok) throw new Error(ended.reason)
  expect(await told(diary)).toEqual([])
  await addNumber(diary, head, 2)
  await undoEpisodeChange(diary, ended.value)
  expect(await told(diary)).toEqual([[5, [2]]])
})

test('[EPI-3] with a clock from before its start, it stays open and the fault is told', async () => {
  const diary = aRecordDiary()
  const head = await anOpenOne(diary, 5, NOON)
  expect(await endAt(diary, head, NOON - 1)).toEqual({ ok: false, reason: 'end-before-start' })
  expect(await endAt(diary, head, NOON + HOUR_MS)).toEqual({ ok: false, reason: 'in-the-future' })
  expect(await told(diary)).toEqual([[5, []]])
})

test('[EPI-6] one that began long ago is still found, from the list of those that are open', async () => {
  const diary = aRecordDiary()
  const head = await anOpenOne(diary, 5, NOON - 300 * DAY_MS)
  expect(await told(diary), 'nobody has looked for it').toEqual([])
  await noteHead(diary, head.ref.clientId)
  const { onHome, toFinish } = sortOpenEpisodes(await readOpenEpisodes(diary), NOON)
  expect([onHome.length, toFinish.length]).toEqual([0, 1])
})

test('[EPI-6] what another device or a file has brought is found once a day, and after many records', async () => {
  let now = NOON
  const diary = aRecordDiary({ now: () => now })
  expect(await searchOpenHeads(diary)).toBe(false)
  await anOpenOne(diary, 5, NOON - 300 * DAY_MS)
  expect(await searchOpenHeads(diary), 'it has just looked').toBe(false)
  now += DAY_MS
  expect(await searchOpenHeads(diary)).toBe(true)
  expect(await told(diary)).toEqual([[5, []]])
  for (let count = 0; count < 40; count++) await saveNewRecord(diary, aPain(1, { at: NOON - 40 * DAY_MS }))
  await anOpenOne(diary, 6, NOON - 200 * DAY_MS)
  expect(await searchOpenHeads(diary)).toBe(true)
  expect(await told(diary)).toEqual([
    [6, []],
    [5, []],
  ])
})

test('[EPI-6] the list forgets those that are over', async () => {
  const diary = aRecordDiary()
  const head = await anOpenOne(diary, 5, NOON - 300 * DAY_MS)
  await noteHead(diary, head.ref.clientId)
  await saveRecordEdit(diary, { opened: head, finished: toFinishedRecord(endEpisode(head, NOON)) })
  expect(await told(diary)).toEqual([])
  await expect.poll(async () => (await readKeptHeads(diary)).ids).toEqual([])
})

test('[EPI-5] a number told for a time after the end belongs to the course', async () => {
  const diary = aRecordDiary()
  const head = await anOpenOne(diary, 5, NOON - 2 * DAY_MS)
  const ended = await endAt(diary, head, NOON - DAY_MS)
  if (!ended.ok) throw new Error(ended.reason)
  await addNumber(diary, head, 4)
  const { parts } = await readEpisode(diary, ended.value.after)
  expect(parts.map(({ severity }) => severity)).toEqual([4])
})

test('[EPI-2, EPI-7] a saved record starts one, or becomes a number of the one that is open', async () => {
  const diary = aRecordDiary()
  const first = await saveAndReadRecord(diary, aPain(5, { at: NOON - HOUR_MS }))
  expect((await startEpisode(diary, first.ref.clientId)).ok).toBe(true)
  const second = await saveAndReadRecord(diary, aPain(7))
  expect((await joinEpisode(diary, second.ref.clientId, first.ref.clientId)).ok).toBe(true)
  expect(await told(diary)).toEqual([[5, [7]]])
  expect(await startEpisode(diary, 'gone')).toEqual({ ok: false, reason: 'gone' })
})

test('[EPI-10] Nothing new is a number of what goes on, and a record of its own if nothing does', async () => {
  const diary = aRecordDiary()
  const last = await saveAndReadRecord(diary, aPain(6, { at: NOON - 2 * HOUR_MS }))
  expect(await continueOpenEpisode(diary, last)).toBeNull()
  const head = await anOpenOne(diary, 4, NOON - HOUR_MS)
  expect(await continueOpenEpisode(diary, head)).toMatchObject({
    severity: 4,
    partOf: head.ref.clientId,
    startsAt: NOON,
  })
})
