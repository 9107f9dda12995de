import type { Membership } from '@reprieve/domain/questionnaires/membership.ts'
import type { Db } from '../db/pool.ts'

/** All memberships of a person in one institution, including ended ones. */
export async function listJoinings(db: Db, userId: number, institutionId: number): Promise<Membership[]> {
  const rows = await db
    .selectFrom('membership')
    .select(['membership_id', 'given_at', 'ended_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .where('institution_id', '=', institutionId)
    .execute()
  return rows.map((row) => ({
    id: row.membership_id,
    givenAt: row.given_at,
    endedAt: row.ended_at,
    isWithdrawn: row.withdrawn_at !== null,
  }))
}
