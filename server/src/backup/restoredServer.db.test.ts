import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { API_BASE } from '@reprieve/contract/call.ts'
import { HEADERS } from '@reprieve/contract/headers.ts'
import { type RunningServer, startServer } from '../startServer.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'
import { testPlaces } from './testPlaces.ts'

let places: ReturnType<typeof testPlaces>
let servers: RunningServer[]

beforeEach(() => {
  places = testPlaces()
  servers = []
})

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  await places.removeAll()
})

type Answer = Record<string, unknown>

async function start({
  config,
  dataDir,
  version,
}: ReturnType<typeof places.embedded>): Promise<RunningServer> {
  const server = await startServer({ ...config, dataDir }, version)
  servers.push(server)
  return server
}

async function ask(server: RunningServer, name: string, body: object, session?: Answer): Promise<Answer> {
  const asPerson =
    session === undefined
      ? {}
      : {
          [HEADERS.authorization]: `Bearer ${String(session['token'])}`,
          [HEADERS.userId]: String(session['user_id']),
        }
  const answer = await fetch(`http://127.0.0.1:${server.port}${API_BASE}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HEADERS.language]: 'en',
      [HEADERS.clientType]: 'pwa',
      ...asPerson,
    },
    body: JSON.stringify(body),
  })
  const read = (await answer.json()) as Answer
  expect({ name, result_code: read['result_code'] }).toEqual({ name, result_code: 0 })
  return read
}

async function mailedToken(server: RunningServer): Promise<string> {
  const outbox = new URL(server.outboxAddress ?? '')
  const mails = (await (await fetch(`${outbox.origin}/dev/outbox.json${outbox.search}`)).json()) as {
    text: string
  }[]
  return /\/activate-user\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
}

async function recordsOf(server: RunningServer, session: Answer): Promise<{ head: Answer; rest: Answer[] }> {
  const { records } = await ask(server, 'sync/get-all-records', { cursor: 0 }, session)
  const [head, ...rest] = records as Answer[]
  return { head: head ?? {}, rest }
}

const aRecord = (severity: number): object => ({
  client_id: randomUUID(),
  record_type: 'pain_record',
  content: { pain_record_type: 'PainRecord', severity, timing: 1_767_225_600_000, notes: 'after the walk' },
})

test('[D53, D22] on another machine people sign in with their password and find their records @long', async () => {
  const password = { password: await clientHash('a quiet harbour at low tide'), pw_v: PASSWORD_VERSION }
  const names = { username: 'ann of the harbour', email: 'ann@example.org' }
  const device = { username: names.email, device_id: 'device-1', ...password }
  const from = places.embedded()
  const first = await start(from)
  await ask(first, 'core/register-user', {
    ...names,
    ...password,
    eula_version: 2,
    privacy_notice_version: 2,
  })
  await ask(first, 'core/verify-account', { account_token: await mailedToken(first) })
  const session = await ask(first, 'core/login-user', device)
  await ask(first, 'sync/create-records', { records: [aRecord(3), aRecord(8)] }, session)
  const written = await recordsOf(first, session)
  expect(written.rest.length).toBe(2)

  const folder = await takeBackup(from, 'backup')
  expect((await fetch(`http://127.0.0.1:${first.port}/readyz`)).status).toBe(200)
  await expect(restoreBackup(from, { folder, replace: true })).rejects.toThrow('is connected to the database')
  const to = places.embedded()
  await restoreBackup(to, { folder, replace: false })
  const second = await start(to)

  const restored = await recordsOf(second, await ask(second, 'core/login-user', device))
  expect(restored.rest).toEqual(written.rest)
  expect(restored.head['cursor']).toBe(written.head['cursor'])
  expect(restored.head['epoch']).not.toBe(written.head['epoch'])
})
