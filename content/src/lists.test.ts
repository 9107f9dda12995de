import { expect, test } from 'vitest'
import { DEFAULT_LISTS } from './lists.ts'

const all = Object.values(DEFAULT_LISTS).flat()

test('[CONT-3] the lists have the lengths of the specification, "Nothing" counted inside', () => {
  const lengths = Object.entries(DEFAULT_LISTS).map(([type, items]) => [type, items.length])
  expect(Object.fromEntries(lengths)).toEqual({
    location: 33,
    symptom: 22,
    character: 21,
    aggravating_factor: 18,
    alleviating_factor: 17,
    environment: 7,
    meaningful_activities: 17,
  })
})

test('[CONT-3] no id and no number is given twice, and none reaches those of a person', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ fid }) => fid)).size).toBe(all.length)
  expect(Math.max(...all.map(({ fid }) => fid))).toBeLessThan(1_000_000)
})
