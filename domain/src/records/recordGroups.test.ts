import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseFactor, chooseItem } from './chooseFactor.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import { changedRecordGroups, isRecordGroup, takeGroup, type RecordGroup } from './recordGroups.ts'
import { markMedication, takeMedication } from './recordMedications.ts'
import { ACTS, OPENED_AT, PILL } from './testing/acts.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 500
const item = { id: 'b', text: 'Back' }
const other = { id: 'n', text: 'Neck' }

test.each(ACTS)('[REC-20, SYNC 1.4] an act in %s changes that group alone', (group, act) => {
  expect(changedRecordGroups(OPENED_AT, act(OPENED_AT))).toEqual([group])
})

test('[REC-20] any acts together change the groups of those acts, and no others', () => {
  // One act for each group: two acts on one group may cancel each other.
  const acts = ACTS.filter(([group], index) => ACTS.findIndex(([first]) => first === group) === index)
  fc.assert(
    fc.property(fc.shuffledSubarray(acts), (done) => {
      const after = done.reduce((record, [, act]) => act(record), OPENED_AT)
      expect(changedRecordGroups(OPENED_AT, after).sort()).toEqual(done.map(([group]) => group).sort())
      expect(changedRecordGroups(after, after)).toEqual([])
    }),
    { numRuns: runs },
  )
})

test('[REC-20] a mark and a dose change their group', () => {
  const taken = takeMedication(OPENED_AT, PILL)
  const marked = markMedication(taken, { id: 'p', effect: 'ineffective' })
  const more = takeMedication(taken, { ...PILL, dose: { amount: 2, units: 'tablets' } })
  expect([changedRecordGroups(taken, marked), changedRecordGroups(taken, more)]).toEqual([
    ['medications'],
    ['medications'],
  ])
  const helped = chooseFactor(OPENED_AT, { ...item, effect: 'alleviating' })
  const failed = chooseFactor(helped, { ...item, effect: 'ineffective' })
  expect(changedRecordGroups(helped, failed)).toEqual(['alleviating_factor'])
})

test('[REC-20] a chip removed and chosen again is not a change', () => {
  const both = [item, other].reduce(
    (record, each) => chooseItem(record, { list: 'location', item: each }),
    OPENED_AT,
  )
  const again = [item, item].reduce(
    (record, each) => chooseItem(record, { list: 'location', item: each }),
    both,
  )
  expect(again.location).toEqual([other, item])
  expect(changedRecordGroups(both, again)).toEqual([])
})

test('[REC-20] the first save stamps a rare group only if it has content', () => {
  const [rare, usual] = [changedRecordGroups(null, now), changedRecordGroups(null, before)]
  expect(usual.filter((group) => !rare.includes(group))).toEqual(['episode', 'part_of', 'location_severity'])
})

test('[REC-20] the first save stamps every usual group, the empty ones too', () => {
  expect(changedRecordGroups(null, OPENED_AT)).toEqual([
    'severity',
    'timing',
    'note',
    'location',
    'symptom',
    'character',
    'environment',
    'aggravating_factor',
    'alleviating_factor',
    'medications',
  ])
})

const NOW = { at: 1_700_000_000_000, offset: 0 }
const now: PainRecord = emptyRecord(NOW)
const before: PainRecord = {
  ...emptyRecord({ at: NOW.at - 60_000, offset: 3_600_000 }),
  severity: 7,
  note: 'what I wrote',
  episode: { state: 'open', since: NOW.at },
  partOf: 'head',
  location: [item],
  placeStrengths: [{ place: 'b', severity: 7 }],
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

test('[REC-51] every group of a record has a description, and no other name has', () => {
  expect(ALL).toHaveLength(13)
  expect([...ALL, 'meta', 'deleted', 'constructor'].filter(isRecordGroup)).toEqual(ALL)
})
