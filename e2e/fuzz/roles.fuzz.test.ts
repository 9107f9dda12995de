import { API_BASE } from '@reprieve/contract/call.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { HEADERS } from '@reprieve/contract/headers.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, apiHeaders, type Session } from '../harness/apiCall.ts'
import { httpCall, type HttpCall } from '../harness/httpCall.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { someClientId } from '../harness/stamps.ts'
import { arbitraryFromSchema } from './arbitraryFromSchema.ts'
import { newBystander, type Bystander } from './bystander.ts'
import { buildFuzzRequest } from './fuzzRequest.ts'
import { FUZZED_CALLS, idFields, withField, type FuzzedCall } from './requestSchema.ts'

const SEED = 4_410_001
const SIGNED_IN = FUZZED_CALLS.filter(({ call }) => call.who === 'signed-in')
const NAMING = FUZZED_CALLS.filter(({ call }) => call.namesId)

let server: ServerProcess
let owner: Bystander
let diary: string
let everything: string
let stranger: Session
let askers: { theirs: Session; unknown: Session }

beforeAll(async () => {
  server = await startServer()
  owner = await newBystander(server)
  diary = await owner.diary()
  everything = await owner.everything()
  stranger = await newPerson(server)
  // Two people who make the same calls: one with ids of the owner, the other with ids of nobody.
  askers = { theirs: await newPerson(server), unknown: await newPerson(server) }
})
afterAll(() => server?.remove())

async function answerTo(request: HttpCall): Promise<{ status: number; code: unknown; text: string }> {
  const { status, text } = await httpCall(request)
  return { status, code: (JSON.parse(text) as Record<string, unknown>)['result_code'], text }
}

// Generated once: generating a value from a schema takes longer than sending it.
const FITTING = new Map(
  FUZZED_CALLS.map(({ name, schema }) => [
    name,
    fc.sample(arbitraryFromSchema(schema), { numRuns: 1, seed: SEED })[0],
  ]),
)

/** Every call with an unexpected answer, with the answer. */
async function others(
  calls: FuzzedCall[],
  expected: { status: number; code: number },
  change: (request: HttpCall) => HttpCall,
): Promise<unknown[]> {
  const found: unknown[] = []
  for (const fuzzed of calls) {
    const usual = buildFuzzRequest(
      server.port,
      fuzzed.call,
      stranger,
      JSON.stringify(FITTING.get(fuzzed.name)),
    )
    const { status, code } = await answerTo(change(usual))
    if (status !== expected.status || code !== expected.code) found.push([fuzzed.name, status, code])
  }
  return found
}

const NOT_SIGNED_IN = { status: 401, code: RESULT.notSignedIn }
const LANGUAGE_MISSING = { status: 400, code: RESULT.languageMissing }

const withHeader =
  (name: string, value: string) =>
  (request: HttpCall): HttpCall => ({ ...request, headers: { ...request.headers, [name]: value } })
const withoutHeader =
  (name: string) =>
  (request: HttpCall): HttpCall => ({
    ...request,
    headers: Object.fromEntries(Object.entries(request.headers).filter(([header]) => header !== name)),
  })

test('[D10] every signed-in call without a token, or with a made-up one, answers 104', async () => {
  const madeUp = withHeader(HEADERS.authorization, `Bearer ${'A'.repeat(43)}`)
  expect(await others(SIGNED_IN, NOT_SIGNED_IN, withoutHeader(HEADERS.authorization))).toEqual([])
  expect(await others(SIGNED_IN, NOT_SIGNED_IN, madeUp)).toEqual([])
})

test('[D3] every signed-in call without User-Id, or with another person’s, answers 104', async () => {
  const another = withHeader(HEADERS.userId, String(owner.session.userId))
  expect(await others(SIGNED_IN, NOT_SIGNED_IN, withoutHeader(HEADERS.userId))).toEqual([])
  expect(await others(SIGNED_IN, NOT_SIGNED_IN, another)).toEqual([])
})

