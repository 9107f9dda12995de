import type { RegionMean } from '@reprieve/domain/results/charts/placeStrengths.ts'
import { expect, test } from 'vitest'
import { strengthHeat, strengthRows } from './strengthPicture.ts'

const MEANS = new Map<string, RegionMean>([
  ['neck', { told: 3, mean: null, level: null }],
  ['thigh-left', { told: 9, mean: 4.25, level: 2 }],
  ['knee-left', { told: 9, mean: 4.25, level: 2 }],
  ['head', { told: 5, mean: 7, level: 3 }],
])
const NAMES: Record<string, string> = {
  neck: 'Neck',
  'thigh-left': 'Left leg',
  'knee-left': 'Left leg',
  head: 'Head',
}

test('[PLACE-5] the strongest place comes first, one with too few numbers last and without a mean', () => {
  const rows = strengthRows(MEANS, (region) => NAMES[region]!)
  expect(rows.map(({ label, told, mean }) => [label, told, mean])).toEqual([
    ['Head', 5, 7],
    ['Left leg', 9, 4.25],
    ['Neck', 3, null],
  ])
})

test('[PLACE-4, PLACE-5] the figure shows means with one decimal, and nothing where there are too few', () => {
  expect([...strengthHeat(MEANS, 'de')]).toEqual([
    ['head', { count: '7,0', level: 3 }],
    ['thigh-left', { count: '4,3', level: 2 }],
    ['knee-left', { count: '4,3', level: 2 }],
  ])
})
