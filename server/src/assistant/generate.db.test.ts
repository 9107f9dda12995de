import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '@reprieve/contract/call.ts'
import { LIMITS, type Limit } from '../access/attempts.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { openTestChat, readResultCode, listInputTexts } from './testSolace.ts'

const HOUR = 3_600_000

let server: TestApp
let chat: ReturnType<typeof openTestChat>
const lines: string[] = []
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await openTestApp({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' }, { logTo })
  chat = openTestChat(server)
})
afterAll(() => server.close())

const COUNT = 'How many records did I write?'

test('[ASST-3, ASST-17, ASST-18] an answer comes from the rows of this person, and the transcript keeps its parts', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  await chat.keep(person, 4)
  await chat.keep(person, 7)
  await chat.keep(other, 10)
  const { session_token: token } = await chat.start(person)
  const said = await chat.send(person, token, 'What was my average pain?')
  expect(said['response']).toContain('5.5')
  const parts = said['parts'] as { is: string; basis: { n: number } }[]
  const figures = parts.filter(({ is }) => is === 'figure')
  expect(figures.map(({ basis }) => basis.n)).toEqual(figures.map(() => 2))
  await chat.keep(person, 10)
  expect((await chat.send(person, token, 'What was my average pain?'))['response']).toContain('7.0')
  const { data } = await chat.transcript(person, token)
  expect((data as { parts: unknown }[])[0]?.parts).toEqual(parts)
})

test('[ASST-30] without a clock of its own a question is asked by the clock of the latest entry', async () => {
  const person = await server.signUp()
  const noon = Math.floor(server.clock.now / (24 * HOUR)) * 24 * HOUR + 12 * HOUR
  server.clock.now = noon
  await chat.keep(person, 4, { timing: noon, time_offset: 14 * HOUR })
  const { session_token: token } = await chat.start(person)
  const daysOf = async (own: object) => {
    const { parts } = await chat.send(person, token, COUNT, own)
    const days = (parts as { as?: string; value: number }[]).filter(({ as }) => as === 'day')
    return Math.max(...days.map(({ value }) => value)) - Math.floor(noon / (24 * HOUR))
  }
  expect([await daysOf({ time_offset: null }), await daysOf({ time_offset: -12 * HOUR })]).toEqual([1, 1])
  const other = await server.signUp()
  const { session_token: own } = await chat.start(other)
  const { parts } = await chat.send(other, own, COUNT, { time_offset: -13 * HOUR })
  const days = (parts as { as?: string; value: number }[]).filter(({ as }) => as === 'day')
  expect(Math.max(...days.map(({ value }) => value)) - Math.floor(noon / (24 * HOUR))).toBe(-1)
})

test('[ASST-30] a week begins with the day that the device tells, else as its language has it', async () => {
  const person = await server.signUp()
  await chat.keep(person, 4)
  const { session_token: token } = await chat.start(person)
  const weekdayOf = async (own: object): Promise<number> => {
    const { parts } = await chat.send(person, token, 'How many records did I write last week?', own)
    const days = (parts as { as?: string; value: number }[]).filter(({ as }) => as === 'day')
    // Day 0 was a Thursday.
    return ((Math.min(...days.map(({ value }) => value)) + 3) % 7) + 1
  }
  const told = [1, 2, 3, 4, 5, 6, 7]
  expect([await weekdayOf({}), await weekdayOf({ week_start: null })]).toEqual([7, 7])
  for (const week_start of told) expect(await weekdayOf({ week_start })).toBe(week_start)
  for (const week_start of [0, 8, 1.5, '1'])
    expect(readResultCode(await chat.send(person, token, COUNT, { week_start }))).toBe(102)
})

test('[ASST-14] a message that is sent again under its id is answered once', async () => {
  const person = await server.signUp()
  const { session_token: token } = await chat.start(person)
  const own = { message_id: randomUUID() }
  const one = await chat.send(person, token, COUNT, own)
  const two = await chat.send(person, token, COUNT, own)
  expect(two).toEqual({ ...one, server_time: two['server_time'] })
  expect(listInputTexts(await chat.transcript(person, token))).toEqual([COUNT])
})

test('[ASST-14] one is thought about at a time, and what a server left behind when it died is taken away', async () => {
  const person = await server.signUp()
  const { session_token: token, session_id: sessionId } = await chat.start(person)
  const left = {
    user_id: person.userId,
    exchange_id: randomUUID(),
    session_id: String(sessionId),
    message_id: randomUUID(),
    input_text: 'left behind',
    created_at: new Date(server.clock.now),
  }
  await server.db.insertInto('solace_exchange').values(left).execute()
  expect(await chat.send(person, token, COUNT)).toMatchObject({ result_code: 103, retry_after: 2 })
  server.clock.now += 126_000
  expect(readResultCode(await chat.send(person, token, COUNT, { message_id: left.message_id }))).toBe(0)
  expect(listInputTexts(await chat.transcript(person, token))).toEqual([COUNT])
})

