import { fork, spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type pg from 'pg'

export interface BenchServer {
  port: number
  pid: number
  hasExited: () => boolean
  stop: () => Promise<void>
}

const CHECKOUT = join(import.meta.dirname, '../../..')
const FLOOR = new URL('../floor/floorServer.ts', import.meta.url)
const READY_WITHIN_MS = 60_000
const QUIET = '--disable-warning=ExperimentalWarning'

export interface ServerPlace {
  dataDir: string
  /** The folder for a processor profile; null for none. */
  profileFolder: string | null
  /** The port on which a part may run a fake of the browsers' push services. */
  pushPort: number
}

/** Starts the product as `npm start` does, but without limits by address: all the load comes from one address. */
export async function startProduct({ dataDir, profileFolder, pushPort }: ServerPlace): Promise<BenchServer> {
  const { PATH, HOME, TMPDIR } = process.env
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ACTIVATION: 'off',
    PLANS: 'open',
    LOG_LEVEL: 'silent',
    PUSH_HOSTS: `http://127.0.0.1:${pushPort}`,
  }
  const profiling = profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`]
  const child = spawn(process.execPath, [QUIET, ...profiling, 'server/src/main.ts'], {
    cwd: CHECKOUT,
    env: { PATH, HOME, TMPDIR, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await within(child, portFromOutput(child))
  return started(child, port)
}

export async function startFloor(connection: pg.PoolConfig): Promise<BenchServer> {
  const child = fork(FLOOR, { execArgv: [QUIET] })
  const told = new Promise<number>((resolve) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
  })
  child.send(connection)
  return started(child, await within(child, told))
}

function portFromOutput(child: ChildProcess): Promise<number> {
  let text = ''
  return new Promise((resolve) => {
    child.stdout?.on('data', (part: Buffer) => {
      text = (text + part.toString('utf8')).slice(-10_000)
      const found = /is ready: \S+:(\d+)/.exec(text)
      if (found !== null) resolve(Number(found[1]))
    })
  })
}

async function within(child: ChildProcess, port: Promise<number>): Promise<number> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('A server was not ready in time')), READY_WITHIN_MS).unref()
    child.once('exit', (code) => reject(new Error(`A server ended before it was ready, with ${code}`)))
  })
  return Promise.race([port, tooLate])
}

function started(child: ChildProcess, port: number): BenchServer {
  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  return {
    port,
    pid: child.pid ?? 0,
    hasExited,
    async stop() {
      if (hasExited()) return
      const gone = new Promise((resolve) => void child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}
