import type pg from 'pg'
import { inject } from 'vitest'
import {
  createEmptyDatabase,
  type DatabaseServer,
  type NodeAddress,
  onEachNode,
  runSql,
  type TestDatabase,
  withDatabase,
} from './testDatabase.ts'

// Tests run on a Citus cluster as well: TEST_DATABASE_URL then names a database of the coordinator that knows its nodes.

/** Every shard is a set of files, and every test copies them all. */
export const FEW_SHARDS = { shards: 4, isDryRun: false, say: () => {} }

/** Empty on plain PostgreSQL. */
export async function findWorkers(config: pg.ClientConfig): Promise<NodeAddress[]> {
  const [known] = await runSql(config, `select to_regclass('pg_dist_node') is not null as known`)
  if (known?.['known'] !== true) return []
  const rows = await runSql(
    config,
    'select nodename, nodeport from pg_dist_node where groupid > 0 order by nodeid',
  )
  return rows.map(({ nodename, nodeport }) => ({ host: String(nodename), port: Number(nodeport) }))
}

/** A new database is plain on every node: they are told of each other as in the given one. */
export async function connectNodes(server: DatabaseServer, name: string): Promise<void> {
  await onEachNode(server, (node) => runSql(withDatabase(node, name), 'create extension citus'))
  const [own] = await runSql(server.config, 'select nodename, nodeport from pg_dist_node where groupid = 0')
  const template = withDatabase(server.config, name)
  await runSql(
    template,
    `select citus_set_coordinator_host('${String(own?.['nodename'])}', ${Number(own?.['nodeport'])})`,
  )
  for (const { host, port } of server.workers)
    await runSql(template, `select citus_add_node('${host}', ${port})`)
}

/** Citus keeps connections to it, and what is in use cannot be copied. */
export async function closeTemplate(server: DatabaseServer, name: string): Promise<void> {
  await onEachNode(server, async (node) => {
    await runSql(node, `alter database ${name} with allow_connections false`)
    await runSql(node, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  })
}

/** A migrated database that every node has, and whose tables still lie on the coordinator. */
export async function createUndistributed(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  const { connectionString = '' } = database.config
  await connectNodes(inject('databaseServer'), new URL(connectionString).pathname.slice(1))
  return database
}
