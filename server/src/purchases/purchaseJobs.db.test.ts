import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetPerson } from '../db/people.ts'
import { inTransaction } from '../db/transaction.ts'
import { openStores } from '../outside/stores/openStores.ts'
import { PACKAGE, STORE_ENV, startLocalStores, type LocalStores } from '../testing/localStores.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { queueDue } from './purchaseJobs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let server: TestApp
let local: LocalStores

beforeAll(async () => {
  local = await startLocalStores()
  server = await openTestApp({ RATE_LIMITS: 'off', ...STORE_ENV })
  const { stores, products } = server.services.config
  Object.assign(server.services.stores, openStores({ stores, products, localKey: null }, local.line))
})
afterAll(() => Promise.all([server.close(), local.close()]))
beforeEach(async () => {
  await server.services.jobs.settled()
  local.mood = 'up'
  local.isDeaf = false
  local.asked = []
})

const bring = async (person: TestPerson, token: string, product: string, more: object = {}) => {
  const body = {
    package_name: PACKAGE,
    market: 'google',
    purchase_token: token,
    product_id: product,
    ...more,
  }
  const { status, body: answer } = await server.call('purchases/complete-purchase', body, { person })
  return [status, answer.result_code]
}

const told = async (person: TestPerson) => {
  const { body } = await server.call('purchases/get-all-purchases', undefined, { person })
  const { body: counted } = await server.call('purchases/get-credits-count', undefined, { person })
  const purchases = body['purchases'] as { state: string }[]
  return {
    states: purchases.map(({ state }) => state),
    subscription: body['subscription_state'],
    credits: counted['credits_count'],
  }
}

const sellPack = (): string => {
  const token = randomUUID()
  local.google.set(token, { purchaseState: 0, consumptionState: 0, acknowledgementState: 0 })
  return token
}

const term = (until: number) => ({
  subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
  acknowledgementState: 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED',
  lineItems: [{ productId: 'monthly', expiryTime: new Date(until).toISOString() }],
})

/** Time goes on, and what is due by then is done. */
async function after(ms: number): Promise<void> {
  server.clock.now += ms
  await queueDue(server.db, server.clock.now)
  await server.services.jobs.settled()
}

const signUp = async (): Promise<TestPerson> => server.signUp()

const tokensKept = async ({ userId }: TestPerson): Promise<number> =>
  (await server.db.selectFrom('purchase').select('token').where('user_id', '=', userId).execute()).filter(
    ({ token }) => token !== null,
  ).length

test('[BUY-23, D10] while the store is away a purchase waits (1004), once, and is given when the store is back', async () => {
  const person = await signUp()
  const token = sellPack()
  local.mood = 'busy'
  for (const _ of [1, 2]) expect(await bring(person, token, 'three')).toEqual([503, 1004])
  expect(await told(person)).toEqual({ states: ['waiting'], subscription: 'none', credits: 0 })
  await after(2 * 60_000)
  expect(await told(person)).toMatchObject({ states: ['waiting'] })
  local.mood = 'up'
  await after(HOUR)
  expect(await told(person)).toEqual({ states: ['spent'], subscription: 'none', credits: 3 })
  expect(await bring(person, token, 'three')).toEqual([409, 199])
})

test('[BUY-23] what turns out to be no purchase is refused then, and its token is not kept', async () => {
  const person = await signUp()
  local.mood = 'silent'
  expect(await bring(person, randomUUID(), 'three')).toEqual([503, 1004])
  local.mood = 'up'
  await after(HOUR)
  expect([await told(person), await tokensKept(person)]).toEqual([
    { states: ['refused'], subscription: 'none', credits: 0 },
    0,
  ])
})

test('[BUY-23] who invents receipts while a store is away is kept twenty of them', async () => {
  const person = await signUp()
  local.mood = 'busy'
  for (let n = 0; n < 22; n += 1) await bring(person, `invented-${n}-${randomUUID()}`, 'one')
  expect(await tokensKept(person)).toBe(20)
  await inTransaction(server.db, (trx) => forgetPerson(trx, person.userId))
})

