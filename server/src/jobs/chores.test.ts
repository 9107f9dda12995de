import { expect, test } from 'vitest'
import { ChoreRunner, runEachSeparately, untilStopped, type Chore, type ChoreServices } from './chores.ts'

const NOTHING = {} as ChoreServices

const runnerOf = (chore: Pick<Chore, 'run'>, faults: string[] = []): ChoreRunner =>
  new ChoreRunner([{ name: 'long', everyMs: 86_400_000, ...chore }], {
    services: NOTHING,
    now: () => 0,
    onError: (_, name) => void faults.push(name),
  })

test('[JOB-8] a server that stops waits for the portion under way, and for no other', async () => {
  const done: number[] = []
  let ended = (): void => {}
  let begun = (): void => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const mayEnd = new Promise<void>((resolve) => (ended = resolve))
  const runner = runnerOf({
    run: ({ stopping }) =>
      runEachSeparately(untilStopped([1, 2, 3], stopping), async (one) => {
        begun()
        await mayEnd
        done.push(one)
      }),
  })
  await hasBegun
  const stopped = runner.stop()
  ended()
  await stopped
  expect(done).toEqual([1])
})

test('[ACC-33] what fails holds up nothing behind it, and is told by the name of its chore', async () => {
  const [done, faults]: [number[], string[]] = [[], []]
  const runner = runnerOf(
    {
      run: () =>
        runEachSeparately([1, 2], async (one) => {
          if (one === 1) throw new Error('no')
          done.push(one)
        }),
    },
    faults,
  )
  await runner.stop()
  expect([done, faults]).toEqual([[2], ['long']])
})
