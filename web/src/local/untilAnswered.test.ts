import { expect, test } from 'vitest'
import { noAnswer, storageIsSilent } from './database/storageTimeout.ts'
import { untilAnswered } from './watch.ts'

/** Fails with each of these in turn, then answers. */
function reading(...faults: unknown[]) {
  const silences: boolean[] = []
  const read = (): Promise<string> => {
    silences.push(storageIsSilent.current())
    return faults.length > 0 ? Promise.reject(faults.shift()) : Promise.resolve('read')
  }
  return { read, silences }
}

test('[LOCAL-40] a silent storage is asked again until it answers, and its silence is reported meanwhile', async () => {
  const { read, silences } = reading(noAnswer(), noAnswer())
  expect(await untilAnswered(read, () => true)).toBe('read')
  expect([...silences, storageIsSilent.current()]).toEqual([false, true, true, false])
})

test('[LOCAL-40] it is not asked again when nobody waits any more', async () => {
  const { read, silences } = reading(noAnswer())
  await expect(untilAnswered(read, () => false)).rejects.toThrow('did not answer')
  expect([silences.length, storageIsSilent.current()]).toEqual([1, false])
})

test('[LOCAL-40] another fault is reported immediately', async () => {
  const { read } = reading(new DOMException('gone', 'InvalidStateError'))
  await expect(untilAnswered(read, () => true)).rejects.toThrow('gone')
})
