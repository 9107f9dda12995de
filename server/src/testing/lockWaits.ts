import type pg from 'pg'
import { inject } from 'vitest'

const WAITS = `select count(*) as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** How many statements wait for a lock. On a cluster they wait on the node that has the row. */
export async function countLockWaits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ waits: number }>(WAITS)
  const here = rows[0]?.waits ?? 0
  if (inject('databaseServer').workers.length === 0) return here
  const there = await pool.query<{ result: string }>(`select result from run_command_on_workers($1)`, [WAITS])
  return there.rows.reduce((sum, { result }) => sum + Number(result), here)
}
