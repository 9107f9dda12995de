import type { CallName } from '@reprieve/contract/calls.ts'
import { nameCycles } from '@reprieve/domain/sync/nameCycles.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { renameTemporarily, retryCycleRow } from '@reprieve/domain/sync/temporaryName.ts'
import { changeRows, type RowChanges } from '../../local/rows/changeRows.ts'
import { splitIntoBatches, type NameHolders } from './pushRows.ts'
import { findPassStop, type Pass, type PassStop } from './syncPass.ts'

interface Untied {
  requests: number
  stop: PassStop | null
}

/**
 * Rows that have swapped names would wait for each other for ever. In each cycle the first row is renamed temporarily;
 * then all of them are sent again. [SYNC-40]
 */
export async function resolveNameCycles(pass: Pass, holders: NameHolders): Promise<Untied> {
  const so: Untied = { requests: 0, stop: null }
  for (const ring of nameCycles(holders)) {
    for (const id of ring) holders.delete(id)
    const stepped = await stepFirstAside(pass, ring)
    if ('why' in stepped) return { ...so, stop: stepped }
    const [piece] = splitIntoBatches(stepped.sent, pass.limits.bytes)
    if (piece === undefined) continue
    so.requests += 1
    const { name, body } = piece.carrier.request(piece.act, piece.rows, false)
    // Whatever the response, the row itself is still unsent: the next round settles it.
    const answer = await pass.ask<CallName>(name, body, { background: pass.background })
    so.stop = findPassStop(answer)
    if (so.stop !== null) return so
  }
  return so
}

async function stepFirstAside(
  { diary }: Pass,
  ring: readonly string[],
): Promise<{ sent: SentRow[] } | PassStop> {
  const changed = await changeRows(diary, ring, ({ rows, state }): RowChanges & { sent: SentRow[] } => {
    const [first, ...others] = ring.map((id) => rows.get(id))
    const aside = first && renameTemporarily(first, { clock: state.clock, wallNow: diary.now() })
    if (!aside || others.includes(undefined)) return { sent: [] }
    return {
      rows: [aside.row, ...others.map((row) => retryCycleRow(row!))],
      state: { ...state, clock: aside.clock },
      sent: [aside.sent],
    }
  })
  return changed.ok ? changed.value : { why: 'storage', fault: changed.reason }
}
