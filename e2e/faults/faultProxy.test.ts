import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFaultProxy, type FaultProxy } from '../harness/faultProxy.ts'
import { AnswerLost, httpCall, type HttpAnswer } from '../harness/httpCall.ts'

// A fake server that records which requests arrived complete.
let server: Server
let proxy: FaultProxy
let bodies: string[]

beforeEach(async () => {
  bodies = []
  server = createServer((request, answer) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('error', () => undefined)
    request.on('end', () => {
      bodies.push(body)
      answer.end(`heard ${body}`)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  proxy = await startFaultProxy((server.address() as AddressInfo).port)
})

afterEach(async () => {
  await proxy.close()
  server.closeAllConnections()
  await new Promise((resolve) => void server.close(resolve))
})

const send = (body: string, patienceMs = 5_000): Promise<HttpAnswer> =>
  httpCall({ port: proxy.port, method: 'POST', path: '/x', headers: {}, body, fresh: true, patienceMs })

const BIG = 'x'.repeat(100_000)

test('[REL 1b] without a fault every byte passes both ways', async () => {
  const answer = await send(BIG)
  expect(answer.text).toBe(`heard ${BIG}`)
  expect(bodies).toEqual([BIG])
})

test('[REL 1b] a refused connection reaches nobody', async () => {
  proxy.next({ fault: 'refuse' })
  await expect(send('hello')).rejects.toThrow(AnswerLost)
  expect(bodies).toEqual([])
})

test('[REL 1b] a planned fault applies to one connection, the default to all others', async () => {
  proxy.usually({ fault: 'refuse' })
  proxy.next({ fault: 'none' })
  expect((await send('first')).text).toBe('heard first')
  await expect(send('second')).rejects.toThrow(AnswerLost)
  await expect(send('third')).rejects.toThrow(AnswerLost)
  expect(proxy.connections()).toBe(3)
})

test('[REL 1b] an answer cut anywhere is lost to the client, and the server was asked once', async () => {
  const cuts = [0, 1, 20, 100, 50_000]
  for (const afterBytes of cuts) {
    proxy.next({ fault: 'cut-answer', afterBytes })
    await expect(send(BIG)).rejects.toThrow(AnswerLost)
  }
  expect(bodies).toEqual(cuts.map(() => BIG))
})

test('[REL 1b] an answer ended by a reset is lost too', async () => {
  proxy.next({ fault: 'reset-answer', afterBytes: 30 })
  await expect(send('hello')).rejects.toThrow(AnswerLost)
  expect(bodies).toEqual(['hello'])
})

test('[REL 1b] a request cut or truncated in its body never arrives whole', async () => {
  proxy.next({ fault: 'cut-request', afterBytes: 200 }, { fault: 'truncate-request', afterBytes: 200 })
  await expect(send(BIG)).rejects.toThrow(AnswerLost)
  // The fake may refuse the incomplete request or just hang up: both count as failure.
  const refused = await send(BIG).catch((error: unknown) => error)
  expect(refused).not.toMatchObject({ status: 200 })
  expect(bodies).toEqual([])
})

test('[REL 1b] a stalled body leaves the connection open and the client waiting', async () => {
  proxy.next({ fault: 'stall-request', afterBytes: 200 })
  await expect(send(BIG, 300)).rejects.toThrow('no answer in time')
  expect(bodies).toEqual([])
})

test('[REL 1b] a doubled request reaches the server twice, the client gets one answer', async () => {
  proxy.next({ fault: 'double' })
  const answer = await send('hello')
  expect(answer.text).toBe('heard hello')
  await expect.poll(() => bodies).toEqual(['hello', 'hello'])
})

test('[REL 1b] a delayed connection is late in both directions and loses nothing', async () => {
  proxy.next({ fault: 'delay', ms: 100 })
  const answer = await send(BIG)
  expect(answer.text).toBe(`heard ${BIG}`)
  expect(answer.ms).toBeGreaterThan(180)
})

test('[REL 1b] a throttled line is slow and loses nothing', async () => {
  const body = 'y'.repeat(2_000)
  proxy.next({ fault: 'throttle', bytesPerSecond: 10_000 })
  const answer = await send(body)
  expect(answer.text).toBe(`heard ${body}`)
  expect(answer.ms).toBeGreaterThan(150)
})
