import { setRecordNote, setPattern, setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { applyPulled } from '@reprieve/domain/sync/applyPage.ts'
import { expect, test } from 'vitest'
import { storeDraft, offeredDrafts } from '../local/drafts.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { recordById } from './readRecords.ts'
import { saveRecordEdit, saveNewRecord } from './recordTable.ts'
import { aPain, aRecordDiary, toFinishedRecord, saveAndReadRecord } from './testing/aFinishedRecord.ts'

const LATER = 'ffffffff0000-0000-bbbbbbbbbbbb'

/** What sync does to a row, without a server. */
const change = (diary: Diary, clientId: string, own: object) =>
  changeRows(diary, [clientId], ({ rows }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, ...own })),
  }))

test('[HOUSE 2.6] a saved record reads back unchanged, with its local number, unsent', async () => {
  const diary = aRecordDiary()
  const record = aPain(7, { note: 'bad night' })
  const made = await saveNewRecord(diary, record)
  expect(made).toMatchObject({ ok: true, value: { localId: 1 } })
  const clientId = made.ok ? made.value.clientId : ''
  expect(await recordById(diary, clientId)).toEqual({
    ...record,
    ref: { kind: 'saved', clientId, localId: 1, serverId: null },
  })
  expect(await getRow(diary, clientId)).toMatchObject({ kind: 'record', dirty: true, sent: false })
  expect(diary.rung).toEqual([['record']])
})

test('[LOCAL-8] a save and the end of its draft are one batch', async () => {
  const diary = aRecordDiary()
  await storeDraft(diary, { id: 'd1', kind: 'record', value: {} })
  await saveNewRecord(diary, aPain(3), { draftId: 'd1' })
  expect(await offeredDrafts(diary)).toEqual([])
  expect(diary.rung.at(-1)).toEqual(['record', 'drafts'])
})

test('[LOCAL-10] a save without room says so, and its draft stays', async () => {
  const diary = aRecordDiary()
  await storeDraft(diary, { id: 'd1', kind: 'record', value: {} })
  const full = {
    ...diary,
    tables: { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) },
  }
  expect(await saveNewRecord(full, aPain(3), { draftId: 'd1' })).toEqual(err('no-room'))
  expect(await offeredDrafts(diary)).toHaveLength(1)
})

test('[REC-20] an edit stamps its changes, and when; unknown data stay', async () => {
  const diary = aRecordDiary()
  const opened = await saveAndReadRecord(diary, aPain(7))
  const { clientId } = opened.ref
  const pulled = { clientId, kind: 'record', idOnServer: 1_000_001, groups: new Map() }
  pulled.groups.set('weather', { v: { kind: 'rain' }, s: LATER })
  await changeRows(diary, [clientId], ({ rows }) => ({
    rows: [applyPulled(rows.get(clientId), pulled, diary.now())],
  }))
  const before = (await getRow(diary, clientId))!
  const later = { ...diary, now: () => diary.now() + 60_000 }
  await saveRecordEdit(later, { opened, finished: toFinishedRecord(setRecordNote(opened, 'better')) })
  const after = (await getRow(diary, clientId))!
  const moved = [...after.groups.keys()].filter(
    (group) => after.groups.get(group)!.s !== before.groups.get(group)!.s,
  )
  expect(moved.sort()).toEqual(['deleted', 'meta', 'note'])
  expect(after.groups.get('meta')?.v).toEqual({
    pain_record_type: 'PainRecord',
    created: diary.now(),
    updated_local: later.now(),
  })
  expect(after.groups.get('weather')?.v).toEqual({ kind: 'rain' })
})

test('[D32] an edit keeps changes of another device in other groups while the editor was open', async () => {
  const diary = aRecordDiary()
  const opened = await saveAndReadRecord(diary, aPain(7))
  await saveRecordEdit(diary, {
    opened,
    finished: toFinishedRecord(setRecordNote(opened, 'from the other tab')),
  })
  await saveRecordEdit(diary, { opened, finished: toFinishedRecord(setPattern(opened, 'constant')) })
  expect(await recordById(diary, opened.ref.clientId)).toMatchObject({
    note: 'from the other tab',
    pattern: 'constant',
    severity: 7,
  })
})

test('[SYNC-37] a value that another device set while the editor was open, and that the person also enters, is stamped as theirs', async () => {
  const diary = aRecordDiary()
  const opened = await saveAndReadRecord(diary, aPain(7))
  const { clientId } = opened.ref
  await saveRecordEdit(diary, { opened, finished: toFinishedRecord(setSeverity(opened, 9)) })
  const brought = (await getRow(diary, clientId))!
  const later = { ...diary, now: () => diary.now() + 60_000 }
  await saveRecordEdit(later, { opened, finished: toFinishedRecord(setSeverity(opened, 9)) })
  const { groups } = (await getRow(diary, clientId))!
  expect(groups.get('severity')!.s > brought.groups.get('severity')!.s).toBe(true)
})

test('[REC-20] saving without a change writes nothing, and ends the draft', async () => {
  const diary = aRecordDiary()
  const opened = await saveAndReadRecord(diary, aPain(7))
  await storeDraft(diary, { id: 'd1', kind: 'record', value: {} })
  const before = await diary.tables.everyRow()
  expect(await saveRecordEdit(diary, { opened, finished: toFinishedRecord(opened), draftId: 'd1' })).toEqual(
    ok(undefined),
  )
  expect([await diary.tables.everyRow(), await offeredDrafts(diary)]).toEqual([before, []])
})

test('[D32] an edit of a record deleted meanwhile restores it completely', async () => {
  const diary = aRecordDiary()
  const edit = async (isSent: boolean) => {
    const opened = await saveAndReadRecord(diary, aPain(7, { note: 'x' }))
    const { clientId } = opened.ref
    await change(diary, clientId, { sent: isSent })
    await deleteById(diary, clientId)
    expect(await recordById(diary, clientId)).toBeNull()
    await saveRecordEdit(diary, { opened, finished: toFinishedRecord(setSeverity(opened, 4)) })
    return recordById(diary, clientId)
  }
  expect([await edit(true), await edit(false)]).toMatchObject([
    { severity: 4, note: 'x' },
    { severity: 4, note: 'x' },
  ])
})

test.each([true, false])('[REC-24, SYNC-11] a delete is taken back; sent before: %j', async (isSent) => {
  const diary = aRecordDiary()
  const record = await saveAndReadRecord(diary, aPain(7))
  const { clientId } = record.ref
  await change(diary, clientId, { sent: isSent })
  const deleted = await deleteById(diary, clientId)
  expect(await recordById(diary, clientId)).toBeNull()
  expect((await getRow(diary, clientId)) !== null).toBe(isSent)
  if (!deleted.ok || deleted.value === null) throw new Error('nothing was deleted')
  const tombstone = (await getRow(diary, clientId))?.groups.get('deleted')?.s ?? ''
  expect(await undoDelete(diary, deleted.value)).toEqual(ok(undefined))
  expect(await recordById(diary, clientId)).toEqual(record)
  const row = await getRow(diary, clientId)
  expect([row?.dirty, row!.groups.get('deleted')!.s > tombstone]).toEqual([true, true])
})

test('[REC-24] deleting a missing record is no fault, and writes nothing', async () => {
  const diary = aRecordDiary()
  expect(await deleteById(diary, 'unknown')).toEqual(ok(null))
  expect(await diary.tables.everyRow()).toEqual([])
})
