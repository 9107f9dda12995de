import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort.ts'
import { httpCall } from './httpCall.ts'
import { endAtLast, isTemporary, temporaryFolder } from './leftovers.ts'
import { isGoneWithin, removeFolder, sendSignal } from './processCleanup.ts'
import { copyUsedFolder, usedDatabase } from './usedFolder.ts'

const CHECKOUT = join(import.meta.dirname, '../..')
const MAIN = 'server/src/main.ts'
const CLOCK_SHIFT = join(import.meta.dirname, 'clockShift.js')
const PATIENCE_MS = 60_000
const KEPT_OUTPUT = 200_000

export interface ServerOptions {
  dataDir?: string
  port?: number
  databaseUrl?: string
  /** The folder of another version of the product. */
  checkout?: string
  /** Set if two servers share one outbox. */
  outboxKey?: string
  /** The difference of the process's wall clock from the real time. */
  clockShiftMs?: number
  env?: Record<string, string>
}

export interface ServerProcess {
  port: number
  pid: number
  dataDir: string
  outboxKey: string
  secondsToReady: number
  output(): string
  hasExited(): boolean
  /** Ends the process like a crash; its database continues. */
  kill9(): Promise<void>
  stop(): Promise<void>
  /** Starts the same server again: same port, same folder. */
  again(changed?: Pick<ServerOptions, 'clockShiftMs' | 'env'>): Promise<ServerProcess>
  /** Stops it and removes its folder with the database inside. */
  remove(): Promise<void>
}

type Settings = ServerOptions & { dataDir: string; port: number; outboxKey: string }

export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? newDataDir(options)
  if (!isTemporary(dataDir))
    throw new Error(`A test server keeps its data in a temporary folder, not in ${dataDir}`)
  const outboxKey = options.outboxKey ?? randomBytes(16).toString('hex')
  const databaseUrl = options.databaseUrl ?? usedDatabase()
  const database = databaseUrl === undefined ? {} : { databaseUrl }
  return launch({ ...options, ...database, dataDir, outboxKey, port: options.port ?? (await freePort()) })
}

function newDataDir({ databaseUrl }: ServerOptions): string {
  const dataDir = join(temporaryFolder(), 'data')
  if (databaseUrl === undefined) copyUsedFolder(dataDir)
  return dataDir
}

async function launch(settings: Settings): Promise<ServerProcess> {
  const began = performance.now()
  const child = spawn(process.execPath, argumentsFor(settings), {
    cwd: settings.checkout ?? CHECKOUT,
    env: environmentFor(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endAtLast(child)
  const output = gather(child)
  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  await ready(settings.port, hasExited, output)
  const pid = child.pid ?? 0

  const end = async (how: NodeJS.Signals) => {
    if (hasExited()) return
    sendSignal(pid, how)
    if (!(await isGoneWithin(pid, PATIENCE_MS)))
      throw new Error(`The server did not end on ${how}\n${output()}`)
    await exitOf(child)
  }
  const stop = () => end('SIGTERM')
  return {
    port: settings.port,
    pid,
    dataDir: settings.dataDir,
    outboxKey: settings.outboxKey,
    secondsToReady: (performance.now() - began) / 1_000,
    output,
    hasExited,
    kill9: () => end('SIGKILL'),
    stop,
    again: (changed) => launch({ ...settings, ...changed }),
    remove: async () => {
      await stop()
      await removeFolder(settings.dataDir)
    },
  }
}

function argumentsFor({ clockShiftMs }: Settings): string[] {
  const quiet = '--disable-warning=ExperimentalWarning'
  return clockShiftMs === undefined ? [quiet, MAIN] : [quiet, '--import', CLOCK_SHIFT, MAIN]
}

function environmentFor(settings: Settings): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return {
    // Only these variables are passed on: a DATABASE_URL or SMTP_URL of the machine must not leak into a test.
    PATH,
    HOME,
    TMPDIR,
    LANG,
    HOST: '127.0.0.1',
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DEV_OUTBOX_KEY: settings.outboxKey,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...(settings.databaseUrl === undefined ? {} : { DATABASE_URL: settings.databaseUrl }),
    ...(settings.clockShiftMs === undefined
      ? {}
      : { REPRIEVE_CLOCK_SHIFT_MS: String(settings.clockShiftMs) }),
    ...settings.env,
  }
}

function gather(child: ChildProcess): () => string {
  let text = ''
  const add = (part: Buffer) => {
    text = (text + part.toString('utf8')).slice(-KEPT_OUTPUT)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => text
}

export async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await httpCall({
      port,
      method: 'GET',
      path: '/readyz',
      headers: {},
      fresh: true,
      patienceMs: 2_000,
    })
    return answer.status === 200
  } catch {
    return false
  }
}

async function ready(port: number, hasExited: () => boolean, output: () => string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  // Also waits for its own message: after a crash another server may have taken the port.
  while (!(output().includes('is ready') && (await isReady(port)))) {
    if (hasExited()) throw new Error(`The server ended before it was ready:\n${output()}`)
    if (performance.now() > end) throw new Error(`The server was not ready in time:\n${output()}`)
    await wait(20)
  }
}

function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => void child.once('exit', () => resolve()))
}
