import { expect, test } from 'vitest'
import { applyAnswer, type RowResponse } from './applyAnswer.ts'
import type { LocalRow } from './localRow.ts'
import { buildPush, planPush } from './pushPlan.ts'
import { deleteRow } from './saveRow.ts'
import { CLOCK, ROW_NOW, aKnownRow, aNewRow, stampGroups, saveValues, stampAt } from './testing/aRow.ts'

const { row: waiting, sent } = buildPush(aNewRow())
const stampsOf = (row: LocalRow) => new Map([...row.groups].map(([group, { s }]) => [group, s]))
const ok: RowResponse = { code: 0, idOnServer: 1_000_001, stamps: stampsOf(waiting), values: null }
const hear = (row: LocalRow, answer: RowResponse, isAlone = false) =>
  applyAnswer(row, { sent, answer, serverTime: ROW_NOW, isAlone })
const refusal = (code: number): RowResponse => ({ code, idOnServer: null, stamps: new Map(), values: null })

test.each([0, 180])('[D28] code %i: the row has its number and nothing waits', (code) => {
  const row = hear(waiting, { ...ok, code })
  expect(row).toEqual({ ...waiting, idOnServer: 1_000_001, pend: new Set(), dirty: false, ver: 2 })
})

test('[SYNC-14] an edit made while the request was in progress stays in the queue', () => {
  const edited = saveValues(waiting, { note: 'better' }, { at: ROW_NOW + 5 }).row
  const row = hear(edited, ok)
  expect([row.dirty, row.idOnServer, row.groups.get('note')?.v]).toEqual([true, 1_000_001, 'better'])
  expect(row.pend).toEqual(new Set(['note', 'deleted']))
})

test('[SYNC-4] the stamp that the server gave instead is taken', () => {
  const given = stampAt(ROW_NOW - 1)
  const row = hear(waiting, { ...ok, stamps: new Map(ok.stamps).set('note', given) })
  expect(row.groups.get('note')).toEqual({ v: 'bad night', s: given })
})

test('[SYNC-3] a later value of another device is taken from the answer', () => {
  const values = new Map<string, unknown>([
    ['severity', 7],
    ['note', 'elsewhere'],
    ['deleted', { deleted: 0 }],
  ])
  const row = hear(waiting, { ...ok, stamps: new Map(ok.stamps).set('note', stampAt(ROW_NOW + 9)), values })
  expect(row.groups.get('note')).toEqual({ v: 'elsewhere', s: stampAt(ROW_NOW + 9) })
  expect([row.lost, row.dirty]).toEqual([[], false])
})

test('[SYNC-13] losers that were sent are removed, one added since stays', () => {
  const old = { group: 'note', hlc: stampAt(1), value: 'old' }
  const recent = { group: 'note', hlc: stampAt(2), value: 'recent' }
  const built = buildPush({ ...aNewRow(), lost: [old] })
  const since = { ...built.row, lost: [old, recent], ver: built.row.ver + 1 }
  const row = applyAnswer(since, { sent: built.sent, answer: ok, serverTime: ROW_NOW, isAlone: false })
  expect([row.lost, row.dirty]).toEqual([[recent], true])
})

test('[D28] 204: the whole record, or its tombstone, is sent again as a create', () => {
  const known = aKnownRow()
  for (const row of [saveValues(known, { note: 'better' }).row, deleteRow(known, CLOCK, ROW_NOW)!.row]) {
    const built = buildPush(row)
    const answer = refusal(204)
    const after = applyAnswer(built.row, { sent: built.sent, answer, serverTime: ROW_NOW, isAlone: false })
    expect(planPush([after], { failCount: 0, most: 250 }).map(({ act }) => act)).toEqual(['create'])
    expect(after.pend).toEqual(new Set(['severity', 'note', 'deleted']))
  }
})

test('[D28] 227: quarantined immediately and kept, unless it was changed since', () => {
  expect(hear(waiting, refusal(227))).toEqual({ ...waiting, setAside: { code: 227 } })
  const edited = saveValues(waiting, { note: 'shorter' }).row
  expect(hear(edited, refusal(227))).toEqual(edited)
})

test('[SYNC-17] another refusal counts only for a row sent alone, and the third quarantines it', () => {
  expect(hear(waiting, refusal(100))).toEqual(waiting)
  let row = waiting
  for (const wanted of [null, null, { code: 100 }]) {
    row = hear(row, refusal(100), true)
    expect(row.setAside).toEqual(wanted)
  }
})

test('[SYNC-12] a group of the answer that the row lacks is added', () => {
  const theirs = stampGroups({ from_the_future: 1 }, stampAt(5))
  const values = new Map<string, unknown>([
    ...[...waiting.groups].map(([g, { v }]) => [g, v] as const),
    ['from_the_future', 1],
  ])
  const row = hear(waiting, { ...ok, stamps: new Map(ok.stamps).set('from_the_future', stampAt(5)), values })
  expect(row.groups.get('from_the_future')).toEqual(theirs.get('from_the_future'))
})

const ITEM = { kind: 'medication', clientId: 'medication-1' }
const sentAs = (row: LocalRow, code: number, isAlone = false) => {
  const built = buildPush(row)
  return applyAnswer(built.row, { sent: built.sent, answer: refusal(code), serverTime: ROW_NOW, isAlone })
}
const editedItem = (): LocalRow => ({ ...saveValues(aKnownRow(), { note: 'better' }).row, ...ITEM })
const deletedItem = (): LocalRow => ({ ...deleteRow(aKnownRow(), CLOCK, ROW_NOW)!.row, ...ITEM })

test.each([215, 224])(
  '[SYNC-24, D29] %i for an edit: the third quarantines it with its code, and the row stays as it is',
  (code) => {
    const row = editedItem()
    const again = sentAs(sentAs(row, code), code)
    expect(again).toEqual({ ...row, refusals: 2 })
    expect(sentAs(again, code)).toEqual({ ...row, refusals: 3, setAside: { code } })
  },
)

test.each([212, 216])('[SYNC-25, D29] %i for an edit: the whole item is sent again as an add', (code) => {
  const after = sentAs(editedItem(), code)
  expect(planPush([after], { failCount: 0, most: 250 }).map(({ act }) => act)).toEqual(['create'])
  expect([after.clientId, after.pend]).toEqual(['medication-1', new Set(['severity', 'note', 'deleted'])])
})

test.each([212, 215, 216, 223, 224])('[SYNC-25, D29] %i for a delete: it is done', (code) => {
  const after = sentAs(deletedItem(), code)
  expect(after).toMatchObject({ dirty: false, pend: new Set(), setAside: null })
  expect(planPush([after], { failCount: 0, most: 250 })).toEqual([])
})

test('[SYNC-25, SYNC-14] one that was restored while its delete was in progress stays restored', () => {
  const built = buildPush(deletedItem())
  const back = saveValues(built.row, {}, { at: ROW_NOW + 5 }).row
  const answered = { sent: built.sent, answer: refusal(216), serverTime: ROW_NOW, isAlone: true }
  expect(applyAnswer(back, answered)).toEqual(back)
})
