import type pg from 'pg'

// A connection that is lost between two statements would otherwise end the process with a stack.
const ignore = (): void => {}

/** One transaction over one connection. One that failed is closed, which undoes everything. */
export async function withOneClient<T>(
  pool: pg.Pool,
  begin: readonly string[],
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  client.on('error', ignore)
  let failure: Error | undefined
  try {
    for (const statement of begin) await client.query(statement)
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
