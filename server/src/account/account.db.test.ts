import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashFor, openTestApp, tokenIn, type TestApp } from '../testing/testApp.ts'
import { termsHash } from './termsHash.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const registration = (username: string, change: Record<string, unknown> = {}) => ({
  email: `${username}@example.org`,
  username,
  password: hashFor(username),
  pw_v: 1,
  eula_version: 2,
  privacy_notice_version: 2,
  ...change,
})
const register = (username: string, change?: Record<string, unknown>) =>
  server.call('core/register-user', registration(username, change))
const logIn = (username: string, password: string) =>
  server.call('core/login-user', { username, password, pw_v: 1, device_id: 'd1' })

describe('registering', () => {
  test('[D23, ACC-38] the account opens only after the mailed link was confirmed', async () => {
    expect((await register('anna')).body).toMatchObject({ result_code: 0, activated: false })
    expect((await logIn('anna', hashFor('anna'))).body.result_code).toBe(152)
    const [mail] = await server.mailTo('anna@example.org')
    expect(
      (await server.call('core/verify-account', { account_token: tokenIn(mail!) })).body.result_code,
    ).toBe(0)
    expect((await logIn('anna', hashFor('anna'))).body.result_code).toBe(0)
  })

  test('[D22] a link used again within its life answers 0, an unknown or old one 107', async () => {
    await register('bert')
    const token = tokenIn((await server.mailTo('bert@example.org'))[0]!)
    const verify = (account_token: string) => server.call('core/verify-account', { account_token })
    expect((await verify(token)).body.result_code).toBe(0)
    expect((await verify(token)).body.result_code).toBe(0)
    expect((await verify('x'.repeat(43))).body.result_code).toBe(107)
    server.clock.now += 48 * 3_600_000
    expect((await verify(token)).body.result_code).toBe(107)
  })

  test('[D22] the link comes from PUBLIC_URL, never from the request', async () => {
    await server.call('core/register-user', registration('cora'), { headers: { host: 'evil.example' } })
    expect((await server.mailTo('cora@example.org'))[0]).toContain('http://localhost:8787/activate-user/')
  })

  test('[D13] names are taken whatever their case and width, e-mails whatever their case', async () => {
    await register('Dora')
    expect((await register('dora2', { email: 'DORA@Example.org' })).body.result_code).toBe(135)
    expect((await register('ＤＯＲＡ', { email: 'other@example.org' })).body.result_code).toBe(136)
  })

  test('[D13] no username, however written, takes an e-mail address', async () => {
    expect((await register('victim＠example.org', { email: 'thief@example.org' })).body.result_code).toBe(102)
    expect((await register('victim')).body.result_code).toBe(0)
  })

  test('[D13] a refused username leaves its e-mail free', async () => {
    await register('emil')
    expect((await register('emil', { email: 'free@example.org' })).body.result_code).toBe(136)
    expect((await register('emil2', { email: 'free@example.org' })).body.result_code).toBe(0)
  })

  test('[REL 1b] the same sign-up again after a lost answer succeeds and makes no second account', async () => {
    expect((await register('fred')).body.result_code).toBe(0)
    expect((await register('fred')).body.result_code).toBe(0)
    const rows = await server.db
      .selectFrom('account')
      .select('user_id')
      .where('username', '=', 'fred')
      .execute()
    expect(rows.length).toBe(1)
    expect((await register('fred', { password: hashFor('another') })).body.result_code).toBe(135)
  })

  test('[REL 1b] the same sign-up twice at once is one account, and both succeed', async () => {
    const answers = await Promise.all([register('otto'), register('otto')])
    expect(answers.map((answer) => answer.body.result_code)).toEqual([0, 0])
  })

  test('[D10] without the accepted terms 120, with a too common password 108', async () => {
    expect((await register('gina', { eula_version: 1 })).body.result_code).toBe(120)
    expect((await register('gina', { privacy_notice_version: undefined })).body.result_code).toBe(120)
    // The client hash of "123456".
    const common = 'uS0d9NYCvPsRreQ1pebKJNT60Hb+4ZsPtoc358zT/Wk='
    expect((await register('gina', { password: common })).body.result_code).toBe(108)
  })

  test('[D12] a plaintext password sent by mistake is refused', async () => {
    expect((await register('hans', { password: 'correct horse battery' })).body.result_code).toBe(102)
  })

  test('[D27, ACC-17] every acceptance is a row, with the hash of the words that were shown', async () => {
    await register('ines')
    const rows = await server.db
      .selectFrom('acceptance as a')
      .innerJoin('account as b', 'a.user_id', 'b.user_id')
      .select(['document', 'version', 'a.language', 'text_hash'])
      .where('username', '=', 'ines')
      .orderBy('document')
      .execute()
    const shown = { version: 2, language: 'en', links: {} } as const
    expect(rows).toEqual([
      { document: 'eula', version: 2, language: 'en', text_hash: termsHash('eula', shown) },
      { document: 'privacy', version: 2, language: 'en', text_hash: termsHash('privacy', shown) },
    ])
  })

  test('[REL 1d] what only the server may set is ignored', async () => {
    await register('jana', { is_pro: true, user_id: 1, activated_at: 1 })
    expect((await logIn('jana', hashFor('jana'))).body.result_code).toBe(152)
  })

  test('[D23, ACC-38] ACTIVATION=off lets people in at once, without a mail', async () => {
    const open = await openTestApp({ ACTIVATION: 'off' })
    for (const time of ['first', 'again, because the answer was lost']) {
      const { body } = await open.call('core/register-user', registration('kurt'))
      expect([time, body.result_code, body['activated']]).toEqual([time, 0, true])
    }
    const answer = await open.call('core/login-user', {
      username: 'kurt',
      password: hashFor('kurt'),
      pw_v: 1,
      device_id: 'd',
    })
    expect([answer.body.result_code, await open.mailTo('kurt@example.org')]).toEqual([0, []])
    await open.close()
  })
})

describe('signing in', () => {
  test('[D13] takes username or e-mail, in any case', async () => {
    const person = await server.signUp({ username: 'Lena' })
    expect((await logIn('LENA', person.password)).body.result_code).toBe(0)
    expect((await logIn('lena@EXAMPLE.org', person.password)).body.result_code).toBe(0)
  })

  test('[D21] tells the same for a wrong password and an unknown name', async () => {
    const person = await server.signUp()
    const wrong = await logIn(person.username, hashFor('wrong'))
    const unknown = await logIn('nobody-here', hashFor('wrong'))
    expect([wrong.status, wrong.body]).toEqual([401, { ...unknown.body }])
  })

  test('[D14] tokens are kept as hashes only', async () => {
    const person = await server.signUp()
    const dump = await server.db.selectFrom('session_token').selectAll().execute()
    expect(JSON.stringify(dump)).not.toContain(person.token)
  })

  test('[REL 1d] guesses are counted in the database, and the right password still opens from elsewhere', async () => {
    const strict = await openTestApp()
    const person = await strict.signUp()
    const guess = (from: string, password = hashFor('guess')) =>
      strict.call(
        'core/login-user',
        { username: person.username, password, pw_v: 1, device_id: 'g' },
        { from },
      )
    for (let n = 0; n < 10; n += 1) expect((await guess('10.0.0.1')).body.result_code).toBe(132)
    const eleventh = await guess('10.0.0.1')
    expect([eleventh.status, eleventh.body.result_code]).toEqual([429, 103])
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0)
    expect((await guess('10.0.0.2', person.password)).body.result_code).toBe(0)
    await strict.close()
  })
})
