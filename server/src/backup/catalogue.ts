import type pg from 'pg'
import { CannotStart } from '../cannotStart.ts'

/** The tables as the database lists them, so that a table of a later migration is included automatically. */
export async function listTables(client: pg.ClientBase): Promise<string[]> {
  // Tables of the operator's extensions are not ours to copy or drop.
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'
       and not exists (select from pg_depend
         where classid = 'pg_class'::regclass and deptype = 'e'
           and objid = format('%I.%I', table_schema, table_name)::regclass)
     order by table_name`,
  )
  return rows.map(({ name }) => name)
}

export async function tablesWithUser(client: pg.ClientBase): Promise<string[]> {
  const ours = await listTables(client)
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'user_id'`,
  )
  const named = new Set(rows.map(({ name }) => name))
  return ours.filter((name) => named.has(name))
}

/** A server that runs while its tables are replaced would write old data into new rows. */
export async function refuseOtherConnections(client: pg.ClientBase): Promise<void> {
  // For connections of other roles not even the kind is visible, only the database and the user.
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
       and coalesce(backend_type, 'client backend') = 'client backend'`,
  )
  if (rowCount === 0) return
  throw new CannotStart(
    'A server or another program is connected to the database: stop it, then run the restore again.',
  )
}
