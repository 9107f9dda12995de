import { randomUUID } from 'node:crypto'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const TOO_LARGE = { result_code: 227, errors: [{ path: '', reason: 'too-large' }] }
const HALF = 'x'.repeat(60_000)

const stamp = (agoMs: number) => makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, 'aaaaaaaaaaaa')
const record = (agoMs: number, more: Record<string, unknown> = {}, client_id: string = randomUUID()) => ({
  client_id,
  stamps: Object.fromEntries(
    ['severity', 'timing', 'note', 'deleted', ...Object.keys(more)].map((group) => [group, stamp(agoMs)]),
  ),
  content: { severity: 4, timing: 1_700_000_000_000, notes: 'x'.repeat(20_000), deleted: 0, ...more },
})

test('[REL 1c] a record that is too large is refused, and its neighbours are taken', async () => {
  const person = await server.signUp()
  const records = [record(9_000), record(9_000, { of_tomorrow: HALF + HALF }), record(9_000)]
  const { body } = await server.call('sync/create-records', { records }, { person })
  expect(body['items']).toMatchObject([{ result_code: 0 }, TOO_LARGE, { result_code: 0 }])
})

test('[REL 1c] one that grows piece by piece is refused too; it stays as it was, can shrink and be deleted', async () => {
  const person = await server.signUp()
  const sent = record(9_000, { of_tomorrow: HALF })
  const id = sent.client_id
  const call = async (name: string, body: unknown) =>
    (await server.call(`sync/${name}`, body, { person })).body
  expect(await call('create-record', sent)).toMatchObject({ result_code: 0 })
  expect(await call('update-record', record(8_000, { of_later: HALF }, id))).toMatchObject(TOO_LARGE)
  const { content } = await call('get-record', { client_id: id })
  expect(content).not.toHaveProperty('of_later')
  expect(await call('update-record', record(7_000, { of_tomorrow: '' }, id))).toMatchObject({
    result_code: 0,
  })
  expect(await call('delete-record', { client_id: id, stamps: { deleted: stamp(1) } })).toMatchObject({
    result_code: 0,
  })
})
