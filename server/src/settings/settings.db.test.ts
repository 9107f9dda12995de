import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const set = async (person: TestPerson, values: Record<string, unknown>) =>
  (await server.call('user/set-values', { values }, { person })).body.result_code

const get = async (person: TestPerson, keys: string[]) =>
  (await server.call('user/get-values', { keys }, { person })).body['values']

const drop = async (person: TestPerson, keys: string[]) =>
  (await server.call('user/del-values', { keys }, { person })).body.result_code

describe('values', () => {
  test('[D6] values are kept as they were set, and those that were not set are absent', async () => {
    const person = await server.signUp()
    const values = {
      'card.home': { collapsed: [1, null, 'é'] },
      seen: 0,
      none: null,
      on: false,
      toString: 'x',
    }
    expect(await set(person, values)).toBe(0)
    expect(await get(person, [...Object.keys(values), 'never'])).toEqual(values)
    expect(await get(person, [])).toEqual({})
  })

  test('[D6] the newest of a key counts, in one row', async () => {
    const person = await server.signUp()
    await set(person, { seen: 1 })
    await set(person, { seen: 2 })
    await set(person, { seen: 2 })
    const rows = await server.db
      .selectFrom('user_value')
      .select('value')
      .where('user_id', '=', person.userId)
      .execute()
    expect(rows).toEqual([{ value: 2 }])
    expect([
      await drop(person, ['seen', 'never']),
      await drop(person, []),
      await get(person, ['seen']),
    ]).toEqual([0, 0, {}])
  })

  test('[D5] another person’s values are like values that nobody set', async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()]
    await set(owner, { seen: 'mine' })
    expect(await get(stranger, ['seen'])).toEqual({})
    await drop(stranger, ['seen'])
    await set(stranger, { seen: 'theirs' })
    expect(await get(owner, ['seen'])).toEqual({ seen: 'mine' })
  })

  test('[REL 1d] values named like what the server knows change nothing of it', async () => {
    const person = await server.signUp()
    await set(person, { is_pro: true, credits_count: 99, user_id: 1, mfa_on: true })
    const { body } = await server.call('sync/get-record', { type: 'user_record' }, { person })
    expect(body['content']).toMatchObject({ is_pro: false, credits_count: 0, mfa_on: false })
  })

  test('[D10] a name that is none is refused', async () => {
    const person = await server.signUp()
    for (const key of ['a b', '', '__proto__x/', 'x'.repeat(129), 'constructor'])
      expect([key, await set(person, { [key]: 1 })]).toEqual([key, 102])
    expect((await server.call('user/get-values', { keys: 'seen' }, { person })).body.result_code).toBe(102)
    expect((await server.call('user/get-values', { keys: ['seen'] })).body.result_code).toBe(104)
  })

  const many = (from: number, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${from + at}`, at]))

  test('[REL 1c] five hundred values are kept, and not one more', async () => {
    const person = await server.signUp()
    for (const from of [0, 200]) expect(await set(person, many(from, 200))).toBe(0)
    expect(await set(person, many(400, 101))).toBe(110)
    expect(await get(person, ['v0', 'v400'])).toEqual({ v0: 0 })
    expect(await set(person, many(400, 100))).toBe(0)
    expect(await set(person, { one_more: 1 })).toBe(110)
    expect(await set(person, { v7: 'changed' })).toBe(0)
    await drop(person, ['v8'])
    expect(await set(person, { one_more: 1 })).toBe(0)
  })

  test('[REL 1c] sixty-four kilobytes are kept, in whatever script, also of calls at once', async () => {
    const person = await server.signUp()
    expect(await set(person, { long: 'x'.repeat(64_000) })).toBe(110)
    expect(await set(person, { long: '약'.repeat(21_400) })).toBe(110)
    expect(await set(person, { long: '약'.repeat(13_000) })).toBe(0)
    const codes = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key) => set(person, { [key]: 'x'.repeat(20_000) })),
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, 110, 110, 110])
  })
})

test('[D15] who turned the idle timer off stays signed in on the web, and who turns it on again does not', async () => {
  const person = await server.signUp({ clientType: 'web' })
  const alive = async () => (await server.call('core/keep-alive', undefined, { person })).body
  expect(await alive()).toMatchObject({ result_code: 0, idle_timer_off: false })
  await set(person, { disable_idle_timer: true })
  server.clock.now += 20 * 60_000
  expect(await alive()).toMatchObject({ result_code: 0, idle_timer_off: true })
  await set(person, { disable_idle_timer: false })
  expect(await alive()).toMatchObject({ result_code: 0, idle_timer_off: false })
  server.clock.now += 20 * 60_000
  expect(await alive()).toMatchObject({ result_code: 143, reason: 'idle' })
  server.clock.now -= 40 * 60_000
})

describe('translation', () => {
  type Query = Record<string, string>
  const ask = (query: Query, headers: Record<string, string> = {}) =>
    server.call('core/get-translation', query, { headers })

  type Texts = Record<string, Record<string, string>>
  const textsIn = ({ body }: { body: Record<string, unknown> }) => body['translations'] as Texts

  test('[D3] the language is the one asked for, else the one spoken, else English', async () => {
    const spoken = { 'accept-language': 'fr-CA,fr;q=0.9' }
    const langOf = async (query: Query) => (await ask({ app: 'webapp', ...query }, spoken)).body['lang']
    const asked: Query[] = [
      {},
      { lang: 'de' },
      { lang: 'de-AT' },
      { lang: 'zh-hans' },
      { lang: 'tlh' },
      { lang: ';' },
    ]
    const told = await Promise.all(asked.map(langOf))
    expect(told).toEqual(['fr', 'de', 'de', 'zh-rCN', 'en', 'en'])
  })

  test('[D4] texts come by area, as they are written, and never those of the server’s mails', async () => {
    const english = textsIn(await ask({ app: 'webapp', lang: 'en' }))
    const german = textsIn(await ask({ app: 'android', lang: 'de' }))
    expect(Object.keys(german)).toEqual(Object.keys(english))
    expect(english['account']!['typeDelete']).toContain('DELETE')
    expect(german['records']!['severity']).not.toBe(english['records']!['severity'])
    expect(Object.keys(english)).not.toContain('mail')
    expect(Object.keys(english)).not.toContain('codes')
  })

  test('[D31] the names of list items come where they are asked for', async () => {
    expect(textsIn(await ask({ app: 'ios' }))).not.toHaveProperty('listItems')
    expect(textsIn(await ask({ app: 'ios', include_fields: '0' }))).not.toHaveProperty('listItems')
    for (const include_fields of ['1', 'true']) {
      const { listItems } = textsIn(await ask({ app: 'ios', lang: 'ko', include_fields }))
      expect(Object.keys(listItems!).length).toBeGreaterThan(100)
    }
  })

  test('[D6] who has this very version gets no text again', async () => {
    const { body } = await ask({ app: 'webapp', lang: 'ru' })
    const version = String(body['version'])
    expect(version).toMatch(/^[\da-f]{16}$/)
    const again = await ask({ app: 'webapp', lang: 'ru', version })
    expect(again.body).toMatchObject({ result_code: 0, lang: 'ru', version, translations: {} })
    const others: Query[] = [{ version: '4.41.0' }, { version, lang: 'es' }, { version, include_fields: '1' }]
    for (const other of others)
      expect(textsIn(await ask({ app: 'webapp', lang: 'ru', ...other }))).toHaveProperty('account')
  })

  test('[D10] an app that there is not is not found, and one that is not named is wrong', async () => {
    for (const app of ['desktop', 'WEBAPP', '../webapp', 'constructor'])
      expect([app, (await ask({ app })).body.result_code]).toEqual([app, 105])
    expect((await ask({ lang: 'de' })).body.result_code).toBe(102)
    expect((await ask({ app: 'webapp', include_fields: 'yes' })).body.result_code).toBe(102)
    expect((await ask({ app: 'webapp' }, { 'accept-language': '' })).body.result_code).toBe(101)
  })
})
