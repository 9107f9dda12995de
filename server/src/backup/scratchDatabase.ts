import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { sqlState } from '../db/databaseError.ts'
import { removeLeftOvers } from '../db/embedded/leftOvers.ts'
import { openPool } from '../db/pool.ts'
import { reachDatabase } from '../reachDatabase.ts'
import { COMMAND_POOL_CONFIG } from './commandPoolConfig.ts'
import { createScratch, dropScratch, listAbandoned } from './scratchStore.ts'

interface ScratchDatabase {
  pool: pg.Pool
  /** Where it is, in words. */
  place: string
  remove: () => Promise<void>
}

interface Where {
  databaseUrl: string | null
  dataDir: string
}

const MAY_NOT = '42501'

/** An empty database of its own: on the server of DATABASE_URL if that lets us create one, otherwise a PostgreSQL of ours. */
export async function openScratchDatabase({ databaseUrl, dataDir }: Where): Promise<ScratchDatabase> {
  const onServer = databaseUrl === null ? null : await openOnServer({ databaseUrl, dataDir })
  return onServer ?? openOwn(dataDir)
}

async function openOnServer(where: Where & { databaseUrl: string }): Promise<ScratchDatabase | null> {
  const server = await reachDatabase(where, COMMAND_POOL_CONFIG)
  try {
    for (const name of await listAbandoned(server.pool)) await dropScratch(server.pool, name)
    const name = await createScratch(server.pool, randomBytes(8).toString('hex'))
    const pool = openPool(
      { ...COMMAND_POOL_CONFIG, connectionString: urlOf(where.databaseUrl, name) },
      () => {},
    )
    return {
      pool,
      place: `the database ${name}`,
      async remove() {
        await pool.end()
        await dropScratch(server.pool, name)
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    if (sqlState(error) === MAY_NOT) return null
    throw error
  }
}

// Not with URL: the address of a socket has no host before its slash.
const urlOf = (databaseUrl: string, name: string): string =>
  databaseUrl.replace(/^(postgres(?:ql)?:\/\/[^/?]*)\/?[^?]*/, `$1/${name}`)

async function openOwn(dataDir: string): Promise<ScratchDatabase> {
  const prefix = join(dataDir, 'verify-')
  removeLeftOvers(prefix)
  const folder = `${prefix}${process.pid}`
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  removeFolder()
  try {
    const { pool, close } = await reachDatabase({ databaseUrl: null, dataDir: folder }, COMMAND_POOL_CONFIG)
    return {
      pool,
      place: 'a PostgreSQL of its own',
      async remove() {
        await close()
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}
