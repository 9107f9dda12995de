import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedRecordGroups } from './changedGroups.ts'
import { chooseFactor, chooseItem } from './chooseFactor.ts'
import { markMedication, takeMedication } from './recordMedications.ts'
import { ACTS, OPENED, PILL } from './testing/acts.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 500
const item = { id: 'b', text: 'Back' }
const other = { id: 'n', text: 'Neck' }

test.each(ACTS)('[REC-20, SYNC 1.4] an act in %s changes that group alone', (group, act) => {
  expect(changedRecordGroups(OPENED, act(OPENED))).toEqual([group])
})

test('[REC-20] any acts together change the groups of those acts, and no others', () => {
  // One act for each group: two of one group may undo each other.
  const acts = ACTS.filter(([group], index) => ACTS.findIndex(([first]) => first === group) === index)
  fc.assert(
    fc.property(fc.shuffledSubarray(acts), (done) => {
      const after = done.reduce((record, [, act]) => act(record), OPENED)
      expect(changedRecordGroups(OPENED, after).sort()).toEqual(done.map(([group]) => group).sort())
      expect(changedRecordGroups(after, after)).toEqual([])
    }),
    { numRuns: runs },
  )
})

test('[REC-20] a mark and a dose change their group', () => {
  const taken = takeMedication(OPENED, PILL)
  const marked = markMedication(taken, { id: 'p', effect: 'ineffective' })
  const more = takeMedication(taken, { ...PILL, dose: { amount: 2, units: 'tablets' } })
  expect([changedRecordGroups(taken, marked), changedRecordGroups(taken, more)]).toEqual([
    ['medications'],
    ['medications'],
  ])
  const helped = chooseFactor(OPENED, { ...item, effect: 'alleviating' })
  const failed = chooseFactor(helped, { ...item, effect: 'ineffective' })
  expect(changedRecordGroups(helped, failed)).toEqual(['alleviating_factor'])
})

test('[REC-20] a chip taken off and chosen again is no change', () => {
  const both = [item, other].reduce(
    (record, each) => chooseItem(record, { list: 'location', item: each }),
    OPENED,
  )
  const again = [item, item].reduce(
    (record, each) => chooseItem(record, { list: 'location', item: each }),
    both,
  )
  expect(again.location).toEqual([other, item])
  expect(changedRecordGroups(both, again)).toEqual([])
})

test('[REC-20] the first save stamps every group, the empty ones too', () => {
  expect(changedRecordGroups(null, OPENED)).toEqual([
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
