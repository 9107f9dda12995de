import type { Db } from '../db/pool.ts'

const NAME = 'maintenance'

/** Since when the server is under maintenance, or null. In the database, so that every process sees it (D54). */
export async function maintenanceSince(db: Db): Promise<number | null> {
  const row = await db.selectFrom('deployment').select('value').where('name', '=', NAME).executeTakeFirst()
  return row === undefined ? null : Number(row.value)
}

/** Keeps the first start time if called again. */
export async function beginMaintenance(db: Db, now: number): Promise<void> {
  await db
    .insertInto('deployment')
    .values({ name: NAME, value: String(now) })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function endMaintenance(db: Db): Promise<void> {
  await db.deleteFrom('deployment').where('name', '=', NAME).execute()
}
