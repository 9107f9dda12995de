import { ONE_BY_ONE_ABOVE, planTurns, type Bulk } from '@reprieve/domain/sync/pushPlan.ts'
import { dirtyRows } from '../../local/rows.ts'
import { loadSyncState } from '../../local/syncStateStore.ts'
import { noteHeld, type HeldForName } from './heldForName.ts'
import { oneAtATime } from './inTurn.ts'
import { markSent } from './markSent.ts'
import type { Pass, Stop } from '../pass.ts'
import { halves, inPieces } from './pieces.ts'
import { sendPiece } from './sendPiece.ts'

export interface Pushed {
  /** Requests that left, or may have. */
  requests: number
  /** Something was refused that may be taken another time. */
  hasFailed: boolean
  /** Something waits again: by another call than before (D28, D29), or for a name that may be free now. */
  goesAgain: boolean
  stop: Stop | null
}

/** Sends what waits, turn by turn; in a turn some bulks at once, because items do not depend on each other. */
export async function pushRows(pass: Pass): Promise<Pushed> {
  const { diary, limits } = pass
  const [{ state }, dirty] = await Promise.all([loadSyncState(diary), dirtyRows(diary)])
  const turns = planTurns(dirty, { failCount: state.failCount, most: limits.bulk })
  const isSingle = state.failCount > ONE_BY_ONE_ABOVE
  const inTurn = oneAtATime()
  const held: HeldForName = new Map()
  noteHeld(held, dirty)
  const so: Pushed = { requests: 0, hasFailed: false, goesAgain: false, stop: null }

  const pushBulk = async ({ rows }: Bulk): Promise<void> => {
    const marked = await inTurn(() => markSent(diary, rows))
    if (!marked.ok) {
      so.stop = { why: 'storage', fault: marked.reason }
      return
    }
    const pieces = inPieces(marked.value, limits.bytes)
    for (let piece = pieces.shift(); piece !== undefined && so.stop === null; piece = pieces.shift()) {
      so.requests += 1
      const end = await sendPiece(pass, piece, { isSingle, inTurn, held })
      if (end.is === 'too-large') pieces.unshift(...halves(piece))
      else if (end.is === 'stopped') so.stop = end.stop
      else {
        so.hasFailed ||= end.hasFailed
        so.goesAgain ||= end.goesAgain
      }
    }
  }
  for (const turn of turns) {
    const waiting = [...turn]
    const lane = async (): Promise<void> => {
      for (let bulk = waiting.shift(); bulk !== undefined; bulk = waiting.shift()) {
        if (so.stop !== null) return
        await pushBulk(bulk)
      }
    }
    await Promise.all(Array.from({ length: limits.lanes }, lane))
  }
  return so
}
