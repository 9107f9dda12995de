import { err } from '@reprieve/domain/result.ts'
import { NO_COUNTS } from '@reprieve/domain/sync/unsentCounts.ts'
import { expect, test } from 'vitest'
import { storeDraft } from '../../local/drafts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { aStoredRow } from '../../local/testing/tablesContract.ts'
import { readSettings } from '../../settings/saving/settingsTable.ts'
import { storeUnsavedKeys } from '../../settings/saving/unsavedSettings.ts'
import { FROM_SERVER } from '../pass/syncPass.ts'
import { runSync } from '../runSync.ts'
import { aPass, makeTestId, deleteTestRow, writeTestRecord, writeRow } from '../testing/aPass.ts'
import {
  canClearDevice,
  findUnsent,
  findWholeDiary,
  firstLogoutStep,
  stepAfterSync,
  type UnsentSummary,
} from './unsent.ts'
import { exportDiaryScope, type ExportScope } from './useExport.ts'

const NONE: UnsentSummary = {
  counts: NO_COUNTS,
  total: 0,
  sendable: 0,
  setAside: 0,
  marks: [],
}
const some = (own: Partial<UnsentSummary>): UnsentSummary => ({
  ...NONE,
  total: 1,
  marks: ['row a 1'],
  ...own,
})

test.each<[string, UnsentSummary, boolean, string]>([
  ['leaves where everything is sent', NONE, true, 'leave'],
  ['sends first what can be sent', some({ sendable: 1 }), true, 'sync-first'],
  ['asks where nothing can be sent', some({ sendable: 1 }), false, 'ask'],
  ['asks about what the server did not take', some({ setAside: 1 }), true, 'ask'],
  ['asks about a draft', some({}), true, 'ask'],
])('[D17] logging out %s', (_what, unsent, canSync, step) => {
  expect(firstLogoutStep(unsent, canSync)).toBe(step)
})

test('[SYNC I11] after a sync it leaves only if nothing is unsent', () => {
  expect(stepAfterSync(NONE)).toBe('leave')
  expect(stepAfterSync(some({}))).toBe('ask')
})

test('[SYNC I11] a record written at the last moment is not cleared', () => {
  expect(canClearDevice(some({}), NONE)).toBe(false)
  expect(canClearDevice(some({}), some({}))).toBe(true)
  expect(canClearDevice(NONE, some({}))).toBe(true)
})

test('[SYNC I11] a record that replaced an agreed one is not cleared either', async () => {
  const { diary } = aPass()
  await storeDraft(diary, { id: 'd', kind: 'record', value: {} })
  const agreed = await findUnsent(diary)
  await diary.tables.write({ unshelve: [{ shelf: 'drafts', id: 'd' }] })
  await writeTestRecord(diary, makeTestId(1), { severity: 1 })
  const saved = await findUnsent(diary)
  expect([saved.total, canClearDevice(saved, agreed)]).toEqual([agreed.total, false])
  await writeTestRecord(diary, makeTestId(1), { severity: 2 })
  expect(canClearDevice(await findUnsent(diary), saved)).toBe(false)
})

test('[D17] everything unacknowledged is counted: rows, tombstones, drafts, quarantined and unreadable rows', async () => {
  const pass = aPass()
  const { diary } = pass
  await writeTestRecord(diary, makeTestId(1), { severity: 1 })
  await writeTestRecord(diary, makeTestId(2), { severity: 99 })
  await runSync(pass)
  await deleteTestRow(diary, makeTestId(1))
  await writeTestRecord(diary, makeTestId(3), { severity: 3 })
  await storeDraft(diary, { id: 'd', kind: 'record', value: {} })
  await diary.tables.write({
    unreadable: [
      { table: 'rows', key: 'x', raw: {}, why: 'kind is wrong', at: 1 },
      { table: 'rows', key: 'y', raw: {}, why: `${FROM_SERVER}stamps are wrong`, at: 1 },
    ],
  })
  expect(await findUnsent(diary)).toMatchObject({
    counts: { ...NO_COUNTS, records: 3, others: 1, drafts: 1 },
    total: 5,
    sendable: 2,
    setAside: 1,
  })
})

test.each([undefined, null, true, 2, '1', 0.5])(
  '[LOCAL-26, D17] a row that does not say whether it was sent (%j) is not left behind silently',
  async (dirty) => {
    const { diary } = aPass()
    await diary.putRaw({ ...aStoredRow(makeTestId(1)), dirty })
    await diary.putRaw(aStoredRow(makeTestId(2), { dirty: 0 }))
    const unsent = await findUnsent(diary)
    expect(unsent).toMatchObject({ counts: { others: 1 }, total: 1, sendable: 0 })
    expect(firstLogoutStep(unsent, true)).toBe('ask')
    expect(canClearDevice(unsent, NONE)).toBe(false)
    const { unreadable } = (await fileOf(diary, 'unsent')) as { unreadable: unknown[] }
    expect(unreadable).toMatchObject([{ key: makeTestId(1), why: 'dirty is wrong' }])
  },
)

