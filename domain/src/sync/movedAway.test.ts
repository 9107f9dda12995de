import { expect, test } from 'vitest'
import { isMovedAway, markMoved } from './movedAway.ts'
import { deleteRow, saveRow } from './saveRow.ts'
import { aKnownRow, CLOCK, ROW_NOW } from './testing/aRow.ts'

const gone = () => {
  const was = aKnownRow()
  return markMoved(deleteRow(was, CLOCK, ROW_NOW + 5)!.row, was)
}

test('[SYNC-39] what was moved is told from what was deleted, and its mark waits to be sent', () => {
  expect(isMovedAway(gone())).toBe(true)
  expect(gone().pend.has('moved')).toBe(true)
  expect(isMovedAway(deleteRow(aKnownRow(), CLOCK, ROW_NOW + 5)!.row)).toBe(false)
})

test('[SYNC-39] words that came to the tombstone later are nowhere else: it counts as deleted', () => {
  const { groups, ...row } = gone()
  const late = { v: { notes: 'written elsewhere' }, s: `${'0'.repeat(11)}1-0000-abcdefabcdef` }
  expect(isMovedAway({ ...row, groups: new Map([...groups, ['note', late]]) })).toBe(false)
})

test('[SYNC-39] written anew on its day and deleted then, it counts as deleted', () => {
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
