import { randomUUID } from 'node:crypto'
import { PROFILE_CLIENT_ID } from '@reprieve/contract/account/profileGroups.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const DEVICE_A = 'aaaaaaaaaaaa'
const DEVICE_B = 'bbbbbbbbbbbb'
const stamp = (ago: number, device = DEVICE_A): string =>
  `${(server.clock.now - ago).toString(16).padStart(12, '0')}-0000-${device}`

type Content = Record<string, unknown>

const save = (person: TestPerson, content: Content, more: Content = {}) =>
  server.call('sync/update-record', { record_type: 'user_profile_record', content, ...more }, { person })

const read = async (person: TestPerson, type = 'user_profile_record'): Promise<Content> =>
  (await server.call('sync/get-record', { type }, { person })).body['content'] as Content

const WHOLE = {
  name: 'Helen Winter',
  gender: 'o',
  gender_other: 'agender',
  birth_date: '1980-02-29',
  height: 170.5,
  height_units: 'feet/inches',
  weight: 62.25,
  weight_units: 's',
  country: 'AT',
}

test('[D6, D34] the profile is written by update-record and read by get-record', async () => {
  const person = await server.signUp()
  expect(await read(person)).toMatchObject({ eula_version: 2, privacy_notice_version: 2, avatar: null })
  const answer = await save(person, WHOLE)
  expect(answer.body).toMatchObject({ result_code: 0, client_id: PROFILE_CLIENT_ID, content: WHOLE })
  expect(answer.body['record_id']).toEqual(expect.any(Number))
  expect(await read(person)).toMatchObject(WHOLE)
  const other = await server.signUp()
  expect(await read(other)).not.toHaveProperty('name')
})

test('[D34] our own devices get it by the cursor, group by group, once for each change', async () => {
  const person = await server.signUp()
  await save(person, { name: 'Helen', weight: 60 })
  await save(person, { name: 'Helen', weight: 60 })
  const { body } = await server.call('sync/get-all-records', { cursor: 0 }, { person })
  const [, profile, ...rest] = body['records'] as Content[]
  expect(profile).toMatchObject({
    record_type: 'user_profile_record',
    client_id: PROFILE_CLIENT_ID,
    seq: 1,
    groups: { name: { name: 'Helen' }, weight: { weight: 60 } },
  })
  expect(rest).toEqual([])
})

test('[D34] who names no cursor gets the five types of the specification', async () => {
  const person = await server.signUp()
  await save(person, WHOLE)
  await server.call('sync/create-record', { content: { severity: 4, timing: server.clock.now } }, { person })
  const types = async (asked: Content) => {
    const { body } = await server.call('sync/get-all-records', asked, { person })
    return (body['records'] as Content[]).map(({ record_type: type }) => type)
  }
  const all = ['server_time', 'pain_record', 'user_preferences_record', 'user_profile_record', 'user_record']
  expect(await types({})).toEqual(all)
  server.clock.now += 3_600_000
  expect(await types({ last_updated: server.clock.now - 1 })).toEqual(['server_time', 'user_record'])
  await save(person, { name: 'H.' })
  expect(await types({ last_updated: server.clock.now - 1 })).toEqual([
    'server_time',
    'user_profile_record',
    'user_record',
  ])
})

test('[SYNC 1.4, D32] two devices change different parts, and both stay', async () => {
  const person = await server.signUp()
  const both = { name: stamp(9_000), height: stamp(9_000), weight: stamp(9_000), deleted: stamp(9_000) }
  await save(person, { name: 'Helen', height: 170, weight: 60 }, { stamps: both })
  const fromA = await save(
    person,
    { name: 'Helen W.', height: 170, weight: 60 },
    { stamps: { ...both, name: stamp(5_000) } },
  )
  expect(fromA.body['content']).toMatchObject({ name: 'Helen W.', weight: 60 })
  const fromB = await save(
    person,
    { name: 'Helen', height: 170, weight: 61, weight_units: 'p' },
    { stamps: { ...both, weight: stamp(4_000, DEVICE_B) } },
  )
  expect(fromB.body['content']).toMatchObject({ name: 'Helen W.', weight: 61, weight_units: 'p' })
  expect(fromB.body['stamps']).toMatchObject({ name: stamp(5_000), weight: stamp(4_000, DEVICE_B) })

  const late = await save(person, { name: 'Too late' }, { stamps: { name: stamp(8_000, DEVICE_B) } })
  expect(late.body['content']).toMatchObject({ name: 'Helen W.' })
  const lost = await server.db
    .selectFrom('item_history')
    .select(['grp', 'value'])
    .where('user_id', '=', person.userId)
    .execute()
  expect(lost).toContainEqual({ grp: 'name', value: { name: 'Too late' } })
})

test('[D28] a plain client changes what it names, and null clears', async () => {
  const person = await server.signUp()
  await save(person, WHOLE)
  const { body } = await save(person, { weight: null, birth_date: '' }, { client_id: randomUUID() })
  expect(body).toMatchObject({
    client_id: PROFILE_CLIENT_ID,
    content: { ...WHOLE, weight: null, birth_date: '' },
  })
})

