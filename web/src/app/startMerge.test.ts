import { expect, test } from 'vitest'
import type { OpenDiary } from '../access/openDiary.ts'
import { latestDoses } from '../doses/doseTable.ts'
import { logUnseen } from '../doses/logUnseen.ts'
import { offeredDrafts } from '../local/drafts.ts'
import { lockedCodec, openCodec } from '../local/lock/lockCodec.ts'
import { aLock } from '../local/lock/testing/aLock.ts'
import { NOON } from '../local/testing/aDiary.ts'
import { saveNewRecord } from '../records/recordTable.ts'
import { latestRecords } from '../records/recordTableRead.ts'
import { saveReflection } from '../reflections/reflectionTable.ts'
import { reflectionOfDay } from '../reflections/reflectionTableRead.ts'
import { aReflectionDiary, empty, scored, TODAY } from '../reflections/testing/aReflection.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { mergeWritten } from './startMerge.ts'

test('[LOCK-11, D16] what was written under a closed lock is all there after unlocking, however often it is merged', async () => {
  const { record, dek } = await aLock()
  const [locked, open] = [await lockedCodec(record), await openCodec(record, dek)]
  if (!locked.ok || !open.ok) throw new Error('no lock')
  const diary = aReflectionDiary()
  const closed = { ...diary, codec: locked.value }
  await saveNewRecord(closed, { ...emptyRecord({ at: NOON, offset: 0 }), severity: 8 })
  await saveReflection(closed, { opened: empty(), finished: scored(4), draftId: 'd', isUnseen: true })
  const form = { amount: null, taken: { at: NOON, offset: 0 }, severity: null }
  await logUnseen(closed, { id: 'form', name: 'Naproxen', form })

  const opened = { ...diary, codec: open.value } as unknown as OpenDiary
  await Promise.all([mergeWritten(opened), mergeWritten(opened)])
  const [records, doses] = [await latestRecords(opened, 5), await latestDoses(opened, 5)]
  expect([records.map(({ severity }) => severity), doses.map(({ what }) => what.text)]).toEqual([
    [8],
    ['Naproxen'],
  ])
  expect(await reflectionOfDay(opened, TODAY)).toMatchObject({ score: 4 })
  expect(await offeredDrafts(opened)).toEqual([])
})