test('[BUY-23] the store is told of a pack until it has heard it, so that it can be bought again', async () => {
  const person = await signUp()
  const token = sellPack()
  local.isDeaf = true
  expect(await bring(person, token, 'one')).toEqual([200, 0])
  await server.services.jobs.settled()
  expect(local.google.get(token)).toMatchObject({ consumptionState: 0 })
  local.isDeaf = false
  await after(HOUR)
  expect(local.google.get(token)).toMatchObject({ consumptionState: 1 })
  expect(await told(person)).toMatchObject({ credits: 1 })
})

test('[BUY-23] the store is told also where the job for it was lost, and the device brought it again', async () => {
  const person = await signUp()
  const token = sellPack()
  local.isDeaf = true
  await bring(person, token, 'one')
  await server.services.jobs.settled()
  expect(await bring(person, token, 'one')).toEqual([409, 199])
  local.isDeaf = false
  await server.db.deleteFrom('job').where('user_id', '=', person.userId).execute()
  await after(HOUR)
  expect(local.google.get(token)).toMatchObject({ consumptionState: 1 })
})

test('[BUY-11] a renewal is found out at the end of the term, and an end as well', async () => {
  const person = await signUp()
  const token = randomUUID()
  const until = server.clock.now + 30 * DAY
  local.google.set(token, term(until))
  expect(await bring(person, token, 'monthly')).toEqual([200, 0])
  await server.services.jobs.settled()
  local.google.set(token, term(until + 30 * DAY))
  await after(30 * DAY + 60_000)
  const again = await server.signIn(person)
  expect(await told(again)).toEqual({ states: ['active'], subscription: 'live', credits: 0 })
  await after(30 * DAY)
  expect(await told(await server.signIn(person))).toMatchObject({ states: ['ended'], subscription: 'ended' })
  expect(await tokensKept(person)).toBe(0)
})

test('[BUY-11, D10] while the store is away at the end of a term a subscriber stays one, for three days at most', async () => {
  const person = await signUp()
  const token = randomUUID()
  local.google.set(token, term(server.clock.now + DAY))
  await bring(person, token, 'monthly')
  await server.services.jobs.settled()
  local.mood = 'limited'
  await after(DAY + 60_000)
  for (let n = 0; n < 24; n += 1) await after(2 * HOUR)
  expect(await told(await server.signIn(person))).toMatchObject({ states: ['active'], subscription: 'live' })
  for (let n = 0; n < 3; n += 1) await after(12 * HOUR)
  expect(await told(await server.signIn(person))).toMatchObject({ states: ['active'], subscription: 'ended' })
})

test('[BUY-12] a refund is found out after a month, and then nobody is asked any more', async () => {
  const person = await signUp()
  const [kept, refunded] = [sellPack(), sellPack()]
  for (const token of [kept, refunded]) await bring(person, token, 'three')
  await server.services.jobs.settled()
  local.google.set(refunded, { purchaseState: 1 })
  await after(30 * DAY + 60_000)
  const again = await server.signIn(person)
  const now = await told(again)
  expect([now.states.toSorted(), now.credits]).toEqual([['ended', 'spent'], 3])
  expect(await tokensKept(person)).toBe(0)
})

test('[BUY-12, BUY-14] one package, one account: others are refused without a question to the store', async () => {
  const [owner, other] = [await signUp(), await signUp()]
  const token = sellPack()
  expect(await bring(owner, token, 'five', { package_name: 'org.other' })).toEqual([422, 1001])
  expect(local.asked).toEqual([])
  expect(await bring(owner, token, 'five')).toEqual([200, 0])
  expect(await bring(other, token, 'five')).toEqual([422, 1003])
})

test('[BUY-14, D24] of a purchase that waits nothing is left when its account goes', async () => {
  const person = await signUp()
  const token = sellPack()
  local.mood = 'busy'
  await bring(person, token, 'five')
  await inTransaction(server.db, (trx) => forgetPerson(trx, person.userId))
  local.mood = 'up'
  await after(HOUR)
  const rows = await server.db
    .selectFrom('plan')
    .select('credits')
    .where('user_id', '=', person.userId)
    .execute()
  expect(rows).toEqual([])
  expect(await bring(await signUp(), token, 'five')).toEqual([200, 0])
})
