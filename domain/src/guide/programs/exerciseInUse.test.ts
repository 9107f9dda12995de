import { expect, test } from 'vitest'
import { isExerciseInUse } from './exerciseInUse.ts'

test.each([
  [0, true],
  [300_000, true],
  [1_199_999, true],
  [1_200_000, false],
  [86_400_000, false],
])('[PROG-10] %i ms after the last press an exercise is in use: %j', (since, isUsed) => {
  expect(isExerciseInUse(since)).toBe(isUsed)
})
