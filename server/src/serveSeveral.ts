import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CannotStart } from './cannotStart.ts'
import { readConfig, type Config } from './config.ts'
import { openDataDir } from './db/dataDir.ts'
import type { DatabaseDoor } from './db/embedded/appRole.ts'
import { startEmbedded } from './db/embedded/startEmbedded.ts'
import type { MetricsServer } from './metrics/metricsServer.ts'
import { openDatabase } from './openDatabase.ts'
import { readyLines } from './processes/readyLines.ts'
import { Team } from './processes/team.ts'

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

interface Supervised {
  /** Null: the operator's own PostgreSQL. */
  door: DatabaseDoor | null
  close: () => Promise<unknown>
}

/**
 * Serves with several processes behind one port. The supervisor owns the embedded PostgreSQL and migrates once, while
 * the others load the app. It serves no call itself. [RUN-3]
 */
async function supervise(config: Config): Promise<void> {
  let database: Supervised | null = null
  let figures: MetricsServer | null = null
  const { path, notices } = openDataDir(config.dataDir, CHECKOUT)
  const team = new Team({ program: PROGRAM, count: config.processes, say: console.error })
  const end = async () => {
    await figures?.stop()
    await team.stop()
    await database?.close()
  }
  stopOnSignal(team, end)
  try {
    database = await openOnce(config, path)
    if (config.metrics !== null) {
      const { serveFiguresOfAll } = await import('./metrics/serveFiguresOfAll.ts')
      figures = await serveFiguresOfAll(config.metrics)
    }
    const ready = await team.begin(database.door)
    const metricsAddress = figures?.address ?? null
    const lines = readyLines({
      ...ready,
      config,
      version,
      metricsAddress,
      notices: [...notices, ...ready.notices],
    })
    console.log(lines.join('\n'))
  } catch (error) {
    await end().catch(() => {})
    throw error
  }
}

async function openOnce({ databaseUrl }: Config, dataDir: string): Promise<Supervised> {
  const embedded = databaseUrl === null ? await startEmbedded({ dataDir, notify: console.error }) : null
  const close = async () => embedded?.stop()
  const door = embedded === null ? null : doorOf(embedded)
  try {
    const { close: closeAgain } = await openDatabase(
      { databaseUrl, dataDir, door, onError: () => {}, notify: () => {} },
      1,
    )
    await closeAgain()
    return { door, close }
  } catch (error) {
    await close()
    throw error
  }
}

const doorOf = ({ host, port, user, password, database }: DatabaseDoor): DatabaseDoor => ({
  host,
  port,
  user,
  password,
  database,
})

function stopOnSignal(team: Team, end: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    // A second Ctrl-C ends everything at once.
    if (isStopping) {
      team.kill()
      process.exit(1)
    }
    isStopping = true
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Reads the environment and starts; a CannotStart prints one sentence and exits with 1. */
export async function serveSeveral(): Promise<void> {
  try {
    await supervise(readConfig(process.env))
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
