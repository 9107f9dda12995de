import { expect, test } from 'vitest'
import { toStorageFault } from '../storageFault.ts'
import { withReopen } from './transaction.ts'

const named = (name: string) => new DOMException(name, name)

/** Fails with each of these in turn, then succeeds. */
function failing(...errors: unknown[]) {
  const done = { tries: 0, reopened: 0 }
  const act = () => {
    const error = errors[done.tries++]
    return error === undefined ? Promise.resolve('done') : Promise.reject(error)
  }
  const reopen = () => {
    done.reopened++
    return Promise.resolve()
  }
  return { done, run: () => withReopen(act, reopen) }
}

test.each(['UnknownError', 'InvalidStateError', 'AbortError'])(
  '[LOCAL-9] after %s it is opened again and done once more',
  async (name) => {
    const { run, done } = failing(named(name))
    expect(await run()).toBe('done')
    expect(done).toEqual({ tries: 2, reopened: 1 })
  },
)

test('[LOCAL-9] a second death is reported', async () => {
  const { run, done } = failing(named('UnknownError'), named('InvalidStateError'))
  await expect(run()).rejects.toThrow('InvalidStateError')
  expect(done).toEqual({ tries: 2, reopened: 1 })
})

test('[LOCAL-9] another error is not repeated', async () => {
  const { run, done } = failing(named('ConstraintError'))
  await expect(run()).rejects.toThrow('ConstraintError')
  expect(done).toEqual({ tries: 1, reopened: 0 })
})

test.each([
  ['QuotaExceededError', 'no-room'],
  ['InvalidStateError', 'storage-gone'],
  ['AbortError', 'storage-gone'],
  ['VersionError', 'storage-gone'],
  ['SecurityError', 'storage-gone'],
  ['ConstraintError', null],
])('[LOCAL-10] %s is reported as %s', (name, told) => {
  expect(toStorageFault(named(name))).toBe(told)
})

test.each(['text', null, undefined, {}])(
  '[LOCAL-10] an error that is not the browser’s is our own: %j',
  (thrown) => {
    expect(toStorageFault(thrown)).toBe(null)
  },
)
