import { expect, test } from 'vitest'
import { toggleRegion } from './locationRegions.ts'

test('[PLACE-7] a press on the figure adds a region to the location, and the next one takes it off', () => {
  const both = toggleRegion(toggleRegion([], 'head'), 'neck')
  expect(both).toEqual(['head', 'neck'])
  expect(toggleRegion(both, 'head')).toEqual(['neck'])
})
