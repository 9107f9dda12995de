import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

// Passed from the set-up of the `database` project to every test; only plain values can reach the workers.
export interface DatabaseServer {
  config:
    | { connectionString: string }
    | { host: string; port: number; user: string; password: string; database: string }
  prefix: string
  /** The workers, if the server coordinates several; empty on plain PostgreSQL. */
  workers: readonly NodeAddress[]
}

export interface NodeAddress {
  host: string
  port: number
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer
  }
}

export interface TestDatabase {
  config: pg.PoolConfig
  drop(): Promise<void>
}

const POOL_OF_A_TEST = {
  // All tests share the connections of one server, so idle ones are closed soon.
  idleTimeoutMillis: 2_000,
  // A machine that stalls for a while must not look like a database that is away.
  connectionTimeoutMillis: 60_000,
  statement_timeout: 120_000,
}

// Some tests cut a call off by a trigger, which Citus allows on request only.
const ON_CLUSTER = { options: '-c citus.enable_unsafe_triggers=on' }

// A migrated, empty database for this test alone.
export const createTestDatabase = (): Promise<TestDatabase> =>
  create(`template ${inject('databaseServer').prefix}_template`)

// A database without tables, for the tests of the migrations themselves.
export const createEmptyDatabase = (): Promise<TestDatabase> => create('')

async function create(options: string): Promise<TestDatabase> {
  const { config, prefix, workers } = inject('databaseServer')
  const name = `${prefix}_${randomBytes(8).toString('hex')}`
  await onEachNode(inject('databaseServer'), (node) => runSql(node, `create database ${name} ${options}`))
  return {
    config: { ...withDatabase(config, name), ...POOL_OF_A_TEST, ...(workers.length > 0 && ON_CLUSTER) },
    drop: () => onEachNode(inject('databaseServer'), (node) => dropDatabase(node, name)),
  }
}

/** The coordinator first. A test's database is copied on every node, and so its tables stay where they lie. */
export async function onEachNode(
  server: DatabaseServer,
  work: (node: DatabaseServer['config']) => Promise<unknown>,
): Promise<void> {
  await work(server.config)
  await Promise.all(server.workers.map((worker) => work(atNode(server.config, worker))))
}

function atNode(config: DatabaseServer['config'], { host, port }: NodeAddress): DatabaseServer['config'] {
  if (!('connectionString' in config)) return { ...config, host, port }
  const url = new URL(config.connectionString)
  url.hostname = host
  url.port = String(port)
  return { connectionString: url.href }
}

/** Of another role, or in use by a process of the database itself. */
const NOT_OURS = ['42501', '55006']
const TRIES = 50

/** PostgreSQL may be vacuuming it right now, which only a superuser can cancel: it is soon done. */
async function dropDatabase(config: DatabaseServer['config'], name: string): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await runSql(config, `drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      if (!NOT_OURS.includes(String((error as { code?: unknown }).code)) || left === 0) throw error
      await setTimeout(200)
    }
  }
}

export function withDatabase(config: DatabaseServer['config'], name: string): pg.PoolConfig {
  if (!('connectionString' in config)) return { ...config, database: name }
  const url = new URL(config.connectionString)
  url.pathname = `/${name}`
  return { connectionString: url.href }
}

export async function runSql(config: pg.ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
