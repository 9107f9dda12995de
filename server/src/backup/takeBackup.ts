import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { CannotStart, orCannotWrite } from '../cannotStart.ts'
import { clusterFolder } from '../db/embedded/cluster.ts'
import { makeDataDir } from '../db/dataDir.ts'
import { pathExists, makeFolder, syncFolder } from '../db/folders.ts'
import { openDb } from '../db/pool.ts'
import { backupFolder } from './backupFolder.ts'
import { type BackupTarget, folderTarget } from './backupTarget.ts'
import { writeEncryptedBackup } from './encryptedBackup.ts'
import { recordBackup } from './backupTurnStore.ts'
import { schemaNumber } from './migrationStore.ts'
import { listTables } from './tableStore.ts'
import { inOneTransaction } from './inOneTransaction.ts'
import { copyDataFiles } from './copyDataFiles.ts'
import { type Manifest, formatManifest, MANIFEST } from './manifest.ts'
import { pepperIn } from './pepper.ts'
import { pepperFits } from '../db/pepper.ts'
import { COMMAND_POOL_CONFIG } from './commandPoolConfig.ts'
import { reachDatabase } from '../reachDatabase.ts'
import type { CommandEnvironment } from './runCommand.ts'
import { writeTable } from './tableCopyStore.ts'

/** Writes database, files and keys (D53) to a folder, or with a key to an encrypted file; it has its name when it is complete. */
export async function takeBackup(place: CommandEnvironment, given: string | undefined): Promise<string> {
  refuseWithoutData(place)
  const dataDir = makeDataDir(place.dataDir)
  const { dir: backupDir, key } = place.config.backup
  const path = backupFolder({ ...place, dataDir, backupDir, isEncrypted: key !== null }, given)
  const { pool, close } = await reachDatabase(
    { databaseUrl: place.config.databaseUrl, dataDir },
    COMMAND_POOL_CONFIG,
  )
  try {
    await writeBackup(pool, { ...place, dataDir }, path)
    await recordBackup(openDb(pool), place.now)
  } finally {
    await close()
  }
  return path
}

interface BackupSource extends Pick<CommandEnvironment, 'config' | 'dataDir' | 'version' | 'now' | 'say'> {
  /** Ends an encrypted backup early. */
  signal?: AbortSignal
}

/** Writes a backup beside the running server. */
export async function writeBackup(pool: pg.Pool, source: BackupSource, path: string): Promise<void> {
  const { key } = source.config.backup
  const fill = (target: BackupTarget): Promise<void> => fillBackup(pool, target, source)
  if (key === null) await writeFolder(path, fill)
  else await writeEncryptedBackup({ file: path, key, at: source.now.getTime(), signal: source.signal }, fill)
}

async function writeFolder(folder: string, fill: (target: BackupTarget) => Promise<void>): Promise<void> {
  const partial = makePartial(folder)
  try {
    await fill(folderTarget(partial))
    syncFolder(join(partial, 'tables'))
    syncFolder(partial)
    renameSync(partial, folder)
    syncFolder(dirname(folder))
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

// Otherwise a mistyped DATA_DIR would give an empty database and a backup of nothing.
function refuseWithoutData({ config, dataDir }: CommandEnvironment): void {
  const hasDatabase = config.databaseUrl !== null || pathExists(join(clusterFolder(dataDir), 'PG_VERSION'))
  if (hasDatabase && (config.pepper !== null || pepperIn(dataDir) !== null)) return
  const missing = hasDatabase ? 'are no keys' : 'is no database'
  throw new CannotStart(`There ${missing} in ${dataDir}: set DATA_DIR as it is set for the server.`)
}

function makePartial(folder: string): string {
  const partial = `${folder}.partial`
  if (pathExists(partial)) {
    throw new CannotStart(
      `${partial} is there: another backup is being written, or one was cut off; remove it in that case, and run the command again.`,
    )
  }
  orCannotWrite(partial, () => {
    mkdirSync(dirname(partial), { recursive: true, mode: 0o700 })
    makeFolder(partial, 0o700)
  })
  return partial
}

// A secret from the environment is kept by the operator; we do not write it to disk.
const PEPPER_IS_ELSEWHERE =
  'PEPPER is set in the environment and is not in the backup: keep it too, or nobody can sign in after a restore.'

async function fillBackup(pool: pg.Pool, target: BackupTarget, source: BackupSource): Promise<void> {
  const { config, dataDir, version, now, say } = source
  const snapshot = await writeDatabase(pool, target, source)
  // After the snapshot, because files are written before the rows that name them. The deleted list may be newer.
  const files = await copyDataFiles(dataDir, target)
  say(`keys and files: ${files.length}`)
  if (config.pepper !== null && config.pepper !== pepperIn(dataDir)) say(PEPPER_IS_ELSEWHERE)
  const manifest = { product: version, taken_at: now.toISOString(), ...snapshot, files }
  await pipeline([formatManifest(manifest)], target.newFile(MANIFEST))
}

// One snapshot for all tables, so that people can go on writing meanwhile.
const writeDatabase = (
  pool: pg.Pool,
  target: BackupTarget,
  { config, dataDir, say }: BackupSource,
): Promise<Pick<Manifest, 'schema' | 'tables'>> =>
  inOneTransaction(pool, 'begin isolation level repeatable read read only', async (client) => {
    const names = await listTables(client)
    if (!names.includes('migration') || !names.includes('deployment')) {
      throw new CannotStart('The database holds no diary yet: there is nothing to back up.')
    }
    if (!(await pepperFits(client, config.pepper ?? pepperIn(dataDir)))) {
      throw new CannotStart(
        'The pepper does not belong to the database, and with such a backup nobody could sign in: set DATA_DIR and PEPPER as they are set for the server.',
      )
    }
    const schema = await schemaNumber(client)
    const tables = []
    for (const name of names) {
      const table = await writeTable(client, name, target)
      say(`${name}: ${table.rows} rows`)
      tables.push(table)
    }
    return { schema, tables }
  })
