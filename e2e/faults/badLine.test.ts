import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, apiHeaders, type ApiTarget, type Session } from '../harness/apiCall.ts'
import { pullAll, resendUnacked, sendActs } from '../harness/diary.ts'
import { startFaultProxy, type FaultProxy } from '../harness/faultProxy.ts'
import type { Fault } from '../harness/faults.ts'
import { AnswerLost, httpCall } from '../harness/httpCall.ts'
import { noteCreate, unackedActs, findLedgerMismatches, type Ledger } from '../harness/ledger.ts'
import { LIMIT_MS, pickByRunLength } from '../harness/longRun.ts'
import { mailsTo, newAccountNames, newPerson, registerBody } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { plainRecord, recordVersion, someClientId, tombstone } from '../harness/stamps.ts'

let server: ServerProcess
let proxy: FaultProxy
let session: Session

beforeAll(async () => {
  server = await startServer()
  proxy = await startFaultProxy(server.port)
  session = await newPerson(server)
})
afterAll(async () => {
  await proxy?.close()
  await server?.remove()
})

const bad = (as?: Session): ApiTarget => ({
  port: proxy.port,
  fresh: true,
  ...(as === undefined ? {} : { session: as }),
})
const good = (as?: Session): ApiTarget => ({
  port: server.port,
  ...(as === undefined ? {} : { session: as }),
})

test('[SYNC I3] every record call delivered twice at the same time leaves one record', async () => {
  const id = someClientId()
  const bulkId = someClientId()
  const acts: [string, object][] = [
    ['sync/create-record', recordVersion(id, 1)],
    ['sync/update-record', recordVersion(id, 2)],
    ['sync/delete-record', tombstone(id)],
    ['sync/create-records', { records: [recordVersion(bulkId, 1)] }],
    ['sync/update-records', { records: [recordVersion(bulkId, 2)] }],
    ['sync/delete-records', { records: [tombstone(bulkId)] }],
  ]
  for (const [name, body] of acts) {
    proxy.next({ fault: 'double' })
    expect([name, (await callApi(bad(session), name, body)).code]).toEqual([name, 0])
  }
  const found = (await pullAll(good(session))).filter((record) =>
    [id, bulkId].includes(record.client_id ?? ''),
  )
  expect(found.map((record) => [record.content?.['notes'], record.content?.['deleted']])).toEqual([
    ['version 2', 1],
    ['version 2', 1],
  ])
})

test('[D30] a create without client_id delivered twice at the same time leaves one record', async () => {
  const note = `plain ${someClientId()}`
  proxy.next({ fault: 'double' })
  const answer = await callApi(
    bad(session),
    'sync/create-record',
    plainRecord(900, `device-${session.userId}`, note),
  )
  expect([0, 180]).toContain(answer.code)
  await expect
    .poll(
      async () => (await pullAll(good(session))).filter((each) => each.content?.['notes'] === note).length,
    )
    .toBe(1)
})

test('[D13] a registration delivered twice at the same time makes one account and no fault', async () => {
  const names = newAccountNames()
  proxy.next({ fault: 'double' })
  const answer = await callApi(bad(), 'core/register-user', await registerBody(names))
  expect([0, 135, 136]).toContain(answer.code)
  // A repeated sign-up is either accepted as a repeat or refused; another person's sign-up with these names is refused.
  expect([0, 135, 136]).toContain(
    (await callApi(good(), 'core/register-user', await registerBody(names))).code,
  )
  const another = { ...(await registerBody(names)), password: `${'A'.repeat(43)}=` }
  expect([135, 136]).toContain((await callApi(good(), 'core/register-user', another)).code)
  expect(await mailsTo(server, names.email)).toHaveLength(1)
})

test('[SYNC I3] twenty copies of one create sent at the same time make one record with one number', async () => {
  const record = recordVersion(someClientId(), 1)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      callApi({ ...good(session), fresh: true }, 'sync/create-record', record),
    ),
  )
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([0]))
  expect(new Set(answers.map((answer) => answer.body['record_id'])).size).toBe(1)
})

