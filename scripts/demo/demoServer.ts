import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@reprieve/server/config.ts'
import { openDb, type Db } from '@reprieve/server/db/pool.ts'
import { reachDatabase } from '@reprieve/server/reachDatabase.ts'
import { startServer } from '@reprieve/server/startServer.ts'

export interface DemoServer {
  address: string
  port: number
  /** Runs work that an operator does with the admin commands. */
  asOperator: <Done>(work: (db: Db) => Promise<Done>) => Promise<Done>
  /** Stops the server and deletes its data. */
  remove: () => Promise<void>
}

/**
 * The product in its own folder, which is deleted afterwards. Its environment has only the variables below: the
 * database or the mail settings of this machine's real server must not get into it.
 */
export async function startDemoServer(port: number, version: string): Promise<DemoServer> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'reprieve-demo-'))
  // When run as root, PostgreSQL runs as a separate user, who needs access to its cluster in this folder.
  chmodSync(folder, 0o711)
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const dataDir = join(folder, 'data')
    const server = await startServer(readConfig(settingsOf(port, dataDir)), version)
    const asOperator: DemoServer['asOperator'] = async (work) => {
      const { pool, close } = await reachDatabase({ databaseUrl: null, dataDir })
      try {
        return await work(openDb(pool))
      } finally {
        await close()
      }
    }
    const remove = async (): Promise<void> => {
      await server.stop()
      removeFolder()
    }
    return { address: server.address, port: server.port, asOperator, remove }
  } catch (error) {
    removeFolder()
    throw error
  }
}

const settingsOf = (port: number, dataDir: string): Record<string, string> => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  // Nobody reads the mail of a made-up person, and nobody sells them anything.
  ACTIVATION: 'off',
  PLANS: 'open',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
