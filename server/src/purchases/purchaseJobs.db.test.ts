import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetPerson } from '../db/people.ts'
import { inTransaction } from '../db/transaction.ts'
import { openStores } from '../outside/stores/openStores.ts'
import { receiptWithTransaction } from '../testing/localStores.ts'
import type { TestPerson } from '../testing/testApp.ts'
import { claimDueChecks } from './store.ts'
import { DAY, HOUR, googleTerm as term, openTestShop, type TestShop } from './testShop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.calm())

const signUp = (): Promise<TestPerson> => shop.server.signUp()

test('[BUY-23, D10] while the store is away a purchase waits (1004), once, and is given when the store is back', async () => {
  const person = await signUp()
  const token = shop.sellPack()
  shop.local.mood = 'busy'
  for (const _ of [1, 2]) expect(await shop.bring(person, token, 'three')).toEqual([503, 1004])
  expect(await shop.told(person)).toMatchObject({
    states: ['waiting'],
    subscription: 'none',
    until: null,
    credits: 0,
  })
  await shop.after(2 * 60_000)
  expect(await shop.told(person)).toMatchObject({ states: ['waiting'] })
  shop.local.mood = 'up'
  await shop.after(HOUR)
  expect(await shop.told(person)).toEqual({
    states: ['spent'],
    subscription: 'none',
    until: null,
    credits: 3,
  })
  expect(await shop.bring(person, token, 'three')).toEqual([409, 199])
})

test('[BUY-23] what turns out to be no purchase is refused then, and its token is not kept', async () => {
  const person = await signUp()
  shop.local.mood = 'silent'
  expect(await shop.bring(person, randomUUID(), 'three')).toEqual([503, 1004])
  shop.local.mood = 'up'
  await shop.after(HOUR)
  expect([await shop.told(person), await shop.tokensKept(person)]).toEqual([
    { states: ['refused'], subscription: 'none', until: null, credits: 0 },
    0,
  ])
})

test('[BUY-23] who invents receipts while a store is away is kept twenty of them', async () => {
  const person = await signUp()
  shop.local.mood = 'busy'
  for (let n = 0; n < 22; n += 1) await shop.bring(person, `invented-${n}-${randomUUID()}`, 'one')
  expect(await shop.tokensKept(person)).toBe(20)
  await inTransaction(shop.server.db, (trx) => forgetPerson(trx, person.userId))
})

test('[BUY-23] the store is told of a pack until it has heard it, so that it can be bought again', async () => {
  const person = await signUp()
  const token = shop.sellPack()
  shop.local.isDeaf = true
  expect(await shop.bring(person, token, 'one')).toEqual([200, 0])
  await shop.server.services.jobs.settled()
  expect(shop.local.google.get(token)).toMatchObject({ consumptionState: 0 })
  shop.local.isDeaf = false
  await shop.after(HOUR)
  expect(shop.local.google.get(token)).toMatchObject({ consumptionState: 1 })
  expect(await shop.told(person)).toMatchObject({ credits: 1 })
})

test('[BUY-23] the store is told also where the job for it was lost, and the device brought it again', async () => {
  const person = await signUp()
  const token = shop.sellPack()
  shop.local.isDeaf = true
  await shop.bring(person, token, 'one')
  await shop.server.services.jobs.settled()
  expect(await shop.bring(person, token, 'one')).toEqual([409, 199])
  shop.local.isDeaf = false
  await shop.server.db.deleteFrom('job').where('user_id', '=', person.userId).execute()
  await shop.after(HOUR)
  expect(shop.local.google.get(token)).toMatchObject({ consumptionState: 1 })
})

test('[BUY-11] a renewal is found out at the end of the term, and an end as well', async () => {
  const person = await signUp()
  const token = randomUUID()
  const until = shop.server.clock.now + 30 * DAY
  shop.local.google.set(token, term(until))
  expect(await shop.bring(person, token, 'monthly')).toEqual([200, 0])
  await shop.server.services.jobs.settled()
  shop.local.google.set(token, term(until + 30 * DAY))
  await shop.after(30 * DAY + 60_000)
  const again = await shop.server.signIn(person)
  expect(await shop.told(again)).toEqual({
    states: ['active'],
    subscription: 'live',
    until: until + 30 * DAY,
    credits: 0,
  })
  await shop.after(30 * DAY)
  expect(await shop.told(await shop.server.signIn(person))).toMatchObject({
    states: ['ended'],
    subscription: 'ended',
  })
})