test('[ASST-8] a chat that is taken over, deleted or stopped while it is thought about keeps nothing of it', async () => {
  const person = await server.signUp()
  const second = await server.signIn(person, { deviceId: 'second device' })
  const { thinker } = server.services.solace
  const { answer } = thinker
  const during = async (act: () => Promise<unknown>): Promise<number> => {
    const { session_token: token } = await chat.start(person)
    thinker.answer = async (question) => {
      await act()
      return answer(question)
    }
    return readResultCode(await chat.send(person, token, COUNT))
  }
  const codeOfNext = async (token: unknown) => readResultCode(await chat.send(person, token, COUNT))
  try {
    expect(await during(() => chat.start(second))).toBe(4013)
    expect(await during(() => chat.ask(second, 'delete-history'))).toBe(4010)
    thinker.answer = () => Promise.resolve(null)
    const { session_token: token } = await chat.start(person)
    expect(readResultCode(await chat.send(person, token, COUNT))).toBe(4020)
    thinker.answer = () => Promise.reject(new Error('a fault of ours'))
    const { session_token: other } = await chat.start(person)
    expect([await codeOfNext(other), await codeOfNext(other)]).toEqual([-1, -1])
  } finally {
    thinker.answer = answer
  }
  const kept = await server.db
    .selectFrom('solace_exchange')
    .select('exchange_id')
    .where('user_id', '=', person.userId)
    .execute()
  expect(kept).toEqual([])
})

test('[ASST-13] who hangs up has stopped it: the engine hears of it, and nothing is kept', async () => {
  const person = await server.signUp()
  const { session_token: token } = await chat.start(person)
  const { thinker } = server.services.solace
  const { answer } = thinker
  const heard = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  thinker.answer = ({ signal }) => {
    begun.resolve()
    signal.addEventListener('abort', () => heard.resolve())
    return heard.promise.then(() => null)
  }
  try {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const stop = new AbortController()
    const asked = fetch(`${origin}${API_BASE}/solace/generate-response`, {
      method: 'POST',
      signal: stop.signal,
      headers: {
        'accept-language': 'en',
        'content-type': 'application/json',
        authorization: `Bearer ${person.token}`,
        'user-id': String(person.userId),
      },
      body: JSON.stringify({ session_token: token, input_text: COUNT }),
    })
    await begun.promise
    stop.abort()
    await expect(asked).rejects.toThrow('abort')
    await heard.promise
  } finally {
    thinker.answer = answer
  }
  await expect
    .poll(async () => (await chat.send(person, token, COUNT))['result_code'], { timeout: 5_000 })
    .toBe(0)
  expect(listInputTexts(await chat.transcript(person, token))).toEqual([COUNT])
})

test('[ASST-27] the guide is quoted word for word, with its article', async () => {
  const person = await server.signUp()
  const times = {
    subscription_until: new Date(server.clock.now + 1e9),
    updated_at: new Date(server.clock.now),
  }
  await server.db
    .insertInto('plan')
    .values({ user_id: person.userId, ...times })
    .execute()
  const { session_token: token } = await chat.start(person)
  const { parts } = await chat.send(person, token, 'What is pacing?')
  const all = parts as { is: string; content_id: string; quote: string }[]
  const quoted = all.filter(({ is }) => is === 'guide')
  expect(quoted.length).toBeGreaterThan(0)
  for (const { content_id: id, quote } of quoted) {
    const doc = JSON.stringify(server.services.guide.docs().find((one) => one.id === id))
    expect(doc).toContain(JSON.stringify(quote).slice(1, 60))
  }
})

test('[SAFE-8, SAFE-12, ASST-37] danger is answered by its card alone, and the log has a word for it and none of the chat', async () => {
  const person = await server.signUp()
  await chat.keep(person, 4, { notes: 'zanzibar note' })
  const { session_token: token } = await chat.start(person)
  lines.length = 0
  await chat.send(person, token, 'How often did I record zanzibar?')
  const { parts, response } = await chat.send(person, token, 'I want to kill myself, zanzibar')
  expect((parts as { is: string; danger?: string }[]).map(({ is, danger }) => [is, danger])).toEqual([
    ['card', 'crisis'],
  ])
  // Who shows no parts has the words of the card all the same. [SAFE-7]
  expect(String(response)).toMatch(
    /^You matter. Help is available.\n.*emergency number.*nobody is alerted, so please reach out\.$/,
  )
  const all = lines.join('')
  expect(all).toContain('solace-safety')
  expect(all).not.toMatch(/zanzibar|kill|How often/)
  expect(all).not.toContain(String(token))
})

test('[ASST-27, ASST-38] who has no subscription gets no word of the guide, and messages and starts are limited', async () => {
  const limited = await openTestApp({ PLANS: 'store' })
  try {
    const person = await limited.signUp()
    const { ask, start } = openTestChat(limited)
    const { session_token: token } = await start(person)
    const sent = { session_token: token, input_text: 'What is pacing?' }
    const said = await ask(person, 'generate-response', sent)
    expect([readResultCode(said), JSON.stringify([said['response'], said['parts']])]).toEqual([
      0,
      expect.not.stringMatching(/pacing/i),
    ])
    const { attempts, now } = limited.services
    const use = async (limit: Limit, times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) await attempts.count(limit, String(person.userId), now())
    }
    await use(LIMITS.solaceMinute, 19)
    expect(readResultCode(await ask(person, 'generate-response', sent))).toBe(103)
    await use(LIMITS.solaceStart, 28)
    expect([readResultCode(await start(person)), readResultCode(await start(person))]).toEqual([0, 103])
  } finally {
    await limited.close()
  }
})
