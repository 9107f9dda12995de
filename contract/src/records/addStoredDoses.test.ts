import { expect, test } from 'vitest'
import { addStoredDoses } from './wire.ts'

const pill = (value: string, doses?: string[]) => ({
  value,
  dosage: 1,
  ...(doses === undefined ? {} : { dose_ids: doses }),
})

test('[DOSE-7] a medicine marked differently by a client that knows no doses keeps its doses', () => {
  const stored = { no_medications: 0, alleviating_factor: [pill('A', ['a']), pill('B')], refs: [] }
  const sent = { alleviating_factor: [pill('B')], ineffective_factor: [pill('A')] }
  expect(addStoredDoses(sent, stored)).toEqual({
    alleviating_factor: [pill('B')],
    ineffective_factor: [pill('A', ['a'])],
  })
})

test('[DOSE-7] two medicines of one name keep their own doses, and no dose is on both', () => {
  const stored = {
    alleviating_factor: [pill('A', ['a']), pill('A', ['b'])],
    aggravating_factor: [pill('A', ['c'])],
  }
  const again = { alleviating_factor: [pill('A'), pill('A')], aggravating_factor: [pill('A'), pill('A')] }
  expect(addStoredDoses(again, stored)).toEqual({
    ...stored,
    aggravating_factor: [pill('A', ['c']), pill('A')],
  })
  expect(addStoredDoses({ aggravating_factor: [pill('A'), pill('A')] }, stored)).toEqual({
    aggravating_factor: [pill('A', ['c']), pill('A')],
  })
})

test('[DOSE-7] sent doses count, also an empty list; and another medicine gets none', () => {
  const stored = { alleviating_factor: [pill('A', ['a']), pill('B', ['b'])] }
  const sent = { alleviating_factor: [pill('A', []), pill('C'), pill('B', ['d'])] }
  expect(addStoredDoses(sent, stored)).toEqual(sent)
  expect(addStoredDoses({ alleviating_factor: [pill('A')] }, undefined)).toEqual({
    alleviating_factor: [pill('A')],
  })
})