test('[BUY-11] after a card that failed a subscription goes on with the same token, for sixty days', async () => {
  const [mended, lost] = [await signUp(), await signUp()]
  const [tokenOfOne, tokenOfOther] = [randomUUID(), randomUUID()]
  const until = shop.server.clock.now + DAY
  for (const token of [tokenOfOne, tokenOfOther]) shop.local.google.set(token, term(until))
  await shop.bring(mended, tokenOfOne, 'monthly')
  await shop.bring(lost, tokenOfOther, 'monthly')
  await shop.server.services.jobs.settled()
  for (const token of [tokenOfOne, tokenOfOther]) shop.local.google.set(token, term(until, 'ON_HOLD'))
  await shop.after(DAY + 60_000)
  for (const person of [mended, lost]) {
    expect(await shop.told(await shop.server.signIn(person))).toMatchObject({
      states: ['ended'],
      subscription: 'ended',
    })
  }
  shop.local.requests = []
  for (let hour = 0; hour < 23; hour += 6) await shop.after(6 * HOUR)
  expect(shop.local.requests.filter((asked) => asked.endsWith(tokenOfOne)).length, 'once a day').toBe(1)
  shop.local.google.set(tokenOfOne, term(until + 60 * DAY))
  await shop.after(DAY)
  const again = await shop.server.signIn(mended)
  expect(await shop.told(again)).toMatchObject({
    states: ['active'],
    subscription: 'live',
    until: until + 60 * DAY,
  })
  expect(await shop.tokensKept(lost)).toBe(1)
  await shop.after(58 * DAY)
  expect(await shop.tokensKept(lost)).toBe(0)
  await inTransaction(shop.server.db, (trx) => forgetPerson(trx, mended.userId))
})

test('[BUY-11] one that pauses is asked about until it goes on, also after more than sixty days', async () => {
  const person = await signUp()
  const token = randomUUID()
  const until = shop.server.clock.now + DAY
  shop.local.google.set(token, term(until))
  await shop.bring(person, token, 'monthly')
  await shop.server.services.jobs.settled()
  const autoResumeTime = new Date(until + 90 * DAY).toISOString()
  shop.local.google.set(token, { ...term(until, 'PAUSED'), pausedStateContext: { autoResumeTime } })
  await shop.after(DAY + 60_000)
  await shop.after(89 * DAY)
  expect(await shop.told(await shop.server.signIn(person))).toMatchObject({ subscription: 'ended', until })
  shop.local.google.set(token, term(until + 120 * DAY))
  await shop.after(2 * DAY)
  expect(await shop.told(await shop.server.signIn(person))).toMatchObject({ subscription: 'live' })
  await inTransaction(shop.server.db, (trx) => forgetPerson(trx, person.userId))
})

test('[BUY-11] what is told as the end of a term is that of the store, without our patience', async () => {
  const person = await signUp()
  const token = randomUUID()
  const until = shop.server.clock.now + DAY
  shop.local.google.set(token, term(until))
  await shop.bring(person, token, 'monthly')
  await shop.server.services.jobs.settled()
  expect(await shop.told(person)).toMatchObject({ subscription: 'live', until })
  shop.local.mood = 'busy'
  await shop.after(DAY + 60_000)
  const again = await shop.server.signIn(person)
  expect(await shop.told(again)).toMatchObject({ subscription: 'live', until })
})

test('[BUY-11, D10] while the store is away at the end of a term a subscriber stays one, for three days at most', async () => {
  const person = await signUp()
  const token = randomUUID()
  shop.local.google.set(token, term(shop.server.clock.now + DAY))
  await shop.bring(person, token, 'monthly')
  await shop.server.services.jobs.settled()
  shop.local.mood = 'limited'
  await shop.after(DAY + 60_000)
  for (let n = 0; n < 24; n += 1) await shop.after(2 * HOUR)
  expect(await shop.told(await shop.server.signIn(person))).toMatchObject({
    states: ['active'],
    subscription: 'live',
  })
  for (let n = 0; n < 3; n += 1) await shop.after(12 * HOUR)
  expect(await shop.told(await shop.server.signIn(person))).toMatchObject({
    states: ['active'],
    subscription: 'ended',
  })
})

test('[BUY-12] a refund is found out after a month, and then nobody is asked any more', async () => {
  const person = await signUp()
  const [kept, refunded] = [shop.sellPack(), shop.sellPack()]
  for (const token of [kept, refunded]) await shop.bring(person, token, 'three')
  await shop.server.services.jobs.settled()
  shop.local.google.set(refunded, { purchaseState: 1 })
  await shop.after(30 * DAY + 60_000)
  const again = await shop.server.signIn(person)
  const now = await shop.told(again)
  expect([now.states.toSorted(), now.credits]).toEqual([['ended', 'spent'], 3])
  expect(await shop.tokensKept(person)).toBe(0)
})

