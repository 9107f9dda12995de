import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/instant.ts'
import { duplicateRecord } from './duplicateRecord.ts'
import { setNote, setSeverity, setStart } from './editRecord.ts'
import { asksBeforeLeaving, hasChanges, isEmpty, toldStart } from './leaveRecord.ts'
import type { PainRecord } from './painRecord.ts'
import { ACTS, NOW, OPENED } from './testing/acts.ts'

test.each(ACTS)('[REC-21] a new record in which the person said something of %s asks', (_, act) => {
  const draft = act(OPENED)
  expect([isEmpty(draft), hasChanges(OPENED, draft), asksBeforeLeaving(OPENED, draft)]).toEqual([
    false,
    true,
    true,
  ])
})

test('[REC-21] an empty new record asks nothing, also when only its start was moved or spaces were typed', () => {
  const moved = setNote(setStart(OPENED, { at: NOW - HOUR_MS, offset: 0 }), '  \n')
  expect([isEmpty(moved), hasChanges(OPENED, moved), asksBeforeLeaving(OPENED, moved)]).toEqual([
    true,
    true,
    false,
  ])
})

const saved: PainRecord = {
  ...setNote(OPENED, 'bad night'),
  ref: { kind: 'saved', clientId: 'c', localId: 1, serverId: null },
}

test('[REC-21] a saved record asks when it was changed, emptied included, and not otherwise', () => {
  expect(asksBeforeLeaving(saved, saved)).toBe(false)
  expect(asksBeforeLeaving(saved, setNote(saved, 'good night'))).toBe(true)
  expect(asksBeforeLeaving(saved, setNote(saved, ''))).toBe(true)
})

test('[REC-21, REC-3] a severity that would be saved as the same number is no change', () => {
  const six = setSeverity(saved, 6)
  expect(asksBeforeLeaving(six, setSeverity(six, 6.3))).toBe(false)
  expect(asksBeforeLeaving(six, setSeverity(six, 6.5))).toBe(true)
})

test('[REC-21] a duplicate asks untouched: it is kept nowhere yet', () => {
  const copy = duplicateRecord(saved)
  expect([hasChanges(copy, copy), asksBeforeLeaving(copy, copy)]).toEqual([false, true])
})

test('[REC-34] a start is known as told while nothing else is said; then the draft has it', () => {
  const start = { at: NOW - HOUR_MS, offset: HOUR_MS }
  const moved = setStart(OPENED, start)
  expect(toldStart(OPENED, moved)).toEqual(start)
  expect(toldStart(OPENED, OPENED)).toBeNull()
  expect(toldStart(OPENED, setNote(moved, 'bad night'))).toBeNull()
  expect(toldStart(saved, setStart(setNote(saved, ''), start))).toBeNull()
})
