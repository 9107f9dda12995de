import type pg from 'pg'
import { withOneClient } from '../db/oneClient.ts'

// These settings decide how values are written as text; they are the same for writing and reading, whatever the two
// databases and their roles have set.
const SAME_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
set local bytea_output = 'hex'; set local extra_float_digits = 1`

type Begin = 'begin' | 'begin isolation level repeatable read read only'

/** Commits when `work` succeeds. Otherwise closes the connection, which rolls back. */
export const inOneTransaction = <T>(
  pool: pg.Pool,
  begin: Begin,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => withOneClient(pool, [begin, SAME_TEXT], work)
