import { expect, test } from 'vitest'
import { collapseTime } from './Collapse.tsx'

test('[UI-4] a part folds at 1,100 pixels a second, whatever its height', () => {
  expect([0, 110, 1_100].map((height) => collapseTime(height, false))).toEqual([0, 100, 1_000])
})

test('[UI-4] with reduced motion it collapses immediately', () => {
  expect(collapseTime(1_100, true)).toBe(0)
})
