import { beforeEach, expect, test, vi } from 'vitest'
import type { Choice } from '../local/deviceDatabase.ts'
import { reportFault } from './reportFault.ts'

const FAULT = { error: 'API_ERROR', call: 'core/keep-alive', errorCode: 112, reason: null, isReported: true }
const SERVICE = { report_endpoint: 'https://reports.example.org/in' }
const AGREED = { privacyAnswered: true, reportCrash: true, reportUsage: false }

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

async function posted(kept: Partial<Record<Choice, unknown>>) {
  const posts: [string, unknown][] = []
  const device = { choice: async (name: Choice) => kept[name] }
  await reportFault(device, FAULT, (endpoint, report) => void posts.push([endpoint, report]))
  return posts
}

test('[SES-5, SET-9] who agreed reports the call and the code to the operator, and nothing else', async () => {
  const [post] = await posted({ privacy: AGREED, service: SERVICE })
  expect(post?.[0]).toBe('https://reports.example.org/in')
  expect(Object.keys(post?.[1] as object).toSorted()).toEqual(
    ['app_version', 'at', 'call', 'client_type', 'error', 'errorCode', 'reason'].toSorted(),
  )
})

test.each<[string, Partial<Record<Choice, unknown>>]>([
  ['nobody was asked yet', { service: SERVICE }],
  ['a no', { privacy: { ...AGREED, reportCrash: false }, service: SERVICE }],
  ['no answer to the question', { privacy: { ...AGREED, privacyAnswered: false }, service: SERVICE }],
  ['no endpoint', { privacy: AGREED, service: { report_endpoint: null } }],
  ['a service that was never heard of', { privacy: AGREED }],
])('[SET-9] %s: nothing leaves the device', async (_, kept) => {
  expect(await posted(kept)).toEqual([])
})
