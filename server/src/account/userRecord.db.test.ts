import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const stamp = (ago: number, device = 'aaaaaaaaaaaa'): string =>
  `${(server.clock.now - ago).toString(16).padStart(12, '0')}-0000-${device}`

const save = (person: TestPerson, content: object, more: object = {}) =>
  server.call('sync/update-record', { record_type: 'user_profile_record', content, ...more }, { person })

const read = async (person: TestPerson, type: string) =>
  (await server.call('sync/get-record', { type }, { person })).body['content'] as Record<string, unknown>

test('[D34, BUY-18] the record of the person says what the server knows, and cannot be written', async () => {
  const person = await server.signUp()
  expect(await read(person, 'user_record')).toEqual({
    username: person.username,
    email: person.email,
    password_set: true,
    mfa_on: false,
    eula_version: 2,
    privacy_notice_version: 2,
    providers: [],
    avatar: null,
    is_pro: false,
    is_subscription: false,
    is_institution_member: false,
    pain_guide_available: false,
    is_subscriber: false,
    subscription_market: null,
    enable_pro: true,
    credits_count: 0,
    sponsored: null,
    sponsored_by: null,
    rated: {},
    apple_rn_rated: false,
    android_rn_rated: false,
  })
  for (const [call, type] of [
    ['update', 'user_record'],
    ['create', 'user_record'],
    ['create', 'user_profile_record'],
    ['delete', 'user_profile_record'],
  ]) {
    const body = { record_type: type, content: { is_pro: true, name: 'x' } }
    const answer = await server.call(`sync/${call}-record`, body, { person })
    expect([answer.status, answer.body.result_code]).toEqual([422, 227])
  }
  expect(await read(person, 'user_profile_record')).not.toHaveProperty('name')
})

test('[HOME-11] a rating that a device noted is in the record of the person, for this person alone', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  const content = { rated: { ios: 1, android: 0, pwa: true } }
  await server.call(
    'sync/update-record',
    { record_type: 'user_settings_record', pref_type: 'home_cards', content },
    { person },
  )
  expect(await read(person, 'user_record')).toMatchObject({
    rated: { ios: 1, pwa: true },
    apple_rn_rated: true,
    android_rn_rated: false,
  })
  expect(await read(other, 'user_record')).toMatchObject({ rated: {}, apple_rn_rated: false })
})

const acceptancesOf = async (person: Pick<TestPerson, 'userId'>) =>
  server.db
    .selectFrom('acceptance')
    .select(['document', 'version', 'language', 'text_hash', 'accepted_at'])
    .where('user_id', '=', person.userId)
    .orderBy('document')
    .orderBy('version')
    .orderBy('accepted_at')
    .execute()

/** Once everybody is here: who registers has to accept what is asked for. */
const asksFor = (eula: number) => {
  server.services.config.eulaVersion = eula
}
afterEach(() => asksFor(2))

test('[D27] what was accepted without a line becomes a row, once, also where its group lost', async () => {
  const person = await server.signUp()
  asksFor(3)
  const at = server.clock.now - 60_000
  const entry = { document: 'eula', version: 3, language: 'ko', text_hash: 'ab12', accepted_at: at }
  const terms = { eula_version: 3, privacy_notice_version: 2, accepted: [entry] }
  await save(person, terms, { stamps: { terms: stamp(60_000) } })
  await save(person, terms, { stamps: { terms: stamp(60_000) } })
  const older = { ...entry, text_hash: 'cd34', accepted_at: at - 5_000 }
  await save(person, { ...terms, accepted: [older] }, { stamps: { terms: stamp(65_000, 'bbbbbbbbbbbb') } })
  const rows = await acceptancesOf(person)
  expect(rows.filter(({ version }) => version === 3)).toEqual([
    { document: 'eula', version: 3, language: 'ko', text_hash: 'cd34', accepted_at: at - 5_000 },
    { document: 'eula', version: 3, language: 'ko', text_hash: 'ab12', accepted_at: at },
  ])
  expect(rows.length).toBe(4)
  expect(await read(person, 'user_record')).toMatchObject({ eula_version: 3, privacy_notice_version: 2 })
})

