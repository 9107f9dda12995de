import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** A person's progress in percent; programs never begun are left out. */
export async function readProgramProgress(db: Db, userId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('program_progress')
    .select(['program_id', 'progress'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map((row) => [row.program_id, row.progress]))
}

interface Progress {
  userId: number
  programId: string
  progress: number
  now: number
}

/** Returns the stored progress. Of two devices at once the greater value wins, in any order. [PROG-1] */
export async function raiseProgress(db: Db, { userId, programId, progress, now }: Progress): Promise<number> {
  const { rows } = await sql<{ progress: number }>`
    insert into program_progress as kept (user_id, program_id, progress, updated_at)
    select user_id, ${programId}, ${progress}::real, ${new Date(now)}::timestamptz from account
    where user_id = ${userId} for share
    on conflict (user_id, program_id) do update
      set progress = greatest(kept.progress, excluded.progress), updated_at = excluded.updated_at
    returning progress`.execute(db)
  return rows[0]?.progress ?? progress
}
