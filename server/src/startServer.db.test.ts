import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { startServer } from './startServer.ts'
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'reprieve-start-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

function urlOf({ user, password, host, port, database: name, connectionString }: pg.PoolConfig): string {
  if (connectionString !== undefined) return connectionString
  return `postgres://${user}:${encodeURIComponent(String(password))}@/${name}?host=${encodeURIComponent(String(host))}&port=${port}`
}
const start = (env: Record<string, string> = {}) =>
  startServer(
    readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: urlOf(database.config),
      DATA_DIR: folder,
      ...env,
    }),
    '0.0.0',
  )

test('[D2] a started server answers, tells where its mail can be read, and stops', async () => {
  const server = await start()
  expect(await (await fetch(`${server.address}/readyz`)).json()).toEqual({ ready: true })
  expect((await fetch(server.outboxAddress!)).status).toBe(200)
  await server.stop()
  await expect(fetch(`${server.address}/readyz`)).rejects.toThrow('fetch failed')
})

test('[D54] two processes serve one database', async () => {
  const [one, two] = [await start(), await start()]
  const answers = await Promise.all(
    [one, two].map(async ({ address }) => (await fetch(`${address}/readyz`)).status),
  )
  expect(answers).toEqual([200, 200])
  await Promise.all([one.stop(), two.stop()])
})

test('[D53] a process with another pepper refuses to start, in one sentence', async () => {
  const server = await start()
  await server.stop()
  await expect(start({ PEPPER: 'another pepper of enough length' })).rejects.toThrow(
    /made with another PEPPER/,
  )
})

test('[STACK 1] a taken port and a database that is away are told in one sentence', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  await expect(start({ PORT: String(port) })).rejects.toThrow(`Port ${port} is taken by another program`)
  taken.close()
  const away = 'postgres://nobody:nothing@127.0.0.1:1/none'
  await expect(start({ DATABASE_URL: away })).rejects.toThrow(/cannot be used \(ECONNREFUSED\)/)
})

test('[CONT-7] the start says that nobody has reviewed the catalogue', async () => {
  const server = await start()
  expect(server.notices.join()).toContain('no clinician and no native speaker')
  await server.stop()
})

test('[D22] in production without SMTP the start says that no mail can leave, and there is no outbox', async () => {
  const server = await start({ NODE_ENV: 'production' })
  expect([server.outboxAddress, server.notices.at(-1)]).toEqual([
    null,
    expect.stringContaining('No mail can leave, and none is kept'),
  ])
  await server.stop()
})

test('[PUSH-5, D52] the key that signs messages is made once, kept, and its public half told to everybody', async () => {
  const told = async (env: Record<string, string> = {}) => {
    const server = await start(env)
    const answer = await fetch(`${server.address}/api/v4/core/service-status`, {
      headers: { 'accept-language': 'en' },
    })
    await server.stop()
    return ((await answer.json()) as { push: { public_key: string } }).push.public_key
  }
  const key = await told()
  expect(Buffer.from(key, 'base64url').length).toBe(65)
  expect(await told()).toBe(key)
  expect(await told({ VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url') })).not.toBe(key)
  // Given for once only: what was made is still there.
  expect(await told()).toBe(key)
})

/** A port that nobody listens on. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('[MET-1] figures are read at a port of their own, never at that of the app, and end with the server', async () => {
  const port = await findFreePort()
  const server = await start({ METRICS_PORT: String(port) })
  expect(server.metricsAddress).toBe(`http://127.0.0.1:${port}/metrics`)
  await fetch(`${server.address}/readyz`)
  const text = await (await fetch(server.metricsAddress!)).text()
  expect(text).toContain('reprieve_calls_total{route="/readyz",status="200",code="none"} 1')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).toContain('reprieve_build_info{version="0.0.0"} 1')
  expect(await (await fetch(`${server.address}/metrics`)).text()).not.toContain('reprieve_calls')
  await server.stop()
  await expect(fetch(server.metricsAddress!)).rejects.toThrow('fetch failed')
})

test('[MET-1] without METRICS_PORT there are no figures, and a taken one stops the start', async () => {
  const server = await start()
  expect(server.metricsAddress).toBeNull()
  await server.stop()
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow(`METRICS_PORT=${port} is taken`)
  taken.close()
})
