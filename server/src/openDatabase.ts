import { fileURLToPath } from 'node:url'
import { CannotStart } from './cannotStart.ts'
import { migrate } from './db/migrate.ts'
import { claimPepper } from './db/pepper.ts'
import { openDb, type Db } from './db/pool.ts'
import { type ReachedDatabase, reachDatabase } from './reachDatabase.ts'

export interface OpenDatabase {
  db: Db
  openPool: ReachedDatabase['openPool']
  close: () => Promise<void>
}

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** Opens the database and migrates it to this version. */
export async function openDatabase(
  where: Required<Parameters<typeof reachDatabase>[0]>,
): Promise<OpenDatabase> {
  const { pool, openPool, close } = await reachDatabase(where)
  try {
    await migrate(pool, MIGRATIONS)
  } catch (error) {
    await close().catch(where.onError)
    throw error
  }
  return { db: openDb(pool), openPool, close }
}

/** D53: with another pepper no password would match, so the process does not start. */
export async function checkPepper(db: Db, pepper: string): Promise<void> {
  if (await claimPepper(db, pepper)) return
  throw new CannotStart(
    'The database was made with another PEPPER, so no password would fit: give this process the same PEPPER, or the DATA_DIR whose keys belong to the database.',
  )
}
