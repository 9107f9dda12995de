import { randomUUID } from 'node:crypto'
import type { Db } from './pool.ts'

export interface SyncState {
  seq: number
  epoch: string
}

/**
 * Where a person's sequence stands. A cursor above it was given by a database that is no more (a restore by
 * other means than ours): a new epoch makes every device offer all it has again. [SYNC 1.4]
 * A device that has not met today's epoch yet will start over anyway: for it none is made.
 */
export async function currentSync(
  db: Db,
  userId: number,
  state: SyncState,
  asked: { cursor: number; epoch?: string | undefined },
): Promise<SyncState> {
  const hasMetThisEpoch = asked.epoch === undefined || asked.epoch === state.epoch
  if (asked.cursor <= state.seq || !hasMetThisEpoch) return state
  const renewed = await db
    .updateTable('user_sync')
    .set({ epoch: randomUUID() })
    .where('user_id', '=', userId)
    .where('epoch', '=', state.epoch)
    .where('seq', '<', asked.cursor)
    .returning(['seq', 'epoch'])
    .executeTakeFirst()
  return renewed ?? (await readSync(db, userId))
}

// Another call was faster: it wrote the epoch, or the sequence has grown past the cursor since.
const readSync = (db: Db, userId: number): Promise<SyncState> =>
  db.selectFrom('user_sync').select(['seq', 'epoch']).where('user_id', '=', userId).executeTakeFirstOrThrow()
