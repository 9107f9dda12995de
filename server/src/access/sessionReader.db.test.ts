import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { SessionReader } from './sessionReader.ts'
import { tokenHash } from './tokens.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const hashOf = ({ token }: TestPerson): Buffer => tokenHash(token)
const logOut = (person: TestPerson) => server.call('core/delete-all-tokens', undefined, { person })

test('[SES-12] calls that arrive together are read in one query, and each gets its own session', async () => {
  const anna = await server.signUp()
  const bert = await server.signUp()
  const reader = new SessionReader(server.db)
  const queries = vi.spyOn(server.db, 'executeQuery')
  const hashes = [hashOf(bert), tokenHash('never issued'), hashOf(anna), hashOf(bert)]
  const found = await Promise.all(hashes.map((hash) => reader.find(hash, null)))
  expect(found.map((session) => session?.userId)).toEqual([bert.userId, undefined, anna.userId, bert.userId])
  expect(found.map((session) => session?.hash)).toEqual([hashes[0], undefined, hashes[2], hashes[3]])
  expect(queries).toHaveBeenCalledTimes(1)
})

test('[SES-12] forty devices that call at the same moment are told about their own sessions', async () => {
  const people: TestPerson[] = []
  for (let count = 0; count < 8; count += 1) people.push(await server.signUp())
  const ended = people.filter((_, at) => at % 3 === 0)
  for (const person of ended) await logOut(person)
  const callers = Array.from({ length: 40 }, (_, at) => people[at % people.length]!)
  const answers = await Promise.all(
    callers.map((person) => server.call('core/keep-alive', undefined, { person })),
  )
  expect(answers.map(({ body }) => body.result_code)).toEqual(
    callers.map((person) => (ended.includes(person) ? 143 : 0)),
  )
})

test('[SES-12] a session that ends while a query is under way is ended for the next call', async () => {
  const person = await server.signUp()
  const reader = new SessionReader(server.db)
  const { promise: isEnded, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: isRead, resolve: tellRead } = Promise.withResolvers<void>()
  const executeQuery = server.db.executeQuery.bind(server.db)
  const queries = vi.spyOn(server.db, 'executeQuery').mockImplementationOnce(async (query) => {
    const result = await executeQuery(query)
    tellRead()
    await isEnded
    return result
  })
  const earlier = reader.find(hashOf(person), person.userId)
  await isRead
  expect(queries).toHaveBeenCalledTimes(1)
  await logOut(person)
  const later = await reader.find(hashOf(person), person.userId)
  letGo()
  expect((await earlier)?.state.endedAt).toBeNull()
  expect(later?.state.endedAt).not.toBeNull()
})

test('[SES-12] a query that fails refuses its own calls, and the next call is read again', async () => {
  const person = await server.signUp()
  const reader = new SessionReader(server.db)
  vi.spyOn(server.db, 'executeQuery').mockRejectedValueOnce(new Error('the database is away'))
  const together = await Promise.allSettled([
    reader.find(hashOf(person), person.userId),
    reader.find(hashOf(person), person.userId),
  ])
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await reader.find(hashOf(person), person.userId))?.userId).toBe(person.userId)
})

test('[DIST-2] in a distributed database a call asks the shard of the person whom it names, and only then everybody', async () => {
  const anna = await server.signUp()
  const bert = await server.signUp()
  const reader = new SessionReader(server.db, true)
  const queries = vi.spyOn(server.db, 'executeQuery')
  const asked = async (hash: Buffer, named: number | null) => {
    queries.mockClear()
    const session = await reader.find(hash, named)
    return [session?.userId, queries.mock.calls.length]
  }
  expect(await asked(hashOf(anna), anna.userId)).toEqual([anna.userId, 1])
  expect(await asked(hashOf(anna), bert.userId)).toEqual([anna.userId, 2])
  expect(await asked(hashOf(anna), null)).toEqual([anna.userId, 1])
  expect(await asked(tokenHash('never issued'), bert.userId)).toEqual([undefined, 2])
  await logOut(anna)
  expect((await reader.find(hashOf(anna), anna.userId))?.state.endedAt).not.toBeNull()
})
