import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type pg from 'pg'
import { API_BASE } from '@reprieve/contract/call.ts'
import { CALLS, type CallName } from '@reprieve/contract/calls.ts'
import { openPasswords } from '../access/passwords.ts'
import { CHORES } from '../chores.ts'
import { readConfig } from '../config.ts'
import { openDb, openPool, type Db } from '../db/pool.ts'
import type { Guide } from '../guide/guide.ts'
import { loadGuide } from '../guide/loadGuide.ts'
import { makeApp } from '../http/app.ts'
import { openJobLanes } from '../jobKinds.ts'
import type { Meter } from '../metrics/meter.ts'
import { closeServices, openServices } from '../openServices.ts'
import { outboxSender, type MailSender } from '../outside/mail.ts'
import type { Services } from '../services.ts'
import { SETTINGS_HOOKS } from '../settingsHooks.ts'
import { createTestDatabase } from './testDatabase.ts'
import { TEST_DATA_DIR } from './testDataDir.ts'

export interface Answer {
  status: number
  body: Record<string, unknown> & { result_code: number }
  /** The raw response; for one that is not JSON, `body` has only the code 0. */
  bytes: Buffer
  headers: Record<string, unknown>
}

export interface TestPerson {
  userId: number
  token: string
  username: string
  email: string
  password: string
  deviceId: string
}

export interface TestApp {
  app: FastifyInstance
  db: Db
  /** For the same database. */
  pool: pg.Pool
  services: Services
  /** The server's clock, which tests can move. */
  clock: { now: number }
  call(name: string, body?: unknown, as?: CallAs): Promise<Answer>
  mailTo(email: string): Promise<string[]>
  signUp(wishes?: { username?: string; clientType?: string }): Promise<TestPerson>
  signIn(person: TestPerson, as?: { deviceId?: string; clientType?: string }): Promise<TestPerson>
  close(): Promise<void>
}

export interface CallAs {
  person?: TestPerson
  headers?: Record<string, string>
  from?: string
}

/** A client's password hash: the right format, without 600,000 rounds in every test. */
export const hashFor = (password: string): string => createHash('sha256').update(password).digest('base64')

/** Hundreds of people sign up in tests; another test covers the real cost of a hash. */
const WEAK = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** Loaded once for all tests of a run. */
let loaded: Guide | null = null
export const ourGuide = (): Guide => (loaded ??= loadGuide('/nowhere'))

const LOCAL_KEY = 'outbox-key'
const VAPID_KEY = Buffer.alloc(32, 7).toString('base64')

interface TestParts {
  door?: MailSender
  /** Replaces the built-in guide. */
  guide?: Guide
  logTo?: { write(line: string): void }
  meter?: Meter
}

const OVERLOADED = 503
const MOST_WAITS = 30

/** On a busy machine the app may refuse calls as overloaded. Retries, as a client does. */
async function injectPatiently(app: FastifyInstance, request: InjectOptions) {
  let response = await app.inject(request)
  // One second means overload. If the database is away, the time is longer.
  for (let waits = 0; waits < MOST_WAITS && isSoon(response); waits += 1) {
    await wait(1_000)
    response = await app.inject(request)
  }
  return response
}

const isSoon = (response: { statusCode: number; payload: string }): boolean =>
  response.statusCode === OVERLOADED && response.payload.includes('"retry_after":1}')

export async function openTestApp(
  env: Record<string, string> = {},
  { door = outboxSender, logTo, guide = ourGuide(), meter }: TestParts = {},
): Promise<TestApp> {
  const database = await createTestDatabase()
  const pool = openPool(database.config, () => {})
  const db = openDb(pool)
  const clock = { now: Date.now() }
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: '/nowhere', ...env })
  const full = openServices({
    config,
    db,
    pepper: 'pepper',
    signingKey: 'signing',
    vapidKey: config.push.privateKey ?? VAPID_KEY,
    localKey: config.isLocal ? LOCAL_KEY : null,
    door,
    guide,
    emergencyNumbers: [],
    chores: CHORES,
    jobLanes: openJobLanes(TEST_DATA_DIR),
    settingsHooks: SETTINGS_HOOKS,
    meter: meter ?? null,
    now: () => clock.now,
    report: () => {},
  })
  const services = { ...full, passwords: openPasswords('pepper', { strength: WEAK }) }
  const app = await makeApp({
    services,
    logSecret: 'log',
    webFolder: '/nowhere',
    outboxKey: LOCAL_KEY,
    version: '0',
    meter: meter ?? null,
    ...(logTo === undefined ? {} : { logTo }),
  })

  const call: TestApp['call'] = async (name, body, as = {}) => {
    const { person } = as
    const isGet = CALLS[name as CallName]?.method === 'GET'
    const hasBody = body !== undefined && !isGet
    const request: InjectOptions = {
      method: isGet ? 'GET' : 'POST',
      url: `${API_BASE}/${name}`,
      ...(isGet && body !== undefined ? { query: body as Record<string, string> } : {}),
      headers: {
        'accept-language': 'en',
        ...(person === undefined
          ? {}
          : { authorization: `Bearer ${person.token}`, 'user-id': String(person.userId) }),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...as.headers,
      },
      remoteAddress: as.from ?? '127.0.0.1',
      ...(hasBody ? { payload: JSON.stringify(body) } : {}),
    }
    const response = await injectPatiently(app, request)
    // A file may be JSON as well.
    const isFile = response.headers['content-disposition'] !== undefined
    const isJson = !isFile && String(response.headers['content-type']).includes('json')
    const answer = isJson ? response.json<Answer['body']>() : { result_code: 0 }
    return {
      status: response.statusCode,
      body: answer,
      bytes: response.rawPayload,
      headers: response.headers,
    }
  }

  const mailTo: TestApp['mailTo'] = async (email) => {
    const rows = await db
      .selectFrom('mail')
      .select('body_text')
      .where('to_address', '=', email)
      .orderBy('queued_at', 'desc')
      .orderBy('mail_id', 'desc')
      .execute()
    return rows.map((row) => row.body_text)
  }

  const signIn: TestApp['signIn'] = async (
    person,
    { deviceId = person.deviceId, clientType = 'pwa' } = {},
  ) => {
    const { username, password } = person
    const body = { username, password, pw_v: 1, device_id: deviceId }
    const answer = await call('core/login-user', body, { headers: { 'client-type': clientType } })
    return {
      ...person,
      deviceId,
      userId: Number(answer.body['user_id']),
      token: String(answer.body['token']),
    }
  }

  return {
    app,
    db,
    pool,
    services,
    clock,
    call,
    mailTo,
    signIn,
    async signUp({ username = `user-${randomUUID().slice(0, 8)}`, clientType = 'pwa' } = {}) {
      const email = `${username}@example.org`
      const password = hashFor(`password of ${username}`)
      await call('core/register-user', {
        email,
        username,
        password,
        pw_v: 1,
        eula_version: 2,
        privacy_notice_version: 2,
      })
      const [mail] = await mailTo(email)
      await call('core/verify-account', { account_token: tokenIn(mail ?? '') })
      return signIn(
        { userId: 0, token: '', username, email, password, deviceId: randomUUID() },
        { clientType },
      )
    },
    async close() {
      await app.close()
      await closeServices(services)
      await pool.end()
      await database.drop()
    },
  }
}

/** The token of the link in a mail, by the first part of its path. */
export const tokenIn = (mail: string, path = 'activate-user'): string =>
  new RegExp(`/${path}/([\\w-]+)`).exec(mail)?.[1] ?? ''
