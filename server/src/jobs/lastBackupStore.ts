import type { Db } from '../db/pool.ts'

/** Written by a backup that ended well, as an ISO time. */
const NAME = 'last-backup'

/** In milliseconds; null if there was none, or if its time cannot be read. */
export async function findLastBackup(db: Db): Promise<number | null> {
  const row = await db.selectFrom('deployment').select('value').where('name', '=', NAME).executeTakeFirst()
  const time = Date.parse(row?.value ?? '')
  return Number.isFinite(time) ? time : null
}
