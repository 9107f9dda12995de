import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort.ts'
import { endAtLast, temporaryFolder } from './leftovers.ts'
import { isGoneWithin } from './processCleanup.ts'
import { isRoot } from './requireRoot.ts'

const BIN = '/usr/lib/postgresql/15/bin'
const NAME = 'reprieve'

export interface DebianPostgres {
  url: string
  /** The folder in which DATABASE_DEATHS find the cluster. */
  dataDir: string
  start(): Promise<void>
  stop(): Promise<void>
}

export const hasDebianPostgres = (): boolean => existsSync(join(BIN, 'initdb'))

/** The oldest supported PostgreSQL for DATABASE_URL, in a temporary folder, under an ordinary uid. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const dataDir = temporaryFolder()
  const cluster = join(dataDir, 'pg15')
  const owner = ownerOfCluster()
  const password = randomBytes(16).toString('hex')
  const port = await freePort()
  const passwordFile = join(dataDir, 'password')
  mkdirSync(cluster, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(cluster, owner.uid, owner.gid)
    chownSync(passwordFile, owner.uid, owner.gid)
  }
  const initdb = ['-D', cluster, '-U', NAME, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8']
  execFileSync(join(BIN, 'initdb'), [...initdb, '--locale=C.UTF-8'], { ...owner, cwd: '/', stdio: 'ignore' })

  let child: ChildProcess | null = null
  const psql = (database: string, sql: string) => {
    const where = ['-h', '127.0.0.1', '-p', String(port), '-U', NAME, '-d', database, '-tAc', sql]
    return execFileSync(join(BIN, 'psql'), where, { env: { PGPASSWORD: password }, stdio: 'pipe' })
  }
  const launch = (): ChildProcess => {
    const given = ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', cluster]
    const launched = spawn(join(BIN, 'postgres'), given, { ...owner, cwd: '/', stdio: 'ignore' })
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
