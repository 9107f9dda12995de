import type pg from 'pg'

// How values are written as text depends on these; set alike when writing and reading, whatever the two databases
// and their roles have as their own.
const SAME_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
set local bytea_output = 'hex'; set local extra_float_digits = 1`

// A connection that is lost between two statements would otherwise end the process with a stack.
const ignore = (): void => {}

type Begin = 'begin' | 'begin isolation level repeatable read read only'

/** Committed when `work` ends well. Otherwise the connection is closed, which undoes everything. */
export async function inOneTransaction<T>(
  pool: pg.Pool,
  begin: Begin,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  client.on('error', ignore)
  let failure: Error | undefined
  try {
    await client.query(begin)
    await client.query(SAME_TEXT)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.off('error', ignore)
    client.release(failure)
  }
}
