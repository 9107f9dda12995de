import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { startDebianPostgres, type DebianPostgres } from './debianPostgres.ts'

/** Whether this machine has Citus for Debian's PostgreSQL 15; it is no part of Debian. */
export const hasCitus = (): boolean => existsSync('/usr/lib/postgresql/15/lib/citus.so')

const SETTINGS = [
  'shared_preload_libraries=citus',
  // To move shards while they are written to.
  'wal_level=logical',
  'max_connections=200',
  'max_prepared_transactions=200',
  'max_worker_processes=32',
  'citus.node_conninfo=sslmode=disable',
]

export interface Cluster {
  /** Of the coordinator. */
  url: string
  /** Runs a statement on the coordinator. */
  run(sql: string): Promise<string>
  /** Adds an empty worker, and returns its port. */
  addWorker(): Promise<number>
  stop(): Promise<void>
}

/** A coordinator and workers on this machine, in one database without tables. */
export async function startCluster(workers: number): Promise<Cluster> {
  const nodes: DebianPostgres[] = []
  const password = randomBytes(16).toString('hex')
  const add = async (): Promise<DebianPostgres> => {
    const node = await startDebianPostgres({ password, settings: SETTINGS })
    nodes.push(node)
    await node.run('create extension citus')
    return node
  }
  const coordinator = await add()
  await coordinator.run(`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`)
  const addWorker = async (): Promise<number> => {
    const { port } = await add()
    await coordinator.run(`select citus_add_node('127.0.0.1', ${port})`)
    return port
  }
  for (let count = 0; count < workers; count += 1) await addWorker()
  return {
    url: coordinator.url,
    run: (sql) => coordinator.run(sql),
    addWorker,
    stop: async () => {
      for (const node of nodes) await node.stop()
    },
  }
}
