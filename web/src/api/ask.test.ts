import { TIMEOUT_MS } from '@reprieve/contract/call.ts'
import { CALL_NAMES, CALLS } from '@reprieve/contract/calls.ts'
import { HEADERS } from '@reprieve/contract/headers.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send, type OutgoingCall } from './ask.ts'
import { makeAskBytes } from './askBytes.ts'
import { untilStopped } from './untilStopped.ts'

const sent = (request: unknown): OutgoingCall => ({ request, caller: { language: 'en', signedIn: null } })
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
])('[SES-1] an answer that is not ours is reported with its reason: %s', async (why, answer) => {
  answering(answer)
  expect(await send('core/keep-alive', sent(undefined))).toEqual({ reached: false, why })
})

test('[SES-1] a server error with our envelope is an answer', async () => {
  answering(() => envelope(112, 503))
  expect(await send('core/keep-alive', sent(undefined))).toMatchObject({ reached: true, code: 112 })
})

test('[SES-1] a cancelled call says so, and a late answer is not read', async () => {
  const stop = new AbortController()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const stopped = new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    )
    stop.abort()
    return stopped
  })
  const how = { signal: stop.signal }
  expect(await send('core/keep-alive', { ...sent(undefined), how })).toEqual({
    reached: false,
    why: 'stopped',
  })
})

test('[D6, ASST-9] a call has the timeout of the contract, and a slow answer a longer one', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout')
  answering(() => envelope(0))
  await send('core/keep-alive', sent(undefined))
  await send('core/delete-user', sent(undefined))
  const signal = untilStopped(new AbortController().signal)
  await send('solace/generate-response', { ...sent(undefined), how: { signal } })
  expect(waits.mock.calls).toEqual([[60_000], [300_000], [TIMEOUT_MS.assistant]])
  expect(asked[2]?.[1].signal).toBe(signal)
  waits.mockRestore()
})

test.each(['any', 'all'])(
  '[D6] a cancelled call ends immediately, also in a browser that cannot combine two signals (%s)',
  (name) => {
    const known = Object.getOwnPropertyDescriptor(AbortSignal, 'any')
    // A browser without the function.
    if (name !== 'any') Reflect.deleteProperty(AbortSignal, 'any')
    const stop = new AbortController()
    const signal = untilStopped(stop.signal)
    stop.abort()
    expect(signal.aborted).toBe(true)
    if (known !== undefined) Object.defineProperty(AbortSignal, 'any', known)
  },
)

test('[D3, ASST-10] a call may be asked in another spelling of the language', async () => {
  answering(() => envelope(0))
  await send('core/keep-alive', { ...sent(undefined), how: { language: 'zh-hans' } })
  await send('core/keep-alive', sent(undefined))
  const languages = asked.map(([, { headers }]) => new Headers(headers).get(HEADERS.language))
  expect(languages).toEqual(['zh-hans', 'en'])
})

test('[D3] a GET has its fields in the query, and none that were not given', async () => {
  answering(() => envelope(0))
  await send('core/get-translation', sent({ app: 'webapp', lang: 'zh-rCN', version: undefined }))
  await send('core/service-status', sent(undefined))
  expect(asked.map(([address, { method, body }]) => [address, method, body])).toEqual([
    ['/api/v4/core/get-translation?app=webapp&lang=zh-rCN', 'GET', null],
    ['/api/v4/core/service-status', 'GET', null],
  ])
})

const REPORT = '00000000-0000-4000-8000-000000000000'
const askBytes = makeAskBytes((name, request) => send(name, sent(request)))
const askImage = () => askBytes('sync/get-image', { file: 'f' })
const askReport = () => askBytes('reports/download-user-report', { report_uuid: REPORT, form: 'json' })

const file = (text: string, type: string, disposition: string) => () =>
  new Response(text, { headers: { 'content-type': type, 'content-disposition': disposition } })

test('[D5] a picture comes as its bytes, and a refusal in their place', async () => {
  answering(file('WEBP', 'image/webp', 'inline; filename="f"'))
  const picture = await askImage()
  expect(picture instanceof Blob && (await picture.text())).toBe('WEBP')
  answering(() => envelope(105, 404))
  expect(await askImage()).toMatchObject({ reached: true, code: 105 })
})

test('[D8] a JSON file is not a refusal, and one without a name is not a file', async () => {
  answering(file('{"resourceType":"Bundle"}', 'application/fhir+json', 'attachment; filename="r.json"'))
  const bundle = await askReport()
  expect(bundle instanceof Blob && (await bundle.text())).toBe('{"resourceType":"Bundle"}')
  expect(asked[0]?.[1]).toMatchObject({ method: 'POST' })
  for (const code of [302, 306]) {
    answering(() => envelope(code, 409))
    expect(await askReport()).toMatchObject({ reached: true, code })
  }
  answering(() => new Response('{}', { headers: { 'content-type': 'application/fhir+json' } }))
  expect(await askReport()).toEqual({ reached: false, why: 'not-ours' })
})

const FILE_CALLS = CALL_NAMES.filter((name) => CALLS[name].gives === 'bytes')

test.each(FILE_CALLS)('[D8, REP-93] the bytes that %s answers arrive', async (name) => {
  answering(file('PDF', 'application/pdf', 'attachment; filename="f.pdf"'))
  expect(await send(name, sent({}))).toMatchObject({
    reached: true,
    body: { bytes: expect.any(Blob) as Blob },
  })
})

test('[SES-1] a hotel login page is never taken for a file, nor a file for the answer of another call', async () => {
  answering(() => page(200))
  expect(await askImage()).toEqual({ reached: false, why: 'not-ours' })
  answering(file('<h1>away</h1>', 'text/html', 'attachment; filename="f"'))
  expect(await askImage()).toEqual({ reached: false, why: 'not-ours' })
  answering(file('PDF', 'application/pdf', 'attachment; filename="f"'))
  expect(await send('core/keep-alive', sent(undefined))).toEqual({ reached: false, why: 'not-ours' })
})
