import type { Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'

// Two rows of `deployment`: the time of the last good backup, and whose turn the scheduled one is.
const LAST = 'last-backup'
const TURN = 'backup-turn'

/** Stores the time of a good backup, for whoever watches. [BACKUP-3] */
export async function recordBackup(db: Db, at: Date): Promise<void> {
  const value = at.toISOString()
  await db
    .insertInto('deployment')
    .values({ name: LAST, value })
    .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
    .execute()
}

interface Claim {
  /** Names this turn, so that its owner recognises it. */
  holder: string
  now: number
  until: number
  everyMs: number
}

/** Takes the turn if a scheduled backup is due and no other process has the turn. */
export const claimTurn = (db: Db, { holder, now, until, everyMs }: Claim): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await trx
      .insertInto('deployment')
      .values({ name: TURN, value: '' })
      .onConflict((oc) => oc.doNothing())
      .execute()
    const { value } = await trx
      .selectFrom('deployment')
      .select('value')
      .where('name', '=', TURN)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (now < dueAt(value, everyMs)) return false
    await trx
      .updateTable('deployment')
      .set({ value: turnValue('running', until, holder) })
      .where('name', '=', TURN)
      .execute()
    return true
  })

type TurnState = 'running' | 'failed' | 'done'

const turnValue = (state: TurnState, at: number, holder: string): string =>
  `${state} ${new Date(at).toISOString()} ${holder}`

// An interval that the operator has shortened counts from the last backup. A value that we cannot read is due.
function dueAt(value: string, everyMs: number): number {
  const [state, at = ''] = value.split(' ')
  const time = Date.parse(at)
  if (Number.isNaN(time)) return -Infinity
  return state === 'done' ? time + everyMs : time
}

interface Turn {
  state: TurnState
  /** Running: the end of the lease. Failed: when it is tried again. Done: when the backup was taken. */
  at: number
  holder: string
}

/** Renews or ends the turn; false if another process has taken it. */
export async function updateTurn(db: Db, { state, at, holder }: Turn): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deployment')
    .set({ value: turnValue(state, at, holder) })
    .where('name', '=', TURN)
    .where('value', 'like', `running % ${holder}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
