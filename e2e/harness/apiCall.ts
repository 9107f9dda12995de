import { setTimeout as wait } from 'node:timers/promises'
import { API_BASE } from '@reprieve/contract/call.ts'
import { CALLS, type CallName } from '@reprieve/contract/calls.ts'
import { envelope, type Envelope } from '@reprieve/contract/envelope.ts'
import { HEADERS, type ClientType } from '@reprieve/contract/headers.ts'
import manifest from '../package.json' with { type: 'json' }
import { httpCall } from './httpCall.ts'

/** What a client stores after signing in. */
export interface Session {
  userId: number
  token: string
  username: string
  deviceId: string
  clientType: ClientType
}

/** The target of a call: port, and the session to call with. */
export interface ApiTarget {
  port: number
  session?: Session
  fresh?: boolean
  patienceMs?: number
}

export interface ApiAnswer {
  status: number
  code: number
  body: Envelope
  ms: number
}

const OVERLOADED = 112
/** The retry delay of an overloaded server, in seconds; one without a database says two. */
const SOON_S = 1
const MOST_WAITS = 30

/**
 * Makes one call as a client of the product does, with every header of D3, and repeats it if the server is briefly
 * overloaded. The name need not be one of the contract.
 */
export async function callApi(
  door: ApiTarget,
  name: CallName | (string & {}),
  body: object = {},
): Promise<ApiAnswer> {
  let answer = await askOnce(door, name, body)
  for (let waits = 0; waits < MOST_WAITS && isSoon(answer); waits += 1) {
    await wait(SOON_S * 1_000)
    answer = await askOnce(door, name, body)
  }
  return answer
}

const isSoon = ({ code, body }: ApiAnswer): boolean => code === OVERLOADED && body['retry_after'] === SOON_S

async function askOnce(door: ApiTarget, name: string, body: object): Promise<ApiAnswer> {
  const method = methodOf(name)
  const { port, fresh, patienceMs } = door
  const headers = apiHeaders(door.session)
  const path = `${API_BASE}/${name}`
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
  const answer = await httpCall({ port, method, path, headers, ...sent, ...defined({ fresh, patienceMs }) })
  const parsed = envelope.parse(JSON.parse(answer.text))
  return { status: answer.status, code: parsed.result_code, body: parsed, ms: answer.ms }
}

export function apiHeaders(session?: Session): Record<string, string> {
  return {
    'content-type': 'application/json',
    [HEADERS.language]: 'en',
    [HEADERS.clientType]: session?.clientType ?? 'android',
    [HEADERS.appPackage]: 'reprieve.e2e',
    [HEADERS.appVersion]: manifest.version,
    [HEADERS.timezone]: 'Europe/Vienna',
    ...(session === undefined ? {} : asPerson(session)),
  }
}

const asPerson = ({ token, userId }: Session) => ({
  [HEADERS.authorization]: `Bearer ${token}`,
  [HEADERS.userId]: String(userId),
})

function methodOf(name: string): string {
  const calls: Record<string, { method: string }> = CALLS
  return calls[name]?.method ?? 'POST'
}

function defined<T extends object>(given: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const kept = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as { [Key in keyof T]?: Exclude<T[Key], undefined> }
}
