import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { sweepChats } from './store.ts'
import { openTestChat, readResultCode, listInputTexts, type ChatResponseBody } from './testSolace.ts'

const MINUTE = 60_000
const DAY = 86_400_000

let server: TestApp
let chat: ReturnType<typeof openTestChat>
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
  chat = openTestChat(server)
})
afterAll(() => server.close())

test('[ASST-1] a chat begins with its token, id, time, engine and note, and goes on under the same id', async () => {
  const person = await server.signUp()
  const begun = await chat.start(person)
  expect(begun).toMatchObject({
    result_code: 0,
    started: server.clock.now,
    engine: { id: 'built-in', name: 'Reprieve', host: null },
    note_version: 3,
  })
  server.clock.now += MINUTE
  const again = await chat.start(person, { session_token: begun['session_token'] })
  expect([again['session_id'], again['started']]).toEqual([begun['session_id'], begun['started']])
})

test('[ASST-8, D10] taken over, expired, ended, deleted, unknown: each call answers by its table', async () => {
  const first = await server.signUp()
  const second = await server.signIn(first, { deviceId: 'second device' })
  const codesFor = async (token: unknown) => [
    readResultCode(await chat.start(first, { session_token: token })),
    readResultCode(await chat.send(first, token, 'hello')),
    readResultCode(await chat.transcript(first, token)),
  ]
  const one = await chat.start(first)
  const two = await chat.start(second)
  expect(await codesFor(one['session_token'])).toEqual([4013, 4013, 4013])
  // A late End of the first device leaves the chat of the second alone.
  await chat.ask(first, 'end-session')
  expect(readResultCode(await chat.transcript(second, two['session_token']))).toBe(0)
  await chat.ask(second, 'end-session')
  expect(await codesFor(two['session_token'])).toEqual([4014, 4010, 4010])
  const three = await chat.start(first)
  server.clock.now += 61 * MINUTE
  expect(await codesFor(three['session_token'])).toEqual([4014, 4010, 4010])
  // It had ended by itself: who begins another has taken nothing over.
  await chat.start(second)
  expect(await codesFor(three['session_token'])).toEqual([4014, 4010, 4010])
  expect(await codesFor('never-given'.repeat(4))).toEqual([4014, 4010, 4010])
})

test('[ASST-15, D5] the token of a stranger is as unknown as one that never was', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const { session_token: token } = await chat.start(owner)
  expect(readResultCode(await chat.start(stranger, { session_token: token }))).toBe(4014)
  expect(readResultCode(await chat.send(stranger, token, 'How many records did I write?'))).toBe(4010)
  expect(readResultCode(await chat.transcript(stranger, token))).toBe(4010)
  expect(readResultCode(await chat.transcript(owner, token))).toBe(0)
})

test('[ASST-8] of devices that start at once one has the chat', async () => {
  const person = await server.signUp()
  const begun = await Promise.all(Array.from({ length: 4 }, () => chat.start(person)))
  const codes = await Promise.all(
    begun.map(async (one) => readResultCode(await chat.transcript(person, one['session_token']))),
  )
  expect(codes.toSorted((one, other) => one - other)).toEqual([0, 4013, 4013, 4013])
})

test('[ASST-11] deleting takes all that was said, and ends the chat that is going on', async () => {
  const person = await server.signUp()
  const { session_token: token } = await chat.start(person)
  await chat.send(person, token, 'What can I ask you?')
  const codes = [await chat.ask(person, 'delete-history'), await chat.ask(person, 'delete-history')].map(
    readResultCode,
  )
  expect(codes).toEqual([0, 0])
  expect(readResultCode(await chat.transcript(person, token))).toBe(4010)
  const { pager } = await chat.ask(person, 'get-transcript-history', {})
  expect(pager).toEqual({ next_cursor: null, total_items: 0 })
})

test('[ASST-7] the history comes page after page, the latest first, without the chat that is going on', async () => {
  const person = await server.signUp()
  const { session_token: token, session_id: sessionId } = await chat.start(person)
  for (const text of ['one', 'two', 'three']) await chat.send(person, token, `What is ${text}?`)
  const page = (cursor: unknown) => chat.ask(person, 'get-transcript-history', { cursor, limit: 2 })
  expect((await page(null))['pager']).toEqual({ next_cursor: null, total_items: 0 })
  const next = await chat.start(person)
  await chat.send(person, next['session_token'], 'What can I ask you?')
  const first = await page(null)
  expect(listInputTexts(first)).toEqual(['What is three?', 'What is two?'])
  expect((first['data'] as { session_id: string }[])[0]?.session_id).toBe(sessionId)
  const pagerOf = (body: ChatResponseBody) =>
    body['pager'] as { next_cursor: string | null; total_items: number }
  expect(pagerOf(first).total_items).toBe(3)
  const last = await page(pagerOf(first).next_cursor)
  expect([listInputTexts(last), pagerOf(last).next_cursor]).toEqual([['What is one?'], null])
  for (const wrong of ['x', 'AAAA', Buffer.from('1 2').toString('base64url')])
    expect(readResultCode(await page(wrong))).toBe(102)
})

test('[ASST-12] what was said is kept as long as its person set, else a year', async () => {
  const { db, clock } = server
  const [month, ever, unset] = [await server.signUp(), await server.signUp(), await server.signUp()]
  const keepFor = (person: TestPerson, days: unknown) =>
    server.call('user/set-values', { values: { solace_keep: days } }, { person })
  await keepFor(month, 30)
  await keepFor(ever, 0)
  await keepFor(unset, 'nonsense')
  for (const person of [month, ever, unset]) {
    const { session_token: token } = await chat.start(person)
    await chat.send(person, token, 'What can I ask you?')
  }
  const left = async (after: number): Promise<number[]> => {
    await sweepChats(db, clock.now + after)
    const rows = await db.selectFrom('solace_exchange').select('user_id').execute()
    return [month, ever, unset].map(({ userId }) => rows.filter((row) => row.user_id === userId).length)
  }
  expect(await left(29 * DAY)).toEqual([1, 1, 1])
  expect(await left(31 * DAY)).toEqual([0, 1, 1])
  expect(await left(400 * DAY)).toEqual([0, 1, 0])
  const sessions = (await db.selectFrom('solace_session').select('user_id').execute()).map(
    (row) => row.user_id,
  )
  expect([sessions.includes(ever.userId), sessions.includes(month.userId)]).toEqual([true, false])
})
