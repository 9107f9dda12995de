import { RESULT } from '@reprieve/contract/codes.ts'
import type { CallName } from '@reprieve/contract/calls.ts'
import { applyAnswer, type Answer as RowAnswer } from '@reprieve/domain/sync/answerApply.ts'
import { becomeAlias } from '@reprieve/domain/sync/becomeAlias.ts'
import { hearServer, seeStamps, type Heard } from '@reprieve/domain/sync/deviceClock.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { changeRows } from '../../local/changeRows.ts'
import type { InTurn } from './inTurn.ts'
import type { Piece } from './pieces.ts'
import { stopOf, type Pass, type Stop } from '../pass.ts'

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

export async function sendPiece(
  pass: Pass,
  { act, carrier, rows }: Piece,
  { isSingle, inTurn }: { isSingle: boolean; inTurn: InTurn },
): Promise<PieceEnd> {
  const { diary, ask, background, note, onAnswered } = pass
  const askedAt = diary.now()
  const alone = rows.length === 1 ? rows[0] : undefined
  const isOwnCall = isSingle && alone !== undefined
  const { name, body } = carrier.request(act, rows, isOwnCall)
  const answer = await ask<CallName>(name, body, { background })
  const heardAt = diary.now()
  const stop = stopOf(answer)
  if (stop !== null || !answer.reached) return { is: 'stopped', stop: stop ?? { why: 'unreachable' } }
  if (answer.code === RESULT.tooLarge && alone === undefined) return { is: 'too-large' }

  const answers = carrier.read(answer, rows, isOwnCall)
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

interface Said {
  rows: readonly SentRow[]
  answers: readonly (RowAnswer | null)[]
  heard: Heard | null
  isAlone: boolean
}

function storeAnswers({ diary }: Pass, { rows: sent, answers, heard, isAlone }: Said) {
  const stamps = answers.flatMap((answer) => (answer === null ? [] : [...answer.stamps.values()]))
  const kept = answers.flatMap((answer) => answer?.isNow ?? [])
  const ids = new Set([...sent.map(({ clientId }) => clientId), ...kept])
  return changeRows(diary, [...ids], ({ rows, state }) => {
    const serverTime = heard?.serverTime ?? diary.now() + state.clock.offset
    const clock = heard === null ? state.clock : hearServer(state.clock, heard)
    const settled = new Map(rows)
    const drop: LocalRow[] = []
    sent.forEach((one, index) => {
      const answer = answers[index] ?? null
      if (answer === null) return
      const own = settled.get(one.clientId)
      const answered = { sent: one, answer, serverTime, isAlone }
      if (answer.isNow !== undefined) {
        const after = becomeAlias({ own, kept: settled.get(answer.isNow) }, answered)
        for (const row of after.rows) settled.set(row.clientId, row)
        for (const row of after.drop) settled.delete(row.clientId)
        drop.push(...after.drop)
      } else if (own !== undefined) settled.set(one.clientId, applyAnswer(own, answered))
    })
    const changed = [...settled.values()].filter((row) => row !== rows.get(row.clientId))
    return { rows: changed.map(withTheRest), drop, state: { ...state, clock: seeStamps(clock, stamps) } }
  })
}

/** What was too much for one request is still owed to the history. */
const withTheRest = (row: LocalRow): LocalRow =>
  row.lost.length > 0 && !row.dirty ? { ...row, dirty: true } : row
