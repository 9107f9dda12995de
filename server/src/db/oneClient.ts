import type pg from 'pg'

// Without a listener, a connection lost between two statements would crash the process.
const ignore = (): void => {}

/** Runs one transaction on one connection. A failed connection is closed, which rolls back. */
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
