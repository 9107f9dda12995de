import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { openLinksApp, type LinksApp } from './testShareLinks.ts'

const MINUTE = 60_000
const AT_MOST = 60
const GUESSES = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 80

let server: LinksApp
beforeAll(async () => {
  server = await openLinksApp({ RATE_LIMITS: 'on' })
})
afterAll(() => server.close())

const guess = (): string => randomBytes(32).toString('base64url')

async function link(): Promise<string> {
  const { person, uuid } = await server.owner()
  const { body } = await server.link(person, { report_uuid: uuid })
  return String(body['share_token'])
}

test('[SHARE-10, REL 1d] who guesses is stopped after sixty in a minute, and cannot tell a right one from the rest', async () => {
  const token = await link()
  const from = '203.0.113.7'
  const codes = new Map<number, number>()
  for (let n = 0; n < GUESSES; n += 1) {
    const answer =
      n % 2 === 0
        ? await server.open(guess(), {}, from)
        : await server.call('share/download', { share_token: guess() }, { from })
    codes.set(answer.body.result_code, (codes.get(answer.body.result_code) ?? 0) + 1)
  }
  expect([...codes]).toEqual([
    [311, AT_MOST],
    [103, GUESSES - AT_MOST],
  ])
  const right = await server.open(token, {}, from)
  const wrong = await server.open(guess(), {}, from)
  expect(right.body).toEqual(wrong.body)
  expect([right.status, right.body.result_code]).toEqual([429, 103])
  expect((await server.open(token, {}, '198.51.100.9')).status).toBe(200)
})

test('[SHARE-10] after a minute it goes on', async () => {
  const token = await link()
  const from = '203.0.113.8'
  for (let n = 0; n < AT_MOST; n += 1) await server.open(guess(), {}, from)
  expect((await server.open(token, {}, from)).status).toBe(429)
  server.clock.now += MINUTE
  expect((await server.open(token, {}, from)).status).toBe(200)
})

test('[SHARE-10] a right one is not counted: a clinic opens many from one address', async () => {
  const token = await link()
  const view = '3f0c1b4e-0c53-4b52-9a0c-5f2c7f2d9a11'
  for (let n = 0; n < AT_MOST + 10; n += 1)
    expect((await server.open(token, { view }, '203.0.113.50')).status).toBe(200)
})

test('[SHARE-10, REP-63] reports cannot be guessed by making links to them', async () => {
  const { person, uuid } = await server.owner()
  const from = '203.0.113.90'
  const ask = (report_uuid: string) =>
    server.call('reports/create-share-link', { report_uuid }, { person, from })
  const codes = new Set<number>()
  for (let n = 0; n < AT_MOST; n += 1)
    codes.add((await ask(`00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`)).body.result_code)
  expect([...codes]).toEqual([302])
  expect((await ask(uuid)).body.result_code).toBe(103)
  expect(await server.links(person)).toEqual([])
})

test('[SHARE-1] no line of the log has a token, whatever comes of it', async () => {
  const lines: string[] = []
  const logged = await openTestApp(
    { LOG_LEVEL: 'debug', RATE_LIMITS: 'on' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  try {
    const token = guess()
    const bodies = [{ share_token: token }, { share_token: token, view: token }, { share_token: [token] }]
    for (const body of bodies)
      for (const name of ['share/open', 'share/download']) await logged.call(name, body)
    await logged.app.inject({ url: '/share' })
    expect(lines.length).toBeGreaterThan(bodies.length)
    expect(lines.join('')).not.toContain(token)
    expect(lines.join('')).toContain('share/open')
  } finally {
    await logged.close()
  }
})
