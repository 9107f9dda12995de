import { expect, test } from 'vitest'
import type { Ask } from '../../api/ask.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import { runSync } from '../runSync.ts'
import {
  aPass,
  everyRow,
  makeTestId,
  rowAt,
  readGroupValue,
  writeTestRecord,
  type TestPass,
} from '../testing/aPass.ts'
import { WireServer } from '../testing/wireServer.ts'
import { storeAnswers } from './storeAnswers.ts'
import { PASS_LIMITS } from './syncPass.ts'

const some = async ({ diary }: TestPass, from: number, count: number): Promise<void> => {
  for (let n = from; n < from + count; n++) await writeTestRecord(diary, makeTestId(n), { note: `note ${n}` })
}

/** The number of entries in each pull. */
function counting(pass: TestPass): { ask: Ask; pulled: number[] } {
  const pulled: number[] = []
  const ask: Ask = async (name, request, how) => {
    const answer = await pass.ask(name, request, how)
    if (name === 'sync/get-all-records' && answer.reached)
      pulled.push((answer.body['records'] as unknown[]).length - 1)
    return answer
  }
  return { ask, pulled }
}

const cursorOf = async ({ diary }: TestPass): Promise<number> => (await loadSyncState(diary)).state.cursor

test('[SYNC-34] sent rows do not come back with the next pull', async () => {
  const pass = aPass({ limits: { ...PASS_LIMITS, bulk: 2 } })
  await some(pass, 1, 7)
  const { ask, pulled } = counting(pass)
  await runSync({ ...pass, ask })
  expect([pulled, await cursorOf(pass)]).toEqual([[0, 0], 7])
})

test('[SYNC-34] nor if the answer to a later bulk arrives first', async () => {
  const pass = aPass({ limits: { ...PASS_LIMITS, bulk: 2, lanes: 2 } })
  await some(pass, 1, 4)
  const { ask, pulled } = counting(pass)
  let letFirst = (): void => {}
  const second = new Promise<void>((resolve) => void (letFirst = resolve))
  let pushes = 0
  const turned: Ask = async (name, request, how) => {
    const answer = await ask(name, request, how)
    if (name !== 'sync/create-records') return answer
    pushes += 1
    if (pushes === 1) await second
    else setTimeout(letFirst, 5)
    return answer
  }
  await runSync({ ...pass, ask: turned })
  expect([pulled, await cursorOf(pass)]).toEqual([[0, 0], 4])
})

test('[SYNC-34, SYNC I2] a row of another device in between arrives, although it is between two answers', async () => {
  const server = new WireServer()
  const [one, other] = [aPass({ server, limits: { ...PASS_LIMITS, bulk: 1, lanes: 1 } }), aPass({ server })]
  await some(one, 1, 3)
  await some(other, 11, 1)
  let pushes = 0
  const ask: Ask = async (name, request, how) => {
    const answer = await one.ask(name, request, how)
    if (name === 'sync/create-records' && ++pushes === 1) await runSync(other)
    return answer
  }
  await runSync({ ...one, ask })
  expect((await everyRow(one.diary)).map(({ clientId }) => clientId)).toContain(makeTestId(11))
  expect(await cursorOf(one)).toBe(4)
})

test('[SYNC-34] changes of another device come with the answer', async () => {
  const server = new WireServer()
  const [one, other] = [aPass({ server }), aPass({ server })]
  await some(one, 1, 1)
  await runSync(one)
  await runSync(other)
  await writeTestRecord(one.diary, makeTestId(1), { severity: 4 })
  await writeTestRecord(other.diary, makeTestId(1), { weather: 'rain' })
  const ask: Ask = async (name, request, how) => {
    if (name === 'sync/update-records') await runSync(other)
    return one.ask(name, request, how)
  }
  await runSync({ ...one, ask })
  expect(readGroupValue(await rowAt(one.diary, makeTestId(1)), 'weather')).toBe('rain')
})

test('[SYNC-34, SYNC-16] an answer of another epoch moves no cursor', async () => {
  const pass = aPass()
  await runSync(pass)
  await some(pass, 1, 1)
  const { clientId, kind, localId, idOnServer, groups, ver } = await rowAt(pass.diary, makeTestId(1))
  const stamps = new Map([...groups].map(([group, { s }]) => [group, s]))
  const said = {
    rows: [{ clientId, kind, localId, idOnServer, act: 'create' as const, groups, lost: [], ver }],
    answers: [{ code: 0, idOnServer: 1_000_000, seq: 1, stamps, values: null }],
    heard: null,
    isAlone: true,
    freed: [],
  }
  await storeAnswers(pass.diary, { ...said, held: { epoch: 'of before', places: new Set() } })
  expect(await cursorOf(pass)).toBe(0)
})

test('[SYNC-29] after each page the number of received and remaining entries is reported', async () => {
  const server = new WireServer()
  const other = aPass({ server })
  await some(other, 1, 5)
  await runSync(other)
  const told: number[][] = []
  const pass = aPass({ server, limits: { ...PASS_LIMITS, page: 2 } })
  await runSync({ ...pass, onPulled: (done, left) => void told.push([done, left]) })
  expect(told).toEqual([
    [2, 3],
    [4, 1],
    [5, 0],
  ])
})
