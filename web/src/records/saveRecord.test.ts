import { newClientId } from '@reprieve/contract/ids.ts'
import { setRecordNote, setPattern, setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test, vi } from 'vitest'
import { changeRows } from '../local/rows/changeRows.ts'
import { deleteById } from '../local/rows/deleteRows.ts'
import { getRow } from '../local/rows/rows.ts'
import { safetyBook } from '../safety/safetyBook.ts'
import { safetyStore } from '../safety/safetyNotices.ts'
import { latestRecords } from './readRecords.ts'
import { storeRecordDraft, listRecordDrafts } from './recordDraft.ts'
import { saveRecord } from './saveRecord.ts'
import { aRecordDiary, OPENED } from './testing/aFinishedRecord.ts'

test('[LOCAL-8] a save makes the record and ends its draft', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED, record: setSeverity(OPENED, 6.6) }
  await storeRecordDraft(diary, { id: 'd1', ...inWork })
  const saved = await saveRecord(diary, { ...inWork, draftId: 'd1' })
  const records = await latestRecords(diary, 9)
  expect(records.map(({ severity }) => severity)).toEqual([7])
  expect(saved).toEqual(ok({ clientId: records[0]!.ref.clientId, isNew: true }))
  expect(await listRecordDrafts(diary)).toEqual([])
})

test('[REC-4] without a number nothing is saved, and the draft stays', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED, record: { ...OPENED, note: 'left knee' } }
  await storeRecordDraft(diary, { id: 'd1', ...inWork })
  expect(await saveRecord(diary, { ...inWork, draftId: 'd1' })).toEqual(err('severity-missing'))
  expect(await latestRecords(diary, 9)).toEqual([])
  expect((await listRecordDrafts(diary)).map(({ id }) => id)).toEqual(['d1'])
})

test('[REC-13] an edit changes the record that is there and makes no second one', async () => {
  const diary = aRecordDiary()
  await saveRecord(diary, { opened: OPENED, record: setSeverity(OPENED, 4), draftId: 'd1' })
  const [opened] = await latestRecords(diary, 1)
  const saved = await saveRecord(diary, { opened: opened!, record: setSeverity(opened!, 8), draftId: 'd2' })
  expect(saved).toEqual(ok({ clientId: opened!.ref.clientId, isNew: false }))
  expect((await latestRecords(diary, 9)).map(({ severity }) => severity)).toEqual([8])
})

const draftId = newClientId(OPENED.startsAt)
const TEN_MINUTES_MS = 600_000
/** The same tab once more, as a browser duplicates it: it stands on the same draft. */
const DUPLICATED = { ...OPENED, startsAt: OPENED.startsAt + TEN_MINUTES_MS }

test('[REC-26] a record has the id of the draft that it was written in', async () => {
  const diary = aRecordDiary()
  const saved = await saveRecord(diary, { opened: OPENED, record: setSeverity(OPENED, 4), draftId })
  expect(saved).toEqual(ok({ clientId: draftId, isNew: true }))
})

test('[REC-23, REC-26] two tabs that save one draft at once make one record', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED, record: setSeverity(OPENED, 7), draftId }
  const both = await Promise.all([saveRecord(diary, inWork), saveRecord(diary, inWork)])
  expect(both).toEqual([ok({ clientId: draftId, isNew: true }), ok({ clientId: draftId, isNew: false })])
  expect(await latestRecords(diary, 9)).toMatchObject([{ severity: 7, ref: { localId: 1 } }])
})

test('[REC-26] the second tab changes what was written in it, and leaves the rest as the first saved it', async () => {
  const diary = aRecordDiary()
  const first = setRecordNote(setPattern(setSeverity(OPENED, 7), 'constant'), 'from the first')
  await saveRecord(diary, { opened: OPENED, record: first, draftId })
  const second = setRecordNote(setSeverity(DUPLICATED, 4), 'from the second')
  const later = { ...diary, now: () => diary.now() + TEN_MINUTES_MS }
  const saved = await saveRecord(later, { opened: DUPLICATED, record: second, draftId })
  expect(saved).toEqual(ok({ clientId: draftId, isNew: false }))
  expect(await latestRecords(diary, 9)).toMatchObject([
    { severity: 4, note: 'from the second', pattern: 'constant', startsAt: OPENED.startsAt },
  ])
  const meta = (await getRow(diary, draftId))!.groups.get('meta')?.v
  expect(meta).toMatchObject({ created: diary.now(), updated_local: later.now() })
})

