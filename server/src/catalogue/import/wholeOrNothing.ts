import type pg from 'pg'
import { withOneClient } from '../../db/oneClient.ts'

const BEGIN = [
  'begin',
  // The pool's limit is meant for user requests.
  'set local statement_timeout = 0',
  `set local work_mem = '64MB'`,
  'lock table term_source in share row exclusive mode',
]

/**
 * One transaction on one connection, which COPY needs. One import at a time: two at once would give the same number
 * twice. Searches do not have to wait. [CAT-7]
 */
export const inImportTransaction = <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => withOneClient(pool, BEGIN, work)

/** Removes dead rows and updates the statistics; the database would do it only later. */
export async function tidyTerms(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('vacuum (analyze) term_name, term_concept, term_strength, term_number')
  } finally {
    client.release(true)
  }
}
