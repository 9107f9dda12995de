import { setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { expect, test } from 'vitest'
import type { OpenDiary } from '../../access/diary.ts'
import { latestDoses } from '../../doses/doseTable.ts'
import { logDoseByName } from '../../doses/lockedDoses.ts'
import { offeredDrafts } from '../../local/drafts.ts'
import { lockedCodec, openCodec } from '../../local/lock/lockCodec.ts'
import { aLock } from '../../local/lock/testing/aLock.ts'
import { lockIt, openIt, pass, withDiary } from '../../local/lock/testing/aMove.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { fakeEngine } from '../../local/testing/fakeEngine.ts'
import { changeLocalSaveLog, readLocalSaveLog } from '../../records/localSaveLog.ts'
import { startQuickRecord } from '../../records/quick/openQuickRecord.ts'
import { latestRecords } from '../../records/readRecords.ts'
import { saveRecord } from '../../records/recordForm.ts'
import { saveNewRecord } from '../../records/recordTable.ts'
import { reflectionOfDay } from '../../reflections/readReflections.ts'
import { saveReflection } from '../../reflections/reflectionTable.ts'
import {
  aReflectionDiary,
  anEmptyReflection,
  aScoredReflection,
  TODAY,
} from '../../reflections/testing/aReflection.ts'
import { mergeLockedEntries } from './mergeLockedEntries.ts'
import { PLAIN_CODEC } from '../../local/database/idbTables.ts'

const rated = (severity: number) => {
  const begun = startQuickRecord({ at: NOON, offset: 0 })
  return { ...begun, record: setSeverity(begun.record, severity) }
}

test('[LOCK-11, D16] entries written under a closed lock are all there after unlocking, however often they are merged', async () => {
  const { record, dek } = await aLock()
  const [locked, open] = [await lockedCodec(record), await openCodec(record, dek)]
  if (!locked.ok || !open.ok) throw new Error('no lock')
  const diary = aReflectionDiary()
  const closed = { ...diary, codec: locked.value }
  await saveNewRecord(closed, { ...emptyRecord({ at: NOON, offset: 0 }), severity: 8 })
  await saveReflection(closed, {
    opened: anEmptyReflection(),
    finished: aScoredReflection(4),
    draftId: 'd',
    isUnseen: true,
  })
  const form = { amount: null, taken: { at: NOON, offset: 0 }, severity: null }
  await logDoseByName(closed, { id: 'form', name: 'Naproxen', form })

  const opened = { ...diary, codec: open.value } as unknown as OpenDiary
  await Promise.all([mergeLockedEntries(opened), mergeLockedEntries(opened)])
  const [records, doses] = [await latestRecords(opened, 5), await latestDoses(opened, 5)]
  expect([records.map(({ severity }) => severity), doses.map(({ what }) => what.text)]).toEqual([
    [8],
    ['Naproxen'],
  ])
  expect(await reflectionOfDay(opened, TODAY)).toMatchObject({ score: 4 })
  expect(await offeredDrafts(opened)).toEqual([])
})

test('[LOCK-11, QUICK-5] a quick record of a locked device waits under To finish after unlocking, once', async () => {
  const { record, dek } = await aLock()
  const [locked, open] = [await lockedCodec(record), await openCodec(record, dek)]
  if (!locked.ok || !open.ok) throw new Error('no lock')
  const diary = aReflectionDiary()
  const opened = { ...diary, codec: open.value } as unknown as OpenDiary
  const before = await saveRecord(opened, rated(3))
  await changeLocalSaveLog(opened, (kept) => kept!)
  const closed = { ...diary, codec: locked.value }
  const saved = await saveRecord(closed, rated(8))
  if (!before.ok || !saved.ok) throw new Error('not saved')

  await mergeLockedEntries(opened)
  await mergeLockedEntries(opened)
  const { quick, counters } = await readLocalSaveLog(opened)
  expect(quick.map(({ clientId }) => clientId)).toEqual([saved.value.clientId, before.value.clientId])
  expect(counters.rate.added).toBe(2)
  expect(await diary.tables.shelf('known')).toEqual([])
})

test('[LOCK-11, LOCK-9] entries written under a lock that was removed since are added to the plain diary', async () => {
  const engine = fakeEngine()
  const { record, dek } = await aLock()
  const [locked, open] = [await lockedCodec(record), await openCodec(record, dek)]
  if (!locked.ok || !open.ok) throw new Error('no lock')
  const lock = { record, codec: open.value }
  await pass(engine, lockIt(lock))
  await withDiary(engine, lock, async (diary) => {
    const closed = { ...diary, codec: locked.value }
    await saveRecord(closed, rated(8))
    const form = { amount: null, taken: { at: NOON, offset: 0 }, severity: null }
    await logDoseByName(closed, { id: 'form', name: 'Naproxen', form })
  })
  expect(await pass(engine, openIt(lock))).toEqual({ ok: true, value: 'done' })
  await withDiary(engine, lock, async (plain) => {
    expect(plain.codec).toBe(PLAIN_CODEC)
    await mergeLockedEntries(plain as unknown as OpenDiary)
    const [record8] = await latestRecords(plain, 1)
    const doses = await latestDoses(plain, 5)
    expect([record8?.severity, doses.map(({ what }) => what.text)]).toEqual([8, ['Naproxen']])
    expect((await readLocalSaveLog(plain)).quick).toHaveLength(1)
    expect(await offeredDrafts(plain)).toEqual([])
  })
})
