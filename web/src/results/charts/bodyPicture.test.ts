import type { RegionCount } from '@reprieve/domain/results/charts/heat.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { bodyPicture, bodyRows, computeBodyHeat, listUnplacedLocations } from './bodyPicture.ts'

const HEAT = new Map<string, RegionCount>([
  ['lower-back', { records: 12, level: 4 }],
  ['upper-arm-left', { records: 5, level: 2 }],
  ['forearm-left', { records: 5, level: 2 }],
])

const NAMES: Record<string, string> = {
  'lower-back': 'Lower back',
  'upper-arm-left': 'Left arm',
  'forearm-left': 'Left arm',
}
const rows = bodyRows(HEAT, (region) => NAMES[region]!)

test('[RES-58] an arm is two regions of the figure and one line of its list', () => {
  expect(rows).toEqual([
    { label: 'Lower back', records: 12, level: 4 },
    { label: 'Left arm', records: 5, level: 2 },
  ])
  expect([...computeBodyHeat(HEAT)]).toEqual([
    ['upper-arm-left', { count: 5, level: 2 }],
    ['forearm-left', { count: 5, level: 2 }],
    ['lower-back', { count: 12, level: 4 }],
  ])
})

test('[RES-58] a location that covers no region is listed below the figure', () => {
  const locations = [0, 1, 2].map((item) => ({ item, records: 3, days: 2 }))
  const regionsOf = (item: number): string[] => (item === 1 ? [] : ['head'])
  expect(listUnplacedLocations(locations, regionsOf).map(({ item }) => item)).toEqual([1])
})

test('[RES-58] the table has every line of the list', async () => {
  const speech = {
    text: await loadText('en', 'charts'),
    results: await loadText('en', 'results'),
    records: await loadText('en', 'records'),
    reflections: await loadText('en', 'reflections'),
    tag: 'en',
  }
  const { sentence, table } = bodyPicture(rows, { span: { from: 20_000, to: 20_029 }, outOf: 38 }, speech)
  expect(sentence).toBe('Most often: Lower back, in 12 of 38 records.')
  expect(table.rows).toEqual([
    ['Lower back', 12],
    ['Left arm', 5],
  ])
})
