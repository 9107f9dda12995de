import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceChoiceName } from '../../local/database/deviceDatabase.ts'
import { reportCrash, reportFault } from './reportFault.ts'

const FAULT = { error: 'API_ERROR', call: 'core/keep-alive', errorCode: 112, reason: null, isReported: true }
const SERVICE = { report_endpoint: 'https://reports.example.org/in' }
const AGREED = { privacyAnswered: true, reportCrash: true, reportUsage: false }

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('location', { origin: 'https://diary.example' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function posted(kept: Partial<Record<DeviceChoiceName, unknown>>) {
  const posts: [string, unknown][] = []
  const device = { choice: async (name: DeviceChoiceName) => kept[name] }
  await reportFault(device, FAULT, (endpoint, report) => void posts.push([endpoint, report]))
  return posts
}

test('[SES-5, SET-9] with consent the call and the code are reported to the operator, and nothing else', async () => {
  const [post] = await posted({ privacy: AGREED, service: SERVICE })
  expect(post?.[0]).toBe('https://reports.example.org/in')
  expect(Object.keys(post?.[1] as object).toSorted()).toEqual(
    ['app_version', 'at', 'call', 'client_type', 'error', 'errorCode', 'reason'].toSorted(),
  )
})

test.each<[string, Partial<Record<DeviceChoiceName, unknown>>]>([
  ['nobody was asked yet', { service: SERVICE }],
  ['a no', { privacy: { ...AGREED, reportCrash: false }, service: SERVICE }],
  ['no answer to the question', { privacy: { ...AGREED, privacyAnswered: false }, service: SERVICE }],
  ['no endpoint', { privacy: AGREED, service: { report_endpoint: null } }],
  ['a service that was never heard of', { privacy: AGREED }],
])('[SET-9] %s: nothing leaves the device', async (_, kept) => {
  expect(await posted(kept)).toEqual([])
})

async function crashed(errors: readonly unknown[], privacy: unknown) {
  const posts: [string, unknown][] = []
  const device = {
    choice: async (name: DeviceChoiceName) => ({ privacy, service: SERVICE })[name as 'privacy'],
  }
  const post = (endpoint: string, report: unknown) => void posts.push([endpoint, report])
  const before: [] = []
  for (const error of errors) await reportCrash(device, error, { post, before })
  return posts
}

test('[TELE-3] with consent crashes are reported, equal ones once, and anything can be thrown', async () => {
  const same = (): Error => Object.assign(new TypeError('left knee'), { stack: 'TypeError: left knee' })
  const posts = await crashed(
    [same(), same(), 'left knee', new DOMException('left knee', 'AbortError')],
    AGREED,
  )
  expect(posts.map(([, report]) => (report as Record<string, unknown>)['error'])).toEqual([
    'TypeError',
    'unknown',
    'AbortError',
  ])
  expect(JSON.stringify(posts)).not.toContain('knee')
  expect(Object.keys(posts[0]?.[1] as object).toSorted()).toEqual([
    'app_version',
    'at',
    'client_type',
    'error',
    'frames',
  ])
})

test('[TELE-2, TELE-3, D26] without consent to crash reports nothing is reported', async () => {
  expect(await crashed([new Error('x')], { ...AGREED, reportCrash: false, reportUsage: true })).toEqual([])
  expect(await crashed([new Error('x')], undefined)).toEqual([])
})
