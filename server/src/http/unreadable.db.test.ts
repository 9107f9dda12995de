import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let server: TestApp
let port: number
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
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
