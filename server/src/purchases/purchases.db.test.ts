import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetPerson } from '../db/people.ts'
import { inTransaction } from '../db/transaction.ts'
import { STORE_ENV } from '../testing/localStores.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { changeCredits, giveCreditBack, reserveCredit, spendCredit } from './creditStore.ts'
import { sandboxChore } from './sandboxPurchases.ts'

const KEY = 'outbox-key'
const DAY = 24 * 3_600_000

const NOTHING = {
  is_pro: false,
  is_subscription: false,
  credits_count: 0,
  subscription_state: 'none',
  subscription_until: null,
}

const opened: TestApp[] = []
afterAll(() => Promise.all(opened.map((app) => app.close())))

async function open(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await openTestApp({ RATE_LIMITS: 'off', ...env })
  opened.push(app)
  return app
}

const WITHOUT_PRODUCTS = Object.fromEntries(
  Object.entries(STORE_ENV).filter(([name]) => !name.startsWith('PRODUCT_')),
)

const headers = { host: 'localhost:8787' }

const buyIn = async (app: TestApp, person: TestPerson, kind: string, token = `${KEY}.${randomUUID()}`) => {
  const body = {
    package_name: 'org.reprieve',
    market: 'sandbox',
    purchase_token: token,
    product_id: `sandbox_${kind}`,
  }
  const { body: answer } = await app.call('purchases/complete-purchase', body, { person, headers })
  const { result_msg: _, server_time: __, result_code: code, ...plan } = answer
  return { code, plan }
}

const creditsIn = async (app: TestApp, person: TestPerson): Promise<unknown> =>
  (await app.call('purchases/get-credits-count', undefined, { person })).body['credits_count']

const boughtIn = async (app: TestApp, person: TestPerson) => {
  const { body } = await app.call('purchases/get-all-purchases', undefined, { person })
  return body['purchases'] as { product_id: string; state: string }[]
}

const recordIn = async (app: TestApp, person: TestPerson, type: string) =>
  (await app.call('sync/get-record', { type }, { person })).body['content'] as Record<string, unknown>

let server: TestApp
beforeAll(async () => {
  server = await open()
})

const buy = (person: TestPerson, kind: string, token?: string) => buyIn(server, person, kind, token)

test('[BUY-3, BUY-4, BUY-11] packs and Pro add up, and are told by every call that tells credits', async () => {
  const person = await server.signUp()
  expect(await creditsIn(server, person)).toBe(0)
  expect(await buy(person, 'credits1')).toEqual({ code: 0, plan: { ...NOTHING, credits_count: 1 } })
  expect(await buy(person, 'credits5')).toEqual({ code: 0, plan: { ...NOTHING, credits_count: 6 } })
  expect(await buy(person, 'pro')).toEqual({ code: 0, plan: { ...NOTHING, is_pro: true, credits_count: 9 } })
  expect(await buy(person, 'credits3')).toMatchObject({ plan: { is_pro: true, credits_count: 12 } })
  expect(await creditsIn(server, person)).toBe(12)
  const told = (await boughtIn(server, person)).map(({ product_id, state }) => `${product_id} ${state}`)
  expect(told.toSorted()).toEqual([
    'sandbox_credits1 spent',
    'sandbox_credits3 spent',
    'sandbox_credits5 spent',
    'sandbox_pro active',
  ])
})

test('[BUY-11, BUY-12] a subscription is live, renews itself, and ends when the store says so (1007)', async () => {
  const person = await server.signUp()
  const token = `${KEY}.${randomUUID()}`
  const begun = await buy(person, 'subscription', token)
  expect(begun).toMatchObject({ code: 0, plan: { is_subscription: true, subscription_state: 'live' } })
  expect((await buy(person, 'subscription', `${token}.ended`)).code).toBe(1007)
  const { body } = await server.call('purchases/get-all-purchases', undefined, { person })
  expect(body).toMatchObject({ subscription_state: 'ended', subscription_until: server.clock.now })
  expect(await recordIn(server, person, 'user_record')).toMatchObject({
    is_subscription: false,
    is_subscriber: true,
    subscription_market: 'sandbox',
    pain_guide_available: false,
  })
  expect((await buy(person, 'subscription', token)).code).toBe(199)
  expect(await recordIn(server, person, 'user_record')).toMatchObject({ is_subscription: true })
})

