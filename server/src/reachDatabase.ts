import type pg from 'pg'
import { CannotStart, errorCode } from './cannotStart.ts'
import { databaseVersion } from './db/askDatabase.ts'
import type { DatabaseDoor } from './db/embedded/appRole.ts'
import { startEmbedded } from './db/embedded/startEmbedded.ts'
import { openPool } from './db/pool.ts'

export interface ReachedDatabase {
  pool: pg.Pool
  close: () => Promise<void>
}

interface Where {
  databaseUrl: string | null
  dataDir: string
  /** Our own PostgreSQL, if the supervisor of this process has started it. */
  door?: DatabaseDoor | null
  onError?: (error: unknown) => void
  notify?: (sentence: string) => void
}

const OLDEST_VERSION = 15

/** Connects to the operator's PostgreSQL, or to our own, without migrating it. */
export async function reachDatabase(
  { databaseUrl, dataDir, door = null, onError = () => {}, notify }: Where,
  options: pg.PoolConfig = {},
): Promise<ReachedDatabase> {
  if (databaseUrl !== null) {
    const pool = openPool({ connectionString: databaseUrl, ...options }, onError)
    await mustAnswer(pool)
    return { pool, close: () => pool.end() }
  }
  if (door !== null) {
    const pool = openPool({ ...door, ...options }, onError)
    return { pool, close: () => pool.end() }
  }
  const embedded = await startEmbedded({ dataDir, ...(notify === undefined ? {} : { notify }) })
  const { host, port, user, password, database } = embedded
  const pool = openPool({ host, port, user, password, database, ...options }, onError)
  return {
    pool,
    async close() {
      await pool.end()
      // Left running if another server uses it.
      await embedded.stop()
    },
  }
}

async function mustAnswer(pool: pg.Pool): Promise<void> {
  try {
    const { version, encoding } = await databaseVersion(pool)
    if (version >= OLDEST_VERSION * 10_000 && encoding === 'UTF8') return
  } catch (error) {
    await pool.end()
    throw new CannotStart(
      `The database of DATABASE_URL cannot be used (${errorCode(error) || 'no answer'}): check that it runs and that name and password are right.`,
      { cause: error },
    )
  }
  await pool.end()
  throw new CannotStart(
    `The database of DATABASE_URL is older than PostgreSQL ${OLDEST_VERSION} or not in UTF8: use a newer one, made with encoding UTF8.`,
  )
}
