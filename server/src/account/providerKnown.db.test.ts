import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NONCE, type LocalIssuer } from '../testing/localIssuer.ts'
import {
  newEmail,
  openProviderApp,
  providerCalls,
  verifiedClaims,
  type ProviderApp,
  type ProviderCalls,
} from '../testing/providerApp.ts'
import { hashFor, tokenIn, type TestApp } from '../testing/testApp.ts'

let server: TestApp
let issuer: LocalIssuer
let logged: string[]
let signed: ProviderCalls['signed']
let ask: ProviderCalls['ask']
let join: ProviderCalls['join']
let close: ProviderApp['close']

beforeAll(async () => {
  const app = await openProviderApp()
  ;({ server, issuer, logged, close } = app)
  ;({ signed, ask, join } = providerCalls(app))
})
afterAll(() => close())

const mailCount = async () => (await server.db.selectFrom('mail').select('mail_id').execute()).length

describe('a known person of a provider', () => {
  test('[D19] is asked for the code as well when the second factor is on', async () => {
    const token = await signed(verifiedClaims())
    const { body } = await join(token)
    const userId = Number(body['user_id'])
    await server.db.updateTable('account').set({ mfa_on: true }).where('user_id', '=', userId).execute()
    const answer = await ask(token)
    expect([answer.body.result_code, answer.body['token']]).toEqual([168, undefined])
    expect(answer.body['mfa_challenge']).toEqual(expect.any(String))
  })

  test('[D24] is not known while the account waits for its deletion', async () => {
    const claims = verifiedClaims()
    const { body } = await join(await signed(claims))
    await server.db
      .updateTable('account')
      .set({ deletes_at: new Date(server.clock.now + 1000) })
      .where('user_id', '=', Number(body['user_id']))
      .execute()
    expect((await join(await signed(claims))).body.result_code).toBe(132)
    expect((await join(await signed(verifiedClaims(claims.email)))).body.result_code).toBe(135)
  })

  test('[D8] gets a new activation link while not activated; anybody else hears the same', async () => {
    const email = newEmail()
    const fresh = await signed({ email, sub: randomUUID() })
    await join(fresh)
    const active = await signed(verifiedClaims())
    await join(active)
    const resend = async (access_token: string) => {
      const before = await mailCount()
      server.clock.now += 1
      const answer = await server.call('core/resend-activation-with-provider', {
        provider: 'google',
        access_token,
      })
      return [answer.body.result_code, (await mailCount()) - before, Object.keys(answer.body).toSorted()]
    }
    const told = await resend(fresh)
    expect(told.slice(0, 2)).toEqual([0, 1])
    expect([await resend(active), await resend(await signed(verifiedClaims()))]).toEqual([told, told])
    expect((await resend('nothing.of.it'))[0]).toBe(121)
    const [newest, first] = await server.mailTo(email)
    const verify = (mail: string | undefined) =>
      server.call('core/verify-account', { account_token: tokenIn(mail ?? '') })
    expect((await verify(first)).body.result_code).toBe(107)
    expect((await verify(newest)).body.result_code).toBe(0)
  })
})

test('[REL 5] nothing of a token, a nonce or an address stands in the log', async () => {
  const claims = verifiedClaims()
  const token = await signed(claims)
  const facebook = issuer.facebookToken({ id: randomUUID() })
  await join(token)
  await join(`${token}x`)
  await join(facebook, { provider: 'facebook' })
  issuer.isAway = true
  await join(facebook, { provider: 'facebook' })
  issuer.isAway = false
  const log = logged.join('')
  expect(log).toContain('core/login-user-with-provider')
  for (const secret of [...token.split('.'), facebook, NONCE, claims.email, claims.sub])
    expect(log).not.toContain(secret)
})

test('[ACC-21, REL 1d] who came through a provider and typed the address of another is out when that one resets', async () => {
  const email = newEmail()
  const thief = { sub: randomUUID() }
  expect((await join(await signed(thief), { email })).body.result_code).toBe(152)
  // A moment of its own for each mail, so that one is the newest.
  server.clock.now += 1
  await server.call('core/forgot-password', { email })
  const [mail] = await server.mailTo(email)
  const link = { password_token: tokenIn(mail!, 'reset-password'), new_password: hashFor('mine'), pw_v: 1 }
  expect((await server.call('core/reset-password', link)).body.result_code).toBe(0)
  expect((await ask(await signed(thief), { login_only: true })).body.result_code).toBe(122)
})