test('[LOCAL-26, LOCAL-10] without room to quarantine it, it is counted and exported all the same', async () => {
  const { diary } = aPass()
  await diary.putRaw({ ...aStoredRow(makeTestId(1)), dirty: 2 })
  const tables = { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) }
  const unsent = await findUnsent({ ...diary, tables })
  expect(unsent).toMatchObject({ counts: { records: 1 }, total: 1, sendable: 0 })
  const { unreadable } = (await fileOf({ ...diary, tables }, 'unsent')) as {
    unreadable: unknown[]
  }
  expect(unreadable).toMatchObject([{ raw: { clientId: makeTestId(1) } }])
})

test('[D18] of a diary without an account all that is shown counts', async () => {
  const diary = aDiary()
  await writeTestRecord(diary, makeTestId(1), { severity: 1 })
  await writeTestRecord(diary, makeTestId(2), { severity: 2 })
  await deleteTestRow(diary, makeTestId(2))
  expect((await findWholeDiary(diary)).counts.records).toBe(1)
})

test('[D17] the profile is counted under its own name', async () => {
  const { diary } = aPass()
  await writeRow(diary, { clientId: makeTestId(1), kind: 'user_profile' }, { name: { name: 'Helen' } })
  const unsent = await findUnsent(diary)
  expect(unsent).toMatchObject({ counts: { ...NO_COUNTS, profile: 1 }, total: 1, sendable: 1 })
})

test('[PROG-11, D17] program answers are counted under their own name', async () => {
  const { diary } = aPass()
  const answer = { 'value.lesson.prompt': { a: 'My answer', q: 'The question' } }
  await writeRow(diary, { clientId: makeTestId(1), kind: 'program' }, answer)
  await writeRow(diary, { clientId: makeTestId(2), kind: 'filter' }, { 'value.range': 'last-30-days' })
  const unsent = await findUnsent(diary)
  expect(unsent.counts).toEqual({ ...NO_COUNTS, programs: 1, settings: 1 })
  expect(unsent.total).toBe(2)
})

test('[QST-41, D17] unsent questionnaire answers are counted under their own name', async () => {
  const { diary } = aPass()
  const answer = { 'value.1.peg-1': { a: 4, t: 1 } }
  await writeRow(diary, { clientId: makeTestId(1), kind: 'questionnaire_draft' }, answer)
  const unsent = await findUnsent(diary)
  expect(unsent).toMatchObject({ counts: { ...NO_COUNTS, questionnaires: 1 }, total: 1, sendable: 1 })
})

test('[QST-45, SETT-4, D17] a change that a page left behind is saved first, and then sent with the rest', async () => {
  const pass = aPass()
  const { diary } = pass
  await storeUnsavedKeys(diary, 'questionnaire_drafts', [
    { key: '1.peg-1', before: [null], now: { a: 4, t: 1 } },
  ])
  const unsent = await findUnsent(diary)
  expect(unsent).toMatchObject({ counts: { ...NO_COUNTS, questionnaires: 1 }, total: 1, sendable: 1 })
  expect(await readSettings(diary, 'questionnaire_drafts')).toEqual({ '1.peg-1': { a: 4, t: 1 } })
  await runSync(pass)
  expect((await findUnsent(diary)).total).toBe(0)
})

test('[QST-45, SETT-4, D17] without room to save it, it is counted, and asked about', async () => {
  const { diary } = aPass()
  await storeUnsavedKeys(diary, 'questionnaire_drafts', [
    { key: '1.peg-1', before: [null], now: { a: 4, t: 1 } },
  ])
  const full = { ...diary, tables: { ...diary.tables, write: async () => err('no-room' as const) } }
  const unsent = await findUnsent(full)
  expect(unsent).toMatchObject({ counts: { ...NO_COUNTS, questionnaires: 1 }, total: 1, sendable: 0 })
  expect([firstLogoutStep(unsent, true), unsent.marks.length]).toEqual(['ask', 1])
  expect(await findWholeDiary(full)).toMatchObject({ total: 1 })
})

test('[D17] the export has everything written, group by group, with drafts and lost values', async () => {
  const pass = aPass()
  const { diary } = pass
  await writeTestRecord(diary, makeTestId(1), { severity: 1 })
  await runSync(pass)
  await writeTestRecord(diary, makeTestId(2), { severity: 4, note: 'bad night' })
  await storeDraft(diary, { id: 'd', kind: 'record', value: { severity: 5 } })
  const file = await fileOf(diary, 'unsent')
  expect(file).toMatchObject({
    product: 'Reprieve',
    rows: [
      {
        kind: 'record',
        client_id: makeTestId(2),
        groups: { severity: { v: { severity: 4 } }, note: { v: { notes: 'bad night' } } },
        lost: [],
      },
    ],
    drafts: [{ id: 'd', content: { kind: 'record', value: { severity: 5 } } }],
    unreadable: [],
  })
  expect(((await fileOf(diary, 'everything')) as { rows: unknown[] }).rows.length).toBe(2)
})

const fileOf = async (diary: Diary, which: ExportScope): Promise<Record<string, unknown>> =>
  JSON.parse(await (await exportDiaryScope(diary, which)).text()) as Record<string, unknown>
