import { expect, test } from 'vitest'
import { applyPulled } from './applyPage.ts'
import { beginRow } from './beginRow.ts'
import { emptyRow } from './localRow.ts'
import { buildPush } from './pushPlan.ts'
import { firstState } from './syncState.ts'
import { CLOCK, ROW_NOW, stampGroups, saveValues, stampAt } from './testing/aRow.ts'

const begin = (lastLocalId: number) =>
  beginRow(firstState(CLOCK, lastLocalId), { clientId: 'a', kind: 'record' })

test('[SYNC-19] each row that begins here gets the next number', () => {
  const first = begin(0)
  expect(first.row).toEqual({ ...emptyRow('a', 'record'), localId: 1 })
  expect(beginRow(first.state, { clientId: 'b', kind: 'dose' }).row.localId).toBe(2)
})

test('[SYNC-19] a pulled row has none, and a row with a number keeps it', () => {
  const pulled = {
    clientId: 'a',
    kind: 'record',
    idOnServer: 1_000_001,
    groups: stampGroups({ note: 'x' }, stampAt(ROW_NOW)),
  }
  expect(applyPulled(undefined, pulled, ROW_NOW).localId).toBeNull()
  expect(applyPulled(begin(7).row, pulled, ROW_NOW).localId).toBe(8)
})

test('[D30] a push has the number, under which a create is sent', () => {
  expect(buildPush(saveValues(begin(41).row, { note: 'x' }).row).sent.localId).toBe(42)
})
