import { expect, test } from 'vitest'
import { storageFault, withReopen } from './reopen.ts'

const named = (name: string, inner?: unknown) => Object.assign(new Error(name), { name, inner })

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

test.each(['DatabaseClosedError', 'UnknownError', 'InvalidStateError'])(
  '[LOCAL-9] after %s it is opened again and done once more',
  async (name) => {
    const { run, done } = failing(named(name))
    expect(await run()).toBe('done')
    expect(done).toEqual({ tries: 2, reopened: 1 })
  },
)

test('[LOCAL-9] a second death is told', async () => {
  const { run, done } = failing(named('UnknownError'), named('DatabaseClosedError'))
  await expect(run()).rejects.toThrow('DatabaseClosedError')
  expect(done).toEqual({ tries: 2, reopened: 1 })
})

test('[LOCAL-9] what is not a death is not repeated', async () => {
  const { run, done } = failing(named('ConstraintError'))
  await expect(run()).rejects.toThrow('ConstraintError')
  expect(done).toEqual({ tries: 1, reopened: 0 })
})

const GONE_OR_FULL = ['no-room', 'no-room', 'no-room', 'storage-gone', 'storage-gone', 'storage-gone']

test('[LOCAL-10] no room is known by its name, also inside the error of a transaction', () => {
  const faults = [
    named('QuotaExceededError'),
    named('AbortError', named('QuotaExceededError')),
    named('UnknownError', named('QuotaExceededError')),
    named('DatabaseClosedError'),
    named('VersionError'),
    named('SecurityError'),
    named('ConstraintError'),
    'text',
    null,
  ].map(storageFault)
  expect(faults).toEqual([...GONE_OR_FULL, null, null, null])
})
