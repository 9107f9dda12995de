import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { ONE_BY_ONE_ABOVE, planTurns, type Bulk, type SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { findDirty, type KnownRows } from '../../local/knownRows.ts'
import { noteHeld, type HeldForName } from './heldForName.ts'
import { oneAtATime } from './inTurn.ts'
import { markSent } from './markSent.ts'
import type { Pass, Stop } from '../pass.ts'
import { halves, inPieces } from './pieces.ts'
import { sendPiece } from './sendPiece.ts'
import type { AnsweredPlaces } from './storeAnswers.ts'
import type { NameHolders } from './untieNames.ts'

export interface Pushed {
  /** Requests that were sent, or may have been. */
  requests: number
  /** Something was refused that may be accepted another time. */
  hasFailed: boolean
  /** Rows wait again: for another call than before (D28, D29), or for a name that may be free now. */
  goesAgain: boolean
  stop: Stop | null
}

/** Sends unsent rows, turn by turn; within a turn several bulks at once, because the items are independent. */
export async function pushRows(pass: Pass, holders: NameHolders): Promise<Pushed> {
  const { diary, limits } = pass
  const found = await findDirty(diary)
  const known: KnownRows = { now: found }
  const { state } = found.state
  const dirty = [...found.rows.values()].map(({ row }) => row)
  const turns = planTurns(dirty, { failCount: state.failCount, most: limits.bulk })
  const isSingle = state.failCount > ONE_BY_ONE_ABOVE
  const inTurn = oneAtATime()
  const named: HeldForName = new Map()
  noteHeld(named, dirty)
  const so: Pushed = { requests: 0, hasFailed: false, goesAgain: false, stop: null }
  const held: AnsweredPlaces = { epoch: state.epoch, places: new Set() }

  const mark = async (rows: readonly LocalRow[]): Promise<SentRow[]> => {
    if (rows.length === 0) return []
    const marked = await inTurn(() => markSent(diary, rows, known))
    if (!marked.ok) so.stop = { why: 'storage', fault: marked.reason }
    return marked.ok ? marked.value : []
  }
  const pushBulk = async ({ rows }: Bulk): Promise<void> => {
    // Mark again: rows that were changed or dropped since the first marking must not be sent as they were.
    const pieces = inPieces(await mark(rows), limits.bytes)
    for (let piece = pieces.shift(); piece !== undefined && so.stop === null; piece = pieces.shift()) {
      so.requests += 1
      const end = await sendPiece(pass, piece, { isSingle, inTurn, named, known, held, holders })
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
    let ahead = 0
    const lane = async (): Promise<void> => {
      for (let bulk = waiting.shift(); bulk !== undefined; bulk = waiting.shift()) {
        if (so.stop !== null) return
        // Marks many rows in one write: otherwise the first requests would wait for one write per bulk.
        const first = ahead === 0 ? [bulk, ...waiting.slice(0, bulksFor(MARKED_AHEAD, bulk) - 1)] : []
        ahead = Math.max(ahead, first.length) - 1
        await Promise.all([mark(first.flatMap(({ rows }) => rows)), pushBulk(bulk)])
      }
    }
    await Promise.all(Array.from({ length: limits.lanes }, lane))
  }
  return so
}

/** The list of rows being sent is rewritten with each response: with all of ten thousand it would be long. */
const MARKED_AHEAD = 1_000
const bulksFor = (count: number, { rows }: Bulk): number => Math.ceil(count / Math.max(rows.length, 1))
