import { expect, test } from 'vitest'
import { EMPTY_DIARY, changeColumns } from './columns/changeColumns.ts'
import type { Sort } from './filter.ts'
import { sortSelection } from './selectEntries.ts'
import { aRecordAtTime, aReflection } from './testing/facts.ts'

const diary = [
  aRecordAtTime('b', '2026-11-10T08:00', { value: 3, length: 60 }),
  aRecordAtTime('a', '2026-11-10T08:00', { value: 7, length: null }),
  aReflection('day', '2026-11-10', { value: 9 }),
  aRecordAtTime('c', '2026-11-11T08:00', { value: null, length: 0 }),
  aRecordAtTime('d', '2026-11-12T08:00', { value: 3, length: 60 }),
]
const { entries } = changeColumns(EMPTY_DIARY, { put: diary, putDoses: [], drop: new Set() })
const rows = Uint32Array.from(diary.keys())
const inOrder = (by: Sort['by'], order: Sort['order']) =>
  Array.from(
    sortSelection(entries, { rows, outOf: rows.length, span: { from: 0, to: 0 } }, { by, order }),
    (row) => entries.ids[row],
  ).join(' ')

test('[FILT-23] by time, and within one moment by id', () => {
  expect(inOrder('timing', 'asc')).toBe('a b day c d')
  expect(inOrder('timing', 'desc')).toBe('d c day a b')
})

test('[FILT-23] by severity: a score does not count, and entries without one come last in either order', () => {
  expect(inOrder('severity', 'asc')).toBe('b d a day c')
  expect(inOrder('severity', 'desc')).toBe('a b d day c')
})

test('[FILT-23] by length: a missing length is not a length of 0', () => {
  expect(inOrder('duration', 'asc')).toBe('c b d a day')
  expect(inOrder('duration', 'desc')).toBe('b d c a day')
})

test('[FILT-23] the original result is not changed', () => {
  expect(rows).toEqual(Uint32Array.from([0, 1, 2, 3, 4]))
})
