import { newClientId } from '@reprieve/contract/ids.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { addDoses, latestDoses } from '../../doses/doseTable.ts'
import type { Change } from '../../local/doorbell.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import { getRow, type Diary } from '../../local/rows/rows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { latestRecords } from '../../records/readRecords.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import { reflectionOfDay } from '../../reflections/readReflections.ts'
import {
  aScoredReflection,
  saveAndReadReflection as savedReflection,
} from '../../reflections/testing/aReflection.ts'
import { CLOCK_CHANGE, markClockShown, noteClock, readWrongClock } from './clockMemory.ts'
import { moveTimes, findWrongTimes } from './moveTimes.ts'

/** As after an answer of the server. */
const offsetIs = (diary: Diary, offset: number) =>
  changeRows(diary, [], ({ state }) => ({ state: { ...state, clock: { ...state.clock, offset } } }))

async function answered(diary: Diary, offset: number): Promise<void> {
  await offsetIs(diary, offset)
  await noteClock(diary)
}

const clockRings = ({ rung }: { rung: Change[] }): number =>
  rung.filter((change) => change.includes(CLOCK_CHANGE)).length

const startsOf = async (diary: Diary): Promise<number[]> =>
  (await latestRecords(diary, 9)).map(({ startsAt }) => startsAt)

test('[SYNC-33] a wrong clock is reported in each tab until one was read, and after a reload', async () => {
  const diary = aRecordDiary()
  await answered(diary, HOUR_MS)
  expect(await readWrongClock({ ...diary })).toEqual({ wrongBy: HOUR_MS, since: null })
  expect(clockRings(diary)).toBe(1)
  await markClockShown(diary)
  expect(await readWrongClock(diary)).toBeNull()
  expect(clockRings(diary)).toBe(2)
  await answered(diary, HOUR_MS)
  expect(clockRings(diary)).toBe(2)
})

test('[SYNC-33] a pass that finds the clock right and nothing new writes nothing', async () => {
  const diary = aRecordDiary()
  await answered(diary, 0)
  let writes = 0
  const watched = {
    ...diary,
    tables: {
      ...diary.tables,
      write: (...batch: Parameters<typeof diary.tables.write>) => {
        writes += 1
        return diary.tables.write(...batch)
      },
    },
  }
  await noteClock(watched)
  expect(writes).toBe(0)
})

test('[SYNC-33] entries saved while the clock was right are not offered, later ones are', async () => {
  const diary = aRecordDiary()
  await saveAndReadRecord(diary, aPain(3))
  await answered(diary, 0)
  const { ref } = await saveAndReadRecord(diary, aPain(5, { at: NOON - 1_000 }))
  await answered(diary, HOUR_MS)
  const found = await findWrongTimes(diary, (await readWrongClock(diary))!)
  expect(found).toMatchObject([
    { clientId: ref.clientId, at: NOON - 1_000, to: NOON - 1_000 + HOUR_MS, number: 5 },
  ])
})

test('[SYNC-33] a move is an ordinary edit that waits to be sent, and pressed twice moves once', async () => {
  const diary = aRecordDiary()
  const { ref } = await saveAndReadRecord(diary, aPain(5))
  const [found] = await findWrongTimes(diary, { wrongBy: HOUR_MS, since: null })
  const before = await getRow(diary, ref.clientId)
  const [once] = await Promise.all([moveTimes(diary, [found!], HOUR_MS), moveTimes(diary, [found!], HOUR_MS)])
  expect(await startsOf(diary)).toEqual([NOON + HOUR_MS])
  const after = await getRow(diary, ref.clientId)
  expect(after!.pend.has('timing') && after!.dirty).toBe(true)
  expect(after!.groups.get('severity')).toEqual(before!.groups.get('severity'))
  // And back again, as by Undo.
  expect(once).toMatchObject({ ok: true, value: [{ at: NOON + HOUR_MS }] })
  if (once.ok) await moveTimes(diary, once.value, -HOUR_MS)
  expect(await startsOf(diary)).toEqual([NOON])
})

test('[SYNC-33] an entry changed since the person saw it stays as changed', async () => {
  const diary = aRecordDiary()
  await saveAndReadRecord(diary, aPain(5))
  const [found] = await findWrongTimes(diary, { wrongBy: HOUR_MS, since: null })
  expect(await moveTimes(diary, [{ ...found!, at: NOON - 1 }], HOUR_MS)).toEqual({ ok: true, value: [] })
  expect(await startsOf(diary)).toEqual([NOON])
})

test('[SYNC-33] a time that another device has set is right', async () => {
  const diary = aRecordDiary()
  const { ref } = await saveAndReadRecord(diary, aPain(5))
  await changeRows(diary, [ref.clientId], ({ rows, state }) => {
    const row = rows.get(ref.clientId)!
    const timing = row.groups.get('timing')!
    const theirs = { ...timing, s: `${timing.s.slice(0, 18)}abcdefabcdef` }
    return { rows: [{ ...row, groups: new Map([...row.groups, ['timing', theirs]]) }], state }
  })
  expect(await findWrongTimes(diary, { wrongBy: HOUR_MS, since: null })).toEqual([])
})

test('[SYNC-33] doses and, by days, reflections move as well', async () => {
  const diary = aRecordDiary()
  const what = { id: newClientId(NOON), text: 'Naproxen', kind: 'medication' } as const
  const untold = { amount: null, before: null, after: null, effect: null, asksAfter: null, isClosed: false }
  await addDoses(diary, [{ id: newClientId(NOON), what, takenAt: NOON, timeOffset: 0, ...untold }])
  await savedReflection(diary, aScoredReflection(7))
  const found = await findWrongTimes(diary, { wrongBy: -DAY_MS, since: 0 })
  expect(found.map(({ kind, name }) => [kind, name])).toEqual([
    ['reflection', null],
    ['dose', 'Naproxen'],
  ])
  const moved = await moveTimes(diary, found, -DAY_MS)
  expect(moved.ok && moved.value.length).toBe(2)
  expect((await latestDoses(diary, 2)).map(({ takenAt }) => takenAt)).toEqual([NOON - DAY_MS])
  expect(await reflectionOfDay(diary, '2026-03-01')).toBeNull()
  expect((await reflectionOfDay(diary, '2026-02-28'))?.score).toBe(7)
})

test('[SYNC-33] a reflection whose right day already has one stays where it is', async () => {
  const diary = aRecordDiary()
  await savedReflection(diary, aScoredReflection(4, { day: '2026-02-28' }))
  await savedReflection(diary, aScoredReflection(7))
  const found = await findWrongTimes(diary, { wrongBy: -DAY_MS, since: 1 })
  expect(await moveTimes(diary, found, -DAY_MS)).toEqual({ ok: true, value: [] })
  expect((await reflectionOfDay(diary, '2026-03-01'))?.score).toBe(7)
  expect((await reflectionOfDay(diary, '2026-02-28'))?.score).toBe(4)
})
