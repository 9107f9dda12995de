import { expect, test } from 'vitest'
import { isMovedAway, markMoved } from './movedAway.ts'
import { deleteRow, saveRow } from './saveRow.ts'
import { aKnownRow, CLOCK, ROW_NOW } from './testing/aRow.ts'

const gone = () => {
  const was = aKnownRow()
  return markMoved(deleteRow(was, CLOCK, ROW_NOW + 5)!.row, was)
}

test('[SYNC-39] a moved row is distinguished from a deleted one, and its mark is unsent', () => {
  expect(isMovedAway(gone())).toBe(true)
  expect(gone().pend.has('moved')).toBe(true)
  expect(isMovedAway(deleteRow(aKnownRow(), CLOCK, ROW_NOW + 5)!.row)).toBe(false)
})

test('[SYNC-39] text added to the tombstone later exists nowhere else: it counts as deleted', () => {
  const { groups, ...row } = gone()
  const late = { v: { notes: 'written elsewhere' }, s: `${'0'.repeat(11)}1-0000-abcdefabcdef` }
  expect(isMovedAway({ ...row, groups: new Map([...groups, ['note', late]]) })).toBe(false)
})

test('[SYNC-39] written again on its day and then deleted, it counts as deleted', () => {
  const again = saveRow(gone(), {
    values: new Map([['severity', { severity: 2 }]]),
    clock: CLOCK,
    wallNow: ROW_NOW + 9,
  })
  expect(isMovedAway(again.row)).toBe(false)
  expect(isMovedAway(deleteRow(again.row, again.clock, ROW_NOW + 10)!.row)).toBe(false)
})

test('[SYNC-39] a mark that cannot be read marks nothing', () => {
  const { groups, ...row } = gone()
  const torn = { v: { moved: 'x' }, s: groups.get('moved')!.s }
  expect(isMovedAway({ ...row, groups: new Map([...groups, ['moved', torn]]) })).toBe(false)
})
