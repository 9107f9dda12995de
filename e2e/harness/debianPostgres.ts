import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './freePort.ts'
import { endAtLast, temporaryFolder } from './leftovers.ts'
import { isGoneWithin } from './processCleanup.ts'
import { isRoot } from './requireRoot.ts'

const BIN = '/usr/lib/postgresql/15/bin'
const NAME = 'reprieve'

export interface DebianPostgres {
  url: string
  port: number
  /** Runs a statement in the database of the url, however long it takes. */
  run(sql: string): Promise<string>
  /** The folder in which DATABASE_DEATHS find the cluster. */
  dataDir: string
  start(): Promise<void>
  stop(): Promise<void>
}

export const hasDebianPostgres = (): boolean => existsSync(join(BIN, 'initdb'))

interface DebianOptions {
  /** Nodes of one cluster share a password. */
  password?: string
  /** As in its configuration: `wal_level=logical`. */
  settings?: readonly string[]
}

/** The oldest supported PostgreSQL for DATABASE_URL, in a temporary folder, under an ordinary uid. */
export async function startDebianPostgres(options: DebianOptions = {}): Promise<DebianPostgres> {
  const dataDir = temporaryFolder()
  const cluster = join(dataDir, 'pg15')
  const owner = ownerOfCluster()
  const password = options.password ?? randomBytes(16).toString('hex')
  const port = await freePort()
  const passwordFile = join(dataDir, 'password')
  // With it the nodes of a cluster log in at each other.
  const passFile = join(dataDir, 'pgpass')
  mkdirSync(cluster, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  writeFileSync(passFile, `*:*:*:${NAME}:${password}\n`, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(cluster, owner.uid, owner.gid)
    chownSync(passwordFile, owner.uid, owner.gid)
    chownSync(passFile, owner.uid, owner.gid)
  }
  const initdb = ['-D', cluster, '-U', NAME, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8']
  execFileSync(join(BIN, 'initdb'), [...initdb, '--locale=C.UTF-8'], { ...owner, cwd: '/', stdio: 'ignore' })

  let child: ChildProcess | null = null
  const where = ['-h', '127.0.0.1', '-p', String(port), '-U', NAME]
  const psql = (database: string, sql: string) =>
    execFileSync(join(BIN, 'psql'), [...where, '-d', database, '-tAc', sql], {
      env: { PGPASSWORD: password },
      stdio: 'pipe',
    })
  const run = async (sql: string): Promise<string> => {
    const given = [...where, '-d', `${NAME}_diary`, '-v', 'ON_ERROR_STOP=1', '-tAc', sql]
    const { stdout } = await promisify(execFile)(join(BIN, 'psql'), given, { env: { PGPASSWORD: password } })
    return stdout.trim()
  }
  const launch = (): ChildProcess => {
    const given = ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', cluster]
    const settings = (options.settings ?? []).flatMap((setting) => ['-c', setting])
    const env = { PGPASSFILE: passFile }
    const all = [...given, ...settings]
    const launched = spawn(join(BIN, 'postgres'), all, { ...owner, env, cwd: '/', stdio: 'ignore' })
    endAtLast(launched)
    return launched
  }
  // After a crash PostgreSQL refuses to start until the last process of the old one is gone.
  const start = () =>
    answering(() => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) child = launch()
      psql('postgres', 'select 1')
    })
  await start()
  psql('postgres', `create database ${NAME}_diary`)
  return {
    url: `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}_diary`,
    port,
    run,
    dataDir,
    start,
    stop: async () => {
      const pid = child?.pid ?? 0
      child?.kill('SIGINT')
      await isGoneWithin(pid, 20_000)
    },
  }
}

// PostgreSQL refuses root; Debian's package has a user for it.
function ownerOfCluster(): { uid?: number; gid?: number } {
  if (!isRoot()) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((user) => user.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres to run the cluster')
  return { uid: Number(uid), gid: Number(gid) }
}

async function answering(ask: () => unknown): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      ask()
      return
    } catch (error) {
      if (tries > 200) throw error
      await wait(50)
    }
  }
}
