import { createECDH, randomBytes } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CannotStart } from '../cannotStart.ts'
import { openMessage, startLocalPush, type LocalPush } from '../testing/localPush.ts'
import { isPublicAddress, type NetworkAccess } from './networkAccess.ts'
import { openPush, type PushNote, type PushSender } from './push.ts'

const PRIVATE_KEY = randomBytes(31).toString('base64url').padStart(43, 'A')
const CONFIG = { privateKey: null, subject: 'mailto:operator@example.org', hosts: [], standIns: [] }
const NOTE: PushNote = {
  reminder: 'r_0123456789ab',
  at: 1_793_000_000_000,
  language: 'ru',
  hasSound: true,
  hasVibration: false,
}

let service: LocalPush
let asked: string[]
/** A line that finds the local service under every name: only the encryption and the port differ. */
let line: NetworkAccess
beforeAll(async () => {
  service = await startLocalPush()
})
afterAll(() => service.close())
beforeEach(() => {
  service.answers = { status: 201 }
  service.received.length = 0
  asked = []
  line = {
    resolve: async (host) => {
      asked.push(host)
      return ['127.0.0.1']
    },
    open: (options, onAnswer) => plainRequest({ ...options, port: service.port }, onAnswer),
    isAllowed: () => true,
    patienceMs: 3_000,
  }
})

const doorBy = (by: NetworkAccess, hosts: string[] = []): PushSender =>
  openPush({ privateKey: PRIVATE_KEY, config: { ...CONFIG, hosts, standIns: [service.address] }, line: by })

// The same over the way of a browser's service and over that of the stand-in.
const WAYS = [
  ['a service on the internet', 'https://fcm.googleapis.com'],
  ['the stand-in on this machine', undefined],
] as const

describe.each(WAYS)('%s', (_, origin) => {
  test('[PUSH-11, D55] gets a message that only its browser can open, signed by us, without a word in it', async () => {
    const door = doorBy(line)
    const target = service.subscribe(origin)
    expect(await door.send(target, NOTE)).toBe('sent')
    const { claims, ...signed } = service.received[0]!.signed
    const { text, size, host: _host, signed: _signed, ...rest } = service.received[0]!
    expect(JSON.parse(text)).toEqual({
      v: 1,
      r: 'r_0123456789ab',
      at: 1_793_000_000_000,
      lang: 'ru',
      sound: 1,
      vibration: 0,
    })
    expect(rest).toEqual({
      path: new URL(target.endpoint).pathname,
      ttl: '1800',
      urgency: 'normal',
      topic: 'r_0123456789ab',
    })
    expect(size).toBeLessThan(250)
    expect(signed).toEqual({ isRight: true, key: door.publicKey })
    expect([claims.aud, claims.sub]).toEqual([origin ?? service.address, 'mailto:operator@example.org'])
    // RFC 8292: a day at most.
    expect(claims.exp * 1_000).toBeLessThan(Date.now() + 86_400_000)
  })

  test.each([
    [200, 'sent'],
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ])('[D55] answers %i, which means %s', async (status, outcome) => {
    service.answers = { status }
    expect(await doorBy(line).send(service.subscribe(origin), NOTE)).toBe(outcome)
    expect(service.received.length).toBe(1)
  })

  test.each([301, 302, 307, 308])('[PUSH-4, D55] is not followed elsewhere by a %i', async (status) => {
    const elsewhere = service.subscribe(origin)
    service.answers = { status, headers: { location: elsewhere.endpoint } }
    expect(await doorBy(line).send(service.subscribe(origin), NOTE)).toBe('refused')
    expect(service.received.map(({ path }) => path)).not.toContain(new URL(elsewhere.endpoint).pathname)
  })
})

test('[PUSH-4] a service that takes the message and says nothing is tried again later', async () => {
  service.answers = null
  const impatient = doorBy({ ...line, patienceMs: 200 })
  expect(await impatient.send(service.subscribe('https://web.push.apple.com'), NOTE)).toBe('later')
})

test('[PUSH-4] a service that cannot be found or reached is tried again later', async () => {
  const target = service.subscribe('https://web.push.apple.com')
  const nobody = { ...line, resolve: () => Promise.reject(new Error('no such name')) }
  const closed: NetworkAccess = { ...line, open: (options, on) => plainRequest({ ...options, port: 1 }, on) }
  expect([await doorBy(nobody).send(target, NOTE), await doorBy(closed).send(target, NOTE)]).toEqual([
    'later',
    'later',
  ])
})

