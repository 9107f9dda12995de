import { expect, test } from 'vitest'
import { readSeldom } from './readSeldom.ts'

/** A source whose readings take as long as the test says, on a clock that the test moves. */
function slowSource() {
  const source = { now: 0, readings: 0, takes: 0, fails: false }
  const read = readSeldom(
    async () => {
      source.readings += 1
      source.now += source.takes
      if (source.fails) throw new Error('away')
      return source.readings
    },
    { clock: () => source.now },
  )
  return { source, read }
}

test('[MET-4] a reading serves all scrapes of ten seconds', async () => {
  const { source, read } = slowSource()
  expect([await read(), await read()]).toEqual([1, 1])
  source.now = 9_999
  expect(await read()).toBe(1)
  source.now = 10_001
  expect(await read()).toBe(2)
})

test('[MET-4] scrapes at the same time share one reading', async () => {
  const { source, read } = slowSource()
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  expect(source.readings).toBe(1)
})

test('[MET-4] what takes two seconds is read every forty', async () => {
  const { source, read } = slowSource()
  source.takes = 2_000
  await read()
  source.now += 39_000
  expect(await read()).toBe(1)
  source.now += 1_001
  expect(await read()).toBe(2)
})

test('[MET-4] after a reading that failed there is none, until the next one works', async () => {
  const { source, read } = slowSource()
  await read()
  source.now = 11_000
  source.fails = true
  expect([await read(), await read()]).toEqual([null, null])
  source.now = 22_000
  source.fails = false
  expect(await read()).toBe(3)
})

test('[MET-4] a scrape does not wait for a reading that hangs, and no second one is begun beside it', async () => {
  let readings = 0
  const read = readSeldom(
    () => {
      readings += 1
      return new Promise<number>(() => {})
    },
    { patienceMs: 10 },
  )
  expect([await read(), await read()]).toEqual([null, null])
  expect(readings).toBe(1)
})
