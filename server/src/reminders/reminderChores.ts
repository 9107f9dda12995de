import { HOUR_MS, SECOND_MS } from '@reprieve/domain/time/instant.ts'
import type { Db } from '../db/pool.ts'
import type { Chore } from '../jobs/chores.ts'
import { sweepAnonymous } from './anonymousSubscriptionStore.ts'
import { queueDueReminders } from './due.ts'
import { dropEndedSubscriptions, repairDueTimes } from './store.ts'

const atIt = new WeakSet<Db>()

/** A run that takes longer than its interval is not started a second time in parallel. */
const dueChore: Chore = {
  name: 'reminders-due',
  everyMs: 2 * SECOND_MS,
  async run({ db, wakeJobs }, now) {
    if (atIt.has(db)) return
    atIt.add(db)
    try {
      await queueDueReminders(db, now, wakeJobs)
    } finally {
      atIt.delete(db)
    }
  },
}

const healChore: Chore = {
  name: 'reminders',
  everyMs: HOUR_MS,
  async run({ db }, now) {
    await dropEndedSubscriptions(db)
    await repairDueTimes(db, now)
    await sweepAnonymous(db, now)
  },
}

export const reminderChores: readonly Chore[] = [dueChore, healChore]
