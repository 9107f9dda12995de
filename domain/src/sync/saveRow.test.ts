import { expect, test } from 'vitest'
import { emptyRow } from './localRow.ts'
import { deleteRow, saveEdited } from './saveRow.ts'
import { makeStamp } from './stamp.ts'
import {
  CLOCK,
  DEVICE,
  ROW_NOW,
  aKnownRow,
  aNewRow,
  stampGroups,
  saveValues,
  stampAt,
} from './testing/aRow.ts'

const first = makeStamp({ ms: ROW_NOW, counter: 0 }, DEVICE)
const later = makeStamp({ ms: ROW_NOW + 5, counter: 0 }, DEVICE)

test('[SYNC-10] a new row has all its groups and its life under one stamp, waiting to be sent', () => {
  const { row } = saveValues(emptyRow('record-1', 'record'), { severity: 7 })
  expect(row).toEqual({
    ...emptyRow('record-1', 'record'),
    groups: stampGroups({ severity: 7, deleted: { deleted: 0 } }, first),
    pend: new Set(['severity', 'deleted']),
    ver: 1,
    dirty: true,
  })
})

test('[SYNC-10] a save stamps the groups that changed, and that the row lives', () => {
  const { row } = saveValues(aKnownRow(), { severity: 7, note: 'better' }, { at: ROW_NOW + 5 })
  expect(row.groups).toEqual(
    new Map([
      ...stampGroups({ severity: 7 }, first),
      ...stampGroups({ note: 'better', deleted: { deleted: 0 } }, later),
    ]),
  )
  expect([row.pend, row.ver, row.dirty]).toEqual([new Set(['note', 'deleted']), 2, true])
})

test('[SYNC-11] a row that was never sent is dropped by a delete', () => {
  expect(deleteRow(aNewRow(), CLOCK, ROW_NOW)).toBeNull()
})

test('[SYNC-11] a row that was sent becomes a tombstone, though no answer came and it has no number', () => {
  const saved = deleteRow({ ...aNewRow(), sent: true }, CLOCK, ROW_NOW + 5)
  expect(saved?.row.groups.get('deleted')).toEqual({ v: { deleted: 1 }, s: later })
  expect([saved?.row.idOnServer, saved?.row.dirty]).toEqual([null, true])
})

test('[SYNC-8] a write is above the stamps of its row, and leaves the clock at the current time', () => {
  const ahead = stampAt(ROW_NOW + 86_400_000)
  const row = { ...aKnownRow(), groups: stampGroups({ note: 'from a wrong clock' }, ahead) }
  const saved = saveValues(row, { note: 'right' })
  expect(saved.row.groups.get('note')!.s > ahead).toBe(true)
  expect(saved.clock.hlc).toEqual({ ms: ROW_NOW, counter: 0 })
})

test('[D28] a quarantined row gets new attempts when the person changes it', () => {
  const refused = { ...aKnownRow(), refusals: 3, setAside: { code: 227 } }
  const { row } = saveValues(refused, { note: 'shorter' })
  expect([row.refusals, row.setAside]).toEqual([0, null])
})

test('[SYNC-37] an edit is stamped although another device sent the same value, and wins over an earlier one that arrives late', () => {
  // Opened with 6; meanwhile another device's 7 was pulled; the person saves 7.
  const brought = { ...aKnownRow(), groups: stampGroups({ severity: 7 }, stampAt(ROW_NOW + 1)) }
  const { row } = saveEdited(brought, {
    values: new Map([['severity', 7]]),
    clock: CLOCK,
    wallNow: ROW_NOW + 5,
  })
  expect(row.groups.get('severity')).toEqual({ v: 7, s: later })
  expect(row.pend).toEqual(new Set(['severity', 'deleted']))
  const before = stampAt(ROW_NOW + 3, 'cccccccccccc')
  expect(later > before).toBe(true)
})
