import type pg from 'pg'
import { CannotStart } from '../cannotStart.ts'
import { type AppliedMigration, type Migration, pendingMigrations } from '../db/migrationPlan.ts'
import { refuseOtherConnections, listTables } from './catalogue.ts'
import { deleteAccounts, type DeletedAccounts } from './deletedAccounts.ts'
import { restoreDeletedSessions, readDeletedSessions } from './deletedSessions.ts'
import { endConsentsAgain, type EndedConsents } from './endedConsents.ts'
import { inOneTransaction } from './inOneTransaction.ts'
import type { Manifest } from './manifest.ts'
import { pepperFits } from './pepper.ts'
import { endShareLinks } from './shareLinks.ts'
import { readTable } from './tableCopy.ts'

interface Replacement<T> {
  folder: string
  manifest: Manifest
  /** All of this checkout; those up to the backup's own number are used. */
  migrations: Migration[]
  pepper: string | null
  deleted: DeletedAccounts
  ended: EndedConsents
  say: (line: string) => void
  /** Runs when the database is ready; if it fails, the database stays as it was. */
  beforeCommit: () => T
}

/** Tables and rows change in one transaction: readers see either the old database or the new one. */
export const replaceDatabase = <T>(pool: pg.Pool, replacement: Replacement<T>): Promise<T> =>
  inOneTransaction(pool, 'begin', async (client) => {
    const sessions = await readDeletedSessions(client)
    await rebuildTables(client, replacement)
    await readTables(client, replacement)
    await refuseOtherHistory(client, replacement.migrations)
    await refuseOtherPepper(client, replacement.pepper)
    await restoreDeletedSessions(client, sessions, replacement.deleted)
    await deleteAccounts(client, replacement.deleted)
    // The sequences went back in time: without new epochs, devices would skip changes they have not seen. [SYNC 1.4]
    await client.query('update user_sync set epoch = gen_random_uuid()')
    await endShareLinks(client)
    await endConsentsAgain(client, replacement.ended)
    return replacement.beforeCommit()
  })

// Recreated, not emptied: the database may be newer than the backup, and migrations only go forward.
async function rebuildTables(
  client: pg.PoolClient,
  { manifest, migrations }: Replacement<unknown>,
): Promise<void> {
  await client.query('lock table migration in access exclusive mode')
  const others = (await listTables(client)).filter((name) => name !== 'migration')
  if (others.length > 0) await client.query(`drop table ${list(client, others)}`)
  // Checked again with the tables locked: from here on a starting server waits for the end.
  await refuseOtherConnections(client)
  for (const { number, sql } of migrations) if (number <= manifest.schema) await client.query(sql)
}

async function readTables(
  client: pg.PoolClient,
  { folder, manifest, say }: Replacement<unknown>,
): Promise<void> {
  const made = await listTables(client)
  if (made.some((name) => !manifest.tables.some((table) => table.name === name))) throw otherHistory()
  // A migration may have inserted rows; the backup has its own version of them.
  await client.query(`truncate ${list(client, made)}`)
  for (const table of manifest.tables) {
    if (made.includes(table.name)) await readTable(client, table, folder)
    // An operator's own tables beside ours must not make a backup useless.
    say(made.includes(table.name) ? `${table.name}: ${table.rows} rows` : `${table.name}: left out, not ours`)
  }
  await client.query(`analyze ${list(client, made)}`)
}

const list = (client: pg.PoolClient, tables: string[]): string =>
  tables.map((name) => client.escapeIdentifier(name)).join()

async function refuseOtherHistory(client: pg.PoolClient, migrations: Migration[]): Promise<void> {
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, digest from migration where number > 0 order by number',
  )
  // Throws if a migration of this checkout differs from the one in the backup's database.
  pendingMigrations(migrations, rows)
}

const otherHistory = (): CannotStart =>
  new CannotStart(
    'The backup has other tables than this product made: restore it with the checkout it was made with.',
  )

async function refuseOtherPepper(client: pg.PoolClient, pepper: string | null): Promise<void> {
  if (await pepperFits(client, pepper)) return
  throw new CannotStart(
    'The pepper does not belong to the backup, so no password would fit: set PEPPER to the one that the backup was made with, or leave it out if the backup holds it among its keys.',
  )
}
