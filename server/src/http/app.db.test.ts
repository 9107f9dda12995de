import { gzipSync, brotliCompressSync } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS, CALL_NAMES } from '@reprieve/contract/calls.ts'
import { hashFor, openTestApp, type TestApp } from '../testing/testApp.ts'
import { HANDLERS } from './handlers.ts'

let server: TestApp
const logged: string[] = []
beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) }
  server = await openTestApp({ RATE_LIMITS: 'off', LOG_LEVEL: 'debug' }, { logTo })
})
afterAll(() => server.close())

const HEADERS = { 'accept-language': 'en', 'content-type': 'application/json' }
const send = async (change: InjectOptions) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v4/core/login-user',
    headers: HEADERS,
    ...change,
  })
  return {
    status: response.statusCode,
    code: response.json<{ result_code: number }>().result_code,
    response,
  }
}

describe('the envelope', () => {
  test('[D3] every call refuses a missing or empty language', async () => {
    for (const name of CALL_NAMES) {
      const { method } = CALLS[name]
      const { status, code } = await send({
        method,
        url: `/api/v4/${name}`,
        headers: { 'accept-language': '' },
      })
      expect([name, status, code]).toEqual([name, 400, 101])
    }
  })

  test('[D4] messages come in the language of the caller', async () => {
    const said = async (language: string) =>
      (await server.call('core/keep-alive', undefined, { headers: { 'accept-language': language } })).body[
        'result_msg'
      ]
    expect(await said('de-AT,de;q=0.9,en;q=0.1')).toContain('melden Sie sich an')
    expect(await said('ru')).toContain('Войдите')
    expect(await said('tlh')).toBe(await said('en'))
  })

  test('[D6, D10] every call of the contract is answered, and what does not exist is 109', async () => {
    expect(Object.keys(HANDLERS).toSorted()).toEqual(CALL_NAMES.toSorted())
    expect(await send({ url: '/api/v4/core/no-such' })).toMatchObject({ status: 404, code: 109 })
    expect(await send({ method: 'GET', url: '/api/v4/core/keep-alive' })).toMatchObject({
      status: 404,
      code: 109,
    })
    expect(await send({ url: '/api/v4/core/%' })).toMatchObject({ status: 404, code: 109 })
  })

  test('[D10] a call for signed-in people answers 104 before it looks at anything else', async () => {
    for (const name of CALL_NAMES.filter((each) => CALLS[each].who === 'signed-in')) {
      const { method } = CALLS[name]
      const { status, code } = await send({
        method,
        url: `/api/v4/${name}`,
        ...(method === 'POST' ? { payload: '{{{' } : {}),
      })
      expect([name, status, code]).toEqual([name, 401, 104])
    }
  })

  test('[D10] a client below MIN_APP_VERSION answers 156', async () => {
    const strict = await openTestApp({ MIN_APP_VERSION: '4.41' })
    const code = async (version: string) =>
      (await strict.call('core/keep-alive', undefined, { headers: { 'app-version': version } })).body
        .result_code
    expect([await code('4.40.9'), await code('4.41.0'), await code('5.0'), await code('3.99.99')]).toEqual([
      156, 104, 104, 156,
    ])
    await strict.close()
  })
})

