import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** When a session was used. */
export interface SessionUse {
  userId: number
  family: string
  at: number
}

export async function updateLastSeen(db: Db, uses: readonly SessionUse[]): Promise<void> {
  await sql`
    update session_family as f set last_seen = greatest(f.last_seen, to_timestamp(s.at / 1000.0))
    from unnest(${uses.map((s) => s.userId)}::bigint[], ${uses.map((s) => s.family)}::uuid[],
                ${uses.map((s) => s.at)}::bigint[]) as s(user_id, family, at)
    where f.user_id = s.user_id and f.family = s.family`.execute(db)
}
