import { sql } from 'kysely'
import type { Trx } from './pool.ts'

/**
 * Deletes every row of a person, in every table with a user_id column, and returns the number of rows. Reads the tables
 * from the database, so that a table added by a later migration is not forgotten.
 */
export async function forgetPerson(trx: Trx, userId: number): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'`.execute(
    trx,
  )
  let gone = 0
  for (const { name } of rows) {
    const deleted = await sql`delete from ${sql.table(name)} where user_id = ${userId}`.execute(trx)
    gone += Number(deleted.numAffectedRows ?? 0)
  }
  return gone
}
