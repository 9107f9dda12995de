import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { DatabaseAway, sqlState, TAKES_NO_WRITES } from './databaseError.ts'

const LONGEST = 2_000
const MOST = 200
/** Longer than the database itself lets a statement run: who answers at all has answered by then. */
const ANSWER_AFTER_LIMIT_MS = 5_000
/** The function of PostgreSQL in which a commit waits for its standby: its text is in the server's language. */
const STANDBY_WAIT = 'SyncRepWaitForLSN'

/**
 * Gives each SQL text of Kysely a statement name, so that PostgreSQL plans it once per connection instead of at every
 * call. Very long texts stay unnamed, because they vary with their content and would fill the server's memory.
 */
export function preparedPool(pool: pg.Pool, answerLimitMs: number): PostgresPool {
  const nameOf = namer()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const health = watch(client)
    const send = (text: string, values: unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined
      return name === undefined ? client.query(text, values) : client.query({ name, text, values })
    }
    const query = async (text: string, values: unknown[]) => {
      // A database that is gone without a word leaves its connection open for a quarter of an hour. [HA-3]
      const end = answerLimitMs > 0 ? setTimeout(() => breakOff(client), answerLimitMs) : undefined
      health.isUnconfirmed = false
      try {
        const result = await send(text, values)
        if (health.isUnconfirmed) throw new DatabaseAway('No standby has confirmed the commit')
        return result
      } catch (error) {
        if (sqlState(error) === TAKES_NO_WRITES) health.isUseless = true
        throw error
      } finally {
        clearTimeout(end)
      }
    }
    const release = (destroy?: boolean) => client.release(destroy === true || health.isUseless)
    return { query, release } as unknown as PostgresPoolClient
  }
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      const wrapped = known.get(client) ?? wrap(client)
      known.set(client, wrapped)
      return wrapped
    },
    end: () => pool.end(),
  }
}

interface Health {
  /** The database refused a write, because it is no primary any more. [HA-4] */
  isUseless: boolean
  /** The last commit is on this node, and perhaps on no other. [HA-6] */
  isUnconfirmed: boolean
}

const watched = new WeakMap<pg.PoolClient, Health>()

/** Once for each connection, however many pools of queries share it. */
function watch(client: pg.PoolClient): Health {
  const known = watched.get(client)
  if (known !== undefined) return known
  const health = { isUseless: false, isUnconfirmed: false }
  watched.set(client, health)
  client.on('notice', ({ routine }) => {
    if (routine === STANDBY_WAIT) health.isUnconfirmed = true
  })
  return health
}

/** How long an answer may take; 0, and no limit, if the database lets a statement run for ever. */
export function longestAnswer({ options }: pg.Pool): number {
  const statement = Number(options.statement_timeout)
  return statement > 0 ? statement + ANSWER_AFTER_LIMIT_MS : 0
}

// Without a message to the server, as a cancelled commit would be reported as done.
function breakOff(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(error: Error): void } } })
    .connection
  stream.destroy(new DatabaseAway('The database does not answer'))
}

function namer(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || text.length > LONGEST || names.size >= MOST) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
    names.set(text, name)
    return name
  }
}
