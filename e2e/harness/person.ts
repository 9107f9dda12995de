import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import type { ClientType } from '@reprieve/contract/headers.ts'
import { callApi, type ApiAnswer, type ApiTarget, type Session } from './apiCall.ts'
import { httpCall } from './httpCall.ts'

const PASSWORD = 'a quiet harbour at low tide'
const TERMS: AcceptedTerms = { eula_version: 2, privacy_notice_version: 2 }

export interface TestServer {
  port: number
  outboxKey: string
}

export interface Mail {
  to: string
  subject: string
  text: string
}

/** The documents that a person accepts when they register. */
export interface AcceptedTerms {
  eula_version: number
  privacy_notice_version: number
}

export interface AccountNames {
  username: string
  email: string
}

let hashed: Promise<string> | null = null

/** Computed once: 600,000 rounds for each of a hundred people would be most of a run. [D12] */
async function credentials(): Promise<{ password: string; pw_v: number }> {
  hashed ??= clientHash(PASSWORD)
  return { password: await hashed, pw_v: PASSWORD_VERSION }
}

export function newAccountNames(): AccountNames {
  const random = randomBytes(6).toString('hex')
  return { username: `person-${random}`, email: `person-${random}@example.org` }
}

export const newDeviceId = (): string => `device-${randomBytes(6).toString('hex')}`

export async function registerBody(names: AccountNames, terms = TERMS): Promise<object> {
  return { ...names, ...terms, ...(await credentials()) }
}

export async function loginBody(names: AccountNames, deviceId: string): Promise<object> {
  return { username: names.username, device_id: deviceId, token_type: 'android', ...(await credentials()) }
}

export const renewalBody = (session: Session): object => ({
  username: session.username,
  prev_token: session.token,
  device_id: session.deviceId,
})

/** Registers, opens the mailed link, and signs in. */
export async function newPerson(
  place: TestServer,
  clientType: ClientType = 'android',
  terms = TERMS,
): Promise<Session> {
  const names = newAccountNames()
  const door = { port: place.port }
  expectOk('core/register-user', await callApi(door, 'core/register-user', await registerBody(names, terms)))
  const account_token = await mailedToken(place, names.email)
  expectOk('core/verify-account', await callApi(door, 'core/verify-account', { account_token }))
  return signInByApi(door, names, { deviceId: newDeviceId(), clientType })
}

export async function signInByApi(
  door: ApiTarget,
  names: AccountNames,
  device: Pick<Session, 'deviceId' | 'clientType'>,
): Promise<Session> {
  const answer = await callApi(door, 'core/login-user', await loginBody(names, device.deviceId))
  expectOk('core/login-user', answer)
  return sessionFrom(answer, { username: names.username, ...device })
}

export function sessionFrom(answer: ApiAnswer, rest: Omit<Session, 'userId' | 'token'>): Session {
  return { ...rest, userId: Number(answer.body['user_id']), token: String(answer.body['token']) }
}

export async function mailsTo(place: TestServer, email: string): Promise<Mail[]> {
  const path = `/dev/outbox.json?key=${place.outboxKey}`
  const answer = await httpCall({
    port: place.port,
    method: 'GET',
    path,
    headers: { 'accept-language': 'en' },
  })
  return (JSON.parse(answer.text) as Mail[]).filter((mail) => mail.to.includes(email))
}

/** The token in the newest mail to this address; a mail may be sent a moment after its call was answered. */
export async function mailedToken(place: TestServer, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const mail of await mailsTo(place, email)) {
      const token = /\/activate-user\/([\w~.-]+)/.exec(mail.text)?.[1]
      if (token !== undefined) return token
    }
    await wait(50)
  }
  throw new Error('No activation mail came')
}

function expectOk(name: string, answer: ApiAnswer): void {
  if (answer.code !== 0) throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.body)}`)
}
