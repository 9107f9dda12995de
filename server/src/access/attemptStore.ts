import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db } from '../db/pool.ts'

/** A counter and the time window in which it counts. */
interface AttemptCounter {
  counter: string
  windowStart: number
}

/** Returns how many there are now. */
export async function countAttempt(db: Db, { counter, windowStart }: AttemptCounter): Promise<number> {
  const { hits } = await db
    .insertInto('attempt')
    .values({ counter, window_start: new Date(windowStart), hits: 1 })
    .onConflict((oc) =>
      oc.columns(['counter', 'window_start']).doUpdateSet({ hits: sql<number>`attempt.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return hits
}

export async function takeAttemptBack(db: Db, { counter, windowStart }: AttemptCounter): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('counter', '=', counter)
    .where('window_start', '=', moment(windowStart))
    .execute()
}