describe('bodies', () => {
  const payload = JSON.stringify({ username: 'nobody', password: hashFor('x'), pw_v: 1, device_id: 'd' })

  test('[SYNC 1.2] come plain, as gzip and as brotli', async () => {
    const packed = [gzipSync(payload), brotliCompressSync(payload)]
    const encodings = ['gzip', 'br']
    for (const [n, body] of packed.entries()) {
      const headers = { ...HEADERS, 'content-encoding': encodings[n] }
      expect(await send({ headers, payload: body })).toMatchObject({ code: 132 })
    }
  })

  test('[REL 1d] a bomb is refused without being unfolded', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, 'x'), { level: 9 })
    const before = process.memoryUsage().rss
    expect(await send({ headers: { ...HEADERS, 'content-encoding': 'gzip' }, payload: bomb })).toMatchObject({
      status: 413,
      code: 110,
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  test('[D10] too large 110, another type 111, not JSON 102, too deep 102', async () => {
    expect(await send({ payload: `"${'x'.repeat(1_000_001)}"` })).toMatchObject({ status: 413, code: 110 })
    expect(await send({ headers: { ...HEADERS, 'content-type': 'text/plain' }, payload })).toMatchObject({
      status: 415,
      code: 111,
    })
    expect(await send({ headers: { ...HEADERS, 'content-encoding': 'zip' }, payload })).toMatchObject({
      status: 415,
      code: 111,
    })
    expect(await send({ payload: '{"username":' })).toMatchObject({ status: 400, code: 102 })
    expect(await send({ payload: '['.repeat(10_000) })).toMatchObject({ status: 400, code: 102 })
    expect(
      await send({
        payload: gzipSync(payload).subarray(0, 20),
        headers: { ...HEADERS, 'content-encoding': 'gzip' },
      }),
    ).toMatchObject({ code: 102 })
  })

  test('[D10] a fault is told by place and reason, never by what was sent', async () => {
    const { response } = await send({
      payload: JSON.stringify({ username: 'x', password: 'my real password', pw_v: 1, device_id: 'd' }),
    })
    expect(response.body).not.toContain('my real password')
    expect(response.json<{ errors: unknown[] }>().errors.length).toBeGreaterThan(0)
  })

  test('[REL 1c] bytes that are not UTF-8 are refused, not kept as question marks', async () => {
    const latin = Buffer.from(
      JSON.stringify({ username: 'café', password: hashFor('x'), pw_v: 1, device_id: 'd' }),
      'latin1',
    )
    expect(await send({ payload: latin })).toMatchObject({ status: 400, code: 102 })
  })

  test('[REL 1d] a list without end is refused before it is walked', async () => {
    const person = await server.signUp()
    const headers = {
      ...HEADERS,
      'content-encoding': 'gzip',
      authorization: `Bearer ${person.token}`,
      'user-id': String(person.userId),
    }
    const bomb = gzipSync(`{"records":[${'1,'.repeat(2_400_000)}1]}`)
    expect(await send({ url: '/api/v4/sync/create-records', headers, payload: bomb })).toMatchObject({
      status: 413,
      code: 110,
    })
  })

  test('[REL 1d] keys that turn into prototypes are refused', async () => {
    expect(await send({ payload: '{"username":"a","__proto__":{"isAdmin":true}}' })).toMatchObject({
      code: 102,
    })
  })
})

describe('borders', () => {
  test('[REL 1d] pages of another origin may not call, our own may', async () => {
    const from = (origin: string) => send({ headers: { ...HEADERS, origin }, payload: '{}' })
    expect(await from('https://evil.example')).toMatchObject({ status: 403, code: 106 })
    expect(await from('null')).toMatchObject({ code: 106 })
    expect(await from('http://localhost:8787')).toMatchObject({ code: 102 })
  })

  test('[REL 1d] every answer carries the security headers and is not stored', async () => {
    const { response } = await send({ payload: '{}' })
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(response.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    const page = await server.app.inject({ method: 'GET', url: '/', headers: HEADERS })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
    expect(page.headers['content-security-policy']).toContain("; frame-src 'none'; ")
    expect(page.headers['permissions-policy']).toContain('geolocation=()')
    expect(response.headers['strict-transport-security']).toBeUndefined()
    const secure = await openTestApp({
      PUBLIC_URL: 'https://diary.example',
      LINK_EULA: 'https://clinic.example/eula',
      LINK_FAQ: 'https://faq.example/',
    })
    const framing = await secure.app.inject({ method: 'GET', url: '/', headers: HEADERS })
    expect(framing.headers['content-security-policy']).toContain('; frame-src https://clinic.example; ')
    const answer = await secure.call('core/keep-alive')
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await secure.close()
  })

  test('[D22] the outbox needs its key and a request straight from this machine', async () => {
    const get = async (url: string, headers: Record<string, string>) =>
      (await server.app.inject({ method: 'GET', url, headers: { host: 'localhost:8787', ...headers } }))
        .statusCode
    expect(await get('/dev/outbox.json?key=outbox-key', {})).toBe(200)
    expect(await get('/dev/outbox?key=outbox-key', {})).toBe(200)
    expect(await get('/dev/outbox.json?key=wrong', {})).toBe(404)
    expect(await get('/dev/outbox.json', {})).toBe(404)
    expect(await get('/dev/outbox.json?key=outbox-key', { host: 'diary.example' })).toBe(404)
    expect(await get('/dev/outbox.json?key=outbox-key', { 'x-forwarded-for': '10.0.0.1' })).toBe(404)
  })

  test('[REL 1d] an address that cannot be read gets the security headers too', async () => {
    const { response } = await send({ url: '/api/v4/core/%' })
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  test('[D10] the guard against floods says how long to wait', async () => {
    const guarded = await openTestApp()
    let last = await guarded.call('core/keep-alive')
    for (let n = 0; n < 1_200; n += 1) last = await guarded.call('core/keep-alive')
    expect([last.status, last.body.result_code]).toEqual([429, 103])
    expect(last.body['retry_after']).toBeGreaterThan(0)
    await guarded.close()
  })

  test('[D6] the document of all calls is public', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/api/v4/openapi.json' })
    expect(Object.keys(response.json<{ paths: object }>().paths).length).toBeGreaterThanOrEqual(95)
  })
})

test('[REL 5] nothing a person wrote, no token, hash or address reaches the log', async () => {
  const person = await server.signUp({ username: 'canary-username' })
  const client_id = randomUUID()
  const canaries = {
    notes: 'canary-note stabbing',
    location: ['canary-location'],
    alleviating_factor: [{ value: 'canary-medicine', dosage: 5, dosage_units: 'mg' }],
    canary_key: 'canary-unknown',
  }
  const record = { client_id, content: { severity: 7, timing: 1_700_000_000_000, ...canaries } }
  await server.call('sync/create-records', { records: Array.from({ length: 60 }, () => record) }, { person })
  await server.call(
    'sync/create-record',
    { ...record, content: { ...record.content, severity: 'canary-severity' } },
    { person },
  )
  await server.call('core/login-user', {
    username: 'canary-name',
    password: hashFor('canary'),
    pw_v: 1,
    device_id: 'canary-device',
  })
  await server.call(`core/canary-path-${person.email}`, undefined, { person })
  await server.app.inject({ method: 'GET', url: '/activate-user/canary-mail-token?x=canary-query' })
  const log = logged.join('')
  for (const secret of [
    'canary',
    person.token,
    person.password,
    person.email,
    String(person.userId),
    client_id,
  ]) {
    expect(log).not.toContain(secret)
  }
  expect(log).toContain('"route":"/api/v4/sync/create-records"')
  expect(log).toContain('large-bulk')
  expect(log).toContain('"who":"')
})
