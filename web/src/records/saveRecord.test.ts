import { setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { keepRecordDraft, offeredRecordDrafts } from './recordDraft.ts'
import { latestRecords } from './recordTableRead.ts'
import { saveRecord } from './saveRecord.ts'
import { aRecordDiary, OPENED } from './testing/aFinishedRecord.ts'

test('[LOCAL-8] a save makes the record and ends its draft', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED, record: setSeverity(OPENED, 6.6) }
  await keepRecordDraft(diary, { id: 'd1', ...inWork })
  const saved = await saveRecord(diary, { ...inWork, draftId: 'd1' })
  const records = await latestRecords(diary, 9)
  expect(records.map(({ severity }) => severity)).toEqual([7])
  expect(saved).toEqual(ok({ clientId: records[0]!.ref.clientId, isNew: true }))
  expect(await offeredRecordDrafts(diary)).toEqual([])
})

test('[REC-4] without a number nothing is saved, and the draft stays', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED, record: { ...OPENED, note: 'left knee' } }
  await keepRecordDraft(diary, { id: 'd1', ...inWork })
  expect(await saveRecord(diary, { ...inWork, draftId: 'd1' })).toEqual(err('severity-missing'))
  expect(await latestRecords(diary, 9)).toEqual([])
  expect((await offeredRecordDrafts(diary)).map(({ id }) => id)).toEqual(['d1'])
})

test('[REC-13] an edit changes the record that is there and makes no second one', async () => {
  const diary = aRecordDiary()
  await saveRecord(diary, { opened: OPENED, record: setSeverity(OPENED, 4), draftId: 'd1' })
  const [opened] = await latestRecords(diary, 1)
  const saved = await saveRecord(diary, { opened: opened!, record: setSeverity(opened!, 8), draftId: 'd2' })
  expect(saved).toEqual(ok({ clientId: opened!.ref.clientId, isNew: false }))
  expect((await latestRecords(diary, 9)).map(({ severity }) => severity)).toEqual([8])
})
