import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashFor, openTestApp, type TestApp } from '../testing/testApp.ts'

let server: TestApp
let port: number
let sockets: Socket[]
beforeEach(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
})

/** More than are served at once. */
const MANY = 150
const body = JSON.stringify({
  username: 'nobody',
  password: hashFor('x'),
  pw_v: 1,
  device_id: 'd',
})

async function open(): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  socket.resume()
  sockets.push(socket)
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}
const request = (length: number, text: string) =>
  `POST /api/v4/core/login-user HTTP/1.1\r\nhost: localhost\r\naccept-language: en\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${text}`
const codeNow = async () => (await server.call('core/keep-alive')).body.result_code

test('[REL 1d] callers who send their body for ever take nobody the place', async () => {
  for (let n = 0; n < MANY; n += 1) (await open()).write(request(500, '{'))
  await wait(100)
  expect(await codeNow()).toBe(104)
})

test('[REL 1d] who sends much and never ends it is told to come later, and all of it is room again when they go', async () => {
  const large = (await Promise.all(Array.from({ length: 20 }, open))).map((socket) => {
    const heard = { told: '' }
    socket.on('data', (data: Buffer) => (heard.told += data.toString()))
    socket.write(request(900_000, ' '.repeat(899_000)))
    return heard
  })
  const statuses = () => large.map(({ told }) => told.slice(9, 12)).filter((status) => status !== '')
  await vi.waitFor(() => expect(statuses().length).toBeGreaterThanOrEqual(3), { timeout: 20_000 })
  expect(new Set(statuses())).toEqual(new Set(['503']))
  const whole = JSON.stringify({
    ...(JSON.parse(body) as object),
    device_id: 'd'.repeat(100),
    x: ' '.repeat(800_000),
  })
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/v4/core/login-user`, {
      method: 'POST',
      headers: { 'accept-language': 'en', 'content-type': 'application/json' },
      body: whole,
    })
  expect((await ask()).status).toBe(503)
  await vi.waitFor(async () => expect(await codeNow()).toBe(104), { timeout: 20_000 })
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect((await ask()).status).toBe(401), { timeout: 20_000 })
})

test('[REL 1d] who announces much and hangs up while we look who it is leaves no room taken', async () => {
  const person = await server.signUp()
  const large = { records: [], x: ' '.repeat(4_000_000) }
  const cut = (request: IncomingMessage) => request.socket.destroy()
  server.app.server.on('request', cut)
  for (let n = 0; n < 5; n += 1) {
    const socket = await open()
    const ended = once(socket, 'end')
    const who = `authorization: Bearer ${person.token}\r\nuser-id: ${person.userId}\r\naccept-language: en\r\n`
    socket.write(
      `POST /api/v4/sync/create-records HTTP/1.1\r\nhost: localhost\r\n${who}content-type: application/json\r\ncontent-length: 4900000\r\n\r\n{`,
    )
    await ended
  }
  server.app.server.off('request', cut)
  await vi.waitFor(
    async () => expect((await server.call('sync/create-records', large, { person })).status).toBe(200),
    { timeout: 20_000 },
  )
})

test('[REL 1d] callers who hang up while their call is worked on leave no place behind', async () => {
  for (let n = 0; n < MANY; n += 1) {
    const socket = await open()
    socket.write(request(body.length, body))
    socket.destroy()
  }
  await vi.waitFor(async () => expect(await codeNow()).toBe(104), { timeout: 20_000 })
})

test('[REL 1d] a caller of nonsense who never hangs up is cut off', async () => {
  const socket = await open()
  socket.write('NONSENSE\r\n\r\n')
  const connections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_, n) => resolve(n)))
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000 })
})

test('[REL 1a] a stop answers what was taken in, and does not wait for lines kept alive', async () => {
  const url = `http://127.0.0.1:${port}/api/v4/core/login-user`
  const headers = { 'accept-language': 'en', 'content-type': 'application/json' }
  let taken = 0
  server.app.server.on('request', () => (taken += 1))
  const calls = Array.from({ length: 20 }, () =>
    fetch(url, { method: 'POST', headers, body }).then((r) => r.status),
  )
  await vi.waitFor(() => expect(taken).toBe(20), { timeout: 20_000 })
  const [statuses, how] = await Promise.all([
    Promise.all(calls),
    Promise.race([server.app.close().then(() => 'closed'), wait(20_000).then(() => 'still open')]),
  ])
  expect([new Set(statuses), how]).toEqual([new Set([401]), 'closed'])
})
