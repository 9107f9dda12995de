import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { CannotStart } from './cannotStart.ts'
import { isDistributed } from './db/cluster/clusterStore.ts'
import { placeNewTables } from './db/cluster/distribute.ts'
import { migrate } from './db/migrate.ts'
import { claimPepper } from './db/pepper.ts'
import { openDb, type Db } from './db/pool.ts'
import { type ReachedDatabase, reachDatabase } from './reachDatabase.ts'

export interface OpenDatabase {
  db: Db
  /** For its number of connections only: queries go through `db`. */
  pool: pg.Pool
  /** Whether its tables are distributed over several nodes. */
  isDistributed: boolean
  openPool: ReachedDatabase['openPool']
  close: () => Promise<void>
}

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** Opens the database and migrates it to this version. */
export async function openDatabase(
  where: Required<Parameters<typeof reachDatabase>[0]>,
  connections?: number,
): Promise<OpenDatabase> {
  const { pool, openPool, close } = await reachDatabase(
    where,
    connections === undefined ? {} : { max: connections },
  )
  const db = openDb(pool)
  try {
    await migrate(pool, MIGRATIONS)
    const distributed = await isDistributed(db)
    if (distributed) await placeNewTables(db)
    return { db, pool, isDistributed: distributed, openPool, close }
  } catch (error) {
    await close().catch(where.onError)
    throw error
  }
}

/** D53: with another pepper no password would match, so the process does not start. */
export async function checkPepper(db: Db, pepper: string): Promise<void> {
  if (await claimPepper(db, pepper)) return
  throw new CannotStart(
    'The database was made with another PEPPER, so no password would fit: give this process the same PEPPER, or the DATA_DIR whose keys belong to the database.',
  )
}
