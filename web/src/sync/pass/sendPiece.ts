import { RESULT } from '@reprieve/contract/codes.ts'
import type { CallName } from '@reprieve/contract/calls.ts'
import type { Answer as RowAnswer } from '@reprieve/domain/sync/answerApply.ts'
import type { Act } from '@reprieve/domain/sync/pushAct.ts'
import type { KnownRows } from '../../local/knownRows.ts'
import { noteHeld, perhapsFreed, type HeldForName } from './heldForName.ts'
import type { InTurn } from './inTurn.ts'
import type { NameHolders } from './untieNames.ts'
import type { Piece } from './pieces.ts'
import { storeAnswers, type AnsweredPlaces } from './storeAnswers.ts'
import { stopOf, type Pass, type Stop } from '../pass.ts'

export type PieceEnd =
  | { is: 'answered'; hasFailed: boolean; goesAgain: boolean }
  | { is: 'too-large' }
  | { is: 'stopped'; stop: Stop }

/** Codes that settle the row. */
const SETTLED: readonly number[] = [
  RESULT.ok,
  RESULT.recordExists,
  RESULT.recordMissing,
  RESULT.recordRefused,
  RESULT.conditionDuplicate,
  RESULT.conditionMissing,
  RESULT.medicationDuplicate,
  RESULT.medicationMissing,
  RESULT.medicationUnknown,
]

const DUPLICATE = [RESULT.conditionDuplicate, RESULT.medicationDuplicate]

/**
 * What is sent again: a row that the server has lost, as a create (D28), a duplicate, as an edit of the other row
 * (D29), and an edit that needs a name which another edit of this pass may free. [SYNC-24]
 */
const GOES_AGAIN: Readonly<Partial<Record<Act, readonly number[]>>> = {
  create: DUPLICATE,
  update: [RESULT.recordMissing, RESULT.conditionMissing, RESULT.medicationMissing, ...DUPLICATE],
  delete: [RESULT.recordMissing],
  show: [RESULT.recordMissing],
}

export interface Sending {
  isSingle: boolean
  inTurn: InTurn
  named: HeldForName
  known: KnownRows
  held: AnsweredPlaces
  holders: NameHolders
}

export async function sendPiece(
  pass: Pass,
  piece: Piece,
  { isSingle, inTurn, named, known, held, holders }: Sending,
): Promise<PieceEnd> {
  const { act, carrier, rows } = piece
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
  let freed: string[] = []
  const stored = await inTurn(() => {
    freed = perhapsFreed(named, piece, answers)
    return storeAnswers(diary, { rows, answers, heard, isAlone: alone !== undefined, freed, held }, known)
  })
  if (!stored.ok) return { is: 'stopped', stop: { why: 'storage', fault: stored.reason } }
  noteHeld(named, stored.value.rows ?? [])
  noteHolders(holders, piece, answers)
  onAnswered(rows.length)
  const isAmong = (codes: readonly number[] | undefined) => (one: RowAnswer | null) =>
    one !== null && codes?.includes(one.code) === true
  return {
    is: 'answered',
    hasFailed: !answers.every(isAmong(SETTLED)),
    goesAgain: freed.length > 0 || answers.some(isAmong(GOES_AGAIN[act])),
  }
}

/** The response to an edit refused for its name says which row has that name. [SYNC-40] */
function noteHolders(
  holders: NameHolders,
  { act, rows }: Piece,
  answers: readonly (RowAnswer | null)[],
): void {
  rows.forEach(({ clientId }, index) => {
    const { code, isNow } = answers[index] ?? {}
    if (act === 'update' && isNow !== undefined && DUPLICATE.some((one) => one === code))
      holders.set(clientId, isNow)
    else holders.delete(clientId)
  })
}
