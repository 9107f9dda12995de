import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, type ApiTarget } from '../harness/apiCall.ts'
import { bulkResults, keepWriting, pullAll, resendUnacked } from '../harness/diary.ts'
import { findLedgerMismatches, type Ledger } from '../harness/ledger.ts'
import {
  loginBody,
  mailedToken,
  newDeviceId,
  newAccountNames,
  newPerson,
  registerBody,
  sessionFrom,
} from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { recordVersion, someClientId, tombstone } from '../harness/stamps.ts'

let first: ServerProcess
let second: ServerProcess

beforeAll(async () => {
  first = await startServer()
  second = await startServer({ dataDir: first.dataDir, outboxKey: first.outboxKey })
})
afterAll(async () => {
  await second?.stop()
  await first?.remove()
})

test('[D54] every step of an account may meet another process', async () => {
  const names = newAccountNames()
  const deviceId = newDeviceId()
  expect((await callApi({ port: first.port }, 'core/register-user', await registerBody(names))).code).toBe(0)
  const account_token = await mailedToken(first, names.email)
  expect((await callApi({ port: second.port }, 'core/verify-account', { account_token })).code).toBe(0)
  const login = await callApi({ port: first.port }, 'core/login-user', await loginBody(names, deviceId))
  const session = sessionFrom(login, { username: names.username, deviceId, clientType: 'android' })
  expect((await callApi({ port: second.port, session }, 'core/keep-alive')).code).toBe(0)
  expect(
    (await callApi({ port: second.port, session }, 'core/delete-all-tokens', { scope: 'this' })).code,
  ).toBe(0)
  expect((await callApi({ port: first.port, session }, 'core/keep-alive')).code).toBe(143)
})

test('[D54] record calls pass through both processes in turn as through one', async () => {
  const session = await newPerson(first)
  const [id, other] = [someClientId(), someClientId()]
  const steps: [string, object][] = [
    ['sync/create-record', recordVersion(id, 1)],
    ['sync/create-records', { records: [recordVersion(id, 1), recordVersion(other, 1)] }],
    ['sync/update-record', recordVersion(id, 3)],
    ['sync/update-records', { records: [recordVersion(other, 4)] }],
    ['sync/delete-record', tombstone(id)],
    ['sync/delete-records', { records: [tombstone(id)] }],
  ]
  for (const [index, [name, body]] of steps.entries()) {
    const answer = await callApi({ port: index % 2 === 0 ? first.port : second.port, session }, name, body)
    expect([name, answer.code]).toEqual([name, 0])
    expect(bulkResults(answer).filter((item) => item.result_code !== 0)).toEqual([])
  }
  const byFirst = await pullAll({ port: first.port, session })
  expect(
    byFirst.map((record) => [record.client_id, record.content?.['notes'], record.content?.['deleted']]),
  ).toEqual([
    [other, 'version 4', 0],
    [id, 'version 3', 1],
  ])
  expect(await pullAll({ port: second.port, session })).toEqual(byFirst)
})

test('[D54] writers on both processes at the same time lose nothing, and every seq is assigned once', async () => {
  const session = await newPerson(second)
  const doors: ApiTarget[] = [first, second].map(({ port }) => ({ port, session }))
  const ledger: Ledger = new Map()
  const refused = await Promise.all(
    doors.map((door) => keepWriting(door, ledger, AbortSignal.timeout(1_500))),
  )
  await resendUnacked(doors[0] as ApiTarget, ledger)
  const pulled = await pullAll(doors[1] as ApiTarget)
  expect(refused.flat()).toEqual([])
  expect(findLedgerMismatches(ledger, pulled)).toEqual([])
  expect(new Set(pulled.map((record) => record.seq)).size).toBe(pulled.length)
})

test('[STACK 6] a process that stops leaves the database to the other', async () => {
  const session = await newPerson(first)
  await first.stop()
  expect((await callApi({ port: second.port, session }, 'core/keep-alive')).code).toBe(0)
  first = await first.again()
  expect((await callApi({ port: first.port, session }, 'core/keep-alive')).code).toBe(0)
})
