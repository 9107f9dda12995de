import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NONCE, type LocalIssuer } from '../testing/localIssuer.ts'
import { openProviderApp, type ProviderApp } from '../testing/providerApp.ts'
import { hashFor, tokenIn, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
let issuer: LocalIssuer
let close: ProviderApp['close']
let logged: string[]

beforeAll(async () => {
  ;({ server, issuer, logged, close } = await openProviderApp())
})
afterAll(() => close())

/** All that this test plants, in one place: each must be looked for. */
const planted = new Set<string>()
function plant(secret: string): string {
  planted.add(secret)
  return secret
}
const canary = (name: string): string => plant(`canary-${name}-${randomUUID().slice(0, 8)}`)

const mailedTo = async (email: string, path: string): Promise<string> => {
  const found = (await server.mailTo(email)).map((mail) => tokenIn(mail, path)).find((token) => token !== '')
  return plant(found ?? 'no link was mailed')
}

test('[REL 5] of forty secrets that pass through the account none reaches the log', async () => {
  const person = await server.signUp({ username: canary('name') })
  for (const secret of [person.email, person.token, person.password, String(person.userId), person.deviceId])
    plant(secret)
  const as = { person }

  await everyMailedLink(person)
  await everythingOfTheProfile(person)
  await theSecondStep(person)
  await throughAProvider()
  for (const path of ['activate-user', 'reset-password', 'change-email', 'unsubscribe', 'cancel-deletion'])
    await server.app.inject({ method: 'GET', url: `/${path}/${canary(path)}?q=${canary('query')}` })
  await server.app.inject({
    method: 'POST',
    url: `/unsubscribe/${canary('one-click')}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  await server.app.inject({
    method: 'POST',
    url: '/provider/apple/redirect',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `state=${canary('state')}&id_token=a.${canary('id-token')}.c`,
  })
  await server.call('sync/get-image', { file: canary('file') }, as)
  await server.call('core/get-access-log', { cursor: canary('cursor') }, as)
  await server.call('core/delete-user', undefined, as)

  const log = logged.join('')
  expect([...planted].filter((secret) => log.includes(secret))).toEqual([])
  expect(planted.size).toBeGreaterThanOrEqual(40)
  // It is this log that was looked through.
  expect(log).toContain('"route":"/api/v4/core/reset-password"')
  expect(log).toContain('"route":"/unsubscribe/:token"')
})

async function everyMailedLink(person: TestPerson): Promise<void> {
  const password = plant(hashFor('of the reset'))
  const email = `${canary('new-address')}@example.org`
  await server.call('core/change-email', { email, password: person.password, pw_v: 1 }, { person })
  await server.call('core/verify-email', { email_token: await mailedTo(email, 'change-email') })
  await server.call('core/forgot-password', { email: `${canary('forgotten')}@example.org` })
  await server.call('core/forgot-password', { email })
  const password_token = await mailedTo(email, 'reset-password')
  await server.call('core/get-reset-password-email', { password_token })
  await server.call('core/reset-password', {
    password_token: canary('reset'),
    new_password: password,
    pw_v: 1,
  })
  await server.call('core/resend-activation', { username: canary('resend'), password, pw_v: 1 })
  await server.call('core/verify-account', { account_token: canary('activation') })
  await server.call('core/cancel-deletion', { deletion_token: canary('deletion') })
  await server.call('core/unsubscribe-email', { unsubscribe_email_token: canary('unsubscribe-call') })
  const wrong = { current_password: plant(hashFor('wrong')), password, pw_v: 1 }
  await server.call('core/change-password', wrong, { person })
}

async function everythingOfTheProfile(person: TestPerson): Promise<void> {
  const content = {
    name: canary('own-name'),
    gender: 'o',
    gender_other: canary('gender'),
    country: canary('country'),
    birth_date: canary('birth'),
    accepted: [{ document: 'eula', version: 2, text_hash: canary('text-hash') }],
  }
  const record = { record_type: 'user_profile_record', client_id: randomUUID(), content }
  await server.call('sync/update-record', record, { person })
  await server.call('user/set-values', { values: { [canary('key')]: canary('value') } }, { person })
  await server.call('user/get-values', { keys: [canary('asked-key')] }, { person })
  await server.call('sync/upload-avatar', { image: btoa(canary('picture')) }, { person })
}

async function theSecondStep(person: TestPerson): Promise<void> {
  await server.call('core/set-mfa', { on: true }, { person })
  const { username, password } = person
  const device = { device_id: canary('device'), device_details: canary('details'), token_type: 'web' }
  const answer = await server.call('core/login-user', { username, password, pw_v: 1, ...device })
  const mfa_challenge = plant(String(answer.body['mfa_challenge']))
  await server.call('core/verify-mfa', { mfa_challenge, code: plant('418293') })
  await server.call('core/verify-mfa', { mfa_challenge: canary('challenge'), code: plant('507731') })
  await server.call('core/resend-mfa', { mfa_challenge })
}

async function throughAProvider(): Promise<void> {
  const email = `${canary('at-provider')}@example.org`
  const claims = {
    sub: canary('subject'),
    email,
    email_verified: true,
    picture: `https://p/${canary('picture')}`,
  }
  const token = await issuer.sign(issuer.claims('google', server.clock.now, claims), issuer.keys.google)
  const body = { provider: 'google', access_token: plant(token), nonce: plant(NONCE), device_id: 'd' }
  const utm = { utm_source: canary('utm') }
  const terms = { eula_version: 2, privacy_notice_version: 2, utm }
  await server.call('core/login-user-with-provider', { ...body, ...terms })
  await server.call('core/login-user-with-provider', { ...body, access_token: canary('forged') })
}
