import { newClientId } from '@reprieve/contract/ids.ts'
import { chooseItem } from '@reprieve/domain/records/chooseFactor.ts'
import { setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { asksBeforeLeavingRecord } from '@reprieve/domain/records/leaveRecord.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { expect, test } from 'vitest'
import { addItem, renameItem } from '../lists/listWrites.ts'
import { startNewRecord, draftToOffer, openRecord } from './openRecord.ts'
import { recordRouteId } from './readRecords.ts'
import { storeRecordDraft, listRecordDrafts } from './recordDraft.ts'
import { saveNewRecord } from './recordTable.ts'
import { aPain, aRecordDiary, OPENED_RECORD_AT, saveAndReadRecord } from './testing/aFinishedRecord.ts'

const NOW = { at: Date.UTC(2026, 2, 1, 12), offset: 0 }

test('[REC-1] without an id it is a new record, of now and without a number', async () => {
  const opened = await openRecord(aRecordDiary(), { id: undefined, draftId: 'd1' }, NOW)
  expect(opened).toEqual({ is: 'here', begun: startNewRecord({ draftId: 'd1' }, NOW) })
  expect(startNewRecord({ draftId: 'd1' }, NOW).record).toEqual(emptyRecord(NOW))
})

test('[REC-23] a draft under this id continues, stored as it is', async () => {
  const diary = aRecordDiary()
  const record = setSeverity(OPENED_RECORD_AT, 7)
  await storeRecordDraft(diary, { id: 'd1', opened: OPENED_RECORD_AT, record })
  const opened = await openRecord(diary, { id: undefined, draftId: 'd1' }, NOW)
  expect(opened).toEqual({
    is: 'here',
    begun: { draftId: 'd1', isKept: true, opened: OPENED_RECORD_AT, record },
  })
})

test('[ROUTE-5] an id opens the record of the diary, and an unknown id opens no empty one', async () => {
  const diary = aRecordDiary()
  const pain = await saveAndReadRecord(diary, aPain(4))
  const opened = await openRecord(diary, { id: recordRouteId(pain), draftId: 'd1' }, NOW)
  expect(opened).toEqual({
    is: 'here',
    begun: { draftId: 'd1', isKept: false, opened: pain, record: pain },
  })
  expect(await openRecord(diary, { id: '-99', draftId: 'd1' }, NOW)).toEqual({ is: 'not-here' })
  expect(await openRecord(diary, { id: 'x', draftId: 'd1' }, NOW)).toEqual({ is: 'not-here' })
})

test('[D36] a new record is offered the draft of another new one, never its own or that of an edit', async () => {
  const diary = aRecordDiary()
  const pain = await saveAndReadRecord(diary, aPain(4))
  await storeRecordDraft(diary, { id: 'edit', opened: pain, record: setSeverity(pain, 1) })
  await storeRecordDraft(diary, {
    id: 'other',
    opened: OPENED_RECORD_AT,
    record: setSeverity(OPENED_RECORD_AT, 3),
  })
  const drafts = await listRecordDrafts(diary)
  const offeredTo = (draftId: string, opened = OPENED_RECORD_AT) =>
    draftToOffer(drafts, { draftId, opened })?.id ?? null
  expect([offeredTo('d1'), offeredTo('other')]).toEqual(['other', null])
  expect([offeredTo('d1', pain), offeredTo('edit', pain)]).toEqual(['edit', null])
})

test('[REC-26] going back to where a record was started that is saved by now starts another one', async () => {
  const diary = aRecordDiary()
  const draftId = newClientId(NOW.at)
  await saveNewRecord(diary, aPain(4), { draftId, opened: OPENED_RECORD_AT })
  expect(await openRecord(diary, { id: undefined, draftId }, NOW)).toEqual({ is: 'saved-already' })
  await storeRecordDraft(diary, {
    id: draftId,
    opened: OPENED_RECORD_AT,
    record: setSeverity(OPENED_RECORD_AT, 3),
  })
  expect(await openRecord(diary, { id: undefined, draftId }, NOW)).toMatchObject({ is: 'here' })
})

test('[REC-18] a duplicate opens with the content of its record, and is not saved yet', async () => {
  const diary = aRecordDiary()
  const pain = await saveAndReadRecord(diary, aPain(4))
  const opened = await openRecord(diary, { id: undefined, copyOf: recordRouteId(pain), draftId: 'd1' }, NOW)
  const copy = { ...pain, ref: { kind: 'not-saved-yet', isDuplicate: true } }
  expect(opened).toEqual({
    is: 'here',
    begun: { draftId: 'd1', isKept: false, opened: copy, record: copy },
  })
})

test('[REC-34] a start time alone is there again, and asks nothing', async () => {
  const start = { at: NOW.at - 3_600_000, offset: 0 }
  const opened = await openRecord(aRecordDiary(), { id: undefined, draftId: 'd1', start }, NOW)
  const empty = emptyRecord(NOW)
  expect(opened).toEqual({
    is: 'here',
    begun: { draftId: 'd1', isKept: false, opened: empty, record: { ...empty, startsAt: start.at } },
  })
})

test('[REC-36, D31] an item renamed while it was in a draft is stored by its new name', async () => {
  const diary = aRecordDiary()
  const made = await addItem(diary, { type: 'symptom', name: 'Foo', icon: null }, [])
  if (!made.ok) throw new Error(made.reason)
  const { id } = made.value
  const record = chooseItem(OPENED_RECORD_AT, { list: 'symptom', item: { id, text: 'Foo' } })
  await storeRecordDraft(diary, { id: 'd1', opened: OPENED_RECORD_AT, record })
  await renameItem(diary, { id, name: 'Bar', icon: null }, [])
  const opened = await openRecord(diary, { id: undefined, draftId: 'd1' }, NOW)
  expect(opened).toMatchObject({ begun: { record: { symptom: { items: [{ id, text: 'Bar' }] } } } })
})

test('[DOSE-6, REC-21] the initial content of a new record is not a change; a draft and a copy get none of it', async () => {
  const diary = aRecordDiary()
  const use = { id: 'n', text: 'Naproxen', dose: null, effect: 'unmarked', doses: ['d'] } as const
  const uses = async () => [use]
  const opened = await openRecord(diary, { id: undefined, draftId: 'd1', uses }, NOW)
  const begun = opened.is === 'here' ? opened.begun : null
  expect(begun?.record.medication).toEqual({ kind: 'items', items: [use] })
  expect(asksBeforeLeavingRecord(begun!.opened, begun!.record)).toBe(false)

  await storeRecordDraft(diary, {
    id: 'd2',
    opened: OPENED_RECORD_AT,
    record: setSeverity(OPENED_RECORD_AT, 7),
  })
  const pain = await saveAndReadRecord(diary, aPain(4))
  for (const asked of [{ draftId: 'd2' }, { draftId: 'd3', copyOf: recordRouteId(pain) }])
    expect(await openRecord(diary, { id: undefined, ...asked, uses }, NOW)).toMatchObject({
      begun: { record: { medication: { items: [] } } },
    })
})
