import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MANY_TO_SEND, progressAfterAnswers, progressAfterPage, type SyncProgress } from './syncProgress.ts'

test('[SYNC-29] a first sync shows how many of all have arrived, and at the end that all have', () => {
  const first = progressAfterPage(null, 2_500, 7_500)
  expect(first).toEqual({ way: 'down', done: 2_500, total: 10_000 })
  expect(progressAfterPage(first, 10_000, 0)).toEqual({ way: 'down', done: 10_000, total: 10_000 })
})

test('[SYNC-29] one page that is all there is has nothing to count', () => {
  expect(progressAfterPage(null, 3, 0)).toBeNull()
})

test('[SYNC-29] few that are sent in one go have nothing to count, many have', () => {
  expect(progressAfterAnswers(null, 3, MANY_TO_SEND)).toBeNull()
  expect(progressAfterAnswers(null, 250, 1_000)).toEqual({ way: 'up', done: 250, total: 1_000 })
})

test('[SYNC-29] the count of sent rows starts where the count of pulled rows ended', () => {
  const down: SyncProgress = { way: 'down', done: 5_000, total: 5_000 }
  expect(progressAfterAnswers(down, 250, 500)).toEqual({ way: 'up', done: 250, total: 500 })
})

type Step = (so: SyncProgress | null) => SyncProgress | null

/** The progress values that a pass reports, in order. */
function toldOf(steps: readonly Step[]): SyncProgress[] {
  let so: SyncProgress | null = null
  return steps.map((step) => (so = step(so))).filter((told) => told !== null)
}

const pagesOf = fc.array(fc.tuple(fc.nat(5_000), fc.nat(9_000)), { maxLength: 20 })
const answersOf = fc.array(fc.nat(600), { maxLength: 20 })

test('[SYNC-29] the progress of a pass never falls, and never exceeds its total', () => {
  fc.assert(
    fc.property(pagesOf, answersOf, fc.nat(3_000), (pages, answers, waiting) => {
      const down = pages.map(
        ([done, left]): Step =>
          (so) =>
            progressAfterPage(so, done, left),
      )
      const up = answers.map(
        (count): Step =>
          (so) =>
            progressAfterAnswers(so, count, waiting),
      )
      const told = toldOf([...down, ...up])
      expect(told.filter(({ done, total }) => done > total)).toEqual([])
      const fallen = told.filter(({ way, done }, n) => way === told[n - 1]?.way && done < told[n - 1]!.done)
      expect(fallen).toEqual([])
    }),
  )
})
