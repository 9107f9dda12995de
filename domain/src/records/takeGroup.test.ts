import { expect, test } from 'vitest'
import { changedRecordGroups, type RecordGroup } from './changedGroups.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import { isRecordGroup, takeGroup } from './takeGroup.ts'

const NOW = { at: 1_700_000_000_000, offset: 0 }
const now: PainRecord = emptyRecord(NOW)
const item = { id: 'i1', text: 'Item' }
const before: PainRecord = {
  ...emptyRecord({ at: NOW.at - 60_000, offset: 3_600_000 }),
  severity: 7,
  note: 'what I wrote',
  location: [item],
  symptom: { kind: 'items', items: [item] },
  character: [item],
  environment: [item],
  aggravatingFactor: { kind: 'nothing' },
  intervention: { kind: 'nothing' },
  medication: { kind: 'nothing' },
}
const ALL: RecordGroup[] = changedRecordGroups(now, before)

test.each(ALL)('[REC-51] of an earlier state %s alone is taken', (group) => {
  const taken = takeGroup(now, before, group)
  expect(changedRecordGroups(now, taken)).toEqual([group])
  expect(changedRecordGroups(before, taken)).toEqual(ALL.filter((other) => other !== group))
})

test('[REC-51] there is a way for every group of a record, and for no other word', () => {
  expect(ALL).toHaveLength(10)
  expect([...ALL, 'meta', 'deleted', 'constructor'].filter(isRecordGroup)).toEqual(ALL)
})
