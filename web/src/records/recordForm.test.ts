import { newClientId } from '@reprieve/contract/ids.ts'
import { setRecordNote, setPattern, setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test, vi } from 'vitest'
import { openEditSession } from '../editing/editSession.ts'
import { listTrashedDrafts } from '../local/drafts.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import { deleteById } from '../local/rows/deleteRows.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { safetyBook } from '../safety/safetyBook.ts'
import { safetyStore } from '../safety/safetyNotices.ts'
import type { RecordEditorStart } from './openRecord.ts'
import { latestRecords } from './readRecords.ts'
import { storeRecordDraft, listRecordDrafts } from './recordDraft.ts'
import { recordForm, saveRecord } from './recordForm.ts'
import { aRecordDiary, OPENED_RECORD_AT } from './testing/aFinishedRecord.ts'

test('[LOCAL-8] a save makes the record and ends its draft', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED_RECORD_AT, record: setSeverity(OPENED_RECORD_AT, 6.6) }
  await storeRecordDraft(diary, { id: 'd1', ...inWork })
  const saved = await saveRecord(diary, { ...inWork, draftId: 'd1' })
  const records = await latestRecords(diary, 9)
  expect(records.map(({ severity }) => severity)).toEqual([7])
  expect(saved).toEqual(ok({ clientId: records[0]!.ref.clientId, isNew: true }))
  expect(await listRecordDrafts(diary)).toEqual([])
})

test('[REC-4] without a number nothing is saved, and the draft stays', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED_RECORD_AT, record: { ...OPENED_RECORD_AT, note: 'left knee' } }
  await storeRecordDraft(diary, { id: 'd1', ...inWork })
  expect(await saveRecord(diary, { ...inWork, draftId: 'd1' })).toEqual(err('severity-missing'))
  expect(await latestRecords(diary, 9)).toEqual([])
  expect((await listRecordDrafts(diary)).map(({ id }) => id)).toEqual(['d1'])
})

test('[REC-13] an edit changes the record that is there and makes no second one', async () => {
  const diary = aRecordDiary()
  await saveRecord(diary, {
    opened: OPENED_RECORD_AT,
    record: setSeverity(OPENED_RECORD_AT, 4),
    draftId: 'd1',
  })
  const [opened] = await latestRecords(diary, 1)
  const saved = await saveRecord(diary, { opened: opened!, record: setSeverity(opened!, 8), draftId: 'd2' })
  expect(saved).toEqual(ok({ clientId: opened!.ref.clientId, isNew: false }))
  expect((await latestRecords(diary, 9)).map(({ severity }) => severity)).toEqual([8])
})

const draftId = newClientId(OPENED_RECORD_AT.startsAt)
const TEN_MINUTES_MS = 600_000
/** A duplicated tab: it has the same draft. */
const DUPLICATED = { ...OPENED_RECORD_AT, startsAt: OPENED_RECORD_AT.startsAt + TEN_MINUTES_MS }

test('[REC-26] a record has the id of the draft that it was written in', async () => {
  const diary = aRecordDiary()
  const saved = await saveRecord(diary, {
    opened: OPENED_RECORD_AT,
    record: setSeverity(OPENED_RECORD_AT, 4),
    draftId,
  })
  expect(saved).toEqual(ok({ clientId: draftId, isNew: true }))
})

test('[REC-23, REC-26] two tabs that save one draft at the same time make one record', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED_RECORD_AT, record: setSeverity(OPENED_RECORD_AT, 7), draftId }
  const both = await Promise.all([saveRecord(diary, inWork), saveRecord(diary, inWork)])
  expect(both).toEqual([ok({ clientId: draftId, isNew: true }), ok({ clientId: draftId, isNew: false })])
  expect(await latestRecords(diary, 9)).toMatchObject([{ severity: 7, ref: { localId: 1 } }])
})

