import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TIMEOUT_MS } from '@reprieve/contract/call.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let server: TestApp
let port: number
const logged: string[] = []
beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) }
  server = await openTestApp({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' }, { logTo })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** All that comes on a line until the server closes it. */
async function heardOn(line: Socket): Promise<string> {
  let heard = ''
  line.on('data', (data) => (heard += data.toString()))
  await once(line, 'close')
  return heard
}

test('[REL 1c] what is not even HTTP gets a well-formed answer', async () => {
  const line = connect(port, '127.0.0.1', () => line.write('\0\0 not http\r\n\r\n'))
  expect(await heardOn(line)).toMatch(/^HTTP\/1.1 400 [\s\S]*"result_code":102/)
})

test('[REL 1c] a line that was opened for later and is closed is told nothing, or it would be taken for an answer', async () => {
  const arrival = once(server.app.server, 'connection')
  const line = connect(port, '127.0.0.1')
  const [ours] = (await arrival) as [Socket]
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.app.server.emit('clientError', late, ours)
  expect(await heardOn(line)).toBe('')
})

test('[REL 1d] a line on which nothing moves is cut, later than anybody waits for a call', () => {
  expect(server.app.server.timeout).toBe(330_000)
  expect(server.app.server.timeout).toBeGreaterThan(Math.max(...Object.values(TIMEOUT_MS)))
})

/** A call that is followed by another on the same line, which must never be taken for one of its own. */
const framed = (headers: string, body: string): string =>
  `POST /api/v4/core/keep-alive HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}${NEXT}`

const NEXT = 'GET /api/v4/core/service-status HTTP/1.1\r\nhost: localhost\r\naccept-language: en\r\n\r\n'

const FRAMES: [string, string, string][] = [
  ['both a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked', '0\r\n\r\n'],
  ['two lengths', 'content-length: 2\r\ncontent-length: 20', '{}'],
  ['a list of lengths', 'content-length: 2, 2', '{}'],
  ['a length with a sign', 'content-length: +2', '{}'],
  ['chunks that are not last', 'transfer-encoding: chunked, identity', '0\r\n\r\n'],
  ['an unknown coding', 'transfer-encoding: xchunked\r\ncontent-length: 2', '{}'],
  ['a space before the colon', 'transfer-encoding : chunked\r\ncontent-length: 2', '{}'],
  ['a folded header', 'x-a: b\r\n folded\r\ncontent-length: 2', '{}'],
  ['a bare line feed', 'x-a: b\ncontent-length: 2', '{}'],
  ['a chunk that ends elsewhere', 'transfer-encoding: chunked', '2\r\n{}\n0\r\n\r\n'],
]

test.each(FRAMES)('[REL 1d] where a body ends is never guessed: %s', async (_, headers, body) => {
  const line = connect(port, '127.0.0.1', () => line.write(framed(headers, body)))
  const heard = await heardOn(line)
  expect(heard.match(/^HTTP\/1.1 .*$/gm)).toEqual(['HTTP/1.1 400 Bad Request'])
  expect(heard).toContain('x-content-type-options: nosniff')
})

test.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE'])(
  '[REL 1d] %s is no way to call, and repeats nothing',
  async (method) => {
    const asked = `${method} /api/v4/core/keep-alive HTTP/1.1\r\nhost: localhost\r\nx-said: canary\r\nconnection: close\r\n\r\n`
    const line = connect(port, '127.0.0.1', () => line.write(asked))
    const heard = await heardOn(line)
    expect(heard).toMatch(/^HTTP\/1.1 404 [\s\S]*"result_code":109/)
    expect(heard).not.toMatch(/canary|access-control/)
  },
)

test('[REL 1d] who hangs up in the middle of a body is logged as no fault of ours', async () => {
  const head = 'POST /api/v4/core/login-user HTTP/1.1\r\nhost: localhost\r\naccept-language: en\r\n'
  const arrival = once(server.app.server, 'request')
  const line = connect(port, '127.0.0.1', () =>
    line.write(`${head}content-type: application/json\r\ncontent-length: 500\r\n\r\n{"username":`),
  )
  const [, answer] = (await arrival) as [IncomingMessage, ServerResponse]
  line.destroy()
  await once(answer, 'close')
  await server.call('core/keep-alive')
  expect(logged.filter((told) => told.includes('"fault"'))).toEqual([])
})