test('[REC-26] the same words saved twice stamp nothing, and end the draft', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED, record: setSeverity(OPENED, 7) }
  await saveRecord(diary, { ...inWork, draftId })
  const before = await getRow(diary, draftId)
  await storeRecordDraft(diary, { id: draftId, ...inWork })
  await saveRecord(diary, { ...inWork, draftId })
  expect([await getRow(diary, draftId), await listRecordDrafts(diary)]).toEqual([before, []])
})

test.each([true, false])(
  '[REC-26, D32] what the first tab saved and took away is written anew by the second; sent before: %j',
  async (isSent) => {
    const diary = aRecordDiary()
    await saveRecord(diary, {
      opened: OPENED,
      record: setRecordNote(setSeverity(OPENED, 7), 'gone'),
      draftId,
    })
    await changeRows(diary, [draftId], ({ rows }) => ({
      rows: [{ ...rows.get(draftId)!, sent: isSent }],
    }))
    await deleteById(diary, draftId)
    const record = setSeverity(DUPLICATED, 4)
    const later = { ...diary, now: () => diary.now() + TEN_MINUTES_MS }
    expect(await saveRecord(later, { opened: DUPLICATED, record, draftId })).toMatchObject({
      ok: true,
      value: { isNew: true },
    })
    expect(await latestRecords(diary, 9)).toMatchObject([
      { severity: 4, note: '', startsAt: DUPLICATED.startsAt },
    ])
  },
)

test('[REC-26] a page that stood open when its draft was saved elsewhere writes the next pain into a record of its own', async () => {
  const diary = aRecordDiary()
  const first = { opened: OPENED, record: setSeverity(OPENED, 7), draftId }
  await saveRecord(diary, { ...first, since: diary.now() - 1 })
  const later = { ...diary, now: () => diary.now() + TEN_MINUTES_MS }
  const second = { opened: DUPLICATED, record: setSeverity(DUPLICATED, 3), draftId }
  const saved = await saveRecord(later, { ...second, since: later.now() })
  expect(saved).toMatchObject({ ok: true, value: { isNew: true } })
  const records = await latestRecords(diary, 9)
  expect(records.map(({ severity, ref }) => [severity, ref.localId])).toEqual([
    [3, 2],
    [7, 1],
  ])
})

/** What the check behind a save has shown. */
const alarmed = async (): Promise<string | undefined> => {
  await vi.dynamicImportSettled()
  const danger = safetyStore.current()?.danger
  safetyStore.close()
  return danger
}

test('[SAFE-9, SAFE-13] a note is looked at once it is saved, and again only when it was changed', async () => {
  await safetyBook()
  const diary = aRecordDiary()
  const written = setRecordNote(setSeverity(OPENED, 4), 'I do not want to live anymore')
  await saveRecord(diary, { opened: OPENED, record: written, draftId: 'd1' })
  await vi.waitFor(async () => expect(await alarmed()).toBe('crisis'), { timeout: 20_000 })
  const [opened] = await latestRecords(diary, 1)
  await saveRecord(diary, { opened: opened!, record: setSeverity(opened!, 8), draftId: 'd2' })
  expect(await alarmed()).toBeUndefined()
})

test('[SAFE-9] what was not saved is not looked at', async () => {
  const diary = aRecordDiary()
  const record = setRecordNote(OPENED, 'I do not want to live anymore')
  expect(await saveRecord(diary, { opened: OPENED, record, draftId: 'd1' })).toEqual(err('severity-missing'))
  expect(await alarmed()).toBeUndefined()
})
