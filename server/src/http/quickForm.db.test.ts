import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let server: TestApp
let address: string
const logged: string[] = []
beforeAll(async () => {
  server = await openTestApp(
    { RATE_LIMITS: 'off', LOG_LEVEL: 'debug' },
    { logTo: { write: (line) => void logged.push(line) } },
  )
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/records/quick`
})
afterAll(() => server.close())

const post = (body: string | FormData | Blob, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', body, headers, redirect: 'manual' })

const OPENED = '/records/quick?from=share'
const SHARED = 'a stabbing pain since noon'
const form = () => {
  const shared = new FormData()
  shared.set('text', SHARED)
  return shared
}

test('[D22, QUICK-7] what another app shares opens the page, and nothing of it is kept, told or logged', async () => {
  const answer = await post(form())
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([303, OPENED, ''])
  expect([answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual(['no-store', null])
  expect(logged.join('\n')).not.toContain('stabbing')
})

test('[REL 1d] it has the headers of every page', async () => {
  const page = await server.app.inject({ method: 'GET', url: '/records/quick' })
  const answer = await post(form())
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'permissions-policy'])
    expect([name, answer.headers.get(name)]).toEqual([name, page.headers[name]])
})

test.each([
  ['ten megabytes', () => new Blob([new Uint8Array(10 * 1024 * 1024)]), {}],
  ['JSON', () => '{"text":', { 'content-type': 'application/json' }],
  ['a type that is none', () => SHARED, { 'content-type': ';;nonsense' }],
  ['a form that breaks off', () => '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['nothing', () => '', {}],
])('[REL 1d] of %s nothing is read', async (_, body, headers) => {
  const answer = await post(body(), headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, OPENED])
})

test('[REL 1d] where it leads never comes from the request', async () => {
  const answer = await fetch(`${address}?to=https://example.org`, {
    method: 'POST',
    body: form(),
    headers: { referer: 'https://example.org/', origin: 'https://example.org' },
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toBe(OPENED)
})
