import type pg from 'pg'
import { CannotStart, errorCode } from './cannotStart.ts'
import { databaseVersion } from './db/askDatabase.ts'
import { startEmbedded } from './db/embedded/startEmbedded.ts'
import { openPool } from './db/pool.ts'

export interface ReachedDatabase {
  pool: pg.Pool
  /** Another pool of the same database; its user ends it. */
  openPool: (options: pg.PoolConfig) => pg.Pool
  close: () => Promise<void>
}

interface Where {
  databaseUrl: string | null
  dataDir: string
  onError?: (error: unknown) => void
  notify?: (sentence: string) => void
}

const OLDEST_VERSION = 15

/** Connects to the operator's PostgreSQL, or to our own, without migrating it. */
export async function reachDatabase(
  { databaseUrl, dataDir, onError = () => {}, notify }: Where,
  options: pg.PoolConfig = {},
): Promise<ReachedDatabase> {
  if (databaseUrl !== null) {
    const open = (more: pg.PoolConfig) => openPool({ connectionString: databaseUrl, ...more }, onError)
    const pool = open(options)
    await mustAnswer(pool)
    return { pool, openPool: open, close: () => pool.end() }
  }
  const embedded = await startEmbedded({ dataDir, ...(notify === undefined ? {} : { notify }) })
  const { host, port, user, password, database } = embedded
  const open = (more: pg.PoolConfig) => openPool({ host, port, user, password, database, ...more }, onError)
  const pool = open(options)
  return {
    pool,
    openPool: open,
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