test('[BUY-12, BUY-14] one package, one account: others are refused without a question to the store', async () => {
  const [owner, other] = [await signUp(), await signUp()]
  const token = shop.sellPack()
  expect(await shop.bring(owner, token, 'five', { package_name: 'org.other' })).toEqual([422, 1001])
  expect(shop.local.requests).toEqual([])
  expect(await shop.bring(owner, token, 'five')).toEqual([200, 0])
  expect(await shop.bring(other, token, 'five')).toEqual([422, 1003])
})

test('[BUY-24, D10] a product that was renamed meanwhile is asked about all the same, and nobody loses by it', async () => {
  const person = await signUp()
  const [pack, monthly] = [shop.sellPack(), randomUUID()]
  const until = shop.server.clock.now + DAY
  shop.local.google.set(monthly, term(until))
  await shop.bring(person, monthly, 'monthly')
  await shop.server.services.jobs.settled()
  shop.local.mood = 'busy'
  await shop.bring(person, pack, 'three')
  shop.local.mood = 'up'
  shop.local.google.set(monthly, term(until + 30 * DAY))
  const { stores, products } = shop.server.services.config
  const renamed = products.map((one) => ({ ...one, id: `${one.id}-of-today` }))
  const reopen = (sold: typeof renamed) =>
    Object.assign(
      shop.server.services.stores,
      openStores({ stores, products: sold, localKey: null }, shop.local.line),
    )
  reopen(renamed)
  await shop.after(DAY + 60_000)
  reopen([...products])
  const now = await shop.told(await shop.server.signIn(person))
  expect([now.states.toSorted(), now.credits, now.until]).toEqual([['active', 'spent'], 3, until + 30 * DAY])
})

test('[BUY-27] two packs that an older app of Apple brings in one receipt are both given, and once', async () => {
  const person = await signUp()
  const [first, second] = ['71000001', '71000002']
  const buy = (id: string) =>
    shop.local.apple.push({ transactionId: id, originalTransactionId: id, productId: 'five' })
  for (const id of [first, second]) buy(id)
  const bring = () => shop.bring(person, receiptWithTransaction(first), 'five', { market: 'apple' })
  expect(await bring()).toEqual([200, 0])
  expect(await bring()).toEqual([409, 199])
  expect(await shop.told(person)).toMatchObject({ states: ['spent', 'spent'], credits: 10 })
  buy('71000003')
  shop.local.mood = 'busy'
  expect(await bring()).toEqual([503, 1004])
  shop.local.mood = 'up'
  await shop.after(2 * HOUR)
  expect(await shop.told(person)).toMatchObject({ states: ['spent', 'spent', 'spent'], credits: 15 })
  shop.local.apple = shop.local.apple.map((one) =>
    one.transactionId === second ? { ...one, revocationDate: shop.server.clock.now } : one,
  )
  await shop.after(31 * DAY)
  const now = await shop.told(await shop.server.signIn(person))
  expect([now.states.toSorted(), now.credits]).toEqual([['ended', 'spent', 'spent'], 10])
  expect(await shop.tokensKept(person)).toBe(0)
})

test('[BUY-14, D24] of a purchase that waits nothing is left when its account goes', async () => {
  const person = await signUp()
  const token = shop.sellPack()
  shop.local.mood = 'busy'
  await shop.bring(person, token, 'five')
  await inTransaction(shop.server.db, (trx) => forgetPerson(trx, person.userId))
  shop.local.mood = 'up'
  await shop.after(HOUR)
  const rows = await shop.server.db
    .selectFrom('plan')
    .select('credits')
    .where('user_id', '=', person.userId)
    .execute()
  expect(rows).toEqual([])
  expect(await shop.bring(await signUp(), token, 'five')).toEqual([200, 0])
})

test('[DIST-3, BUY-23] of two processes that look at the same moment one checks each purchase', async () => {
  const { db, clock } = shop.server
  shop.local.mood = 'busy'
  const people = [await signUp(), await signUp(), await signUp()]
  for (const person of people) await shop.bring(person, `of ${person.userId} ${randomUUID()}`, 'one')
  const now = clock.now + DAY
  const claim = () => inTransaction(db, (trx) => claimDueChecks(trx, { now, next: now + HOUR, most: 100 }))
  const claimed = (await Promise.all([claim(), claim()])).flat().map(({ userId }) => userId)
  const times = people.map((person) => claimed.filter((userId) => userId === person.userId).length)
  expect(times).toEqual([1, 1, 1])
})
