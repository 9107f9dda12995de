import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { CannotStart, errorCode } from './cannotStart.ts'
import { databaseVersion } from './db/askDatabase.ts'
import { isBetweenPrimaries } from './db/databaseError.ts'
import { areHostsUsable } from './db/databaseHosts.ts'
import type { DatabaseDoor } from './db/embedded/appRole.ts'
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
  /** Our own PostgreSQL, if the supervisor of this process has started it. */
  door?: DatabaseDoor | null
  onError?: (error: unknown) => void
  notify?: (sentence: string) => void
}

const OLDEST_VERSION = 15
const NEW_PRIMARY_WITHIN_MS = 30_000
/** On a busy machine loading the program may take all that time, and end the first try before its answer is read. */
const LEAST_TRIES = 5
const PAUSE_MS = 500

/** Connects to the operator's PostgreSQL, or to our own, without migrating it. */
export async function reachDatabase(
  { databaseUrl, dataDir, door = null, onError = () => {}, notify }: Where,
  options: pg.PoolConfig = {},
): Promise<ReachedDatabase> {
  if (databaseUrl !== null) {
    if (!areHostsUsable(databaseUrl)) {
      throw new CannotStart(
        'DATABASE_URL names hosts that the server cannot use: separate them by commas, as in one:5432,two:5432, and leave out target_session_attrs or set it to read-write, primary or any.',
      )
    }
    const open = (more: pg.PoolConfig) => openPool({ connectionString: databaseUrl, ...more }, onError)
    const pool = open(options)
    await mustAnswer(pool)
    return { pool, openPool: open, close: () => pool.end() }
  }
  if (door !== null) {
    const open = (more: pg.PoolConfig) => openPool({ ...door, ...more }, onError)
    const pool = open(options)
    const close = () => pool.end()
    await firstAnswer(pool, close)
    return { pool, openPool: open, close }
  }
  const embedded = await startEmbedded({ dataDir, ...(notify === undefined ? {} : { notify }) })
  const { host, port, user, password, database } = embedded
  const open = (more: pg.PoolConfig) => openPool({ host, port, user, password, database, ...more }, onError)
  const pool = open(options)
  const close = async () => {
    await pool.end()
    // Left running if another server uses it.
    await embedded.stop()
  }
  await firstAnswer(pool, close)
  return { pool, openPool: open, close }
}

async function firstAnswer(pool: pg.Pool, close: () => Promise<void>): Promise<void> {
  try {
    await versionOfPrimary(pool)
  } catch (error) {
    await close()
    throw error
  }
}

async function mustAnswer(pool: pg.Pool): Promise<void> {
  try {
    const { version, encoding } = await versionOfPrimary(pool)
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

/** Waits for a database that is there and just changes its primary; any other error is the operator's to see. [HA-8] */
async function versionOfPrimary(pool: pg.Pool): ReturnType<typeof databaseVersion> {
  const end = performance.now() + NEW_PRIMARY_WITHIN_MS
  for (let tries = 1; ; tries += 1) {
    try {
      return await databaseVersion(pool)
    } catch (error) {
      const isLate = tries >= LEAST_TRIES && performance.now() > end
      if (!isBetweenPrimaries(error) || isLate) throw error
      await wait(PAUSE_MS)
    }
  }
}
