import { setTimeout as wait } from 'node:timers/promises'
import type { Db, Trx } from './pool.ts'
import { isConnectionLost, sqlState } from './databaseError.ts'

const TRIES = 6
const TRIES_WHEN_LOST = 2
/** After a longer wait the client has better things to do than wait for a second one. */
const REPEATED_WITHIN_MS = 10_000
const CLASHES = new Set(['40001', '40P01'])

/**
 * Runs one transaction. Repeats it when the database reports a clash with another, and once when the connection is lost
 * before its commit was sent. A commit whose answer is lost may have been carried out, so it is not repeated. [HA-2]
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx)
        isCommitting = true
        return result
      })
    } catch (error) {
      const isClash = CLASHES.has(sqlState(error) ?? '')
      const isLost =
        !isCommitting && isConnectionLost(error) && performance.now() - began < REPEATED_WITHIN_MS
      const most = isClash ? TRIES : isLost ? TRIES_WHEN_LOST : 0
      if (attempt >= most) throw error
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}