test('[PUSH-4, REL 1d] a name that leads into our own network is not followed, not even in part', async () => {
  const target = service.subscribe('https://fcm.googleapis.com')
  for (const addresses of [
    ['10.0.0.7'],
    ['142.250.74.1', '127.0.0.1'],
    ['::1'],
    ['::ffff:169.254.169.254'],
  ]) {
    const guarded: NetworkAccess = { ...line, resolve: async () => addresses, isAllowed: isPublicAddress }
    expect(await doorBy(guarded).send(target, NOTE)).toBe('refused')
  }
  expect(service.received).toEqual([])
})

test('[PUSH-4, REL 1d] a name is looked up once, and the message goes to what was found then', async () => {
  // What a name of somebody else's leads to at the second look: nothing listens there.
  const answers = [['127.0.0.1'], ['127.0.0.2']]
  const rebound: NetworkAccess = { ...line, resolve: async () => answers.shift() ?? [] }
  expect(await doorBy(rebound).send(service.subscribe('https://fcm.googleapis.com'), NOTE)).toBe('sent')
  expect(answers).toEqual([['127.0.0.2']])
  expect(service.received[0]!.host).toBe(`fcm.googleapis.com:${service.port}`)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/a', true],
  ['https://db5p.notify.windows.com/w/?token=a', true],
  ['https://push.example.org/a', true],
  ['https://eu.relay.example.org/a', true],
  ['http://fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://ada:secret@fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com.example.org/a', false],
  ['https://evilfcm.googleapis.com/a', false],
  ['https://notify.windows.com/a', false],
  ['https://evilnotify.windows.com/a', false],
  ['https://relay.example.org/a', false],
  ['https://10.0.0.1/a', false],
  ['https://[::1]/a', false],
  ['https://localhost/a', false],
  ['http://127.0.0.1:1/a', false],
  ['http://localhost:8787/a', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('[PUSH-4, D55] %s may be sent to: %s', async (endpoint, isAllowed) => {
  const door = doorBy(line, ['push.example.org', '*.relay.example.org'])
  expect(door.isAllowed(endpoint)).toBe(isAllowed)
  if (isAllowed) return
  expect(await door.send({ ...service.subscribe(), endpoint }, NOTE)).toBe('refused')
  expect([asked, service.received]).toEqual([[], []])
})

test('[PUSH-4, REL 1d] a program on this machine is reached only where the operator names it', async () => {
  const strict = openPush({ privateKey: PRIVATE_KEY, config: CONFIG, line })
  expect(await strict.send(service.subscribe(), NOTE)).toBe('refused')
  expect(service.received).toEqual([])
})

test('[PUSH-11] a reminder whose name fits no header is sent without its topic', async () => {
  const door = doorBy(line)
  expect(await door.send(service.subscribe(), { ...NOTE, reminder: 'a.b' })).toBe('sent')
  expect(service.received[0]!.topic).toBe('undefined')
})

test('[PUSH-5] the public key belongs to the private one, however that is written', () => {
  const own = createECDH('prime256v1')
  own.setPrivateKey(Buffer.from(PRIVATE_KEY, 'base64url'))
  const standard = Buffer.from(PRIVATE_KEY, 'base64url').toString('base64')
  const keyOf = (privateKey: string) => openPush({ privateKey, config: CONFIG }).publicKey
  const expected = own.getPublicKey('base64url')
  expect([keyOf(PRIVATE_KEY), keyOf(standard)]).toEqual([expected, expected])
})

test('[PUSH-5] a key that cannot sign stops the start with a sentence', () => {
  for (const bytes of [Buffer.alloc(32), Buffer.alloc(32, 255)])
    expect(() => openPush({ privateKey: bytes.toString('base64'), config: CONFIG })).toThrow(CannotStart)
})

test('[PUSH-11] the browser of these tests opens the example of RFC 8291', () => {
  const browser = createECDH('prime256v1')
  browser.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'))
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url')
  expect(openMessage(Buffer.from(body, 'base64url'), browser, auth).toString()).toBe(
    'When I grow up, I want to be a watermelon',
  )
})
