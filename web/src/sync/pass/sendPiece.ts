import { RESULT } from '@reprieve/contract/codes.ts'
import {
  BULK_CALLS,
  SINGLE_CALLS,
  readBulkAnswer,
  readSingleAnswer,
  wireOfSent,
} from '@reprieve/contract/sync/pushedRows.ts'
import { applyAnswer, type Answer as RowAnswer } from '@reprieve/domain/sync/answerApply.ts'
import { hearServer, seeStamps, type Heard } from '@reprieve/domain/sync/deviceClock.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Act, SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import type { Answer } from '../../api/ask.ts'
import { changeRows } from '../../local/changeRows.ts'
import type { InTurn } from './inTurn.ts'
import { stopOf, type Pass, type Stop } from '../pass.ts'

/** What one request carries. */
export interface Piece {
  act: Act
  rows: SentRow[]
}

export type PieceEnd =
  | { is: 'answered'; hasFailed: boolean; hasMissing: boolean }
  | { is: 'too-large' }
  | { is: 'stopped'; stop: Stop }

/** Codes that say what becomes of the row. */
const SETTLED: readonly number[] = [
  RESULT.ok,
  RESULT.recordExists,
  RESULT.recordMissing,
  RESULT.recordRefused,
]

/** By act, because the call says it, and by weight (D33). A row that is too heavy alone goes alone. */
export function inPieces(rows: readonly SentRow[], mostBytes: number): Piece[] {
  const pieces: Piece[] = []
  for (const [act, ofAct] of Map.groupBy(rows, (row) => row.act)) {
    let bytes = Infinity
    for (const row of ofAct) {
      const weight = bytesOf(row)
      if (bytes + weight > mostBytes) {
        pieces.push({ act, rows: [] })
        bytes = 0
      }
      pieces.at(-1)!.rows.push(row)
      bytes += weight
    }
  }
  return pieces
}

const encoder = new TextEncoder()
const bytesOf = (row: SentRow): number => encoder.encode(JSON.stringify(wireOfSent(row))).length + 1

export async function sendPiece(
  pass: Pass,
  { act, rows }: Piece,
  { isSingle, inTurn }: { isSingle: boolean; inTurn: InTurn },
): Promise<PieceEnd> {
  const { diary, ask, background, note, onAnswered } = pass
  const askedAt = diary.now()
  const alone = rows.length === 1 ? rows[0] : undefined
  const answer =
    isSingle && alone !== undefined
      ? await ask(SINGLE_CALLS[act], wireOfSent(alone), { background })
      : await ask(BULK_CALLS[act], { records: rows.map(wireOfSent) }, { background })
  const heardAt = diary.now()
  const stop = stopOf(answer)
  if (stop !== null || !answer.reached) return { is: 'stopped', stop: stop ?? { why: 'unreachable' } }
  if (answer.code === RESULT.tooLarge && alone === undefined) return { is: 'too-large' }

  const answers = answersTo(rows, answer, isSingle)
  const odd = answers.filter((one) => one === null).length
  if (odd > 0) note('answers that cannot be read', odd)
  const serverTime = answer.body['server_time']
  const heard = typeof serverTime === 'number' ? { serverTime, askedAt, heardAt } : null
  const stored = await inTurn(() =>
    storeAnswers(pass, { rows, answers, heard, isAlone: alone !== undefined }),
  )
  if (!stored.ok) return { is: 'stopped', stop: { why: 'storage', fault: stored.reason } }
  onAnswered(rows.length)
  return {
    is: 'answered',
    hasFailed: answers.some((one) => one === null || !SETTLED.includes(one.code)),
    hasMissing: answers.some((one) => one?.code === RESULT.recordMissing),
  }
}

type Reached = Extract<Answer, { reached: true }>

function answersTo(
  rows: readonly SentRow[],
  { code, body }: Reached,
  isSingle: boolean,
): (RowAnswer | null)[] {
  const [alone] = rows
  if (isSingle && alone !== undefined && rows.length === 1) return [readSingleAnswer(code, body, alone)]
  // Of a bulk that broke nobody can say whether a row is to blame: all stay, and later each goes alone. Blamed at
  // once, the only record of an evening would be set aside because the server had a bad minute. [SYNC-17]
  return code === RESULT.ok ? readBulkAnswer(body, rows) : rows.map(() => null)
}

interface Said {
  rows: readonly SentRow[]
  answers: readonly (RowAnswer | null)[]
  heard: Heard | null
  isAlone: boolean
}

function storeAnswers({ diary }: Pass, { rows: sent, answers, heard, isAlone }: Said) {
  const stamps = answers.flatMap((answer) => (answer === null ? [] : [...answer.stamps.values()]))
  const ids = sent.map(({ clientId }) => clientId)
  return changeRows(diary, ids, ({ rows, state }) => {
    const serverTime = heard?.serverTime ?? diary.now() + state.clock.offset
    const clock = heard === null ? state.clock : hearServer(state.clock, heard)
    const settled = sent.flatMap((one, index): LocalRow[] => {
      const [row, answer] = [rows.get(one.clientId), answers[index] ?? null]
      if (row === undefined || answer === null) return []
      const after = applyAnswer(row, { sent: one, answer, serverTime, isAlone })
      return after === row ? [] : [withTheRest(after)]
    })
    return { rows: settled, state: { ...state, clock: seeStamps(clock, stamps) } }
  })
}

/** What was too much for one request is still owed to the history. */
const withTheRest = (row: LocalRow): LocalRow =>
  row.lost.length > 0 && !row.dirty ? { ...row, dirty: true } : row
