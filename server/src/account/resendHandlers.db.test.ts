import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, tokenIn, type TestApp } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const codeOf = async (answer: Promise<{ body: { result_code: number } }>) => (await answer).body.result_code
const register = (username: string) =>
  codeOf(
    server.call('core/register-user', {
      email: `${username}@example.org`,
      username,
      password: hashFor(username),
      pw_v: 1,
      eula_version: 2,
      privacy_notice_version: 2,
    }),
  )
const resend = (username: string, password = hashFor(username), language = 'en') => {
  // A moment of its own for each mail, so that one is the newest.
  server.clock.now += 1
  const headers = { 'accept-language': language }
  return server.call('core/resend-activation', { username, password, pw_v: 1 }, { headers })
}
const verify = (token: string) => codeOf(server.call('core/verify-account', { account_token: token }))
const logIn = (username: string) =>
  codeOf(server.call('core/login-user', { username, password: hashFor(username), pw_v: 1, device_id: 'd' }))
const mailsTo = (username: string) => server.mailTo(`${username}@example.org`)

test('[D22, D23] a new link opens the account, and the older one is dead', async () => {
  await register('anna')
  const older = tokenIn((await mailsTo('anna'))[0]!)
  expect((await resend('anna')).body.result_code).toBe(0)
  const newer = tokenIn((await mailsTo('anna'))[0]!)
  expect([newer === older, await verify(older), await logIn('anna')]).toEqual([false, 107, 152])
  expect([await verify(newer), await logIn('anna')]).toEqual([0, 0])
})

test('[D13] a new link is asked for by the address, too', async () => {
  await register('bert')
  const body = { username: 'BERT@example.org', password: hashFor('bert'), pw_v: 1 }
  expect(await codeOf(server.call('core/resend-activation', body))).toBe(0)
  expect((await mailsTo('bert')).length).toBe(2)
})

test('[ACC-25, D21] a wrong password, an unknown name and an account that is going hear the same 132', async () => {
  await register('cora')
  await register('dora')
  await server.db
    .updateTable('account')
    .set({ deletes_at: new Date(server.clock.now + 1) })
    .where('username', '=', 'dora')
    .execute()
  const wrong = await resend('cora', hashFor('wrong'))
  expect([wrong.status, wrong.body.result_code]).toEqual([401, 132])
  expect((await resend('nobody-here')).body).toEqual(wrong.body)
  expect((await resend('dora')).body).toEqual(wrong.body)
  expect([(await mailsTo('cora')).length, (await mailsTo('dora')).length]).toEqual([1, 1])
})

test('[D21] an account that is active already gets 0 and no mail', async () => {
  const person = await server.signUp()
  expect((await resend(person.username, person.password)).body.result_code).toBe(0)
  expect((await server.mailTo(person.email)).length).toBe(1)
})

test('[D12] a password that was not hashed is 102', async () => {
  expect((await resend('anna', 'correct horse battery')).body.result_code).toBe(102)
})

test('[D3] the mail comes in the language of who asked, English where we have none; without a language 101', async () => {
  await register('emil')
  expect((await resend('emil', hashFor('emil'), '')).body.result_code).toBe(101)
  expect((await mailsTo('emil')).length).toBe(1)
  await resend('emil', hashFor('emil'), 'ko')
  expect((await mailsTo('emil'))[0]).toContain('누군가 이 주소로 Reprieve에 가입했어요.')
  await resend('emil', hashFor('emil'), 'tlh')
  expect((await mailsTo('emil'))[0]).toContain('Someone used this address to')
})
