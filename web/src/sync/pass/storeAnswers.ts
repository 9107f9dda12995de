import { aliasGroup, aliasValue } from '@reprieve/contract/aliasGroups.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import type { Result } from '@reprieve/domain/result.ts'
import {
  applyAnswer,
  isUnchangedSinceSent,
  type RowResponse as RowAnswer,
  type RowReply,
} from '@reprieve/domain/sync/applyAnswer.ts'
import { becomeAlias } from '@reprieve/domain/sync/becomeAlias.ts'
import {
  adjustToServer,
  observeStamps,
  type DeviceClock,
  type ServerTimeSample,
} from '@reprieve/domain/sync/deviceClock.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { mergeCopy } from '@reprieve/domain/sync/mergeCopy.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { retryRowOnce, waitsForName } from '@reprieve/domain/sync/quarantine.ts'
import { knownPosition, stepCursor } from '@reprieve/domain/sync/stepCursor.ts'
import { REFUSED_KIND, encodeForShelf } from '../../local/drafts.ts'
import { type RowChanges, type RowsBefore, changeRows, type KnownRows } from '../../local/rows/changeRows.ts'
import { storeReplacedValues, type ReplacedValues } from '../../local/rows/replacedValues.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { storeConflictLosers, findAnsweredConflictLosers } from '../../reflections/conflictLoserTable.ts'
import { replacedRows } from './replacedRows.ts'

export interface PushAnswers {
  rows: readonly SentRow[]
  answers: readonly (RowAnswer | null)[]
  heard: ServerTimeSample | null
  isAlone: boolean
  /** Quarantined rows whose name may be free now. */
  freed: readonly string[]
  held: AnsweredPlaces
}

/** The positions in the server's sequence of that epoch which this pass has received as responses. */
export interface AnsweredPlaces {
  epoch: string | null
  places: Set<number>
}

interface Decided extends RowChanges {
  apart: Reflection[]
  replaced: ReplacedValues[]
}

/** Stores the responses in one transaction. */
export async function storeAnswers(
  diary: Diary,
  said: PushAnswers,
  known?: KnownRows,
): Promise<Result<RowChanges, StorageFault>> {
  const { rows: sent, answers, heard, isAlone, freed, held } = said
  const stamps = answers.flatMap((answer) => (answer === null ? [] : [...answer.stamps.values()]))
  const kept = answers.flatMap((answer) => answer?.isNow ?? [])
  const ids = new Set([...sent.map(({ clientId }) => clientId), ...kept, ...freed])
  const trash = await trashOf(diary, said)
  let places = new Set<number>()
  const decide = ({ rows, state }: RowsBefore): Decided => {
    const serverTime = heard?.serverTime ?? diary.now() + state.clock.offset
    const settling: Settling = {
      rows: new Map(rows),
      drop: [],
      shelve: [],
      trash,
      clock: heard === null ? state.clock : adjustToServer(state.clock, heard),
      wallNow: diary.now(),
    }
    sent.forEach((one, index) => {
      const answer = answers[index] ?? null
      if (answer !== null) settle(settling, { sent: one, answer, serverTime, isAlone })
    })
    for (const id of freed) {
      const row = settling.rows.get(id)
      if (row !== undefined && waitsForName(row)) settling.rows.set(id, retryRowOnce(row))
    }
    const changed = [...settling.rows.values()].filter((row) => row !== rows.get(row.clientId))
    places = placesOf(said, settling.rows)
    const all = { has: (place: number) => places.has(place) || held.places.has(place) }
    // In another epoch these positions belong to a sequence that no longer exists. [SYNC-16]
    const isSameEpoch = state.epoch !== null && state.epoch === held.epoch
    return {
      rows: changed.map(withTheRest),
      drop: settling.drop,
      shelve: settling.shelve,
      state: {
        ...state,
        clock: observeStamps(settling.clock, stamps),
        cursor: isSameEpoch ? stepCursor(state.cursor, all) : state.cursor,
      },
      apart: sent.flatMap(({ clientId }, index) =>
        findAnsweredConflictLosers(settling.rows.get(clientId), answers[index]?.lost ?? []),
      ),
      replaced: replacedRows(rows, changed, state.clock.device),
      isRelaxed: settling.drop.length === 0 && changed.every(({ lost }) => lost.length === 0),
    }
  }
  const stored = await changeRows(diary, [...ids], decide, known)
  // Only now are they stored: the response to a later bulk may move the cursor past them. [SYNC-34]
  if (!stored.ok) return stored
  for (const place of places) held.places.add(place)
  await storeConflictLosers(diary, stored.value.apart)
  await storeReplacedValues(diary, stored.value.replaced)
  return stored
}

