import { expect, test } from 'vitest'
import { catalogueSeed } from './catalogueSeed.tsx'

test('[ONB-3] question 1 starts with the six samples of the specification', async () => {
  const { conditions } = await catalogueSeed()
  expect(conditions.map(({ name }) => name)).toEqual([
    'Arthritis',
    'Back Pain',
    'Fibromyalgia',
    'Headaches',
    'Neck pain',
    'Unknown',
  ])
})

test('[ONB-5] question 2 starts with five common medications, each with strengths and brands', async () => {
  const { medications } = await catalogueSeed()
  expect(medications).toHaveLength(5)
  for (const { brands, strengths } of medications)
    expect([brands.length > 0, strengths.length > 0]).toEqual([true, true])
})
