import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { anyRecord } from '@reprieve/contract/records/testing/anyRecord.ts'
import { duplicateRecord } from '@reprieve/domain/records/duplicateRecord.ts'
import { setEnd, setRecordNote, setSeverity } from '@reprieve/domain/records/editRecord.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredDrafts, trashDraft } from '../local/drafts.ts'
import {
  listTrashedRecordDrafts,
  encodeRecordDraft,
  storeRecordDraft,
  listRecordDrafts,
  restoreRecordDraft,
} from './recordDraft.ts'
import { aRecordDiary, OPENED_RECORD_AT } from './testing/aFinishedRecord.ts'

const half = { opened: OPENED_RECORD_AT, record: setSeverity(OPENED_RECORD_AT, 7.4) }

test('[REC-23] a draft comes back as it was written, the severity in tenths', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecord, anyRecord, async (opened, after) => {
      const diary = aRecordDiary()
      const draft = { id: 'd1', opened, record: setSeverity(after, 3.7) }
      await storeRecordDraft(diary, draft)
      expect(await listRecordDrafts(diary)).toEqual([{ ...draft, at: diary.now() }])
    }),
    { numRuns: 30 },
  )
})

test('[REC-23, D36] a draft without a severity, and one of a duplicate, are offered as such', async () => {
  const diary = aRecordDiary()
  const record = {
    ...setRecordNote(OPENED_RECORD_AT, 'began at night'),
    ref: duplicateRecord(OPENED_RECORD_AT).ref,
  }
  await storeRecordDraft(diary, { id: 'd1', opened: OPENED_RECORD_AT, record })
  const [draft] = await listRecordDrafts(diary)
  expect(draft?.record).toEqual(record)
})

test('[REC-23] a draft whose end is still before its start comes back with that end', async () => {
  const diary = aRecordDiary()
  const record = setEnd(OPENED_RECORD_AT, OPENED_RECORD_AT.startsAt - 90_000)
  await storeRecordDraft(diary, { id: 'd1', opened: OPENED_RECORD_AT, record })
  expect(await listRecordDrafts(diary)).toMatchObject([{ record }])
})

test('[LOCAL-3] an unreadable draft stays where it is, and the others are offered', async () => {
  const diary = aRecordDiary()
  const broken = [null, {}, { ref: { kind: 'saved' } }, { ref: OPENED_RECORD_AT.ref, opened: 4, record: [] }]
  for (const [n, value] of broken.entries()) {
    const content = { codec: 'plain', value: { kind: 'record', value } }
    await diary.tables.write({ shelve: [{ shelf: 'drafts', id: `x${n}`, at: 1, content }] })
  }
  await storeRecordDraft(diary, { id: 'd1', ...half })
  expect((await listRecordDrafts(diary)).map(({ id }) => id)).toEqual(['d1'])
  expect(await offeredDrafts(diary)).toHaveLength(5)
})

test('[REC-50, D36] a draft that is thrown away is found in the trash, and taken back from there once', async () => {
  const diary = aRecordDiary()
  await storeRecordDraft(diary, { id: 'd1', ...half })
  await trashDraft(diary, { id: 'd1', kind: RECORD_KIND, at: 1, value: encodeRecordDraft(half) })
  const closed = await listTrashedRecordDrafts(diary)
  expect([await listRecordDrafts(diary), closed]).toMatchObject([[], [{ id: 'd1', ...half }]])
  await restoreRecordDraft(diary, closed[0]!)
  expect([await listRecordDrafts(diary), await listTrashedRecordDrafts(diary)]).toMatchObject([[half], []])
})
