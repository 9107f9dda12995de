import type pg from 'pg'
import type { AppliedMigration, Migration } from '../db/migrationPlan.ts'

/** Creates the tables as they were with the migration of that number. */
export async function createTables(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  upTo: number,
): Promise<void> {
  for (const { number, sql } of migrations) if (number <= upTo) await client.query(sql)
}

export async function findAppliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, digest from migration where number > 0 order by number',
  )
  return rows
}

/** The number of the newest migration; 0 for none. */
export async function schemaNumber(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ schema: number }>('select max(number) as schema from migration')
  return rows[0]?.schema ?? 0
}
