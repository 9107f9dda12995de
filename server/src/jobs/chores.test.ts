import { expect, test, vi } from 'vitest'
import { ChoreRunner, runEachSeparately, untilStopped, type Chore, type ChoreServices } from './chores.ts'
import type { ChoreTurns } from './choreTurnStore.ts'

const NOTHING = {} as ChoreServices
const DAY = 86_400_000

/** Turns of processes that share `due`, as they would share a database. */
function turnsOf(due = new Map<string, number>()): ChoreTurns {
  return {
    findDue: async (chores, now) => chores.filter(({ name }) => (due.get(name) ?? 0) <= now),
    async take({ name, everyMs }, now) {
      if ((due.get(name) ?? 0) > now) return null
      due.set(name, now + everyMs)
      return { name, worker: 'one' }
    },
    async renew() {},
    async end({ name }, next) {
      due.set(name, next)
    },
  }
}

function runnerOf(
  chore: Pick<Chore, 'run'>,
  { faults = [], turns = turnsOf() }: { faults?: string[]; turns?: ChoreTurns } = {},
): ChoreRunner {
  const runner = new ChoreRunner([{ name: 'long', everyMs: DAY, ...chore }], {
    services: NOTHING,
    turns,
    now: () => 0,
    onError: (_, name) => void faults.push(name),
  })
  runner.start()
  return runner
}

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
    { faults },
  )
  await vi.waitFor(() => expect(faults).toEqual(['long']))
  await runner.stop()
  expect([done, faults]).toEqual([[2], ['long']])
})

test('[JOB-12] a chore is done by one of the processes, and what a stopping one leaves is due for the next', async () => {
  const due = new Map<string, number>()
  const done: string[] = []
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const of = (process: string) =>
    runnerOf(
      {
        run: async () => {
          done.push(process)
          await held
        },
      },
      { turns: turnsOf(due) },
    )
  const [first, second] = [of('first'), of('second')]
  await vi.waitFor(() => expect(done).toEqual(['first']))
  await second.stop()
  const stopped = first.stop()
  letGo()
  await stopped
  expect(due.get('long')).toBe(0)
  const third = of('third')
  await vi.waitFor(() => expect(done).toEqual(['first', 'third']))
  await third.stop()
})
