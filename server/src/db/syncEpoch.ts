import { randomUUID } from 'node:crypto'
import { compiledOnce } from './compiledOnce.ts'
import type { Db } from './pool.ts'

export interface SyncState {
  seq: number
  epoch: string
}

const stateOf = compiledOnce((db) =>
  db.selectFrom('user_sync').select(['seq', 'epoch']).where('user_id', '=', 0),
)

/**
 * Where a person's sequence stands. A cursor above it was given by a database that is no more (a restore by
 * other means than ours): a new epoch makes every device offer all it has again. [SYNC 1.4]
 * A device that has not met today's epoch yet will start over anyway: for it none is made.
 */
export async function syncState(
  db: Db,
  userId: number,
  asked: { cursor: number; epoch?: string | undefined },
): Promise<SyncState> {
  const [state] = await stateOf(db, [userId])
  if (state === undefined) throw new Error('a person without a sync row')
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
  return renewed ?? state
}
