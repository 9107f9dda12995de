import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { CannotStart } from '../cannotStart.ts'
import { openDataDir } from '../db/dataDir.ts'
import { pathExists } from '../db/folders.ts'
import { migrate, prepareMigrations } from '../db/migrate.ts'
import { type Migration, readMigrations } from '../db/migrationPlan.ts'
import { backupsFolder, timeInName } from './backupFolder.ts'
import { inOneTransaction } from './inOneTransaction.ts'
import { type Manifest, readManifest, refuseDamage } from './manifest.ts'
import { openBackup } from './openBackup.ts'
import { pepperIn } from './pepper.ts'
import { loadTables, refuseOtherPepper } from './replaceDatabase.ts'
import { refuseNewer } from './restoreBackup.ts'
import type { CommandEnvironment } from './runCommand.ts'
import { openScratchDatabase } from './scratchDatabase.ts'
import { digestTable } from './tableCopyStore.ts'

interface VerifiedBackup {
  path: string
  takenAt: string
  tables: number
  rows: number
}

/** Restores a backup into a database of its own and compares every table; without a path, the newest one. [BACKUP-5] */
export async function verifyBackup(place: CommandEnvironment, given?: string): Promise<VerifiedBackup> {
  const dataDir = openDataDir(place.dataDir, place.checkout).path
  const { dir: backupDir, key } = place.config.backup
  const path =
    given === undefined
      ? newestBackup(backupsFolder({ dataDir, backupDir }))
      : resolve(place.startedIn, given)
  const backup = await openBackup({ path, key, openScratch: () => dataDir })
  try {
    const manifest = readManifest(backup.folder)
    await refuseDamage(backup.folder, manifest)
    const compared = await compareTables({ ...place, dataDir }, { folder: backup.folder, manifest })
    return { path, takenAt: manifest.taken_at, ...compared }
  } finally {
    backup.close()
  }
}

// In both forms the name is the time, so the last name is the newest.
function newestBackup(folder: string): string {
  const names = pathExists(folder) ? readdirSync(folder).filter(isWhole) : []
  const newest = names.sort().at(-1)
  if (newest !== undefined) return join(folder, newest)
  throw new CannotStart(`There is no backup in ${folder}: name the one to check.`)
}

const isWhole = (name: string): boolean => timeInName(name) !== null || timeInName(`${name}.backup`) !== null

interface UnpackedBackup {
  folder: string
  manifest: Manifest
}

async function compareTables(
  place: CommandEnvironment,
  backup: UnpackedBackup,
): Promise<Pick<VerifiedBackup, 'tables' | 'rows'>> {
  const { config, dataDir, say } = place
  const migrations = readMigrations(place.migrations)
  refuseNewer(backup.manifest, migrations)
  const scratch = await openScratchDatabase({ databaseUrl: config.databaseUrl, dataDir })
  say(`Restoring into ${scratch.place}, which is removed afterwards`)
  try {
    await prepareMigrations(scratch.pool)
    const tables = await inOneTransaction(scratch.pool, 'begin', async (client) => {
      const compared = await loadAndCompare(client, { ...backup, migrations, say })
      await refuseOtherPepper(client, config.pepper ?? pepperIn(backup.folder) ?? pepperIn(dataDir))
      return compared
    })
    await migrate(scratch.pool, place.migrations)
    return tables
  } finally {
    await scratch.remove()
  }
}

interface Comparison extends UnpackedBackup {
  migrations: Migration[]
  say: (line: string) => void
}

async function loadAndCompare(
  client: pg.PoolClient,
  { folder, manifest, migrations, say }: Comparison,
): Promise<Pick<VerifiedBackup, 'tables' | 'rows'>> {
  const digests = await loadTables(client, { folder, manifest, migrations, say: () => {} })
  let rows = 0
  for (const table of manifest.tables) {
    const inBackup = digests.get(table.name)
    if (inBackup === undefined) continue
    const restored = await digestTable(client, table.name)
    const isSame =
      restored.rows === table.rows &&
      restored.sha256 === inBackup &&
      restored.sha256 === (table.text_sha256 ?? inBackup)
    if (!isSame) {
      throw new CannotStart(
        `The table ${table.name} is not the same after a restore (${restored.rows} of ${table.rows} rows): use another backup.`,
      )
    }
    say(`${table.name}: ${restored.rows} rows, the same`)
    rows += restored.rows
  }
  return { tables: digests.size, rows }
}