function placesOf({ rows, answers }: PushAnswers, after: ReadonlyMap<string, LocalRow>): Set<number> {
  const places = rows.flatMap(({ clientId }, index) => {
    const answer = answers[index] ?? null
    return (answer === null ? null : knownPosition(after.get(clientId), answer)) ?? []
  })
  return new Set(places)
}

interface Settling {
  rows: Map<string, LocalRow>
  drop: LocalRow[]
  shelve: Shelved[]
  trash: ReadonlyMap<string, Shelved>
  clock: DeviceClock
  wallNow: number
}

function settle(so: Settling, answered: RowReply): void {
  const { sent, answer } = answered
  const own = so.rows.get(sent.clientId)
  const trashed = so.trash.get(sent.clientId)
  if (trashed !== undefined) {
    // Edited since it was sent: it is sent once more. [SYNC-14]
    if (own === undefined || !isUnchangedSinceSent(own, sent)) return
    so.shelve.push(trashed)
    drop(so, [own])
  } else if (answer.isNow !== undefined && (answer.code === RESULT.ok || sent.act === 'create')) {
    take(so, { own, kept: so.rows.get(answer.isNow) }, answered)
  } else if (own !== undefined) so.rows.set(sent.clientId, applyAnswer(own, answered))
}

/** The server has the row under another id: it has merged the two, or reports a duplicate for us to merge (D29). */
function take(
  so: Settling,
  copies: { own: LocalRow | undefined; kept: LocalRow | undefined },
  answered: RowReply,
): void {
  const { sent, answer } = answered
  const { clock, wallNow } = so
  const id = sent.clientId
  const after =
    answer.code === RESULT.ok
      ? { ...becomeAlias(copies, answered), clock }
      : mergeCopy(copies, answered, { alias: [aliasGroup(id), aliasValue(id)], clock, wallNow })
  so.clock = after.clock
  for (const row of after.rows) so.rows.set(row.clientId, row)
  drop(so, after.drop)
}

function drop(so: Settling, rows: readonly LocalRow[]): void {
  for (const { clientId } of rows) so.rows.delete(clientId)
  so.drop.push(...rows)
}

/** Encoded before the transaction opens. An unknown medication without a name is kept for 30 days. [SYNC-26] */
async function trashOf(diary: Diary, { rows, answers, heard }: PushAnswers): Promise<Map<string, Shelved>> {
  const trash = new Map<string, Shelved>()
  for (const [index, row] of rows.entries()) {
    if (answers[index]?.code !== RESULT.medicationUnknown || row.act !== 'create') continue
    const { clientId: id, kind, groups, lost } = row
    const values = Object.fromEntries([...groups].map(([group, { v }]) => [group, v]))
    const draft = {
      id,
      kind: REFUSED_KIND,
      at: heard?.serverTime ?? diary.now(),
      value: { kind, values, lost },
    }
    trash.set(id, await encodeForShelf(diary, 'trash', draft))
  }
  return trash
}

/** Overwritten values that did not fit into one request must still be sent for the history. */
const withTheRest = (row: LocalRow): LocalRow =>
  row.lost.length > 0 && !row.dirty ? { ...row, dirty: true } : row
