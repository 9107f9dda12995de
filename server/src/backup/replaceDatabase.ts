import type pg from 'pg'
import { CannotStart } from '../cannotStart.ts'
import { forgetListsDigest } from '../db/equalMachines.ts'
import { type Migration, pendingMigrations } from '../db/migrationPlan.ts'
import { endConsentsAgain } from './membershipStore.ts'
import { createTables, findAppliedMigrations } from './migrationStore.ts'
import {
  refuseOtherConnections,
  listTables,
  analyzeTables,
  beginNewEpochs,
  deleteRowsOfPeople,
  dropTables,
  emptyTables,
  lockMigrations,
} from './tableStore.ts'
import type { DeletedAccounts } from './deletedAccounts.ts'
import { restoreDeletedSessions, readDeletedSessions } from './deletedSessionStore.ts'
import type { EndedConsents } from './endedConsents.ts'
import { inOneTransaction } from './inOneTransaction.ts'
import type { Manifest } from './manifest.ts'
import { pepperFits } from '../db/pepper.ts'
import { endShareLinks } from './shareLinkStore.ts'
import { readTable } from './tableCopyStore.ts'

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
    await deleteRowsOfPeople(client, [...replacement.deleted.keys()])
    await beginNewEpochs(client)
    await endShareLinks(client)
    await endConsentsAgain(client, replacement.ended)
    return replacement.beforeCommit()
  })

// Recreated, not emptied: the database may be newer than the backup, and migrations only go forward.
async function rebuildTables(
  client: pg.PoolClient,
  { manifest, migrations }: Replacement<unknown>,
): Promise<void> {
  await lockMigrations(client)
  const others = (await listTables(client)).filter((name) => name !== 'migration')
  await dropTables(client, others)
  // Checked again with the tables locked: from here on a starting server waits for the end.
  await refuseOtherConnections(client)
  await createTables(client, migrations, manifest.schema)
}

async function readTables(
  client: pg.PoolClient,
  { folder, manifest, say }: Replacement<unknown>,
): Promise<void> {
  const made = await listTables(client)
  if (made.some((name) => !manifest.tables.some((table) => table.name === name))) throw otherHistory()
  // A migration may have inserted rows; the backup has its own version of them.
  await emptyTables(client, made)
  for (const table of manifest.tables) {
    if (made.includes(table.name)) await readTable(client, table, folder)
    // An operator's own tables beside ours must not make a backup useless.
    say(made.includes(table.name) ? `${table.name}: ${table.rows} rows` : `${table.name}: left out, not ours`)
  }
  await forgetListsDigest(client)
  await analyzeTables(client, made)
}

async function refuseOtherHistory(client: pg.PoolClient, migrations: Migration[]): Promise<void> {
  // Throws if a migration of this checkout differs from the one in the backup's database.
  pendingMigrations(migrations, await findAppliedMigrations(client))
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