test('[BUY-12] brought again it is known (199), also by twenty calls at once, and gives nothing twice', async () => {
  const person = await server.signUp()
  const token = `${KEY}.${randomUUID()}`
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await buy(person, 'pro', token)).code),
  )
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 19 }, () => 199)])
  expect(await creditsIn(server, person)).toBe(3)
})

test.each([
  ['another key', { purchase_token: 'other-key.abc' }],
  ['no key', { purchase_token: 'abc' }],
  ['an unknown product', { product_id: 'credits1000' }],
])('[BUY-12, BUY-16] with %s a purchase is invalid (1001)', async (_, change) => {
  const person = await server.signUp()
  const body = {
    package_name: 'org.reprieve',
    market: 'sandbox',
    purchase_token: `${KEY}.${randomUUID()}`,
    product_id: 'sandbox_pro',
    ...change,
  }
  const { status, body: answer } = await server.call('purchases/complete-purchase', body, { person, headers })
  expect([status, answer.result_code]).toEqual([422, 1001])
  expect(await boughtIn(server, person)).toEqual([])
})

test.each([
  [
    'in a store that is not set up is kept (1004)',
    { PRODUCT_PRO: 'pro_2026,pro_old;9 €' },
    1004,
    ['pro_2026', 'pro_2026', 'pro_old', 'pro_old'],
  ],
  [
    'there is none (1001) where everything is open',
    { PLANS: 'open', PRODUCT_PRO: 'pro_2026,pro_old' },
    1001,
    [],
  ],
  ['is left with the device (1004) while nothing is set up that is sold', WITHOUT_PRODUCTS, 1004, []],
])('[BUY-24, D10] what was bought %s', async (_, env, code, kept) => {
  const app = await openTestApp(env)
  const person = await app.signUp()
  for (const market of ['google', 'apple']) {
    for (const product_id of ['pro_2026', 'pro_old', 'unknown']) {
      const body = { package_name: 'org.reprieve', market, purchase_token: randomUUID(), product_id }
      const answer = await app.call('purchases/complete-purchase', body, { person })
      expect(answer.body.result_code).toBe(code)
    }
  }
  expect((await boughtIn(app, person)).map(({ product_id }) => product_id).toSorted()).toEqual(kept)
  await app.close()
})

test('[BUY-12] who guesses has to wait after thirty, and nobody else with them', async () => {
  const app = await open({ RATE_LIMITS: 'on' })
  const [guesser, other] = [await app.signUp(), await app.signUp()]
  const codes: number[] = []
  expect((await buyIn(app, guesser, 'pro')).code).toBe(0)
  for (let n = 0; n < 31; n += 1) codes.push((await buyIn(app, guesser, 'pro', `guess.${n}`)).code)
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 1001), 103])
  expect((await buyIn(app, other, 'pro')).code).toBe(0)
})

test('[BUY-16, D22] the sandbox sells nothing to who does not sit at the machine', async () => {
  const person = await server.signUp()
  const purchase_token = `${KEY}.${randomUUID()}`
  const body = { package_name: 'x', market: 'sandbox', purchase_token, product_id: 'sandbox_pro' }
  for (const far of [{ host: 'pain.example' }, { ...headers, 'x-forwarded-for': '10.0.0.1' }]) {
    const answer = await server.call('purchases/complete-purchase', body, { person, headers: far })
    expect(answer.body.result_code).toBe(1001)
  }
  const production = await open({ NODE_ENV: 'production', PLANS: 'store', RATE_LIMITS: 'on' })
  expect((await buyIn(production, await production.signUp(), 'pro')).code).toBe(1001)
})

