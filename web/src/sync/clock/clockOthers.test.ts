import { newClientId } from '@reprieve/contract/ids.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { addDoses, latestDoses } from '../../doses/doseTable.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { latestRecords } from '../../records/readRecords.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import {
  aScoredReflection,
  saveAndReadReflection as savedReflection,
} from '../../reflections/testing/aReflection.ts'
import { saveDayValues } from '../../signals/signalTable.ts'
import { moveTimes, findWrongTimes } from './moveTimes.ts'

/** As after a pull of this group from another device. */
const pulled = (diary: Diary, clientId: string, name: string) =>
  changeRows(diary, [clientId], ({ rows, state }) => {
    const row = rows.get(clientId)!
    const group = row.groups.get(name)!
    const theirs = { ...group, s: `${group.s.slice(0, 18)}abcdefabcdef` }
    return { rows: [{ ...row, groups: new Map([...row.groups, [name, theirs]]) }], state }
  })

test('[SYNC-33] relief entered on another device keeps its time', async () => {
  const diary = aRecordDiary()
  const what = { id: newClientId(NOON), text: 'Naproxen', kind: 'medication' } as const
  const measures = { before: { severity: 6, at: NOON }, after: { severity: 3, at: NOON + 2 * HOUR_MS } }
  const untold = { amount: null, effect: null, asksAfter: null, isClosed: false }
  const id = newClientId(NOON)
  await addDoses(diary, [{ id, what, takenAt: NOON, timeOffset: 0, ...untold, ...measures }])
  await pulled(diary, id, 'after')
  const moved = await moveTimes(
    diary,
    await findWrongTimes(diary, { wrongBy: HOUR_MS, since: null }),
    HOUR_MS,
  )
  expect(await latestDoses(diary, 1)).toMatchObject([
    { takenAt: NOON + HOUR_MS, before: { at: NOON + HOUR_MS }, after: { at: NOON + 2 * HOUR_MS } },
  ])
  if (moved.ok) await moveTimes(diary, moved.value, -HOUR_MS)
  expect(await latestDoses(diary, 1)).toMatchObject([{ takenAt: NOON, ...measures }])
})

test('[SYNC-33] a time that came from another device since the person saw it stays', async () => {
  const diary = aRecordDiary()
  const { ref } = await saveAndReadRecord(diary, aPain(5))
  const found = await findWrongTimes(diary, { wrongBy: HOUR_MS, since: null })
  await pulled(diary, ref.clientId, 'timing')
  expect(await moveTimes(diary, found, HOUR_MS)).toEqual({ ok: true, value: [] })
  expect((await latestRecords(diary, 9)).map(({ startsAt }) => startsAt)).toEqual([NOON])
})

test('[SYNC-33] an entry that would move into the future was saved while the clock was right', async () => {
  const world = { now: NOON }
  const diary = aRecordDiary({ now: () => world.now })
  await saveAndReadRecord(diary, aPain(5))
  await savedReflection(diary, aScoredReflection(7))
  // The battery was empty: the clock restarts in another year.
  world.now = NOON - 2_000 * DAY_MS
  const wrongBy = 2_000 * DAY_MS
  const { ref } = await saveAndReadRecord(diary, aPain(6, { at: world.now }))
  expect((await findWrongTimes(diary, { wrongBy, since: 0 })).map(({ clientId }) => clientId)).toEqual([
    ref.clientId,
  ])
})

test('[SYNC-33, SIG-6] day values belong to a day that was named, so a wrong clock moves none of them', async () => {
  const diary = aRecordDiary()
  await saveDayValues(diary, '2026-03-01', { sleep: 412 })
  expect(await findWrongTimes(diary, { wrongBy: 24 * HOUR_MS, since: null })).toEqual([])
})
