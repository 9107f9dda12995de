import { expect, test } from 'vitest'
import { findUnsent } from './logout/unsent.ts'
import { runSync } from './runSync.ts'
import { aPass } from './testing/aPass.ts'
import { countUnsent } from './unsentCount.ts'
import { findWaiting } from './waiting/findWaiting.ts'
import { readSignals, saveDayValues } from '../signals/signalTable.ts'
import { aDiary } from '../local/testing/aDiary.ts'

const callsOf = (pass: ReturnType<typeof aPass>) => pass.requests.map(({ name }) => name)

test('[D66, COMP-2] day values go to a server that names their kind, in the turn of the diary', async () => {
  const pass = aPass()
  await saveDayValues(pass.diary, '2026-03-01', { sleep: 412 })
  expect(await countUnsent(pass.diary)).toEqual({ unsent: 1, setAside: 0 })
  expect(await runSync(pass)).toEqual({ is: 'done' })
  expect(callsOf(pass)).toEqual([
    'sync/get-all-records',
    'core/service-status',
    'sync/create-records',
    'sync/get-all-records',
  ])
  expect(await countUnsent(pass.diary)).toEqual({ unsent: 0, setAside: 0 })
  const other = aPass({ diary: aDiary(), server: pass.server })
  await runSync(other)
  expect((await readSignals(other.diary)).map(({ source, days }) => [source, [...days]])).toEqual([
    ['self', [[1, { sleep: 412 }]]],
  ])
  // Nothing waits that depends on it: nobody is asked.
  expect(callsOf(other)).toEqual(['sync/get-all-records'])
})

test('[COMP-2, SIG-8] a server of an earlier version does not get them: they wait, are counted as only here, and are no error', async () => {
  const pass = aPass()
  pass.server.kinds = undefined
  await saveDayValues(pass.diary, '2026-03-01', { sleep: 412 })
  expect(await runSync(pass)).toEqual({ is: 'done' })
  expect(callsOf(pass)).toEqual(['sync/get-all-records', 'core/service-status'])
  expect(await countUnsent(pass.diary)).toEqual({ unsent: 0, setAside: 0 })
  expect(await findWaiting(pass.diary)).toMatchObject({ refused: [], unsent: 0, onlyHere: 1 })
  expect(await findUnsent(pass.diary)).toMatchObject({ total: 1, sendable: 0, counts: { signals: 1 } })
  // Updated since.
  pass.server.kinds = ['record', 'reflection', 'dose', 'signal']
  expect(await runSync(pass)).toEqual({ is: 'done' })
  expect(await findWaiting(pass.diary)).toMatchObject({ unsent: 0, onlyHere: 0 })
  expect(await findUnsent(pass.diary)).toMatchObject({ total: 0 })
})

test('[COMP-2] a server that cannot be asked is one that cannot be reached: nothing is refused', async () => {
  const pass = aPass()
  const broken = {
    ...pass,
    ask: ((name, ...rest) =>
      name === 'core/service-status'
        ? Promise.resolve({ reached: false })
        : pass.ask(name, ...rest)) as typeof pass.ask,
  }
  await saveDayValues(pass.diary, '2026-03-01', { sleep: 412 })
  expect(await runSync(broken)).toEqual({ is: 'stopped', stop: { why: 'unreachable' } })
  expect(await countUnsent(pass.diary)).toEqual({ unsent: 1, setAside: 0 })
})
