import type { Db, Trx } from '../db/pool.ts'

interface MembershipRowKey {
  userId: number
  membershipId: string
}

/** Records whose answers are about to be read, and under which membership they were given. [CONS-9] */
export async function noteReadings(trx: Trx, read: readonly MembershipRowKey[], now: number): Promise<void> {
  if (read.length === 0) return
  const at = new Date(now)
  await trx
    .insertInto('institution_reading')
    .values(read.map(({ userId, membershipId }) => ({ user_id: userId, membership_id: membershipId, at })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** More than a person looks through. */
const MOST_READINGS = 50

/** When an institution read answers of this person that it may still see, the latest first. [CONS-9] */
export async function listReadings(db: Db, userId: number, nid: number): Promise<number[]> {
  const rows = await db
    .selectFrom('institution_reading as r')
    .innerJoin('membership as m', (on) =>
      on.onRef('m.user_id', '=', 'r.user_id').onRef('m.membership_id', '=', 'r.membership_id'),
    )
    .select('r.at')
    .distinct()
    .where('r.user_id', '=', userId)
    .where('m.institution_id', '=', nid)
    .where('m.withdrawn_at', 'is', null)
    .orderBy('r.at', 'desc')
    .limit(MOST_READINGS)
    .execute()
  return rows.map(({ at }) => at)
}