test('[BUY-14, D24] the purchase of another account is refused (1003), also when that account is gone', async () => {
  const [owner, other] = [await server.signUp(), await server.signUp()]
  const token = `${KEY}.${randomUUID()}`
  const codes = await Promise.all(
    [owner, other].map(async (person) => (await buy(person, 'credits3', token)).code),
  )
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 1003])
  const [first, second] = codes[0] === 0 ? [owner, other] : [other, owner]
  await inTransaction(server.db, (trx) => forgetPerson(trx, first.userId))
  expect((await buy(second, 'credits3', token)).code).toBe(1003)
  expect(await creditsIn(server, second)).toBe(0)
})

test('[BUY-12, BUY-6] a refund takes back what is left of its credits, once, and Pro with them', async () => {
  const person = await server.signUp()
  const token = `${KEY}.${randomUUID()}`
  await buy(person, 'pro', token)
  await server.db.updateTable('plan').set({ credits: 2 }).where('user_id', '=', person.userId).execute()
  for (const _ of [1, 2]) expect((await buy(person, 'pro', `${token}.ended`)).code).toBe(1001)
  await buy(person, 'credits5')
  expect((await buy(person, 'pro', `${token}.ended`)).code).toBe(1001)
  expect(await recordIn(server, person, 'user_record')).toMatchObject({ is_pro: false, credits_count: 5 })
})

const reserve = (person: TestPerson, about: string, act: typeof reserveCredit) =>
  inTransaction(server.db, (trx) => act(trx, { userId: person.userId, about, now: server.clock.now }))

const ledgerOf = async ({ userId }: TestPerson): Promise<number> => {
  const rows = await server.db
    .selectFrom('credit_entry')
    .select('delta')
    .where('user_id', '=', userId)
    .execute()
  return rows.reduce((sum, { delta }) => sum + delta, 0)
}

test('[BUY-25, BUY-5] a refund takes also the credit that was reserved then, when its report comes to nothing', async () => {
  const person = await server.signUp()
  const token = `${KEY}.${randomUUID()}`
  await buy(person, 'credits5', token)
  const [failing, made, later] = [randomUUID(), randomUUID(), randomUUID()]
  for (const report of [failing, made]) await reserve(person, report, reserveCredit)
  server.clock.now += 1_000
  expect((await buy(person, 'credits5', `${token}.ended`)).code).toBe(1001)
  expect(await creditsIn(server, person)).toBe(0)
  server.clock.now += 1_000
  await reserve(person, made, spendCredit)
  expect(await reserve(person, failing, giveCreditBack)).toBe(true)
  expect([await creditsIn(server, person), await ledgerOf(person)]).toEqual([0, 0])
  // What was paid for afterwards is nobody's but theirs.
  await buy(person, 'credits1')
  await reserve(person, later, reserveCredit)
  await reserve(person, later, giveCreditBack)
  expect([await creditsIn(server, person), await ledgerOf(person)]).toEqual([1, 1])
})

test('[BUY-26] a refund that the store withdraws gives back what it took, however often that happens', async () => {
  const person = await server.signUp()
  const token = `${KEY}.${randomUUID()}`
  await buy(person, 'pro', token)
  const report = randomUUID()
  await reserve(person, report, reserveCredit)
  await reserve(person, report, spendCredit)
  for (const _ of [1, 2]) {
    expect((await buy(person, 'pro', `${token}.ended`)).code).toBe(1001)
    expect(await recordIn(server, person, 'user_record')).toMatchObject({ is_pro: false, credits_count: 0 })
    const again = [(await buy(person, 'pro', token)).code, (await buy(person, 'pro', token)).code]
    expect(again).toEqual([199, 199])
    expect(await recordIn(server, person, 'user_record')).toMatchObject({ is_pro: true, credits_count: 2 })
  }
  expect(await ledgerOf(person)).toBe(2)
})

