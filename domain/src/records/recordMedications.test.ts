import { expect, test } from 'vitest'
import { NOTHING, withItems } from './answer.ts'
import { duplicateRecord } from './duplicateRecord.ts'
import { emptyRecord } from './painRecord.ts'
import {
  chooseNoMedications,
  leaveOutMedication,
  markMedication,
  takeMedication,
} from './recordMedications.ts'

const draft = emptyRecord({ at: Date.UTC(2026, 4, 10), offset: 0 })
const naproxen = { id: 'n', text: 'Naproxen - 500 mg', dose: { amount: 1, units: 'tablets' } }
const gel = { id: 'g', text: 'Diclofenac - 1 %', dose: null }
const both = takeMedication(takeMedication(draft, naproxen), gel)

test('[REC-16, D37] a medicine is unmarked until the person says what it did', () => {
  expect(both).toEqual({
    ...draft,
    medication: withItems([
      { ...naproxen, effect: 'unmarked' },
      { ...gel, effect: 'unmarked' },
    ]),
  })
})

test.each(['alleviating', 'ineffective', 'aggravating'] as const)(
  '[REC-16] the mark %s, given twice, is taken back and the medicine stays',
  (effect) => {
    const marked = markMedication(both, { id: 'n', effect })
    expect(marked.medication).toEqual(
      withItems([
        { ...naproxen, effect },
        { ...gel, effect: 'unmarked' },
      ]),
    )
    expect(markMedication(marked, { id: 'n', effect })).toEqual(both)
  },
)

test('[REC-16] another dose of a medicine that is there keeps its place and its mark', () => {
  const two = { ...naproxen, dose: { amount: 2, units: 'tablets' } }
  const again = takeMedication(markMedication(both, { id: 'n', effect: 'alleviating' }), two)
  expect(again.medication).toEqual(
    withItems([
      { ...two, effect: 'alleviating' },
      { ...gel, effect: 'unmarked' },
    ]),
  )
})

test('[REC-16] no medications clears them, and a medicine ends it', () => {
  const none = chooseNoMedications(both)
  expect(none).toEqual({ ...draft, medication: NOTHING })
  expect(takeMedication(none, gel).medication).toEqual(withItems([{ ...gel, effect: 'unmarked' }]))
  expect(chooseNoMedications(none)).toEqual(draft)
})

test('[REC-16] marking or removing a medicine that is not there changes nothing', () => {
  const none = chooseNoMedications(draft)
  expect(markMedication(none, { id: 'n', effect: 'alleviating' })).toEqual(none)
  expect(leaveOutMedication(none, 'n')).toEqual(none)
  expect(markMedication(both, { id: 'x', effect: 'alleviating' })).toEqual(both)
  expect(leaveOutMedication(both, 'n').medication).toEqual(withItems([{ ...gel, effect: 'unmarked' }]))
})

test('[REC-16, DOSE-7] a logged use stays that dose, whatever amount is entered', () => {
  const logged = takeMedication(draft, { ...naproxen, doses: ['d1'] })
  const again = takeMedication(logged, { ...naproxen, dose: null })
  expect(again.medication).toEqual(
    withItems([{ ...naproxen, dose: null, doses: ['d1'], effect: 'unmarked' }]),
  )
})

test('[REC-18, DOSE-7] a copy of a record has the medicines, and not the doses that they were', () => {
  const logged = takeMedication(draft, { ...naproxen, doses: ['d1'] })
  expect(duplicateRecord(logged).medication).toEqual(withItems([{ ...naproxen, effect: 'unmarked' }]))
  expect(duplicateRecord(chooseNoMedications(draft)).medication).toEqual(NOTHING)
})
