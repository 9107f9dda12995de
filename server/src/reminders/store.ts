import type { Db } from '../db/pool.ts'

/** A person's reminders have changed: when the next of them is due must be worked out anew, on every device. */
export async function dueAgain(db: Db, userId: number, now: number): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ next_at: new Date(now) })
    .where('user_id', '=', userId)
    .execute()
}
