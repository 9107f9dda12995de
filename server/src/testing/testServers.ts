import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { makeTestFolder } from './testFolder.ts'
import { clusterFolder } from '../db/embedded/cluster.ts'
import type { Owner } from '../db/embedded/clusterOwner.ts'
import { superuserConfig } from '../db/embedded/connect.ts'
import { isAlive, postmasterPid } from '../db/embedded/postgresProcess.ts'
import type { EmbeddedDatabase } from '../db/embedded/startEmbedded.ts'

const CHILD = join(import.meta.dirname, 'startEmbedded.child.ts')

interface ServerProcess {
  pid: number
  ready(): Promise<EmbeddedDatabase>
  stop(): Promise<unknown>
  kill(): Promise<void>
}

interface TestServers {
  place: string
  dataDir(name?: string): string
  spawnServer(dataDir: string, options?: { nativeDir?: string; as?: Owner }): ServerProcess
  removeAll(): void
}

// Folders, server processes and PostgreSQLs of one test; all are removed at its end, whatever the test did to them.
export function testServers(): TestServers {
  const place = makeTestFolder()
  const children: ChildProcess[] = []
  const dataDirs: string[] = []
  return {
    place,
    dataDir: (name = 'data') => {
      const path = join(place, name)
      dataDirs.push(path)
      return path
    },
    spawnServer: (dataDir, { nativeDir, as } = {}) => {
      const options = nativeDir === undefined ? [] : [nativeDir]
      const child = spawn(process.execPath, [CHILD, dataDir, ...options], { cwd: '/', ...as })
      child.stderr.pipe(process.stderr)
      children.push(child)
      return serverProcess(child)
    },
    removeAll: () => {
      for (const child of children) child.kill('SIGKILL')
      for (const path of dataDirs) endPostgres(path)
      rmSync(place, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

function serverProcess(child: ReturnType<typeof spawn>): ServerProcess {
  if (child.stdout === null || child.stdin === null || child.pid === undefined)
    throw new Error('no server process')
  const { stdin, pid } = child
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async (): Promise<unknown> => JSON.parse(String((await lines.next()).value))
  return {
    pid,
    ready: async () => (await nextLine()) as EmbeddedDatabase,
    stop: () => {
      stdin.write('stop\n')
      return nextLine()
    },
    kill: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

function endPostgres(dataDir: string): void {
  const pid = postmasterPid({ folder: clusterFolder(dataDir) })
  if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGQUIT')
}

type Rows = Record<string, unknown>[]

export const queryAsApp = (
  { host, port, user, password, database }: EmbeddedDatabase,
  sql: string,
): Promise<Rows> => runQuery({ host, port, user, password, database }, sql)

export function queryAsSuperuser(dataDir: string, host: string, sql: string): Promise<Rows> {
  const superPassword = readFileSync(join(dataDir, 'keys', 'postgres-superuser'), 'utf8').trim()
  return runQuery(superuserConfig({ socketFolder: host, superPassword }), sql)
}

export async function runQuery(config: pg.ClientConfig, sql: string): Promise<Rows> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
