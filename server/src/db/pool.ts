import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { databaseHosts } from './databaseHosts.ts'
import { hostPool } from './hostPool.ts'
import { longestAnswer, preparedPool } from './preparedPool.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

const { builtins } = pg.types
const parseDate = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date

// pg returns bigint as text; our numbers stay far below 2^53, and text would compare as text.
const PARSERS = [
  [builtins.INT8, Number],
  [builtins.TIMESTAMPTZ, (text: string) => parseDate(text).getTime()],
] as const

const types = new pg.TypeOverrides()
for (const [oid, parse] of PARSERS) types.setTypeParser(oid, parse)

const CONNECTIONS = 10
const CONNECT_LIMIT_MS = 4_000
const STATEMENT_LIMIT_MS = 30_000
/** Longer than the mails of one transaction take to leave. [HA-7] */
const OPEN_TRANSACTION_LIMIT_MS = 300_000
const STILL_LINE_MS = 10_000

export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = makePool({
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: OPEN_TRANSACTION_LIMIT_MS,
    // Finds out that the other side is gone while nothing is being sent.
    keepAlive: true,
    keepAliveInitialDelayMillis: STILL_LINE_MS,
    idleTimeoutMillis: 60_000,
    application_name: 'reprieve',
    ...config,
    types,
  })
  // Without listeners, a connection that the database closes crashes the process. The pool reports errors of idle
  // connections only, so each client needs a listener for the time when it is in use.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

function makePool(config: pg.PoolConfig): pg.Pool {
  const hosts = databaseHosts(config.connectionString ?? '')
  return hosts.addresses.length > 1 || hosts.mustWrite ? hostPool(config, hosts) : new pg.Pool(config)
}

/** With a limit of its own for the wait for an answer, or with the one that follows from the limit of a statement. */
export const openDb = (pool: pg.Pool, answerLimitMs = longestAnswer(pool)): Db =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(pool, answerLimitMs) }) })
