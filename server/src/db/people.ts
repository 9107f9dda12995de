import { sql } from 'kysely'
import type { Trx } from './pool.ts'

/**
 * Every row of a person, in every table that names one; how many there were. The tables are asked of the database: a
 * table that a later migration adds is not forgotten.
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