test('[D27] a bare version counts upward, once, and never downward', async () => {
  const person = await server.signUp()
  asksFor(4)
  const versions = async () =>
    (await acceptancesOf(person)).map(({ document, version }) => `${document} ${version}`)
  for (const eula_version of [1, 2, 0, 4, 4, 3]) await save(person, { eula_version })
  expect(await versions()).toEqual(['eula 2', 'eula 4', 'privacy 2'])
  expect(await read(person, 'user_profile_record')).toMatchObject({ eula_version: 4 })
  const { username, password, deviceId: device_id } = person
  const signedIn = await server.call('core/login-user', { username, password, pw_v: 1, device_id })
  expect(signedIn.body).toMatchObject({ result_code: 0, eula_version: 4, privacy_notice_version: 2 })
})

const EULA = { document: 'eula', version: 3, language: 'ko', text_hash: 'ab12', accepted_at: 1_000 }

test('[D27, ACC-17] what a device agreed to and then lost to another in its own merge is a row, too', async () => {
  const person = await server.signUp()
  asksFor(3)
  const value = { eula_version: 3, privacy_notice_version: 2, accepted: [EULA] }
  const ill = [null, 'x', { accepted: [{ document: 'other' }] }].map((bad, n) => ({
    group: 'terms',
    hlc: stamp(n),
    value: bad,
  }))
  const lost = [
    ...ill,
    { group: 'terms', hlc: stamp(60_000), value },
    { group: 'name', hlc: stamp(5), value },
  ]
  const { body } = await save(person, { name: 'Helen' }, { stamps: { name: stamp(1) }, lost })
  expect(body.result_code).toBe(0)
  expect((await acceptancesOf(person)).filter(({ version }) => version === 3)).toEqual([EULA])
})

test('[ACC-31] a version that is not out is no acceptance, and what is known is not kept twice', async () => {
  const person = await server.signUp()
  const before = await acceptancesOf(person)
  await save(person, { eula_version: 3, privacy_notice_version: 999_999, accepted: [EULA] })
  expect(await acceptancesOf(person)).toEqual(before)
  expect(await read(person, 'user_record')).toMatchObject({ eula_version: 2, privacy_notice_version: 2 })

  asksFor(3)
  const again = [EULA, { ...EULA, accepted_at: 9_000 }]
  for (const accepted of [again, again.toReversed(), [{ ...EULA, accepted_at: 12_000 }]])
    await save(person, { accepted })
  const known = before.map((row) => ({ ...row, accepted_at: 5 }))
  await save(person, { accepted: known })
  expect((await acceptancesOf(person)).length).toBe(before.length + 1)
})

test('[ACC-31] made-up hashes come to an end, and stand in the way of no other version', async () => {
  const person = await server.signUp()
  asksFor(4)
  for (let n = 0; n < 4; n += 1) {
    const accepted = Array.from({ length: 10 }, (_, i) => ({
      ...EULA,
      text_hash: `${n}-${i}`,
      accepted_at: n * 100 + i,
    }))
    await save(person, { accepted })
  }
  expect((await acceptancesOf(person)).filter(({ version }) => version === 3).length).toBe(20)
  await save(person, { accepted: [{ ...EULA, version: 4 }] })
  expect(await read(person, 'user_record')).toMatchObject({ eula_version: 4 })
})

test('[ACC-31] an app that is ahead of the server registers with what the server knows', async () => {
  const username = 'ahead'
  const email = 'ahead@example.org'
  const versions = { eula_version: 9, privacy_notice_version: 2 }
  const { body } = await server.call('core/register-user', {
    username,
    email,
    password: hashFor(username),
    pw_v: 1,
    ...versions,
  })
  const [eula] = await acceptancesOf({ userId: Number(body['user_id']) })
  expect(eula).toMatchObject({ document: 'eula', version: 2, text_hash: null })
})
