import { join } from 'node:path'
import type pg from 'pg'
import type { CommandEnvironment } from './backup/runCommand.ts'
import { CannotStart } from './cannotStart.ts'
import { makeDataDir } from './db/dataDir.ts'
import { clusterFolder } from './db/embedded/cluster.ts'
import { pathExists } from './db/folders.ts'
import { migrate } from './db/migrate.ts'
import { reachDatabase } from './reachDatabase.ts'

/** For a command that works on the server's data, beside the server or in its place. */
export async function withServerDatabase(
  place: CommandEnvironment,
  schema: 'migrated' | 'as-it-is',
  work: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  refuseWithoutDatabase(place)
  const { pool, close } = await reachDatabase(
    { databaseUrl: place.config.databaseUrl, dataDir: makeDataDir(place.dataDir) },
    { application_name: 'reprieve-command' },
  )
  try {
    if (schema === 'migrated') await migrate(pool, place.migrations)
    await work(pool)
  } finally {
    await close()
  }
}

// Otherwise a mistyped DATA_DIR would create an empty database, and the command would work on that.
function refuseWithoutDatabase({ config, dataDir }: CommandEnvironment): void {
  if (config.databaseUrl !== null || pathExists(join(clusterFolder(dataDir), 'PG_VERSION'))) return
  throw new CannotStart(
    `There is no database in ${dataDir}: start the server once, or set DATA_DIR as it is set for the server.`,
  )
}