const SLOW_LINES: [string, Fault][] = [
  ['a line with 300 ms of delay', { fault: 'delay', ms: 300 }],
  ['a line of 8 kB a second', { fault: 'throttle', bytesPerSecond: 8_000 }],
]

test.each(SLOW_LINES)('[REL 1b] over %s everything arrives, once', async (_, fault) => {
  const ledger: Ledger = new Map()
  const person = await newPerson(server)
  proxy.usually(fault)
  const acts = Array.from({ length: 10 }, () => noteCreate(ledger))
  await sendActs(bad(person), 'sync/create-records', acts)
  expect(findLedgerMismatches(ledger, await pullAll(bad(person)))).toEqual([])
  proxy.usually({ fault: 'none' })
  expect(unackedActs(ledger)).toEqual([])
})

test(
  '[REL 1b] a session on a line that resets, cuts and doubles ends with everything there, once',
  async () => {
    const person = await newPerson(server)
    const ledger: Ledger = new Map()
    const weather: Fault[] = [
      { fault: 'none' },
      { fault: 'cut-answer', afterBytes: 10 },
      { fault: 'double' },
      { fault: 'cut-request', afterBytes: 500 },
      { fault: 'refuse' },
      { fault: 'reset-answer', afterBytes: 0 },
      { fault: 'truncate-request', afterBytes: 700 },
    ]
    for (let turn = 0; turn < pickByRunLength({ short: 14, long: 350 }); turn += 1) {
      proxy.next(weather[turn % weather.length] as Fault)
      await sendActs(bad(person), 'sync/create-records', [noteCreate(ledger), noteCreate(ledger)])
    }
    await resendUnacked(good(person), ledger)
    expect(findLedgerMismatches(ledger, await pullAll(good(person)))).toEqual([])
  },
  LIMIT_MS,
)

test('[REL 1b] an incomplete body is never accepted as a complete one', async () => {
  const person = await newPerson(server)
  const records = Array.from({ length: 20 }, () => recordVersion(someClientId(), 1))
  const whole = JSON.stringify({ records })
  for (const afterBytes of [450, 900, whole.length - 200]) {
    proxy.next({ fault: 'truncate-request', afterBytes }, { fault: 'cut-request', afterBytes })
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await callApi(bad(person), 'sync/create-records', { records }).catch(
        (error: unknown) => error,
      )
      expect(answer).not.toMatchObject({ status: 200 })
    }
  }
  expect(await pullAll(good(person))).toEqual([])
  expect(server.hasExited()).toBe(false)
})

test('[REL 1b] bodies that stall delay no other request', async () => {
  proxy.usually({ fault: 'stall-request', afterBytes: 300 })
  const stalled = Array.from({ length: 30 }, () =>
    httpCall({
      port: proxy.port,
      method: 'POST',
      path: '/api/v4/sync/create-records',
      headers: apiHeaders(session),
      body: JSON.stringify({ records: [recordVersion(someClientId(), 1)] }),
      fresh: true,
      patienceMs: 1_500,
    }),
  )
  const outcomes = Promise.allSettled(stalled)
  const neighbour = await callApi(good(session), 'sync/create-record', recordVersion(someClientId(), 1))
  expect(neighbour.code).toBe(0)
  expect(neighbour.ms).toBeLessThan(1_400)
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(AnswerLost) })
  }
  proxy.usually({ fault: 'none' })
})

test('[D33] a bulk that is too large is answered 110, also to a client that is still sending it', async () => {
  const records = Array.from({ length: 250 }, () => {
    const record = recordVersion(someClientId(), 1)
    return {
      ...record,
      content: { ...record.content, symptom: Array.from({ length: 50 }, () => 'x'.repeat(490)) },
    }
  })
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await callApi({ ...good(session), fresh: true }, 'sync/create-records', { records })
    expect([answer.status, answer.code]).toEqual([413, 110])
  }
})
