import { expect, test } from 'vitest'
import { CannotStart } from './cannotStart.ts'
import { readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig({ HOME: '/home/ann', ...env })

test('[D22] local mode is a machine that only its owner reaches', () => {
  const isLocal = (env: Record<string, string>) => read(env).isLocal
  expect(isLocal({})).toBe(true)
  expect(isLocal({ PUBLIC_URL: 'http://localhost:9000', HOST: '::1' })).toBe(true)
  expect(isLocal({ PUBLIC_URL: 'https://diary.example' })).toBe(false)
  expect(isLocal({ HOST: '0.0.0.0' })).toBe(false)
  expect(isLocal({ NODE_ENV: 'production' })).toBe(false)
})

test('[D52] a value that cannot be used stops the start with one sentence that names it', () => {
  const sentence = (env: Record<string, string>) => {
    try {
      read(env)
    } catch (error) {
      return error instanceof CannotStart ? error.message : 'a stack'
    }
    return 'started'
  }
  expect(sentence({ PORT: 'eighty' })).toMatch(/^PORT is set to something/)
  expect(sentence({ PUBLIC_URL: 'javascript:alert(1)' })).toMatch(/^PUBLIC_URL /)
  expect(sentence({ DATABASE_URL: 'mysql://x' })).toMatch(/^DATABASE_URL /)
  expect(sentence({ PEPPER: 'short' })).toMatch(/^PEPPER /)
  expect(sentence({ TRUST_PROXY: 'nginx' })).toMatch(/^TRUST_PROXY /)
  expect(sentence({ TRUST_PROXY: '10.0.0.0/8, ::1, loopback' })).toBe('started')
  expect(sentence({ PORT: '', PUBLIC_URL: '' })).toBe('started')
})

test('[MET-1] figures are off without a port, on this machine by default, and never at the port of the app', () => {
  expect(read({}).metrics).toBeNull()
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9_464, host: '127.0.0.1' })
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5')
  expect(read({ METRICS_HOST: '10.0.0.5' }).metrics).toBeNull()
  expect(() => read({ METRICS_PORT: '8787' })).toThrow(/^METRICS_PORT is the port of the app/)
  expect(() => read({ METRICS_PORT: '9464', PORT: '9464' })).toThrow(CannotStart)
  expect(() => read({ METRICS_PORT: 'many' })).toThrow(/^METRICS_PORT is set to something/)
})

