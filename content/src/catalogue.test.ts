import { expect, test } from 'vitest'
import { conditionFaults, medicationFaults } from './catalogueFaults.ts'
import { checkedCatalogue } from './checkedCatalogue.ts'
import { CATALOGUE_CONDITIONS } from './conditions.ts'
import { CATALOGUE_MEDICATIONS } from './medications.ts'

const conditions = CATALOGUE_CONDITIONS
const medications = CATALOGUE_MEDICATIONS
const mixture = medications.find(({ key }) => key === 'acetaminophen-codeine')!
const plain = medications.find(({ key }) => key === 'ibuprofen')!

test('[CONT-5] 230 conditions and 259 medications, none of them twice', () => {
  expect([conditions.length, medications.length]).toEqual([230, 259])
  for (const list of [conditions, medications]) {
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length)
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(new Set(list.map(({ names }) => names.en)).size).toBe(list.length)
  }
})

test('[CONT-5] the numbers are given once, and none reaches those of a person', () => {
  const fids = conditions.map(({ fid }) => fid)
  const nids = medications.map(({ nid }) => nid)
  expect(new Set([...fids, ...nids]).size).toBe(conditions.length + medications.length)
  expect(Math.max(...fids, ...nids)).toBeLessThan(1_000_000)
  // The first and the last as originally assigned: sorting the file again would change everybody's numbers.
  expect([fids[0], conditions[0]!.key, fids.at(-1)]).toEqual([10_001, 'back-pain', 10_230])
  expect([nids[0], medications[0]!.key, nids.at(-1)]).toEqual([20_001, 'abatacept', 20_259])
})

test('[CONT-5] six conditions and five medications are offered at the start, the latter with strengths and brands', () => {
  const samples = conditions.filter(({ sample }) => sample).map(({ names }) => names.en)
  expect(samples.toSorted()).toEqual([
    'Arthritis',
    'Back Pain',
    'Fibromyalgia',
    'Headaches',
    'Neck pain',
    'Unknown',
  ])
  const common = medications.filter((one) => one.common)
  expect(common).toHaveLength(5)
  for (const { strengths, brands } of common) {
    expect(strengths.length).toBeGreaterThan(0)
    expect(brands.length).toBeGreaterThan(0)
  }
})

test('[CONT-6] the catalogue is without a fault', () => {
  expect([...conditions.flatMap(conditionFaults), ...medications.flatMap(medicationFaults)]).toEqual([])
})

test.each([
  ['a strength too few', { ...mixture, strengths: ['300'] }],
  ['a strength too many', { ...plain, strengths: ['200/30'] }],
  ['a strength that is no number', { ...plain, strengths: ['20O'] }],
  ['an unknown unit of strength', { ...plain, strengthUnits: 'mcg' }],
  ['an unknown form', { ...plain, otherDosageUnits: ['pills'] }],
  ['no component', { ...plain, components: [], strengths: [] }],
  ['a part left out of a name', { ...mixture, names: { ...mixture.names, de: 'Paracetamol - Komb.' } }],
  ['a name in the wrong column', { ...plain, names: { ...plain.names, ko: 'Ibuprofen' } }],
  ['a name in foreign letters', { ...plain, names: { ...plain.names, de: 'Ибупрофен' } }],
  ['an empty name', { ...plain, names: { ...plain.names, fr: ' ' } }],
])('[CONT-6] %s is found', (_, wrong) => {
  expect(medicationFaults(wrong)).toHaveLength(1)
})

test('[CONT-6] with a fault it is not read at all', () => {
  const wrong = [plain, { ...mixture, strengths: ['300'] }]
  expect(() => checkedCatalogue(wrong, medicationFaults)).toThrow(/acetaminophen-codeine/)
})