test('[SYNC I14] what only a newer app knows comes back unharmed', async () => {
  const person = await server.signUp()
  await save(person, { pronouns: { en: 'they' } }, { stamps: { pronouns: stamp(5), of_tomorrow: stamp(5) } })
  await save(person, { name: 'Helen' }, { stamps: { name: stamp(1) } })
  expect(await read(person)).toMatchObject({ name: 'Helen', pronouns: { en: 'they' } })
})

test('[PROF-7, REL 1d] nothing that is the server’s can be set through the profile', async () => {
  const person = await server.signUp()
  const before = await read(person, 'user_record')
  const greedy = {
    name: 'Helen',
    user_id: 1,
    username: 'admin',
    email: 'other@example.org',
    is_pro: true,
    is_subscription: true,
    is_institution_member: true,
    pain_guide_available: true,
    credits_count: 99,
    password_set: false,
    mfa_on: true,
    providers: [{ provider: 'google', connected_at: 1 }],
    avatar: { provider: 'upload', url: 'https://example.org/a.svg', updated_at: 1 },
    condition: [{ value: 'Migraine' }],
    medications: [{ common_name: 'Aspirin' }],
    rated: { ios: true },
  }
  const stamps = Object.fromEntries(Object.keys(greedy).map((key) => [key, stamp(5)]))
  const { body } = await save(person, greedy, { stamps })
  expect(body['content']).toEqual({ name: 'Helen', deleted: 0 })
  expect(Object.keys(body['stamps'] as object).toSorted()).toEqual(['deleted', 'name'])
  expect(await read(person, 'user_record')).toEqual(before)
})

test('[D34] nobody can be without a profile', async () => {
  const person = await server.signUp()
  await save(
    person,
    { name: 'Helen', deleted: 1 },
    { deleted: 1, stamps: { name: stamp(5), deleted: stamp(5) } },
  )
  const [row] = await server.db
    .selectFrom('item')
    .select('deleted')
    .where('user_id', '=', person.userId)
    .execute()
  expect([row!.deleted, (await read(person))['name']]).toEqual([false, 'Helen'])
})

const BAD: [path: string, value: unknown][] = [
  ['name', 7],
  ['name', 'x'.repeat(501)],
  ['gender', 'x'],
  ['gender_other', ['agender']],
  ['birth_date', '1980-02-30'],
  ['birth_date', 'yesterday'],
  ['birth_date', '1899-12-31'],
  ['birth_date', '2200-01-01'],
  ['height', -1],
  ['height', 301],
  ['height', '170'],
  ['height_units', 5],
  ['weight', 1_001],
  ['weight', '60'],
  ['weight_units', 'x'.repeat(33)],
  ['country', 'x'.repeat(101)],
  ['eula_version', 1.5],
  ['eula_version', -1],
  ['accepted', {}],
  ['accepted.0.document', [{ document: 'other', version: 1, language: 'en', accepted_at: 1 }]],
  ['accepted.0.version', [{ document: 'eula', version: 'two', language: 'en', accepted_at: 1 }]],
]

test('[D10, PROF-5, PROF-9] what does not fit is refused with its path, and changes nothing', async () => {
  const person = await server.signUp()
  await save(person, WHOLE)
  for (const [path, value] of BAD) {
    const { status, body } = await save(person, { country: 'DE', [path.split('.')[0]!]: value })
    const [fault] = body['errors'] as { path: string }[]
    expect([path, status, body.result_code, fault!.path]).toEqual([path, 422, 227, `content.${path}`])
  }
  const ill = [{}, { content: null }, { content: { name: 'a\0' } }, { content: {}, stamps: { name: 'now' } }]
  for (const body of ill) {
    const type = { type: 'user_profile_record' }
    expect((await server.call('sync/update-record', { ...type, ...body }, { person })).body.result_code).toBe(
      227,
    )
  }
  expect(await read(person)).toMatchObject(WHOLE)
})

test('[PROF-5] where the day has not ended for us, it may have for the person', async () => {
  const DAY_MS = 24 * 3_600_000
  const noon = Math.ceil(server.clock.now / DAY_MS) * DAY_MS + DAY_MS / 2
  server.clock.now = noon
  const person = await server.signUp()
  const codeFor = async (at: number) => {
    const birth_date = new Date(at).toISOString().slice(0, 10)
    return (await save(person, { birth_date })).body.result_code
  }
  expect([await codeFor(noon), await codeFor(noon + DAY_MS)]).toEqual([0, 227])
})

test('[D30] the id of the profile cannot be taken by a record, nor a record’s by the profile', async () => {
  const person = await server.signUp()
  await save(person, { name: 'Helen' })
  const record = { client_id: PROFILE_CLIENT_ID, content: { severity: 4, timing: server.clock.now } }
  expect((await server.call('sync/create-record', record, { person })).body.result_code).toBe(227)
  const other = await server.signUp()
  await server.call('sync/create-record', record, { person: other })
  expect((await save(other, { name: 'Helen' })).body).toMatchObject({
    result_code: 227,
    errors: [{ path: 'client_id', reason: 'kind-changed' }],
  })
})
