import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send, type Sent } from './ask.ts'
import { bytesBy } from './askBytes.ts'

const sent = (request: unknown): Sent => ({ request, caller: { language: 'en', signedIn: null } })
const asked: [string, RequestInit][] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('location', { hostname: 'localhost' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

function answering(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string, how: RequestInit) => {
    asked.push([address, how])
    return answer()
  })
}

const page = (status: number) =>
  new Response('<h1>away</h1>', { status, headers: { 'content-type': 'text/html' } })
const envelope = (code: number, status = 200) =>
  new Response(JSON.stringify({ result_code: code, result_msg: 'said' }), {
    status,
    headers: { 'content-type': 'application/json' },
  })

test.each<[string, () => Response | Promise<Response>]>([
  ['no-line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['timeout', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ['server-error', () => page(502)],
  ['not-ours', () => page(200)],
  ['not-ours', () => new Response('{"hello":1}', { headers: { 'content-type': 'application/json' } })],
])('[SES-1] what is no answer of ours is told by why: %s', async (why, answer) => {
  answering(answer)
  expect(await send('core/keep-alive', sent(undefined))).toEqual({ reached: false, why })
})

test('[SES-1] a fault of the server that has our words is an answer', async () => {
  answering(() => envelope(112, 503))
  expect(await send('core/keep-alive', sent(undefined))).toMatchObject({ reached: true, code: 112 })
})

test('[D3] a get carries what it asks in its query, and nothing that was not given', async () => {
  answering(() => envelope(0))
  await send('core/get-translation', sent({ app: 'webapp', lang: 'zh-rCN', version: undefined }))
  await send('core/service-status', sent(undefined))
  expect(asked.map(([address, { method, body }]) => [address, method, body])).toEqual([
    ['/api/v4/core/get-translation?app=webapp&lang=zh-rCN', 'GET', null],
    ['/api/v4/core/service-status', 'GET', null],
  ])
})

const askImage = () => bytesBy((name, request) => send(name, sent(request)))('sync/get-image', { file: 'f' })

test('[D5] a picture comes as its bytes, and a refusal in their place', async () => {
  answering(() => new Response('WEBP', { headers: { 'content-type': 'image/webp' } }))
  const picture = await askImage()
  expect(picture instanceof Blob && (await picture.text())).toBe('WEBP')
  answering(() => envelope(105, 404))
  expect(await askImage()).toMatchObject({ reached: true, code: 105 })
})

test('[SES-1] the page of a hotel is never taken for a picture', async () => {
  answering(() => page(200))
  expect(await askImage()).toEqual({ reached: false, why: 'not-ours' })
})
