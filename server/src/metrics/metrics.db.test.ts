import { randomUUID } from 'node:crypto'
import { API_BASE } from '@reprieve/contract/call.ts'
import { CALL_NAMES, CALLS } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LIMITS } from '../access/attempts.ts'
import { queueJob } from '../jobs/jobStore.ts'
import { queueMail } from '../jobs/mailStore.ts'
import type { TestApp, TestPerson } from '../testing/testApp.ts'
import type { OpenMeter } from './openMeter.ts'
import { CHORE_NAMES, figure, JOB_KINDS, openMeteredApp, readSamples, VERSION } from './testMeter.ts'

let server: TestApp
let meter: OpenMeter
beforeEach(async () => {
  ;({ server, meter } = await openMeteredApp({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }))
})
afterEach(() => server.close())

const count = (name: string, labels: Record<string, string> = {}) => figure(meter, name, labels)
const route = (name: string): string => `${API_BASE}/${name}`

test('[MET-3] a call is counted by route, status and result code, with its duration', async () => {
  await server.call('core/keep-alive')
  await server.call('core/keep-alive')
  const of = { route: route('core/keep-alive') }
  const code = String(RESULT.notSignedIn)
  expect(await count('reprieve_calls_total', { ...of, status: '401', code })).toBe(2)
  expect(await count('reprieve_call_seconds_count', of)).toBe(2)
  expect(await count('reprieve_call_seconds_bucket', { ...of, le: '+Inf' })).toBe(2)
  expect(await count('reprieve_calls_running')).toBe(0)
  await server.app.inject({ method: 'GET', url: '/healthz' })
  expect(await count('reprieve_calls_total', { route: '/healthz', status: '200', code: 'none' })).toBe(1)
})

const LIMIT_NAMES: readonly string[] = [
  ...Object.values(LIMITS).map(({ name }) => name),
  'purchase-person',
  'questionnaire-person',
]
const CLOSED: Record<string, (value: string) => boolean> = {
  route: (value) => routes().has(value),
  status: (value) => /^[2-5]\d\d$/.test(value),
  code: (value) => value === 'none' || Object.values<number>(RESULT).includes(Number(value)),
  cause: (value) => ['running', 'event-loop', 'body-room'].includes(value),
  limit: (value) => LIMIT_NAMES.includes(value),
  kind: (value) => JOB_KINDS.includes(value),
  queue: (value) => ['mail', ...JOB_KINDS].includes(value),
  chore: (value) => CHORE_NAMES.includes(value),
  result: (value) =>
    ['sent', 'gone', 'refused', 'later', 'done', 'failed', 'given-up', 'saved', 'merged'].includes(value),
  state: (value) => ['idle', 'used'].includes(value),
  version: (value) => value === VERSION,
  le: (value) => value === '+Inf' || Number.isFinite(Number(value)),
}
const ROUTES_BESIDE = [
  'none',
  '/healthz',
  '/readyz',
  `${API_BASE}/openapi.json`,
  '/dev/outbox',
  '/provider/apple/redirect',
  '/quick/save',
  '/unsubscribe/:token',
]
const routes = (): Set<string> =>
  new Set([...ROUTES_BESIDE, ...CALL_NAMES.map((name) => `${API_BASE}${CALLS[name].path}`)])

test('[MET-2] of what all calls and hostile paths carry nothing is in the figures, and labels have values of closed lists', async () => {
  const planted: string[] = []
  const canary = (name: string): string => {
    const secret = `canary-${name}-${randomUUID().slice(0, 8)}`
    planted.push(secret)
    return secret
  }
  const person = await server.signUp({ username: canary('name') })
  planted.push(person.email, person.token, person.password, person.deviceId)
  for (const name of CALL_NAMES) {
    const endpoint = `https://fcm.googleapis.com/${canary('endpoint')}`
    const body = {
      [canary('key')]: canary('text'),
      endpoint,
      client_id: canary('id'),
      record_type: canary('type'),
    }
    const headers = { 'x-request-id': canary('request'), timezone: canary('zone') }
    await server.call(name, { ...body, username: canary('user'), password: canary('password') }, { headers })
    await server.call(name, { ...body, records: [{ notes: canary('notes') }] }, { person, headers })
  }
  const paths = [
    '/',
    `${API_BASE}/`,
    `${API_BASE}/core/login-user/`,
    '/unsubscribe/',
    '/assets/',
    '/%0a',
    '/"}1\n',
  ]
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      await server.app.inject({ method, url: `${path}${canary('path')}?q=${canary('query')}` })
  }
  const text = await meter.read()
  expect(planted.filter((secret) => text.includes(secret))).toEqual([])
  expect(planted.length).toBeGreaterThan(600)
  const samples = readSamples(text).filter(({ name }) => name.startsWith('reprieve_'))
  const open = samples.flatMap(({ name, labels }) =>
    Object.entries(labels).flatMap(([label, value]) =>
      CLOSED[label]?.(value) === true ? [] : [`${name} ${label}=${value}`],
    ),
  )
  expect([...new Set(open)]).toEqual([])
  // All calls were counted, and the paths that no route knows have one name.
  const counted = new Set(samples.map(({ labels }) => labels['route']))
  expect(CALL_NAMES.filter((name) => !counted.has(route(name)))).toEqual([])
  expect(counted.has('none')).toBe(true)
})

