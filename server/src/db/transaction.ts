import { setTimeout as wait } from 'node:timers/promises'
import type { Db, Trx } from './pool.ts'
import { sqlState } from './databaseError.ts'

const TRIES = 6
const CLASHES = new Set(['40001', '40P01'])

/** Runs one transaction, and repeats it when the database reports a clash with another. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!CLASHES.has(sqlState(error) ?? '') || attempt === TRIES) throw error
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}
