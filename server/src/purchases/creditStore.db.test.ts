import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { changeCredits, giveCreditBack, reserveCredit, spendCredit } from './creditStore.ts'
import { lockPlan } from './planStore.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const now = 1_700_000_000_000

const give = (userId: number, credits: number): Promise<unknown> =>
  inTransaction(server.db, async (trx) => {
    await lockPlan(trx, userId, now)
    await changeCredits(trx, { userId, about: randomUUID(), now, reason: 'bought', delta: credits })
  })

const ACTS = { reserve: reserveCredit, spend: spendCredit, giveBack: giveCreditBack }
type Act = keyof typeof ACTS

const act = (name: Act, userId: number, about: string): Promise<boolean> =>
  inTransaction(server.db, (trx) => ACTS[name](trx, { userId, about, now }))

const balanceOf = async (userId: number): Promise<number> =>
  (
    await server.db
      .selectFrom('plan')
      .select('credits')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).credits

const entriesOf = (userId: number) =>
  server.db
    .selectFrom('credit_entry')
    .select(['about', 'reason', 'delta'])
    .where('user_id', '=', userId)
    .execute()

test('[BUY-5, D45] a credit is reserved, then spent or given back, each once however often it is told', async () => {
  const { userId } = await server.signUp()
  await give(userId, 2)
  const [made, failed] = [randomUUID(), randomUUID()]
  for (const about of [made, made, failed]) expect(await act('reserve', userId, about)).toBe(true)
  expect(await balanceOf(userId)).toBe(0)

  expect([await act('spend', userId, made), await act('spend', userId, made)]).toEqual([true, false])
  expect([await act('giveBack', userId, failed), await act('giveBack', userId, failed)]).toEqual([
    true,
    false,
  ])
  expect([await act('giveBack', userId, made), await act('spend', userId, failed)]).toEqual([false, false])
  expect(await balanceOf(userId)).toBe(1)
})

test('[BUY-5] of what was never reserved nothing is spent or given back', async () => {
  const { userId } = await server.signUp()
  const about = randomUUID()
  expect([await act('spend', userId, about), await act('giveBack', userId, about)]).toEqual([false, false])
  expect([await balanceOf(userId), await entriesOf(userId)]).toEqual([0, []])
})

test('[BUY-6] the last credit goes to one of twenty who ask at once, and who has none gets none', async () => {
  const { userId } = await server.signUp()
  const ask = () => Promise.all(Array.from({ length: 20 }, () => act('reserve', userId, randomUUID())))
  expect((await ask()).filter(Boolean)).toEqual([])
  await give(userId, 1)
  expect((await ask()).filter(Boolean)).toEqual([true])
  expect(await balanceOf(userId)).toBe(0)
})

test('[BUY-6] twenty repeats of one request at once take one credit, and are all told yes', async () => {
  const { userId } = await server.signUp()
  await give(userId, 3)
  const about = randomUUID()
  const told = await Promise.all(Array.from({ length: 20 }, () => act('reserve', userId, about)))
  expect([told.every(Boolean), await balanceOf(userId)]).toEqual([true, 2])
})

test('[BUY-5, BUY-6] in any order and at once, the ledger adds up to the balance and no report counts twice', async () => {
  const { userId } = await server.signUp()
  const step = fc.record({ name: fc.constantFrom<Act>('reserve', 'spend', 'giveBack'), report: fc.nat(3) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(3), async (steps, credits) => {
      await give(userId, credits)
      const reports = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
      await Promise.all(steps.map(({ name, report }) => act(name, userId, reports[report]!)))
      const entries = await entriesOf(userId)
      const sum = entries.reduce((total, { delta }) => total + delta, 0)
      expect(await balanceOf(userId)).toBe(sum)
      expect(sum).toBeGreaterThanOrEqual(0)
      for (const report of reports) {
        const reasons = entries.filter(({ about }) => about === report).map(({ reason }) => reason)
        expect(reasons.includes('spent') && reasons.includes('returned')).toBe(false)
        expect(new Set(reasons).size).toBe(reasons.length)
      }
    }),
    { seed: 8, numRuns: 25 },
  )
})

test('[BUY-5, D24] for an account that is gone nothing is written any more', async () => {
  const nobody = 987_654_321
  expect(await act('reserve', nobody, randomUUID())).toBe(false)
  expect(await act('giveBack', nobody, randomUUID())).toBe(false)
  const rows = await server.db.selectFrom('plan').select('credits').where('user_id', '=', nobody).execute()
  expect(rows).toEqual([])
})
