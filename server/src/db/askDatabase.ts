import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './pool.ts'

/** Whether the database answers. */
export const answersQuery = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

/** The version as a number (150004 for 15.4), and the encoding of its texts. */
export async function databaseVersion(pool: pg.Pool): Promise<{ version: number; encoding: string }> {
  const { rows } = await pool.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
  )
  return { version: Number(rows[0]?.version), encoding: rows[0]?.encoding ?? '' }
}
