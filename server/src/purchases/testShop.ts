import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { openStores } from '../outside/stores/openStores.ts'
import { PACKAGE, STORE_ENV, startLocalStores, type LocalStores } from '../testing/localStores.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { queueDueChecks } from './purchaseJobs.ts'

export const HOUR = HOUR_MS
export const DAY = 24 * HOUR

/** For tests: a server that sells in both stores, and the stores. */
export interface TestShop {
  server: TestApp
  local: LocalStores
  bring(person: TestPerson, token: string, product: string, more?: object): Promise<[number, number]>
  told(
    person: TestPerson,
  ): Promise<{ states: string[]; subscription: unknown; until: unknown; credits: unknown }>
  sellPack(): string
  /** Advances the clock, and does what is due by then. */
  after(ms: number): Promise<void>
  tokensKept(person: TestPerson): Promise<number>
  calm(): Promise<void>
  close(): Promise<unknown>
}

export async function openTestShop(env: Record<string, string> = {}): Promise<TestShop> {
  const local = await startLocalStores()
  const server = await openTestApp({ RATE_LIMITS: 'off', ...STORE_ENV, ...env })
  const { stores, products } = server.services.config
  Object.assign(server.services.stores, openStores({ stores, products, localKey: null }, local.line))
  return {
    server,
    local,
    async bring(person, token, product, more = {}) {
      const body = {
        package_name: PACKAGE,
        market: 'google',
        purchase_token: token,
        product_id: product,
        ...more,
      }
      const { status, body: answer } = await server.call('purchases/complete-purchase', body, { person })
      return [status, answer.result_code]
    },
    async told(person) {
      const { body } = await server.call('purchases/get-all-purchases', undefined, { person })
      const { body: counted } = await server.call('purchases/get-credits-count', undefined, { person })
      const purchases = body['purchases'] as { state: string }[]
      return {
        states: purchases.map(({ state }) => state),
        subscription: body['subscription_state'],
        until: body['subscription_until'],
        credits: counted['credits_count'],
      }
    },
    sellPack() {
      const token = randomUUID()
      local.google.set(token, { purchaseState: 0, consumptionState: 0, acknowledgementState: 0 })
      return token
    },
    async after(ms) {
      server.clock.now += ms
      await queueDueChecks(server.db, server.clock.now)
      await server.services.jobs.settled()
    },
    async tokensKept({ userId }) {
      const rows = await server.db
        .selectFrom('purchase')
        .select('token')
        .where('user_id', '=', userId)
        .where('token', 'is not', null)
        .execute()
      return rows.length
    },
    async calm() {
      await server.services.jobs.settled()
      Object.assign(local, { mood: 'up', tokenMood: 'up', isDeaf: false, requests: [] })
    },
    close: () => Promise.all([server.close(), local.close()]),
  }
}

/** An acknowledged subscription as Google reports it. */
export const googleTerm = (until: number, state = 'ACTIVE') => ({
  subscriptionState: `SUBSCRIPTION_STATE_${state}`,
  acknowledgementState: 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED',
  lineItems: [{ productId: 'monthly', expiryTime: new Date(until).toISOString() }],
})
