import { expect, test } from 'vitest'
import { applyPage, applyPulled, type PulledItem } from './applyPage.ts'
import { firstState, isNewEpoch, offerRowAgain, startEpoch } from './syncState.ts'
import { CLOCK, ROW_NOW, aKnownRow, aNewRow, stampGroups, saveValues, stampAt } from './testing/aRow.ts'

const LATER = stampAt(ROW_NOW + 10)
const pulled = (values: Record<string, unknown>, s = LATER): PulledItem => ({
  clientId: 'record-1',
  kind: 'record',
  idOnServer: 1_000_001,
  groups: stampGroups(values, s),
})

test('[SYNC-11] a pulled row counts as sent: its delete must reach the server', () => {
  const row = applyPulled(undefined, pulled({ severity: 3 }), ROW_NOW)
  expect([row.sent, row.dirty, row.idOnServer]).toEqual([true, false, 1_000_001])
  expect(applyPulled(aNewRow(), pulled({ severity: 3 }, stampAt(1)), ROW_NOW).sent).toBe(true)
})

test('[SYNC-6] a group that this app does not know is kept', () => {
  const row = applyPulled(aKnownRow(), pulled({ from_the_future: { deep: [1] } }), ROW_NOW)
  expect(row.groups.get('from_the_future')?.v).toEqual({ deep: [1] })
})

test('[SYNC-13] a pending value that loses is kept for the history and the row stays in the queue', () => {
  const mine = aNewRow()
  const row = applyPulled(mine, pulled({ severity: 3 }), ROW_NOW)
  expect(row.groups.get('severity')).toEqual({ v: 3, s: LATER })
  expect(row.lost).toEqual([{ group: 'severity', hlc: mine.groups.get('severity')?.s, value: 7 }])
  expect([row.dirty, row.pend, row.ver]).toEqual([true, new Set(['note', 'deleted']), 2])
})

test('[SYNC-13] a value that was acknowledged is in the history of the server already', () => {
  const row = applyPulled(aKnownRow(), pulled({ severity: 3 }), ROW_NOW)
  expect([row.lost, row.dirty]).toEqual([[], false])
})

test('[SYNC-12] at an equal stamp the server wins, unless the own value is still unsent', () => {
  const mine = aNewRow()
  const same = pulled({ severity: 3 }, mine.groups.get('severity')!.s)
  expect(applyPulled(aKnownRow(), same, ROW_NOW).groups.get('severity')?.v).toBe(3)
  expect(applyPulled(mine, same, ROW_NOW).groups.get('severity')?.v).toBe(7)
})

test('[SYNC-12] a stamp that the server would not accept yields, unless it is still to be sent', () => {
  const ahead = ROW_NOW + 60_001
  const lower = pulled({ severity: 3 }, stampAt(ROW_NOW))
  expect(applyPulled(aKnownRow(ahead), lower, ROW_NOW).groups.get('severity')?.v).toBe(3)
  expect(applyPulled(aNewRow(ahead), lower, ROW_NOW).groups.get('severity')?.v).toBe(7)
  expect(applyPulled(aKnownRow(ahead - 1), lower, ROW_NOW).groups.get('severity')?.v).toBe(7)
})

test('[SYNC-12] an equal value takes the server’s stamp, unless it is a later unsent act', () => {
  const earlier = stampAt(ROW_NOW - 10)
  const known = applyPulled(aKnownRow(), pulled({ severity: 7 }, earlier), ROW_NOW)
  expect(known.groups.get('severity')?.s).toBe(earlier)
  const again = saveValues(saveValues(aKnownRow(), { severity: 5 }).row, { severity: 7 }).row
  expect(applyPulled(again, pulled({ severity: 7 }, earlier), ROW_NOW)).toEqual(again)
})

const page = (cursor: number) => ({
  items: [pulled({ severity: 3 })],
  cursor,
  more: false,
  epoch: 'one',
  serverTime: ROW_NOW,
})
const input = { state: firstState(CLOCK), askedAt: ROW_NOW, heardAt: ROW_NOW }

test('[SYNC-18] a page applied again changes no row, and an old page does not move the cursor back', () => {
  const once = applyPage(new Map(), { ...input, page: page(9) })
  const again = applyPage(new Map(once.rows.map((row) => [row.clientId, row])), {
    ...input,
    state: once.state,
    page: page(4),
  })
  expect([once.rows.length, again.rows, again.state.cursor]).toEqual([1, [], 9])
})

test('[SYNC-31] groups that the server lost, wiped with a delete and restored by a device with less, are offered', () => {
  const known = aKnownRow()
  const [own, lower] = [known.groups.get('severity')!.s, stampAt(ROW_NOW - 10)]
  const back = { ...pulled({ severity: 3 }, lower) }
  back.groups = new Map([...back.groups, ...stampGroups({ deleted: { deleted: 0 } }, LATER)])
  const apply = (row = known) =>
    applyPage(new Map([[row.clientId, row]]), { ...input, page: { ...page(9), items: [back] } }).rows[0]!
  const row = apply()
  expect(row.groups.get('severity')).toEqual({ v: 7, s: own })
  expect([row.dirty, row.pend, row.ver]).toEqual([true, new Set(['severity', 'note']), known.ver + 2])
  // An item that was already applied does not count as another change.
  expect(apply(row)).toBeUndefined()
})

test('[SYNC-31] a row deleted here offers nothing', () => {
  const gone = {
    ...aKnownRow(),
    groups: stampGroups({ severity: 7, deleted: { deleted: 1 } }, stampAt(ROW_NOW)),
  }
  const wiped = { ...pulled({}), groups: stampGroups({ deleted: { deleted: 1 } }, stampAt(ROW_NOW)) }
  const known = new Map([[gone.clientId, { ...gone, sent: true, idOnServer: wiped.idOnServer }]])
  expect(applyPage(known, { ...input, page: { ...page(9), items: [wiped] } }).rows).toEqual([])
})

test('[SYNC-2] stamps of a page raise the clock', () => {
  const { state } = applyPage(new Map(), { ...input, page: page(9) })
  expect(state.clock.hlc).toEqual({ ms: ROW_NOW + 10, counter: 0 })
})

test('[SYNC-16] another epoch queues everything and sets the cursor to 0; the first epoch does not count', () => {
  const state = { ...firstState(CLOCK), cursor: 9, epoch: 'one' }
  expect([isNewEpoch(state, 'one'), isNewEpoch(state, 'two')]).toEqual([false, true])
  expect(isNewEpoch(firstState(CLOCK), 'one')).toBe(false)
  expect(startEpoch(state, 'two')).toEqual({ ...state, epoch: 'two', cursor: 0 })
  const row = offerRowAgain(aKnownRow())
  expect([row.dirty, row.pend]).toEqual([true, new Set(['severity', 'note', 'deleted'])])
})
