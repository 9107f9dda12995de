import type pg from 'pg'
import { LAST_TOKENS, deletionReportedUntil } from '../access/deletedSessionStore.ts'
import { listTables } from './tableStore.ts'
import type { DeletedAccounts } from './deletedAccounts.ts'

interface DeletedSession {
  token_hash: Buffer
  until: string
}

// Both the replaced database and the backup may be older than the table.
const hasTable = async (client: pg.ClientBase): Promise<boolean> =>
  (await listTables(client)).includes('deleted_session')

/** Reads the tokens of deleted accounts from the database that is replaced; the backup may be older than them. */
export async function readDeletedSessions(client: pg.ClientBase): Promise<DeletedSession[]> {
  if (!(await hasTable(client))) return []
  const { rows } = await client.query<DeletedSession>(
    'select token_hash, until::text from deleted_session where until > now()',
  )
  return rows
}

/** Stores them in the restored database, with those of accounts that are deleted again; runs before their rows go. */
export async function restoreDeletedSessions(
  client: pg.ClientBase,
  before: readonly DeletedSession[],
  accounts: DeletedAccounts,
): Promise<void> {
  if (!(await hasTable(client))) return
  await client.query(
    `insert into deleted_session (token_hash, until)
     select * from unnest($1::bytea[], $2::timestamptz[]) on conflict do nothing`,
    [before.map(({ token_hash: hash }) => hash), before.map(({ until }) => until)],
  )
  await client.query(
    `insert into deleted_session (token_hash, until)
     select e.token_hash, d.until from (${LAST_TOKENS}) e
     join unnest($1::bigint[], $2::timestamptz[]) as d(user_id, until) using (user_id)
     where d.until > now()
     on conflict do nothing`,
    [[...accounts.keys()], [...accounts.values()].map((at) => deletionReportedUntil(Date.parse(at)))],
  )
}
