import { createHmac } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { CannotStart } from './cannotStart.ts'
import { startEmbedded, type EmbeddedDatabase } from './db/embedded/startEmbedded.ts'
import { migrate } from './db/migrate.ts'
import { openDb, openPool, type Db } from './db/pool.ts'

export interface OpenDatabase {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

interface Where {
  databaseUrl: string | null
  dataDir: string
  onError: (error: unknown) => void
  notify: (sentence: string) => void
}

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** The operator's PostgreSQL, or our own: with the tables of this version. */
export async function openDatabase({ databaseUrl, dataDir, onError, notify }: Where): Promise<OpenDatabase> {
  const embedded = databaseUrl === null ? await startEmbedded({ dataDir, notify }) : null
  const pool = openPool(
    embedded === null ? { connectionString: databaseUrl ?? '' } : connection(embedded),
    onError,
  )
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    if (embedded === null) await mustAnswer(pool)
    await migrate(pool, MIGRATIONS)
  } catch (error) {
    await close().catch(onError)
    throw error
  }
  return { db: openDb(pool), pool, close }
}

const connection = ({ host, port, user, password, database }: EmbeddedDatabase): pg.PoolConfig => ({
  host,
  port,
  user,
  password,
  database,
})

const OLDEST_VERSION = 15

async function mustAnswer(pool: pg.Pool): Promise<void> {
  const asked = await pool
    .query<{ version: string }>(`select current_setting('server_version_num') as version`)
    .catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
      throw new CannotStart(
        `The database of DATABASE_URL cannot be used (${code}): check that it runs and that name and password are right.`,
      )
    })
  if (Number(asked.rows[0]?.version) < OLDEST_VERSION * 10_000) {
    throw new CannotStart(
      `The database of DATABASE_URL is older than PostgreSQL ${OLDEST_VERSION}: use a newer one.`,
    )
  }
}

/** D53: with another pepper no password would fit any more, so a process that brings one does not start. */
export async function checkPepper(db: Db, pepper: string): Promise<void> {
  const mine = createHmac('sha256', pepper).update('fingerprint').digest('hex').slice(0, 32)
  await db
    .insertInto('deployment')
    .values({ name: 'pepper', value: mine })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const stored = await db
    .selectFrom('deployment')
    .select('value')
    .where('name', '=', 'pepper')
    .executeTakeFirstOrThrow()
  if (stored.value === mine) return
  throw new CannotStart(
    'The database was made with another PEPPER, so no password would fit: give this process the same PEPPER, or the DATA_DIR whose keys belong to the database.',
  )
}
