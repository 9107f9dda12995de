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
  // Nodes of a cluster stay connected to each other, and write nothing on their own.
  // For connections of other roles not even the kind is visible, only the database and the user.
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
       and coalesce(backend_type, 'client backend') = 'client backend'
       and coalesce(application_name, '') not like 'citus\\_internal%'`,
  )
  if (rowCount === 0) return
  throw new CannotStart(
    'A server or another program is connected to the database: stop it, then run the restore again.',
  )
}

/** Deletes the rows of these people in every table with a user id. */
export async function deleteRowsOfPeople(client: pg.ClientBase, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  for (const table of await tablesWithUser(client)) {
    await client.query(`delete from ${client.escapeIdentifier(table)} where user_id = any($1::bigint[])`, [
      userIds,
    ])
  }
}

/** Whether the database has rows of anybody. */
export async function holdsSomebody(client: pg.ClientBase): Promise<boolean> {
  for (const table of await tablesWithUser(client)) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(table)} limit 1`)
    if (rowCount !== 0) return true
  }
  return false
}

/** From here on a starting server waits for the end of the transaction. */
export async function lockMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('lock table migration in access exclusive mode')
}

export async function dropTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await client.query(`drop table ${list(client, tables)}`)
}

export async function emptyTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query(`truncate ${list(client, tables)}`)
}

export async function analyzeTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query(`analyze ${list(client, tables)}`)
}

const list = (client: pg.ClientBase, tables: readonly string[]): string =>
  tables.map((name) => client.escapeIdentifier(name)).join()

/** The sequences went back in time: without new epochs, devices would skip changes they have not seen. [SYNC 1.4] */
export async function beginNewEpochs(client: pg.ClientBase): Promise<void> {
  await client.query('update user_sync set epoch = gen_random_uuid()')
}