const stamped = (at: number) => ({
  client_id: randomUUID(),
  stamps: { severity: makeStamp({ ms: at, counter: 0 }, 'a'.repeat(12)) },
})
const painRecord = (at: number, severity: number) => ({
  ...stamped(at),
  record_type: 'pain_record',
  content: { pain_record_type: 'PainRecord', severity, timing: at, time_offset: 0 },
})

async function push(person: TestPerson, records: unknown[], call = 'sync/create-records'): Promise<void> {
  expect((await server.call(call, { records }, { person })).status).toBe(200)
}

test('[MET-6] pushes and pulls are counted with their rows, refused ones too, and with the age of their changes', async () => {
  const person = await server.signUp()
  const { now } = server.clock
  await push(person, [
    painRecord(now - 7_200_000, 3),
    painRecord(now - 60_000, 4),
    { record_type: 'nonsense' },
  ])
  await server.call('sync/create-record', painRecord(now, 5), { person })
  await server.call('sync/get-all-records', { cursor: 0 }, { person })
  const rows = (result: string) => count('reprieve_sync_pushed_rows_total', { result })
  expect(await Promise.all(['saved', 'refused'].map(rows))).toEqual([3, 1])
  expect(await count('reprieve_sync_pushes_total')).toBe(2)
  // The newest change of each push: a minute old, and of this moment.
  const younger = (le: string) => count('reprieve_sync_push_age_seconds_bucket', { le })
  expect(await Promise.all(['5', '30', '120', '+Inf'].map(younger))).toEqual([1, 1, 2, 2])
  expect(await count('reprieve_sync_pulls_total')).toBe(1)
  expect(await count('reprieve_sync_pulled_rows_total')).toBe(3)
})

test('[MET-6] a record that meets a newer value of another device is counted as merged', async () => {
  const person = await server.signUp()
  const { now } = server.clock
  const first = painRecord(now, 3)
  await push(person, [first])
  const older = {
    ...first,
    ...stamped(now - 5_000),
    client_id: first.client_id,
    content: { ...first.content, severity: 9 },
  }
  await push(person, [older], 'sync/update-records')
  expect(await count('reprieve_sync_pushed_rows_total', { result: 'merged' })).toBe(1)
})

test('[MET-4] queues, the last backup, pool and disk are shown', async () => {
  const { now } = server.clock
  // They would take what is to be seen here.
  await Promise.all([server.services.mailRunner.stop(), server.services.jobs.stop()])
  await server.db.transaction().execute(async (trx) => {
    const mail = { userId: null, to: 'ann@example.org', subject: 's', text: 't', html: 'h' }
    await queueMail(trx, mail, now - 90_000)
    await queueJob(trx, { userId: 1, kind: 'push', about: randomUUID() }, now - 30_000)
    await queueJob(trx, { userId: 1, kind: 'push', about: randomUUID() }, now + 30_000)
    const value = new Date(now - 3_600_000).toISOString()
    await trx.insertInto('deployment').values({ name: 'last-backup', value }).execute()
  })
  const oldest = (queue: string) => count('reprieve_queue_oldest_seconds', { queue })
  expect([await oldest('mail'), await oldest('push')]).toEqual([90, 30])
  expect(await count('reprieve_queue_waiting', { queue: 'push' })).toBe(1)
  expect(await count('reprieve_last_backup_timestamp_seconds')).toBe((now - 3_600_000) / 1_000)
  expect(await count('reprieve_database_up')).toBe(1)
  expect(await count('reprieve_queue_waiting', { queue: 'report' })).toBe(0)
  expect(await count('reprieve_pool_connections', { state: 'idle' })).toBeGreaterThan(0)
  expect(await count('reprieve_disk_free_bytes')).toBeGreaterThan(0)
})
