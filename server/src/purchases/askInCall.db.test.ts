import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openStores } from '../outside/stores/openStores.ts'
import { HOUR, openTestShop, type TestShop } from './testShop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
})
afterAll(() => shop.close())
beforeEach(() => shop.calm())

/** Gives no word, until it is let. */
function holdGoogle() {
  const { stores, products } = shop.server.services.config
  const asked: string[] = []
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const send: typeof fetch = async (input, init) => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : input)
    if (host.startsWith('androidpublisher')) {
      asked.push(pathname)
      await opened
    }
    return shop.local.line.send(input, init)
  }
  const line = { send, limitMs: 60_000 }
  Object.assign(shop.server.services.stores, openStores({ stores, products, localKey: null }, line))
  return { asked, open }
}

test('[BUY-28] a silent store is asked two questions at once for a person and sixteen in all; the rest is kept', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => shop.server.signUp()))
  const brought = people.flatMap((person) => [1, 2, 3, 4].map(() => ({ person, token: shop.sellPack() })))
  const held = holdGoogle()
  onTestFinished(held.open)
  const codes: number[] = []
  const calls = brought.map(async ({ person, token }) => {
    const [, code] = await shop.bring(person, token, 'one')
    codes.push(code)
  })
  await expect.poll(() => codes.length, { timeout: 20_000 }).toBe(24)
  expect(held.asked.length).toBe(16)
  const most = people.map((_, at) => {
    const own = brought.slice(4 * at, 4 * at + 4)
    return held.asked.filter((path) => own.some(({ token }) => path.endsWith(token))).length
  })
  expect(Math.max(...most)).toBe(2)
  shop.local.mood = 'busy'
  held.open()
  await Promise.all(calls)
  expect(codes).toEqual(brought.map(() => 1004))

  shop.local.mood = 'up'
  await shop.after(HOUR)
  const credits = await Promise.all(people.map(async (person) => (await shop.told(person)).credits))
  expect(credits).toEqual(people.map(() => 4))
  expect(await shop.bring(people[0]!, shop.sellPack(), 'one'), 'no place is held any more').toEqual([200, 0])
})

test('[BUY-12] who brings the same purchase again and again has to wait (103), and the store is left alone', async () => {
  const person = await shop.server.signUp()
  const token = shop.sellPack()
  expect(await shop.bring(person, token, 'one')).toEqual([200, 0])
  await shop.server.services.jobs.settled()
  shop.local.requests = []
  const codes: number[] = []
  for (let n = 0; n < 35; n += 1) codes.push((await shop.bring(person, token, 'one'))[1])
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 199), ...Array.from({ length: 5 }, () => 103)])
  expect(shop.local.requests.length).toBe(30)
})

test('[BUY-12] what is new counts for nothing: forty packs in an hour are forty packs', async () => {
  const person = await shop.server.signUp()
  for (let n = 0; n < 40; n += 1) expect(await shop.bring(person, shop.sellPack(), 'one')).toEqual([200, 0])
  expect(await shop.told(person)).toMatchObject({ credits: 40 })
})

test('[BUY-23] what is asked about already is not kept a second time while the store is away', async () => {
  const person = await shop.server.signUp()
  const token = shop.sellPack()
  expect(await shop.bring(person, token, 'one')).toEqual([200, 0])
  shop.local.mood = 'busy'
  expect(await shop.bring(person, token, 'one')).toEqual([503, 1004])
  expect(await shop.bring(person, randomUUID(), 'one')).toEqual([503, 1004])
  expect((await shop.told(person)).states.toSorted()).toEqual(['spent', 'waiting'])
})
