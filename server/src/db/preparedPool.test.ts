import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { DatabaseAway } from './databaseError.ts'
import { preparedPool } from './preparedPool.ts'

/** A connection whose database reports a notice with each answer. */
class NoticingClient extends EventEmitter {
  private readonly routine: string

  constructor(routine: string) {
    super()
    this.routine = routine
  }

  async query(): Promise<{ command: string; rows: [] }> {
    this.emit('notice', { routine: this.routine })
    return { command: 'COMMIT', rows: [] }
  }
}

async function commitWith(routine: string): Promise<unknown> {
  const client = new NoticingClient(routine) as unknown as pg.PoolClient
  const pool = { options: {}, connect: async () => client } as unknown as pg.Pool
  const connection = await preparedPool(pool, 0).connect()
  return connection.query('commit', [])
}

test('[HA-6] a commit is no success if the database says that its wait for a standby was ended', async () => {
  await expect(commitWith('SyncRepWaitForLSN')).rejects.toThrow(DatabaseAway)
  expect(await commitWith('EndTransactionBlock')).toMatchObject({ command: 'COMMIT' })
})
