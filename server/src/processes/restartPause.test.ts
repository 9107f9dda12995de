import { expect, test } from 'vitest'
import { restartPause } from './restartPause.ts'

test('[RUN-4] each early death doubles the pause before the next start, up to ten seconds', () => {
  const pauses: number[] = []
  for (let pause = 0; pauses.length < 10;) pauses.push((pause = restartPause(pause, 500)))
  expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000, 10_000])
})

test('[RUN-4] a process that lived for a minute is started again without delay', () => {
  expect(restartPause(10_000, 60_000)).toBe(100)
  expect(restartPause(10_000, 59_999)).toBe(10_000)
})
