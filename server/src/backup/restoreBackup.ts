import { resolve } from 'node:path'
import type pg from 'pg'
import { CannotStart } from '../cannotStart.ts'
import { openDataDir } from '../db/dataDir.ts'
import { migrate, prepareMigrations } from '../db/migrate.ts'
import { type Migration, readMigrations } from '../db/migrationPlan.ts'
import { refuseOtherConnections, listTables, holdsSomebody } from './tableStore.ts'
import { joinDeletedAccounts, readDeletedAccounts } from './deletedAccounts.ts'
import { joinEndedConsents, readEndedConsents } from './endedConsents.ts'
import { type Manifest, readManifest, refuseDamage } from './manifest.ts'
import { openBackup } from './openBackup.ts'
import { pepperIn } from './pepper.ts'
import { moveFilesIntoPlace, stageFiles } from './stagedFiles.ts'
import { COMMAND_POOL_CONFIG } from './commandPoolConfig.ts'
import { reachDatabase } from '../reachDatabase.ts'
import { replaceDatabase } from './replaceDatabase.ts'
import type { CommandEnvironment } from './runCommand.ts'

interface RestoreOptions {
  /** The folder of the backup, or the file of an encrypted one. */
  folder: string
  /** Whether the current content of the database may be replaced. */
  replace: boolean
}

interface Restored {
  keptAside: string[]
}

/** Restores a backup (D53). The commit is the last step, so an interrupted restore is simply run again. */
export async function restoreBackup(place: CommandEnvironment, options: RestoreOptions): Promise<Restored> {
  const backup = await openBackup({
    path: resolve(place.startedIn, options.folder),
    key: place.config.backup.key,
    openScratch: () => openDataDir(place.dataDir, place.checkout).path,
  })
  try {
    return await restoreFolder(place, { ...options, folder: backup.folder })
  } finally {
    backup.close()
  }
}

async function restoreFolder(
  place: CommandEnvironment,
  { folder, replace }: RestoreOptions,
): Promise<Restored> {
  const manifest = readManifest(folder)
  const migrations = readMigrations(place.migrations)
  refuseNewer(manifest, migrations)
  place.say('Checking the backup')
  await refuseDamage(folder, manifest)
  const dataDir = openDataDir(place.dataDir, place.checkout).path
  const deleted = joinDeletedAccounts(readDeletedAccounts(folder), readDeletedAccounts(dataDir))
  const ended = joinEndedConsents(readEndedConsents(folder), readEndedConsents(dataDir))
  const { pool, close } = await reachDatabase(
    { databaseUrl: place.config.databaseUrl, dataDir },
    COMMAND_POOL_CONFIG,
  )
  try {
    await prepareDatabase(pool, replace)
    await stageFiles(folder, manifest.files, dataDir)
    const keptAside = await replaceDatabase(pool, {
      folder,
      manifest,
      migrations,
      pepper: place.config.pepper ?? pepperIn(folder) ?? pepperIn(dataDir),
      deleted,
      ended,
      say: place.say,
      beforeCommit: () => moveFilesIntoPlace(dataDir, { deleted, ended }, place.now),
    })
    await migrate(pool, place.migrations)
    return { keptAside }
  } finally {
    await close()
  }
}

/** A backup of a later release has what this one does not know. */
export function refuseNewer({ schema, product }: Manifest, migrations: Migration[]): void {
  if (schema <= (migrations.at(-1)?.number ?? 0)) return
  throw new CannotStart(
    `The backup was made by release ${product} and is newer than this checkout: restore it with a checkout at least as new.`,
  )
}

async function prepareDatabase(pool: pg.Pool, replace: boolean): Promise<void> {
  const client = await pool.connect()
  let tables: string[]
  try {
    await refuseOtherConnections(client)
    tables = await listTables(client)
    if (tables.length > 0 && !tables.includes('migration')) {
      throw new CannotStart(
        'The database holds tables of another program: set DATABASE_URL to a database of its own.',
      )
    }
    if (!replace && (await holdsSomebody(client))) {
      throw new CannotStart(
        'The database holds diaries already: back them up, then add --replace to put this backup in their place.',
      )
    }
  } finally {
    client.release()
  }
  // Not migrated: the tables of the backup's own time replace them all.
  if (tables.length === 0) await prepareMigrations(pool)
}
