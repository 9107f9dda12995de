import { expect, test } from 'vitest'
import { BREATHING_MS, BREATH_MS, breathPhase } from './breathing.ts'

test.each([
  [0, 'in', 4_000],
  [3_999, 'in', 4_000],
  [4_000, 'out', 10_000],
  [9_999, 'out', 10_000],
  [10_000, 'in', 14_000],
  [119_999, 'out', 120_000],
] as const)('[FLARE-3] after %d ms: %s until %d', (elapsed, is, until) => {
  expect(breathPhase(elapsed)).toEqual({ is, until })
})

test('[FLARE-3] it is over after two minutes, at the end of a breath', () => {
  expect([breathPhase(120_000), breathPhase(500_000)]).toEqual([null, null])
  expect(BREATHING_MS % BREATH_MS).toBe(0)
})
