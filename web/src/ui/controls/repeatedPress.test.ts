import { expect, test } from 'vitest'
import { isRepeatedPress } from './useSteadyPress.ts'

test('[REL 6] a second press within the pause does not count, one at its end does', () => {
  expect([0, 1, 1_199, 1_200].map((after) => isRepeatedPress(5_000, 5_000 + after, 1_200))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('[REL 6] the first press always counts', () => {
  expect(isRepeatedPress(null, 0, 1_200)).toBe(false)
})
