import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { serveMetrics } from './metricsServer.ts'

const ANYWHERE = { port: 0, host: '127.0.0.1' }
const statusOf = async (address: string, method = 'GET') => (await fetch(address, { method })).status

test('[MET-1] /metrics is answered as text for Prometheus, and nothing else is there', async () => {
  const server = await serveMetrics(ANYWHERE, async () => 'reprieve_calls_running 0\n')
  const answer = await fetch(server.address)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'reprieve_calls_running 0\n',
  ])
  expect(await statusOf(`${server.address}?name=x`)).toBe(200)
  expect(await statusOf(server.address, 'POST')).toBe(405)
  const other = new URL(server.address)
  for (const path of ['/', '/metrics/', '/readyz', '/api/v4/core/keep-alive', '/..%2fmetrics']) {
    other.pathname = path
    expect([path, await statusOf(other.href)]).toEqual([path, 404])
  }
  await server.stop()
  await expect(fetch(server.address)).rejects.toThrow('fetch failed')
})

test('[MET-1] a scrape that fails says nothing of why', async () => {
  const server = await serveMetrics(ANYWHERE, () => Promise.reject(new Error('of Ann')))
  const answer = await fetch(server.address)
  expect([answer.status, await answer.text()]).toEqual([500, ''])
  await server.stop()
})

test('[MET-1] a taken port and a foreign address are told in one sentence', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  const read = async () => ''
  await expect(serveMetrics({ port, host: '127.0.0.1' }, read)).rejects.toThrow(
    `METRICS_PORT=${port} is taken by another program`,
  )
  await expect(serveMetrics({ port: 0, host: '192.0.2.1' }, read)).rejects.toThrow(
    'METRICS_HOST=192.0.2.1 is no address of this machine',
  )
  taken.close()
})
