import { envelope } from '@reprieve/contract/envelope.ts'
import fc, { type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMIT_MS, pickByRunLength } from '../harness/longRun.ts'
import { sendRaw } from '../harness/rawSocket.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { arbitraryFromSchema } from './arbitraryFromSchema.ts'
import { newAttacker, type Attacker } from './attacker.ts'
import { newBystander, type Bystander } from './bystander.ts'
import { toDiaryRequests } from './diaryRequests.ts'
import { sendAndJudge, buildFuzzRequest } from './fuzzRequest.ts'
import { HOSTILE_BODIES, HOSTILE_VALUES, type HostileValue } from './hostileInputs.ts'
import { FUZZED_CALLS, textFields, withField, type FuzzedCall } from './requestSchema.ts'

const SEED = 4_410_000
const CASES = pickByRunLength({ short: 1, long: 100 })
const VALUES_A_FIELD = pickByRunLength({ short: 2, long: HOSTILE_VALUES.length })
const BODIES_A_CALL = pickByRunLength({ short: 1, long: HOSTILE_BODIES.length })
const PLACE = 'the-place-of-the-hostile-value'

let server: ServerProcess
let attacker: Attacker
let bystander: Bystander
let before: string

beforeAll(async () => {
  server = await startServer()
  attacker = await newAttacker(server)
  bystander = await newBystander(server)
  before = await bystander.everything()
})
afterAll(() => server?.remove())

/** Valid requests, and requests with one invalid field. */
function requests(fuzzed: FuzzedCall): Arbitrary<unknown> {
  const { schema } = fuzzed
  const made = arbitraryFromSchema(schema)
  const fitting = fc.oneof(made, toDiaryRequests(fuzzed, made))
  const fields = textFields(schema)
  if (fields.length === 0) return fc.oneof(fitting, fc.jsonValue())
  const spoilt = fc
    .tuple(fitting, fc.constantFrom(...fields), fc.jsonValue())
    .map(([request, field, junk]) => withField(request, field, junk))
  return fc.oneof({ arbitrary: fitting, weight: 3 }, { arbitrary: spoilt, weight: 2 })
}

/**
 * Takes `many` values of a list, with another start for every field, so that all fields together use the whole list.
 */
function turnOf<T>(list: readonly T[], place: number, many: number): T[] {
  return Array.from({ length: many }, (_, index) => list[(place * many + index) % list.length] as T)
}

const named = FUZZED_CALLS.map((fuzzed, index) => [fuzzed.name, fuzzed, index] as const)

test.each(named)(
  '[REL 1c] %s gives a well-formed answer to any request from its schema',
  async (_, fuzzed) => {
    const property = fc.asyncProperty(requests(fuzzed), async (request) => {
      const json = JSON.stringify(request) ?? ''
      const verdict = await sendAndJudge(
        fuzzed.call,
        buildFuzzRequest(server.port, fuzzed.call, attacker.session, json),
      )
      await attacker.afterCode(verdict.code)
      expect(verdict.wrongs).toEqual([])
    })
    await fc.assert(property, { numRuns: CASES, seed: SEED, endOnFailure: true })
  },
  LIMIT_MS,
)

test.each(named)(
  '[REL 1c] %s withstands hostile values in every text field and hostile bodies',
  async (_, fuzzed, place) => {
    const [sample] = fc.sample(toDiaryRequests(fuzzed, arbitraryFromSchema(fuzzed.schema)), {
      numRuns: 1,
      seed: SEED,
    })
    const wrongs: string[] = []
    for (const [index, field] of textFields(fuzzed.schema).entries()) {
      for (const value of turnOf<HostileValue>(HOSTILE_VALUES, place * 7 + index, VALUES_A_FIELD)) {
        const json = JSON.stringify(withField(sample, field, PLACE)).replace(`"${PLACE}"`, () => value.json)
        const verdict = await sendAndJudge(
          fuzzed.call,
          buildFuzzRequest(server.port, fuzzed.call, attacker.session, json),
        )
        await attacker.afterCode(verdict.code)
        wrongs.push(...verdict.wrongs.map((wrong) => `${field.join('.')} = ${value.name}: ${wrong}`))
      }
    }
    const bodies = fuzzed.call.method === 'GET' ? [] : turnOf(HOSTILE_BODIES, place, BODIES_A_CALL)
    for (const hostile of bodies) {
      const usual = buildFuzzRequest(server.port, fuzzed.call, attacker.session, '{}')
      const headers = { ...usual.headers, ...hostile.headers }
      const verdict = await sendAndJudge(fuzzed.call, { ...usual, headers, body: hostile.body })
      await attacker.afterCode(verdict.code)
      wrongs.push(...verdict.wrongs.map((wrong) => `body ${hostile.name}: ${wrong}`))
    }
    expect(wrongs).toEqual([])
  },
  LIMIT_MS,
)

const REST = 'Host: localhost\r\nAccept-Language: en\r\nContent-Type: application/json\r\n'
const POST = `POST /api/v4/core/login-user HTTP/1.1\r\n${REST}`
const NOT_HTTP: Record<string, string> = {
  'no HTTP at all': 'hello\r\n\r\n',
  'a version of HTTP that is none': 'GET /healthz HTTP/9.9\r\n\r\n',
  'a method that is none': `FETCH /healthz HTTP/1.1\r\n${REST}\r\n`,
  'a header of 100 kB': `${POST}X-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
  'two lengths': `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `,
  'a negative length': `${POST}Content-Length: -1\r\n\r\n{}`,
  'a length and chunks': `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a chunk that is none': `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'a body that ends early': `${POST}Content-Length: 200\r\n\r\n{"username":"a`,
  'a header with a line break': `${POST}X-A: a\rX-B: b\r\nContent-Length: 2\r\n\r\n{}`,
}

test.each(Object.entries(NOT_HTTP))('[D4] %s is refused in good form', async (_, bytes) => {
  const answer = await sendRaw(server.port, bytes)
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(envelope.safeParse(JSON.parse(body)).error).toBeUndefined()
})

test('[REL 1c] generated requests mostly match their schema, otherwise only the validation would be tested', () => {
  const seldom = FUZZED_CALLS.filter(({ call, schema }) => {
    const made = fc.sample(arbitraryFromSchema(schema), { numRuns: 10, seed: SEED })
    return made.filter((request) => call.request.safeParse(request).success).length < 5
  })
  expect(seldom.map(({ name }) => name)).toEqual([])
})

test('[REL 1c] the server lives, and a bystander has every byte as before', async () => {
  expect(server.hasExited()).toBe(false)
  expect(await bystander.everything()).toBe(before)
})
