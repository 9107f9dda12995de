import { afterEach, expect, test, vi } from 'vitest'
import { letPageRespond, runWithPauses } from './letPageRespond.ts'

afterEach(() => vi.restoreAllMocks())

/** Each step takes this long. */
function* steps(count: number, ms: number, clock: { now: number }): Generator<undefined, string> {
  for (let at = 0; at < count; at += 1) {
    clock.now += ms
    yield
  }
  return 'done'
}

/** The number of turns that other work got while the steps ran. */
async function turnsDuring(count: number, ms: number): Promise<number> {
  const clock = { now: 0 }
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
  const work = { turns: 0, isDone: false }
  const others = async (): Promise<void> => {
    await letPageRespond()
    if (work.isDone) return
    work.turns += 1
    await others()
  }
  const both = others()
  expect(await runWithPauses(steps(count, ms, clock))).toBe('done')
  work.isDone = true
  await both
  return work.turns
}

test('[LOCAL-42] long work lets the page respond between its steps', async () => {
  expect(await turnsDuring(10, 20)).toBeGreaterThanOrEqual(9)
})

test('[LOCAL-42] short work runs without a pause', async () => {
  expect(await turnsDuring(10, 0.1)).toBe(0)
})

test('[LOCAL-42] a step that fails ends the work', async () => {
  function* failing(): Generator<undefined, void> {
    yield
    throw new Error('broken')
  }
  await expect(runWithPauses(failing())).rejects.toThrow('broken')
})
