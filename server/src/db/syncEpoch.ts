import { randomUUID } from 'node:crypto'
import type { Db } from './pool.ts'

export interface SyncState {
  seq: number
  epoch: string
}

/**
 * The current end of a person's sequence. A cursor above it comes from a database that no longer exists (it was
 * restored by other means than ours): a new epoch makes every device send all its data again. [SYNC 1.4]
 * A device that does not know the current epoch starts over anyway, so no new epoch is made for it.
 */
export async function currentSync(
  db: Db,
  userId: number,
  state: SyncState,
  position: { cursor: number; epoch?: string | undefined },
): Promise<SyncState> {
  const hasMetThisEpoch = position.epoch === undefined || position.epoch === state.epoch
  if (position.cursor <= state.seq || !hasMetThisEpoch) return state
  const renewed = await db
    .updateTable('user_sync')
    .set({ epoch: randomUUID() })
    .where('user_id', '=', userId)
    .where('epoch', '=', state.epoch)
    .where('seq', '<', position.cursor)
    .returning(['seq', 'epoch'])
    .executeTakeFirst()
  return renewed ?? (await readSync(db, userId))
}

// Another call was faster: it renewed the epoch, or the sequence has grown past the cursor.
const readSync = (db: Db, userId: number): Promise<SyncState> =>
  db.selectFrom('user_sync').select(['seq', 'epoch']).where('user_id', '=', userId).executeTakeFirstOrThrow()
