import pg from 'pg'
import { CannotStart, errorCode } from '../cannotStart.ts'
import { startEmbedded } from '../db/embedded/startEmbedded.ts'
import { openPool } from '../db/pool.ts'

export interface ReachedDatabase {
  pool: pg.Pool
  close: () => Promise<void>
}

interface Where {
  databaseUrl: string | null
  dataDir: string
}

// One connection: a restore counts the others. No limit of time: a table may take longer than any call.
const FOR_ONE_COMMAND = { max: 1, statement_timeout: 0, application_name: 'reprieve-backup' }

/** The database as it is, without a step of migration: a backup before an update must not be the update. */
export async function reachDatabase({ databaseUrl, dataDir }: Where): Promise<ReachedDatabase> {
  if (databaseUrl !== null) return reachGiven(databaseUrl)
  const embedded = await startEmbedded({ dataDir })
  const { host, port, user, password, database } = embedded
  const pool = openPool({ host, port, user, password, database, ...FOR_ONE_COMMAND }, () => {})
  return {
    pool,
    close: async () => {
      await pool.end()
      // Left running where a server uses it.
      await embedded.stop()
    },
  }
}

async function reachGiven(connectionString: string): Promise<ReachedDatabase> {
  const pool = openPool({ connectionString, ...FOR_ONE_COMMAND }, () => {})
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new CannotStart(
      `The database of DATABASE_URL cannot be used (${errorCode(error) || 'no answer'}): check that it runs and that name and password are right.`,
      { cause: error },
    )
  }
  return { pool, close: () => pool.end() }
}
