import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceChoiceName } from '../../local/database/deviceDatabase.ts'
import { noteUsage } from './usageReports.ts'

const FIRST = Date.UTC(2026, 0, 10, 9)
const SERVICE = { report_endpoint: 'https://reports.example.org/in' }
const AGREED = { privacyAnswered: true, reportCrash: false, reportUsage: true }

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function aDevice(kept: Partial<Record<DeviceChoiceName, unknown>>) {
  const posts: [string, unknown][] = []
  const written: unknown[] = []
  const device = {
    choice: async (name: DeviceChoiceName) => kept[name],
    choose: async (name: DeviceChoiceName, value: unknown) => {
      kept[name] = value
      written.push(value)
    },
  }
  const after = (days: number) =>
    noteUsage(device, {
      now: FIRST + days * DAY_MS,
      post: (endpoint, report) => void posts.push([endpoint, report]),
    })
  return { kept, posts, written, after }
}

test('[TELE-1, TELE-4] with consent each milestone is sent once to the operator, and nothing else', async () => {
  const { posts, written, after } = aDevice({ privacy: AGREED, service: SERVICE })
  for (const days of [0, 0.5, 1, 1.1, 6, 7, 8]) await after(days)
  expect(posts.map(([endpoint]) => endpoint)).toEqual([SERVICE.report_endpoint, SERVICE.report_endpoint])
  const told = posts.map(([, report]) => report as Record<string, unknown>)
  expect(told.map((report) => report['days_since_first_open'])).toEqual([1, 7])
  const names = ['app_version', 'at', 'client_type', 'days_since_first_open']
  expect(Object.keys(told[0]!).toSorted()).toEqual(names)
  // Only changes are written.
  expect(written.length).toBe(3)
})

test('[TELE-1] it is noted before it is sent: a note that fails sends nothing', async () => {
  const { kept, posts } = aDevice({ privacy: AGREED, service: SERVICE })
  kept.usage = { firstOpen: FIRST, sent: [], consentedAt: FIRST }
  const device = {
    choice: async (name: DeviceChoiceName) => kept[name],
    choose: () => Promise.reject(new Error('gone')),
  }
  const post = (endpoint: string, report: unknown) => void posts.push([endpoint, report])
  await expect(noteUsage(device, { now: FIRST + 2 * DAY_MS, post })).rejects.toThrow('gone')
  expect(posts).toEqual([])
})

test.each<[string, Partial<Record<DeviceChoiceName, unknown>>]>([
  ['nobody was asked yet', { service: SERVICE }],
  ['a no', { privacy: { ...AGREED, reportUsage: false }, service: SERVICE }],
  ['no answer to the question', { privacy: { ...AGREED, privacyAnswered: false }, service: SERVICE }],
  [
    'yes to crashes alone',
    { privacy: { ...AGREED, reportCrash: true, reportUsage: false }, service: SERVICE },
  ],
  ['no endpoint', { privacy: AGREED, service: { report_endpoint: null } }],
])('[TELE-2, D26] %s: a year passes and nothing is sent', async (_, kept) => {
  const { posts, after } = aDevice(kept)
  for (const days of [0, 1, 7, 30, 180, 365]) await after(days)
  expect(posts).toEqual([])
  expect((kept.usage as { firstOpen: number }).firstOpen).toBe(FIRST)
})

test('[TELE-2] later consent sends later milestones, and withdrawn consent none', async () => {
  const { kept, posts, after } = aDevice({ service: SERVICE })
  for (const days of [0, 8]) await after(days)
  kept.privacy = AGREED
  for (const days of [9, 29, 30]) await after(days)
  kept.privacy = { ...AGREED, reportUsage: false }
  for (const days of [180, 200]) await after(days)
  expect(posts.map(([, report]) => (report as Record<string, unknown>)['days_since_first_open'])).toEqual([
    30,
  ])
})

test.each([[7], ['x'], [{ firstOpen: 'long ago' }], [{ firstOpen: 0.5, sent: 3 }]])(
  '[TELE-1] %j is not a usage record: it starts now',
  async (usage) => {
    const { kept, posts, after } = aDevice({ privacy: AGREED, service: SERVICE, usage })
    await after(40)
    expect([(kept.usage as { firstOpen: number }).firstOpen, posts]).toEqual([FIRST + 40 * DAY_MS, []])
  },
)
