import type pg from 'pg'

// A connection that is lost between two statements would otherwise end the process with a stack.
const ignore = (): void => {}

/**
 * One transaction over one connection, which a COPY needs. One import at a time: two at once would give the same number
 * twice. Who searches is not kept waiting. [CAT-7]
 */
export async function wholeOrNothing<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  client.on('error', ignore)
  let failure: Error | undefined
  try {
    await client.query('begin')
    // The pool's limit is for people's calls.
    await client.query('set local statement_timeout = 0')
    await client.query(`set local work_mem = '64MB'`)
    await client.query('lock table term_source in share row exclusive mode')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.off('error', ignore)
    // A client that failed is closed, which undoes everything.
    client.release(failure)
  }
}

/** What was replaced is cleared away, and what is new made quick to find; the database would do it some time later. */
export async function tidyTerms(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('vacuum (analyze) term_name, term_concept, term_strength, term_number')
  } finally {
    client.release(true)
  }
}
