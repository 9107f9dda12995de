import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { CannotStart } from './cannotStart.ts'
import { readConfig } from './config.ts'
import { logToStandardOutput } from './http/logLines.ts'
import { listenForOrders, tell } from './processes/channel.ts'
import { readyLines } from './processes/readyLines.ts'
import { startServer, type RunningServer } from './startServer.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const server = await startServer(config, version, logToStandardOutput())
  console.log(readyLines({ ...server, config, version }).join('\n'))
  stopOnSignal(server)
}

/** As one of several processes: the supervisor says when to start and to stop, and prints what we tell it. [RUN-3] */
async function startAsMember(): Promise<void> {
  const config = readConfig(process.env)
  const orders = listenForOrders()
  const server = await startServer(config, version, logToStandardOutput(), async () => {
    await tell({ reprieve: 'waiting' })
    const { place, embedded: door } = await orders.start
    return { place, door }
  })
  const { address, outboxAddress, notices } = server
  const stop = stopOnSignal(server)
  void orders.stop.then(stop.once)
  await tell({ reprieve: 'ready', address, outboxAddress, notices })
}

function stopOnSignal(server: RunningServer): { once: () => void } {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  let interrupts = 0
  const onSignal = () => {
    interrupts += 1
    // A second Ctrl-C exits at once.
    if (interrupts > 1) process.exit(1)
    once()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return { once }
}

/** Reads the environment, starts, and prints the address; a CannotStart prints one sentence and exits with 1. */
export async function serve(): Promise<void> {
  try {
    await (cluster.isWorker ? startAsMember() : start())
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    if (cluster.isWorker) await tell({ reprieve: 'cannot-start', sentence: error.message })
    else console.error(error.message)
    process.exit(1)
  }
}