test('[D3] every call without Accept-Language, or with an empty one, answers 101', async () => {
  expect(await others(FUZZED_CALLS, LANGUAGE_MISSING, withoutHeader(HEADERS.language))).toEqual([])
  expect(await others(FUZZED_CALLS, LANGUAGE_MISSING, withHeader(HEADERS.language, ''))).toEqual([])
})

test('[D10] a path that is not a call, and a call by another method, answer 109', async () => {
  const headers = apiHeaders(stranger)
  const paths = [
    '/nothing',
    '/core',
    '/core/',
    '/core/login-user/x',
    '/sync/__proto__',
    '/constructor',
    '/core/%00',
  ]
  const strange = paths.map((path): HttpCall => ({
    port: server.port,
    method: 'POST',
    path: API_BASE + path,
    headers,
    body: '{}',
  }))
  const wrongMethod: HttpCall = {
    port: server.port,
    method: 'GET',
    path: `${API_BASE}/core/login-user`,
    headers,
  }
  for (const request of [...strange, wrongMethod]) {
    const { status, code } = await answerTo(request)
    expect([request.path, status, code]).toEqual([request.path, 404, RESULT.noSuchCall])
  }
})

// Constant for all calls: what one asker creates under the owner's id, the other creates under this id.
const UNKNOWN = { number: 1_999_999, uuid: someClientId() }

/** A valid request with these ids in every id field. */
function naming(fuzzed: FuzzedCall, ids: { number: number; uuid: string }): string {
  const request = idFields(fuzzed.schema).reduce((changed, field) => {
    const key = String(field.at(-1))
    if (key === 'device_id') return changed
    return withField(changed, field, /uuid|client_id|link_id/.test(key) ? ids.uuid : ids.number)
  }, FITTING.get(fuzzed.name))
  return JSON.stringify(request)
}

const DIFFERENT =
  /"(server_time|seq|record_id|fid|nid|cursor|retry_after|deletes_at|at|created|last_seen|updated_at)":-?\d+/g

// Removes what differs in any two answers, and the sent ids, which may come back.
function plain(text: string, ids: { number: number; uuid: string }): string {
  const blanked = text.replaceAll(ids.uuid, 'UUID').replaceAll(String(ids.number), 'NUMBER')
  return blanked
    .replaceAll(DIFFERENT, '"$1":0')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
    .replaceAll(/[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'STAMP')
}

test.each(NAMING.map((fuzzed) => [fuzzed.name, fuzzed] as const))(
  "[D5] %s answers to somebody else's id as it does to an unknown one",
  async (_, fuzzed) => {
    // The highest of the owner's numbers: everybody counts from the same start, and no asker gets that far.
    const theirs = { number: owner.recordIds.at(-1) ?? 0, uuid: owner.clientIds[0] ?? '' }
    const send = async (session: Session, ids: typeof theirs) => {
      const answer = await answerTo(buildFuzzRequest(server.port, fuzzed.call, session, naming(fuzzed, ids)))
      return { status: answer.status, text: plain(answer.text, ids) }
    }
    expect(await send(askers.theirs, theirs)).toEqual(await send(askers.unknown, UNKNOWN))
    expect(await owner.diary()).toBe(diary)
  },
)

test('[D5] a record of another person can be neither read, changed nor deleted by its number or id', async () => {
  const door = { port: server.port, session: stranger }
  const record_id = owner.recordIds[0]
  const changed = { record_type: 'pain_record', record_id, content: { severity: 1, notes: 'taken over' } }
  expect((await callApi(door, 'sync/update-record', changed)).code).toBe(204)
  expect((await callApi(door, 'sync/delete-record', { record_type: 'pain_record', record_id })).code).toBe(
    204,
  )
  expect(await owner.diary()).toBe(diary)
})

test('[D5] after all of it the owner has every byte as before', async () => {
  expect(await owner.everything()).toBe(everything)
})