test('[REC-26] the second tab writes its own changes, and leaves the rest as the first saved it', async () => {
  const diary = aRecordDiary()
  const first = setRecordNote(setPattern(setSeverity(OPENED_RECORD_AT, 7), 'constant'), 'from the first')
  await saveRecord(diary, { opened: OPENED_RECORD_AT, record: first, draftId })
  const second = setRecordNote(setSeverity(DUPLICATED, 4), 'from the second')
  const later = { ...diary, now: () => diary.now() + TEN_MINUTES_MS }
  const saved = await saveRecord(later, { opened: DUPLICATED, record: second, draftId })
  expect(saved).toEqual(ok({ clientId: draftId, isNew: false }))
  expect(await latestRecords(diary, 9)).toMatchObject([
    { severity: 4, note: 'from the second', pattern: 'constant', startsAt: OPENED_RECORD_AT.startsAt },
  ])
  const meta = (await getRow(diary, draftId))!.groups.get('meta')?.v
  expect(meta).toMatchObject({ created: diary.now(), updated_local: later.now() })
})

test('[REC-26] the same content saved twice stamps nothing, and ends the draft', async () => {
  const diary = aRecordDiary()
  const inWork = { opened: OPENED_RECORD_AT, record: setSeverity(OPENED_RECORD_AT, 7) }
  await saveRecord(diary, { ...inWork, draftId })
  const before = await getRow(diary, draftId)
  await storeRecordDraft(diary, { id: draftId, ...inWork })
  await saveRecord(diary, { ...inWork, draftId })
  expect([await getRow(diary, draftId), await listRecordDrafts(diary)]).toEqual([before, []])
})

