import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/instant.ts'
import { duplicateRecord } from './duplicateRecord.ts'
import { setRecordNote, setSeverity, setStart } from './editRecord.ts'
import { asksBeforeLeavingRecord, hasChanges, isEmptyRecord, findOnlyChangedStart } from './leaveRecord.ts'
import type { PainRecord } from './painRecord.ts'
import { ACTS, RECORD_NOW, OPENED_AT } from './testing/acts.ts'

test.each(ACTS)('[REC-21] a new record with input in %s asks', (_, act) => {
  const draft = act(OPENED_AT)
  expect([
    isEmptyRecord(draft),
    hasChanges(OPENED_AT, draft),
    asksBeforeLeavingRecord(OPENED_AT, draft),
  ]).toEqual([false, true, true])
})

test('[REC-21] an empty new record asks nothing, also when only its start was moved or spaces were typed', () => {
  const moved = setRecordNote(setStart(OPENED_AT, { at: RECORD_NOW - HOUR_MS, offset: 0 }), '  \n')
  expect([
    isEmptyRecord(moved),
    hasChanges(OPENED_AT, moved),
    asksBeforeLeavingRecord(OPENED_AT, moved),
  ]).toEqual([true, true, false])
})

const saved: PainRecord = {
  ...setRecordNote(OPENED_AT, 'bad night'),
  ref: { kind: 'saved', clientId: 'c', localId: 1, serverId: null },
}

test('[REC-21] a saved record asks when it was changed, emptied included, and not otherwise', () => {
  expect(asksBeforeLeavingRecord(saved, saved)).toBe(false)
  expect(asksBeforeLeavingRecord(saved, setRecordNote(saved, 'good night'))).toBe(true)
  expect(asksBeforeLeavingRecord(saved, setRecordNote(saved, ''))).toBe(true)
})

test('[REC-21, REC-3] a severity that would be saved as the same number is not a change', () => {
  const six = setSeverity(saved, 6)
  expect(asksBeforeLeavingRecord(six, setSeverity(six, 6.3))).toBe(false)
  expect(asksBeforeLeavingRecord(six, setSeverity(six, 6.5))).toBe(true)
})

test('[REC-21] an untouched duplicate asks: it is not stored yet', () => {
  const copy = duplicateRecord(saved)
  expect([hasChanges(copy, copy), asksBeforeLeavingRecord(copy, copy)]).toEqual([false, true])
})

test('[REC-34] a start time alone is remembered; with other input the draft has it', () => {
  const start = { at: RECORD_NOW - HOUR_MS, offset: HOUR_MS }
  const moved = setStart(OPENED_AT, start)
  expect(findOnlyChangedStart(OPENED_AT, moved)).toEqual(start)
  expect(findOnlyChangedStart(OPENED_AT, OPENED_AT)).toBeNull()
  expect(findOnlyChangedStart(OPENED_AT, setRecordNote(moved, 'bad night'))).toBeNull()
  expect(findOnlyChangedStart(saved, setStart(setRecordNote(saved, ''), start))).toBeNull()
})
