import { expect, test } from 'vitest'
import { mergeItem } from './mergeItem.ts'
import { buildPush, planPush } from './pushPlan.ts'
import { deleteRow } from './saveRow.ts'
import { CLOCK_START } from './stamp.ts'
import { CLOCK, ROW_NOW, aKnownRow, aNewRow, stampGroups, saveValues, stampAt } from './testing/aRow.ts'

const edited = () => saveValues(aKnownRow(), { note: 'better' }, { at: ROW_NOW + 5 }).row
const removed = () => deleteRow(aKnownRow(), CLOCK, ROW_NOW + 5)!.row
const named = (row: ReturnType<typeof aNewRow>, clientId: string) => ({ ...row, clientId })

test('[SYNC 1.4] unsent rows are sent by the call of their act, in bulks; the rest stays', () => {
  const rows = [
    named(aNewRow(), 'a'),
    edited(),
    removed(),
    aKnownRow(),
    named(aNewRow(), 'b'),
    named(aNewRow(), 'c'),
  ]
  const plan = planPush(rows, { failCount: 0, most: 2 })
  expect(plan.map(({ act, rows: of }) => [act, of.map(({ clientId }) => clientId)])).toEqual([
    ['create', ['a', 'b']],
    ['create', ['c']],
    ['update', ['record-1']],
    ['delete', ['record-1']],
  ])
})

test('[SYNC-17] after ten failures all are still sent together, after eleven each is sent alone', () => {
  const rows = [named(aNewRow(), 'a'), named(aNewRow(), 'b')]
  expect(planPush(rows, { failCount: 10, most: 250 })).toHaveLength(1)
  expect(planPush(rows, { failCount: 11, most: 250 })).toHaveLength(2)
})

test('[D28] quarantined rows are not sent', () => {
  expect(planPush([{ ...aNewRow(), setAside: { code: 227 } }], { failCount: 0, most: 250 })).toEqual([])
})

test('[D28] a tombstone without a number is sent as a create', () => {
  const gone = deleteRow({ ...aNewRow(), sent: true }, CLOCK, ROW_NOW)!.row
  expect(buildPush(gone).sent.act).toBe('create')
})

test('[SYNC-11] the mark that it was sent is on the row before the request leaves', () => {
  const built = buildPush(aNewRow())
  expect([built.row.sent, built.row.dirty]).toEqual([true, true])
})

test('[SYNC-15] an edit of a record that was deleted and wiped elsewhere restores it completely', () => {
  const wiped = stampGroups({ deleted: { deleted: 1 } }, stampAt(ROW_NOW + 1))
  const { groups } = mergeItem({
    stored: wiped,
    sent: buildPush(edited()).sent.groups,
    restamped: [],
    now: ROW_NOW + 10,
    clock: CLOCK_START,
  })
  expect(Object.fromEntries([...groups].map(([group, { v }]) => [group, v]))).toEqual({
    severity: 7,
    note: 'better',
    deleted: { deleted: 0 },
  })
})