test('[BUY-29, D43] what the sandbox gave counts for nothing where there is none, and what was paid for stays', async () => {
  const person = await server.signUp()
  for (const kind of ['pro', 'subscription', 'credits5']) await buy(person, kind)
  const report = randomUUID()
  await reserve(person, report, reserveCredit)
  await inTransaction(server.db, (trx) =>
    changeCredits(trx, { userId: person.userId, about: randomUUID(), now: 0, reason: 'bought', delta: 3 }),
  )
  expect(await creditsIn(server, person)).toBe(10)
  await sandboxChore.run({ ...server.services, wakeMail: () => {}, wakeJobs: () => {} }, server.clock.now)
  expect(await creditsIn(server, person)).toBe(10)

  const config = { ...server.services.config, isLocal: false }
  const run = () =>
    sandboxChore.run(
      { db: server.db, config, signingKey: 'signing', wakeMail: () => {}, wakeJobs: () => {} },
      server.clock.now,
    )
  for (const _ of [1, 2]) await run()
  expect(await recordIn(server, person, 'user_record')).toMatchObject({
    is_pro: false,
    is_subscription: false,
    is_subscriber: false,
    credits_count: 3,
  })
  expect(await ledgerOf(person)).toBe(3)
  // The one that was under way when it was taken is not paid back with what was paid for.
  await reserve(person, report, giveCreditBack)
  expect([await creditsIn(server, person), await ledgerOf(person)]).toEqual([3, 3])
})

test('[BUY-12] what was refunded before it ever came here gives nothing', async () => {
  const person = await server.signUp()
  const token = `${KEY}.${randomUUID()}.ended`
  for (const _ of [1, 2]) expect((await buy(person, 'credits5', token)).code).toBe(1001)
  expect(await creditsIn(server, person)).toBe(0)
})

test('[BUY-22] the profile tells the same credits, and what a device sends for them changes nothing', async () => {
  const person = await server.signUp()
  await buy(person, 'credits3')
  const sent = { credits_count: 99, is_pro: true }
  await server.call('sync/update-record', { record_type: 'user_profile_record', content: sent }, { person })
  const [record, profile] = [
    await recordIn(server, person, 'user_record'),
    await recordIn(server, person, 'user_profile_record'),
  ]
  expect([record['credits_count'], profile['credits_count'], record['is_pro']]).toEqual([3, 3, false])
})

test('[BUY-11, D7] the access log tells a purchase, and nobody hears of those of others', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  await buy(person, 'credits1')
  const events = await server.db
    .selectFrom('access_log')
    .select('event')
    .where('user_id', '=', person.userId)
    .where('event', '=', 'purchase-made')
    .execute()
  expect(events.length).toBe(1)
  expect(await boughtIn(server, other)).toEqual([])
})

describe.each(['store', 'open'])('PLANS=%s', (plans) => {
  let app: TestApp
  beforeAll(async () => {
    app = await open({ PLANS: plans })
  })
  const isOpen = plans === 'open'

  test('[BUY-15, BUY-18] rights are by the mode, what was bought is not', async () => {
    const person = await app.signUp()
    await buyIn(app, person, 'pro')
    const token = `${KEY}.${randomUUID()}`
    await buyIn(app, person, 'subscription', token)
    await buyIn(app, person, 'subscription', `${token}.ended`)
    expect(await recordIn(app, person, 'user_record')).toMatchObject({
      is_pro: true,
      is_subscription: isOpen,
      is_subscriber: true,
      pain_guide_available: isOpen,
      enable_pro: !isOpen,
      credits_count: 3,
    })
    const { body } = await app.call('purchases/get-all-purchases', undefined, { person })
    expect(body['subscription_state']).toBe('ended')
    expect(await creditsIn(app, person)).toBe(3)
  })

  test('[BUY-20, D47] who bought nothing takes all data out, and can delete the account', async () => {
    const person = await app.signUp()
    const all = await app.call('sync/get-all-records', {}, { person })
    expect(all.body.result_code).toBe(0)
    const deleted = await app.call('core/delete-user', {}, { person })
    expect(deleted.body['deletes_at']).toBe(app.clock.now + DAY)
  })
})
