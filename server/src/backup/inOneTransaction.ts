import type pg from 'pg'
import { withOneClient } from '../db/oneClient.ts'

// How values are written as text depends on these; set alike when writing and reading, whatever the two databases
// and their roles have as their own.
const SAME_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
set local bytea_output = 'hex'; set local extra_float_digits = 1`

type Begin = 'begin' | 'begin isolation level repeatable read read only'

/** Committed when `work` ends well. Otherwise the connection is closed, which undoes everything. */
export const inOneTransaction = <T>(
  pool: pg.Pool,
  begin: Begin,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => withOneClient(pool, [begin, SAME_TEXT], work)
