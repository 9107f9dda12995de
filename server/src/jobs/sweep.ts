import { DAY_MS, HOUR_MS, WEEK_MS } from '@reprieve/domain/time/instant.ts'
import { forgetPerson } from '../db/people.ts'
import type { Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { runEachSeparately, type Chore } from './chores.ts'
import {
  deleteExpiredRows,
  deleteOldAccessLines,
  findNeverActivated,
  lockNeverActivated,
} from './expiredRowStore.ts'

/** An account never activated is kept this long, and at least DELETE_AFTER_WARNING_MS after the warning. */
export const KEEP_UNOPENED_MS = 30 * DAY_MS
export const DELETE_AFTER_WARNING_MS = WEEK_MS
const AT_ONCE = 200

/** Deletes what has expired (RELIABILITY 5): counters, mail, ended sessions and links, accounts never activated. */
export async function sweepExpired(db: Db, now: number): Promise<void> {
  await deleteExpiredRows(db, now)
  await deleteOldAccessLines(db, now)
  await forgetNeverActivated(db, now)
}

// The address may be somebody else's: until the account is deleted, its owner cannot sign up with it.
async function forgetNeverActivated(db: Db, now: number): Promise<void> {
  const people = await findNeverActivated(db, {
    madeBefore: now - KEEP_UNOPENED_MS,
    warnedUntil: now - DELETE_AFTER_WARNING_MS,
    most: AT_ONCE,
  })
  await runEachSeparately(people, (userId) =>
    inTransaction(db, async (trx) => {
      // Checked again under the lock: the link may have been confirmed meanwhile.
      if (await lockNeverActivated(trx, userId)) await forgetPerson(trx, userId)
    }),
  )
}

export const sweepChore: Chore = {
  name: 'sweep',
  everyMs: HOUR_MS,
  run: ({ db }, now) => sweepExpired(db, now),
}
