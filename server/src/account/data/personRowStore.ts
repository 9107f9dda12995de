import type { Fields } from '@reprieve/contract/fields.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

interface RowQuery {
  userId: number
  columns: readonly string[]
  /** The columns of the page key; none for a table without one. */
  keys: readonly string[]
  /** The key of the last row of the page before; empty for the first page. */
  after: readonly string[]
  most: number
}

/** A person's rows of one table, ordered by the page key. */
export async function findRowsOfPerson(
  db: Db,
  table: string,
  { userId, columns, keys, after, most }: RowQuery,
): Promise<Fields[]> {
  const named = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
  const later =
    after.length === 0
      ? sql``
      : sql`and (${named(keys)}) > (${sql.join(after.map((value) => sql`${value}`))})`
  const { rows } = await sql<Fields>`
    select ${named(columns)} from ${sql.table(table)}
    where user_id = ${userId} ${later}
    order by ${named(keys.length === 0 ? columns.slice(0, 1) : keys)} limit ${most}`.execute(db)
  return rows
}
