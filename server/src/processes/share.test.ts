import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openJobLanes } from '../jobKinds.ts'
import { ALONE, shareOf } from './share.ts'

test('[RUN-6] the processes of a machine share what it has, and together they have all of it', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 40 }), (total, count) => {
      const shares = Array.from({ length: count }, (_, index) => shareOf(total, { index, count }))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
  expect(shareOf(2, ALONE)).toBe(2)
})

test('[RUN-6] however many processes a machine has, it makes as many reports at once as with one', async () => {
  const reportsAtOnce = (count: number) =>
    Array.from({ length: count }, (_, index) => openJobLanes('/nowhere', { index, count }))
      .map((lanes) => lanes.find(({ kinds }) => kinds.some(({ name }) => name === 'report'))?.atOnce ?? 0)
      .reduce((sum, atOnce) => sum + atOnce, 0)
  expect([2, 4, 9].map(reportsAtOnce)).toEqual(Array(3).fill(reportsAtOnce(1)))
})
