import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Trx } from '../db/pool.ts'
import { lockPlan, moveBalance } from './planStore.ts'

/** Every report costs one credit, however large it is (BUY-2). */
const PRICE = 1

type Reason = Database['credit_entry']['reason']

interface Entry {
  userId: number
  /** The report or the purchase that caused the entry. */
  about: string
  now: number
}

/** Reserves one credit for a report, unless it has one already. False: none is left. [BUY-5, BUY-6] */
export async function reserveCredit(trx: Trx, entry: Entry): Promise<boolean> {
  const plan = await lockPlan(trx, entry.userId, entry.now)
  if (plan === null) return false
  if ((await findReasons(trx, entry)).has('reserved')) return true
  if (plan.credits < PRICE) return false
  return changeCredits(trx, { ...entry, reason: 'reserved', delta: -PRICE })
}

/** Called when the file exists. Spends nothing if the credit was returned or never reserved. [BUY-5] */
export async function spendCredit(trx: Trx, entry: Entry): Promise<boolean> {
  if (!(await isHeld(trx, entry))) return false
  return changeCredits(trx, { ...entry, reason: 'spent', delta: 0 })
}

/** Called when there is no file and will be none. [BUY-5] */
export async function giveCreditBack(trx: Trx, entry: Entry): Promise<boolean> {
  if (!(await isHeld(trx, entry))) return false
  await changeCredits(trx, { ...entry, reason: 'returned', delta: PRICE })
  await takeOwed(trx, entry)
  return true
}

/** A refund could not take the credit while it was reserved: it is taken now that it is back. [BUY-25] */
async function takeOwed(trx: Trx, { userId, about, now }: Entry): Promise<void> {
  const { rows } = await sql<{ refunded: string }>`
    select refund.about as refunded
    from credit_entry refund
      join credit_entry held on held.user_id = refund.user_id and held.about = ${about}
        and held.reason = 'reserved' and held.at <= refund.at
      join purchase p on p.user_id = refund.user_id and p.purchase_id = refund.about 
        and p.state in ('ended', 'refused')
    where refund.user_id = ${userId} and refund.reason = 'taken-back'
      and (select sum(delta) from credit_entry left_of
        where left_of.user_id = refund.user_id and left_of.about = refund.about) > 0
    order by refund.at limit 1`.execute(trx)
  for (const { refunded } of rows) {
    await trx
      .updateTable('credit_entry')
      .set({ delta: sql<number>`delta - ${PRICE}` })
      .where('user_id', '=', userId)
      .where('about', '=', refunded)
      .where('reason', '=', 'taken-back')
      .execute()
    await moveBalance(trx, { userId, now, delta: -PRICE })
  }
}

async function isHeld(trx: Trx, entry: Entry): Promise<boolean> {
  if ((await lockPlan(trx, entry.userId, entry.now)) === null) return false
  const reasons = await findReasons(trx, entry)
  return reasons.has('reserved') && !reasons.has('spent') && !reasons.has('returned')
}

async function findReasons(trx: Trx, { userId, about }: Entry): Promise<Set<Reason>> {
  const rows = await trx
    .selectFrom('credit_entry')
    .select('reason')
    .where('user_id', '=', userId)
    .where('about', '=', about)
    .execute()
  return new Set(rows.map(({ reason }) => reason))
}

interface Change extends Entry {
  reason: Reason
  delta: number
}

/** Changes the balance and the ledger together. Needs the lock of the plan. */
export async function changeCredits(trx: Trx, change: Change): Promise<boolean> {
  const { userId, about, now, reason, delta } = change
  const written = await trx
    .insertInto('credit_entry')
    .values({ user_id: userId, entry_id: randomUUID(), delta, reason, about, at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .returning('entry_id')
    .executeTakeFirst()
  if (written === undefined) return false
  await moveBalance(trx, change)
  return true
}

/** For entries that may repeat, such as refunds of one purchase: their amounts add up in one row. */
export async function addCredits(trx: Trx, change: Change): Promise<void> {
  const { userId, about, now, reason, delta } = change
  await trx
    .insertInto('credit_entry')
    .values({ user_id: userId, entry_id: randomUUID(), delta, reason, about, at: new Date(now) })
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'about', 'reason'])
        .doUpdateSet({ delta: sql<number>`credit_entry.delta + ${delta}`, at: new Date(now) }),
    )
    .execute()
  await moveBalance(trx, change)
}

/** The credits granted by a purchase according to the ledger, used or not. */
export async function countGrantedCredits(trx: Trx, userId: number, about: string): Promise<number> {
  const { given } = await trx
    .selectFrom('credit_entry')
    .select(sql<number>`coalesce(sum(delta), 0)::int`.as('given'))
    .where('user_id', '=', userId)
    .where('about', '=', about)
    .executeTakeFirstOrThrow()
  return given
}

/** Credits that reports have used or hold. */
export async function countUsedCredits(trx: Trx, userId: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(-sum(delta), 0)::int as used from credit_entry
    where user_id = ${userId} and about in
      (select about from credit_entry where user_id = ${userId} and reason = 'reserved')`.execute(trx)
  return rows[0]?.used ?? 0
}
