import { nameCycles } from '@reprieve/domain/sync/nameCycles.ts'
import { stepAside, waitNoMore } from '@reprieve/domain/sync/stepAside.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import type { CallName } from '@reprieve/contract/calls.ts'
import { changeRows, type After } from '../../local/changeRows.ts'
import { stopOf, type Pass, type Stop } from '../pass.ts'
import { inPieces } from './pieces.ts'

/** For each row that was refused for its name, the id of the row that has the name. */
export type NameHolders = Map<string, string>

interface Untied {
  requests: number
  stop: Stop | null
}

/**
 * Rows that have swapped names would wait for each other for ever. In each cycle the first row is renamed temporarily;
 * then all of them are sent again. [SYNC-40]
 */
export async function untieNames(pass: Pass, holders: NameHolders): Promise<Untied> {
  const so: Untied = { requests: 0, stop: null }
  for (const ring of nameCycles(holders)) {
    for (const id of ring) holders.delete(id)
    const stepped = await stepFirstAside(pass, ring)
    if ('why' in stepped) return { ...so, stop: stepped }
    const [piece] = inPieces(stepped.sent, pass.limits.bytes)
    if (piece === undefined) continue
    so.requests += 1
    const { name, body } = piece.carrier.request(piece.act, piece.rows, false)
    // Whatever the response, the row itself is still unsent: the next round settles it.
    const answer = await pass.ask<CallName>(name, body, { background: pass.background })
    so.stop = stopOf(answer)
    if (so.stop !== null) return so
  }
  return so
}

async function stepFirstAside({ diary }: Pass, ring: readonly string[]): Promise<{ sent: SentRow[] } | Stop> {
  const changed = await changeRows(diary, ring, ({ rows, state }): After & { sent: SentRow[] } => {
    const [first, ...others] = ring.map((id) => rows.get(id))
    const aside = first && stepAside(first, { clock: state.clock, wallNow: diary.now() })
    if (!aside || others.includes(undefined)) return { sent: [] }
    return {
      rows: [aside.row, ...others.map((row) => waitNoMore(row!))],
      state: { ...state, clock: aside.clock },
      sent: [aside.sent],
    }
  })
  return changed.ok ? changed.value : { why: 'storage', fault: changed.reason }
}