test.each([true, false])(
  '[REC-26, D32] a record that the first tab saved and deleted is written again by the second; sent before: %j',
  async (isSent) => {
    const diary = aRecordDiary()
    await saveRecord(diary, {
      opened: OPENED_RECORD_AT,
      record: setRecordNote(setSeverity(OPENED_RECORD_AT, 7), 'gone'),
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

test('[REC-26] a page that was open when its draft was saved elsewhere writes the next pain into another record', async () => {
  const diary = aRecordDiary()
  const first = { opened: OPENED_RECORD_AT, record: setSeverity(OPENED_RECORD_AT, 7), draftId }
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

/** What the safety check after a save has shown. */
const alarmed = async (): Promise<string | undefined> => {
  await vi.dynamicImportSettled()
  const danger = safetyStore.current()?.danger
  safetyStore.close()
  return danger
}

test('[SAFE-9, SAFE-13] a note is checked after it is saved, and again only when it was changed', async () => {
  await safetyBook()
  const diary = aRecordDiary()
  const written = setRecordNote(setSeverity(OPENED_RECORD_AT, 4), 'I do not want to live anymore')
  await saveRecord(diary, { opened: OPENED_RECORD_AT, record: written, draftId: 'd1' })
  await vi.waitFor(async () => expect(await alarmed()).toBe('crisis'), { timeout: 20_000 })
  const [opened] = await latestRecords(diary, 1)
  await saveRecord(diary, { opened: opened!, record: setSeverity(opened!, 8), draftId: 'd2' })
  expect(await alarmed()).toBeUndefined()
})

test('[SAFE-9] an unsaved note is not checked', async () => {
  const diary = aRecordDiary()
  const record = setRecordNote(OPENED_RECORD_AT, 'I do not want to live anymore')
  expect(await saveRecord(diary, { opened: OPENED_RECORD_AT, record, draftId: 'd1' })).toEqual(
    err('severity-missing'),
  )
  expect(await alarmed()).toBeUndefined()
})

const RECORD = setSeverity(OPENED_RECORD_AT, 7)

function aSession(
  diary: Diary = aRecordDiary(),
  { draftId = 'd1', record = RECORD, isKept = false }: Partial<RecordEditorStart> = {},
) {
  const reported: unknown[] = []
  const form = recordForm(diary, { draftId, opened: OPENED_RECORD_AT, record, isKept })
  const session = openEditSession(diary, form, { report: (fault) => reported.push(fault) })
  return { diary, session, reported }
}

test('[REC-23] pressing Save again during or after a save makes one record', async () => {
  const { diary, session } = aSession()
  const both = await Promise.all([session.save(), session.save()])
  expect([both[1], await session.save()]).toEqual([both[0], both[0]])
  expect(await latestRecords(diary, 9)).toHaveLength(1)
})

test('[REC-23] during a save nothing can be changed: it would be in no record', async () => {
  const { diary, session } = aSession()
  const saving = session.save()
  session.change(setSeverity(RECORD, 2))
  await saving
  session.change(setSeverity(RECORD, 3))
  await session.keepForLater()
  expect(session.current()).toMatchObject({ value: RECORD, isSaved: true })
  expect([await listRecordDrafts(diary), await latestRecords(diary, 9)]).toMatchObject([
    [],
    [{ severity: 7 }],
  ])
})

test('[REC-23] a record saved before it was discarded is a record and nothing else', async () => {
  const { diary, session } = aSession()
  const saving = session.save()
  expect(await session.discard()).toEqual(ok(null))
  expect((await saving).ok).toBe(true)
  expect([await listRecordDrafts(diary), await listTrashedDrafts(diary)]).toEqual([[], []])
})

test('[REC-23, D36] a restored draft is kept beside later input of its page', async () => {
  const { diary, session } = aSession()
  const thrown = await session.discard()
  const again = aSession(diary)
  again.session.change(setSeverity(OPENED_RECORD_AT, 2))
  await again.session.keepForLater()
  if (thrown.ok) await thrown.value?.()
  const kept = (await listRecordDrafts(diary)).map(({ record }) => record.severity)
  expect(new Set(kept)).toEqual(new Set([2, 7]))
  expect(await listTrashedDrafts(diary)).toEqual([])
})

test('[LOCAL-10] a failed save is reported, keeps the draft, and can be tried again', async () => {
  const diary = aRecordDiary()
  let isFull = true
  const write: typeof diary.tables.write = (batch) =>
    isFull && batch.rows?.length === 1 ? Promise.resolve(err('no-room')) : diary.tables.write(batch)
  const { session } = aSession({ ...diary, tables: { ...diary.tables, write } })
  session.change(RECORD)
  expect(await session.save()).toEqual(err('no-room'))
  await session.keepForLater()
  expect([await listRecordDrafts(diary), session.current()]).toMatchObject([
    [{ id: 'd1' }],
    { isSaving: false, isSaved: false },
  ])
  isFull = false
  expect((await session.save()).ok).toBe(true)
  expect([await listRecordDrafts(diary), await latestRecords(diary, 9)]).toMatchObject([
    [],
    [{ severity: 7 }],
  ])
})

test('[LOCAL-10] an unexpected error of the browser is reported as a storage fault', async () => {
  const diary = aRecordDiary()
  const odd = new Error('odd')
  const tables = { ...diary.tables, write: () => Promise.reject(odd) }
  const { session, reported } = aSession({ ...diary, tables })
  session.change(RECORD)
  expect(await session.keepForLater()).toEqual(err('storage-gone'))
  expect(await session.save()).toEqual(err('storage-gone'))
  expect([reported, session.current()]).toMatchObject([[odd], { isSaving: false, isSaved: false }])
})

test.each([
  { second: 'touched before it', isKept: false, isTouchedFirst: true, count: 1 },
  { second: 'kept from an earlier visit', isKept: true, isTouchedFirst: false, count: 1 },
  { second: 'touched after it', isKept: false, isTouchedFirst: false, count: 2 },
])(
  '[REC-26] one draft in two tabs, saved in the first: the second, $second, makes $count',
  async ({ isKept, isTouchedFirst, count }) => {
    const inMemory = aRecordDiary()
    let passed = 0
    const diary = { ...inMemory, now: () => inMemory.now() + passed }
    const own = { draftId: newClientId(inMemory.now()), isKept }
    const tabs = [aSession(diary, own), aSession(diary, own)] as const
    const second = setSeverity(OPENED_RECORD_AT, 2)
    const turns = [async () => tabs[1].session.change(second), () => tabs[0].session.save()]
    for (const turn of isTouchedFirst ? turns : turns.toReversed()) {
      passed += 1
      await turn()
    }
    expect((await tabs[1].session.save()).ok).toBe(true)
    expect(await latestRecords(diary, 9)).toHaveLength(count)
  },
)

test('[REC-48] the first entry on a page that stood open means now, the next one keeps that time', () => {
  const { session } = aSession(aRecordDiary(), { record: OPENED_RECORD_AT })
  session.change(RECORD)
  const { startsAt } = session.current().value
  expect(Date.now() - startsAt).toBeLessThan(60_000)
  session.change({ ...session.current().value, note: 'left knee', startsAt: startsAt - 1 })
  expect(session.current().value.startsAt).toBe(startsAt - 1)
})
