import { readFileSync } from 'node:fs'
import { CannotStart } from './cannotStart.ts'
import { readConfig } from './config.ts'
import { logToStandardOutput } from './http/logLines.ts'
import { startServer, type RunningServer } from './startServer.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const server = await startServer(config, version, logToStandardOutput())
  console.log(`Reprieve ${version} is ready: ${server.address}`)
  console.log(
    `Data: ${config.databaseUrl === null ? config.dataDir : `the database of DATABASE_URL; keys and files in ${config.dataDir}`}`,
  )
  if (server.outboxAddress !== null) console.log(`Outgoing mail can be read at ${server.outboxAddress}`)
  if (server.metricsAddress !== null) console.log(`Figures for Prometheus are at ${server.metricsAddress}`)
  for (const notice of server.notices) console.log(notice)
  stopOnSignal(server)
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = () => {
    // A second Ctrl-C exits at once.
    if (stopping) process.exit(1)
    stopping = true
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Reads the environment, starts, and prints the address; a CannotStart prints one sentence and exits with 1. */
export async function serve(): Promise<void> {
  try {
    await start()
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
