import { expect, test } from 'vitest'
import type { MedicationEffect } from '../records/painRecord.ts'
import { countHelped } from './countHelped.ts'
import { aUse, DOSE_NOW, withUses } from './testing/doses.ts'

const records = (...effects: MedicationEffect[]) =>
  effects.map((effect) => withUses(DOSE_NOW, aUse({ effect })))
const ids = new Set(['naproxen'])

test('[DOSE-12, D37] the person’s marks are counted, from five on, and an unmarked use is no mark', () => {
  const four = records('alleviating', 'ineffective', 'aggravating', 'alleviating', 'unmarked')
  expect(countHelped(four, ids)).toBeNull()
  const five = [...four, ...records('alleviating')]
  expect(countHelped(five, ids)).toEqual({ helped: 3, marked: 5 })
  expect(countHelped(five, new Set(['aspirin']))).toBeNull()
})
