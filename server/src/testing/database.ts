import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { superuserConfig } from '../db/embedded/connect.ts'
import { isAlive } from '../db/embedded/postgresProcess.ts'
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded/startEmbedded.ts'
import { distribute } from '../db/cluster/distribute.ts'
import { migrate } from '../db/migrate.ts'
import { openDb, openPool } from '../db/pool.ts'
import { closeTemplate, connectNodes, findWorkers, FEW_SHARDS } from './testCluster.ts'
import { type DatabaseServer, onEachNode, runSql, withDatabase } from './testDatabase.ts'
import { makeTestFolder, sweepAbandoned } from './testFolder.ts'

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations')

// Run once for the whole `database` project: one PostgreSQL, and one migrated database that every test copies.
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { server, tearDown } = await openServer(process.env['TEST_DATABASE_URL'] ?? process.env.DATABASE_URL)
  await buildTemplate(server)
  project.provide('databaseServer', server)
  return tearDown
}

interface OpenServer {
  server: DatabaseServer
  tearDown: () => Promise<void>
}

const openServer = (url: string | undefined): Promise<OpenServer> =>
  url === undefined || url === '' ? openEmbedded() : openGiven(url)

async function openGiven(url: string): Promise<OpenServer> {
  const config = { connectionString: url }
  const prefix = `reprieve_test_${process.pid}_${Date.now()}`
  const server = { config, prefix, workers: await findWorkers(config) }
  return { server, tearDown: () => dropAll(server) }
}

async function openEmbedded(): Promise<OpenServer> {
  await sweepAbandoned()
  const folder = makeTestFolder()
  const dataDir = join(folder, 'data')
  const database = await startEmbedded({ dataDir })
  // Also when a run ends without its tear-down; after a kill the next run cleans up.
  const end = (): void => endAtOnce(folder, database)
  process.once('exit', end)
  await prepareForTests(dataDir, database.host)
  const { host, port, user, password } = database
  return {
    server: {
      config: { host, port, user, password, database: database.database },
      prefix: 'test',
      workers: [],
    },
    tearDown: async () => {
      await database.stop()
      process.off('exit', end)
      end()
    },
  }
}

async function prepareForTests(dataDir: string, socketFolder: string): Promise<void> {
  const superPassword = readFileSync(join(dataDir, 'keys', 'postgres-superuser'), 'utf8').trim()
  const config = superuserConfig({ socketFolder, superPassword })
  await runSql(config, 'alter role reprieve createdb')
  // Test data need not survive a power cut.
  await runSql(config, 'alter system set fsync = off')
  await runSql(config, 'alter system set full_page_writes = off')
  await runSql(config, 'alter system set autovacuum = off')
  await runSql(config, 'alter system set synchronous_commit = off')
  await runSql(config, 'select pg_reload_conf()')
}

// A connection left open by a test would block a graceful stop.
function endAtOnce(folder: string, database: EmbeddedDatabase): void {
  if (isAlive(database.pid)) process.kill(database.pid, 'SIGQUIT')
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

async function buildTemplate(server: DatabaseServer): Promise<void> {
  const name = `${server.prefix}_template`
  await onEachNode(server, (node) => runSql(node, `create database ${name}`))
  if (server.workers.length > 0) await connectNodes(server, name)
  const pool = openPool(withDatabase(server.config, name), () => {})
  try {
    await migrate(pool, MIGRATIONS)
    if (server.workers.length > 0) await distribute(openDb(pool), FEW_SHARDS)
  } finally {
    await pool.end()
  }
  if (server.workers.length > 0) await closeTemplate(server, name)
}

async function dropAll(server: DatabaseServer): Promise<void> {
  await onEachNode(server, async (node) => {
    const ours = await runSql(
      node,
      `select datname from pg_database where starts_with(datname, '${server.prefix}')`,
    )
    for (const { datname } of ours)
      await runSql(node, `drop database if exists "${String(datname)}" with (force)`)
  })
}
