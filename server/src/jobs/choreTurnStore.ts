import { randomUUID } from 'node:crypto'
import { moment } from '../db/moment.ts'
import type { Db } from '../db/pool.ts'

/** How long a process may be silent before another does its chore. */
const LEASE_MS = 60_000

interface Rhythm {
  name: string
  everyMs: number
}

/** What a process holds while it does a chore. `worker` is new for each turn. */
export interface ChoreTurn {
  name: string
  worker: string
}

/** Decides which process does a chore. [JOB-12] */
export interface ChoreTurns {
  findDue<Chore extends Rhythm>(chores: readonly Chore[], now: number): Promise<Chore[]>
  /** Null: another process has it, or it is no longer due. */
  take(chore: Rhythm, now: number): Promise<ChoreTurn | null>
  renew(turn: ChoreTurn, now: number): Promise<void>
  /** `next`: when the chore is due again. */
  end(turn: ChoreTurn, next: number): Promise<void>
}

/** A time so far ahead was written by a clock that went wrong. */
const latestDue = (now: number, everyMs: number): number => now + everyMs + LEASE_MS

export function openChoreTurns(db: Db): ChoreTurns {
  const change = ({ name, worker }: ChoreTurn, values: { due_at: Date; worker?: null }): Promise<unknown> =>
    db.updateTable('chore_turn').set(values).where('name', '=', name).where('worker', '=', worker).execute()

  return {
    async findDue(chores, now) {
      const rows = await db.selectFrom('chore_turn').select(['name', 'due_at']).execute()
      const dueAt = new Map(rows.map((row) => [row.name, row.due_at]))
      return chores.filter(({ name, everyMs }) => {
        const at = dueAt.get(name) ?? 0
        return at <= now || at > latestDue(now, everyMs)
      })
    },
    async take({ name, everyMs }, now) {
      const values = { worker: randomUUID(), due_at: new Date(now + LEASE_MS) }
      const taken = await db
        .insertInto('chore_turn')
        .values({ name, ...values })
        .onConflict((oc) =>
          oc
            .column('name')
            .doUpdateSet(values)
            .where((eb) =>
              eb.or([
                eb('chore_turn.due_at', '<=', moment(now)),
                eb('chore_turn.due_at', '>', moment(latestDue(now, everyMs))),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst()
      return taken === undefined ? null : { name, worker: values.worker }
    },
    async renew(turn, now) {
      await change(turn, { due_at: new Date(now + LEASE_MS) })
    },
    async end(turn, next) {
      await change(turn, { due_at: new Date(next), worker: null })
    },
  }
}