test('[D54] the limits can be switched off for load tests in local mode only', () => {
  expect(read({ RATE_LIMITS: 'off' }).rateLimits).toBe(false)
  expect(() => read({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(CannotStart)
})

const PLAY = {
  GOOGLE_PLAY_PACKAGE: 'org.example.diary',
  GOOGLE_PLAY_CLIENT_EMAIL: 'reader@project.example',
  GOOGLE_PLAY_PRIVATE_KEY: '-----BEGIN-----\\nabc\\n-----END-----',
}

test('[D43] plans are open in production without a store, and as the store has them at home and with one', () => {
  const plans = (env: Record<string, string>) => read(env).plans
  expect([plans({}), plans({ PLANS: 'open' })]).toEqual(['store', 'open'])
  const production = { NODE_ENV: 'production' }
  expect([plans(production), plans({ ...production, ...PLAY })]).toEqual(['open', 'store'])
  expect(plans({ ...production, ...PLAY, PLANS: 'open' })).toBe('open')
  expect(plans({ ...production, PRODUCT_PRO: 'pro' })).toBe('open')
})

test('[D52] a store is set up whole or not at all, and its key may be written in one line', () => {
  expect(read({}).stores).toEqual({ apple: null, google: null })
  expect(read(PLAY).stores.google).toEqual({
    packageName: 'org.example.diary',
    clientEmail: 'reader@project.example',
    privateKey: '-----BEGIN-----\nabc\n-----END-----',
  })
  expect(() => read({ ...PLAY, GOOGLE_PLAY_PRIVATE_KEY: '' })).toThrow('set GOOGLE_PLAY_PRIVATE_KEY as well')
  expect(() => read({ APPLE_STORE_KEY_ID: 'K' })).toThrow(
    'set APPLE_STORE_BUNDLE_ID, APPLE_STORE_APP_ID, APPLE_STORE_ISSUER_ID, APPLE_STORE_PRIVATE_KEY as well',
  )
})

test('[D43] products and their prices are what the operator wrote, each id once', () => {
  expect(read({}).products).toEqual([])
  expect(read({ PRODUCT_CREDITS_3: 'pack3; 4,99 €; einmalig', PRODUCT_PRO: 'pro' }).products).toEqual([
    { kind: 'pro', id: 'pro', olderIds: [], price: null },
    { kind: 'credits3', id: 'pack3', olderIds: [], price: '4,99 €; einmalig' },
  ])
  expect(() => read({ PRODUCT_PRO: 'one', PRODUCT_SUBSCRIPTION: 'one;5 €' })).toThrow('the id one')
  expect(() => read({ PRODUCT_PRO: ';5 €' })).toThrow('PRODUCT_PRO')
})

test('[BUY-24] a product names the ids under which it was sold before', () => {
  expect(read({ PRODUCT_PRO: 'pro_3,pro_2,pro;9,99 €' }).products).toEqual([
    { kind: 'pro', id: 'pro_3', olderIds: ['pro_2', 'pro'], price: '9,99 €' },
  ])
  expect(() => read({ PRODUCT_PRO: 'new,one', PRODUCT_SUBSCRIPTION: 'one' })).toThrow('the id one')
  for (const wrong of ['new,', ',old', 'new, old'])
    expect(() => read({ PRODUCT_PRO: wrong })).toThrow('PRODUCT_PRO')
})

test('[D20, D52] an issuer that stands for the providers is for a local machine only', () => {
  const issuer = { DEV_PROVIDER_ISSUER: 'http://localhost:9000' }
  expect(readConfig(issuer).providers.devIssuer).toBe('http://localhost:9000')
  expect(() => readConfig({ ...issuer, PUBLIC_URL: 'https://diary.example' })).toThrow('DEV_PROVIDER_ISSUER')
})

test('[D52] pages of the operator are links or mail addresses, and Facebook needs both of its values', () => {
  const { links, providers } = readConfig({
    LINK_CONTACT: 'mailto:help@clinic.example',
    LINK_FAQ: '',
    FACEBOOK_APP_ID: '7',
  })
  expect(links).toEqual({ contact: 'mailto:help@clinic.example' })
  expect(providers.facebook).toBeNull()
  expect(() => readConfig({ LINK_EULA: 'javascript:alert(1)' })).toThrow('LINK_EULA')
  // The language is appended to a page: an address of mail would be broken by it.
  expect(() => readConfig({ LINK_EULA: 'mailto:help@clinic.example' })).toThrow('LINK_EULA')
})

test('[PUSH-5, D52] the key that signs messages is 32 bytes that the curve knows, in either base64', () => {
  expect(read({}).push.privateKey).toBe(null)
  for (const bytes of [Buffer.alloc(32), Buffer.alloc(32, 255), Buffer.alloc(31, 1), Buffer.alloc(33, 1)])
    expect(() => read({ VAPID_PRIVATE_KEY: bytes.toString('base64') })).toThrow('VAPID_PRIVATE_KEY')
  const known = Buffer.from('+/'.repeat(16))
  for (const given of [known.toString('base64'), known.toString('base64url')])
    expect(read({ VAPID_PRIVATE_KEY: given }).push.privateKey).toBe(given)
})

test('[D52, D55] services of browsers find somebody who answers for our messages', () => {
  const subject = (env: Record<string, string>) => read(env).push.subject
  expect(subject({})).toBe('mailto:no-reply@localhost')
  expect(subject({ MAIL_FROM: 'diary@example.org' })).toBe('mailto:diary@example.org')
  expect(subject({ PUBLIC_URL: 'https://localhost:8787' })).toBe('mailto:no-reply@localhost')
  expect(subject({ PUBLIC_URL: 'http://diary.example' })).toBe('mailto:no-reply@localhost')
  expect(subject({ PUBLIC_URL: 'https://diary.example' })).toBe('https://diary.example')
  expect(subject({ VAPID_SUBJECT: 'mailto:ann@diary.example' })).toBe('mailto:ann@diary.example')
  for (const bad of ['http://diary.example', 'ann@diary.example', 'https://%', 'javascript:alert(1)'])
    expect(() => read({ VAPID_SUBJECT: bad })).toThrow('VAPID_SUBJECT')
})

test('[PUSH-4, D52] hosts are names, and a program of this machine only in local mode', () => {
  const hosts = ({ push }: ReturnType<typeof read>) => [push.hosts, push.standIns]
  expect(hosts(read({}))).toEqual([[], []])
  expect(hosts(read({ PUSH_HOSTS: 'Push.example.org, *.relay.example.org ,http://127.0.0.1:4000' }))).toEqual(
    [['push.example.org', '*.relay.example.org'], ['http://127.0.0.1:4000']],
  )
  for (const bad of [
    '10.0.0.1',
    'localhost',
    '*',
    '*.*.example.org',
    'https://push.example.org',
    'push.example.org/path',
    'http://localhost:4000',
    'http://127.0.0.1:4000/',
    'http://127.0.0.1',
    'http://10.0.0.1:4000',
    'a b.example.org',
  ])
    expect(() => read({ PUSH_HOSTS: bad })).toThrow('PUSH_HOSTS')
  expect(() => read({ PUSH_HOSTS: 'http://127.0.0.1:4000', HOST: '0.0.0.0' })).toThrow(CannotStart)
})

test('[D52] the operator says after how many records the app asks for something', () => {
  const counts = ({ rateAfterRecords, signupAfterRecords }: ReturnType<typeof read>) => [
    rateAfterRecords,
    signupAfterRecords,
  ]
  expect(counts(read({}))).toEqual([10, 5])
  expect(counts(read({ RATE_AFTER_RECORDS: '0', SIGNUP_AFTER_RECORDS: '10000' }))).toEqual([0, 10_000])
  for (const bad of ['-1', '10001', '2.5', 'never'])
    expect(() => read({ RATE_AFTER_RECORDS: bad })).toThrow('RATE_AFTER_RECORDS')
})

test('[ACC-36] a version of the terms that nobody can read stops the start with one sentence', () => {
  const page = 'https://clinic.example/terms'
  const versions = ({ eulaVersion, privacyVersion }: ReturnType<typeof read>) => [eulaVersion, privacyVersion]
  expect(versions(read({}))).toEqual([2, 2])
  expect(versions(read({ EULA_VERSION: '1', PRIVACY_VERSION: '0' }))).toEqual([1, 0])
  expect(versions(read({ EULA_VERSION: '3', LINK_EULA: page }))).toEqual([3, 2])
  expect(versions(read({ PRIVACY_VERSION: '4', LINK_PRIVACY: page }))).toEqual([2, 4])
  expect(() => read({ EULA_VERSION: '3', LINK_PRIVACY: page })).toThrow(
    'EULA_VERSION=3 is newer than the text that comes with this server (version 2): set LINK_EULA to the page with the new text, or leave EULA_VERSION out.',
  )
  expect(() => read({ PRIVACY_VERSION: '3', LINK_EULA: page })).toThrow('set LINK_PRIVACY')
  expect(() => read({ EULA_VERSION: '3' })).toThrow(CannotStart)
})
