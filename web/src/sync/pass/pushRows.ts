import type { CallName } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { listCarrier } from '@reprieve/contract/sync/pushedListItems.ts'
import { PROFILE_CARRIER } from '@reprieve/contract/sync/pushedProfile.ts'
import { CONDITION_CARRIER, MEDICATION_CARRIER } from '@reprieve/contract/sync/pushedProfileItems.ts'
import { DOSE_CARRIER, RECORD_CARRIER, SIGNAL_CARRIER } from '@reprieve/contract/sync/pushedRecords.ts'
import { MOST_LOST, type Carrier } from '@reprieve/contract/sync/pushedRows.ts'
import { SETTINGS_CARRIER } from '@reprieve/contract/sync/pushedSettings.ts'
import { groupBy } from '@reprieve/domain/groupBy.ts'
import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { RowResponse } from '@reprieve/domain/sync/applyAnswer.ts'
import type { ServerTimeSample } from '@reprieve/domain/sync/deviceClock.ts'
import { emptyRow, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import {
  CONDITION_KIND,
  DOSE_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  SETTINGS_KINDS,
  SIGNAL_KIND,
  type PushAct,
} from '@reprieve/domain/sync/pushAct.ts'
import {
  buildPush,
  type Bulk,
  ONE_BY_ONE_ABOVE,
  planTurns,
  type PushTurn,
  type SentRow,
} from '@reprieve/domain/sync/pushPlan.ts'
import { waitsForName } from '@reprieve/domain/sync/quarantine.ts'
import { listItemFromRow } from '../../lists/listTable.ts'
import {
  type RowChanges,
  type RowsBefore,
  changeRows,
  findDirty,
  type KnownRows,
} from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'
import { askServerKinds } from './askServerKinds.ts'
import { type AnsweredPlaces, storeAnswers } from './storeAnswers.ts'
import { type Pass, type PassStop, findPassStop } from './syncPass.ts'

/** What one request carries. */
interface PushBatch {
  act: PushAct
  carrier: Carrier
  rows: SentRow[]
}

/** A built-in item does not say in its row which list it belongs to. */
function listOf({ clientId, kind, groups }: SentRow): FieldType | null {
  return listItemFromRow(clientId, { ...emptyRow(clientId, kind), groups })?.type ?? null
}

const OWN_CARRIERS = new Map<string, Carrier>([
  [LIST_KIND, listCarrier(listOf)],
  [PROFILE_KIND, PROFILE_CARRIER],
  [CONDITION_KIND, CONDITION_CARRIER],
  [MEDICATION_KIND, MEDICATION_CARRIER],
  [DOSE_KIND, DOSE_CARRIER],
  [SIGNAL_KIND, SIGNAL_CARRIER],
  ...SETTINGS_KINDS.map((kind): [string, Carrier] => [kind, SETTINGS_CARRIER]),
])
const carrierOf = ({ kind }: SentRow): Carrier => OWN_CARRIERS.get(kind) ?? RECORD_CARRIER

/** Splits by act, because the call names it, and by number and size (D33). A row that is too large goes alone. */
export function splitIntoBatches(rows: readonly SentRow[], mostBytes: number): PushBatch[] {
  const pieces: PushBatch[] = []
  const texts = new Map(rows.map((row) => [row, JSON.stringify(carrierOf(row).wireOf(row))]))
  // Counting bytes takes longer than writing the text, and the usual bulk is far below the limit.
  const most = [...texts.values()].reduce((sum, { length }) => sum + MOST_BYTES_OF_A_UNIT * length + 1, 0)
  const weightOf = (row: SentRow): number =>
    most <= mostBytes ? 0 : encoder.encode(texts.get(row)).length + 1
  for (const together of groupBy(rows.toSorted(byList), callOf).values()) {
    let bytes = Infinity
    for (const row of together) {
      const weight = weightOf(row)
      const carrier = carrierOf(row)
      if (bytes + weight > mostBytes || pieces.at(-1)!.rows.length >= (carrier.most ?? Infinity)) {
        pieces.push({ act: row.act, carrier, rows: [] })
        bytes = 0
      }
      pieces.at(-1)!.rows.push(row)
      bytes += weight
    }
  }
  return pieces
}

function halveBatch({ rows, ...piece }: PushBatch): PushBatch[] {
  const middle = Math.ceil(rows.length / 2)
  return [rows.slice(0, middle), rows.slice(middle)].map((half) => ({ ...piece, rows: half }))
}

/** Shown items are sorted by list, so that their responses come in the same order. */
const shownIn = (row: SentRow): string => (row.act === 'show' ? (listOf(row) ?? '') : '')
const byList = (a: SentRow, b: SentRow): number =>
  Number(shownIn(a) > shownIn(b)) - Number(shownIn(a) < shownIn(b))
/** An item of no list that this app knows goes by its id alone, and not with the others. */
const callOf = (row: SentRow): string =>
  `${OWN_CARRIERS.has(row.kind) ? row.kind : 'diary'} ${row.act} ${shownIn(row) === ''}`

const encoder = new TextEncoder()
/** In UTF-8, of one code unit of a string. */
const MOST_BYTES_OF_A_UNIT = 3

/** The rows that were quarantined because another row has their name, with their kinds. */
type HeldForName = Map<string, string>

function noteHeld(held: HeldForName, rows: readonly LocalRow[]): void {
  for (const row of rows) {
    if (waitsForName(row)) held.set(row.clientId, row.kind)
    else held.delete(row.clientId)
  }
}

/** Creating or showing a row takes a name, and frees none. */
const FREEING: readonly PushAct[] = ['update', 'delete']

/** The rows that may get their name after these responses. [SYNC-28] */
function perhapsFreed(
  held: HeldForName,
  { act, rows }: PushBatch,
  answers: readonly (RowResponse | null)[],
): string[] {
  if (held.size === 0 || !FREEING.includes(act)) return []
  if (!answers.some((answer) => answer?.code === RESULT.ok)) return []
  const kinds = rows.map(({ kind }) => kind)
  return [...held].filter(([, kind]) => kinds.includes(kind)).map(([clientId]) => clientId)
}

type PieceHeard =
  | { is: 'answered'; answers: (RowResponse | null)[]; heard: ServerTimeSample | null }
  | { is: 'too-large' }
  | { is: 'stopped'; stop: PassStop }

type PieceEnd = { is: 'stored'; hasFailed: boolean; goesAgain: boolean } | { is: 'stopped'; stop: PassStop }

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
const GOES_AGAIN: Readonly<Partial<Record<PushAct, readonly number[]>>> = {
  create: DUPLICATE,
  update: [RESULT.recordMissing, RESULT.conditionMissing, RESULT.medicationMissing, ...DUPLICATE],
  delete: [RESULT.recordMissing],
  show: [RESULT.recordMissing],
}

async function sendPiece(
  pass: Pass,
  { act, carrier, rows }: PushBatch,
  isSingle: boolean,
): Promise<PieceHeard> {
  const { diary, ask, background, note } = pass
  const askedAt = diary.now()
  const isOwnCall = isSingle && rows.length === 1
  const { name, body } = carrier.request(act, rows, isOwnCall)
  const answer = await ask<CallName>(name, body, { background })
  const heardAt = diary.now()
  const stop = findPassStop(answer)
  if (stop !== null || !answer.reached) return { is: 'stopped', stop: stop ?? { why: 'unreachable' } }
  if (answer.code === RESULT.tooLarge && rows.length > 1) return { is: 'too-large' }

  const answers = carrier.read(answer, rows, isOwnCall)
  const odd = answers.filter((one) => one === null).length
  if (odd > 0) note('answers that cannot be read', odd)
  const serverTime = answer.body['server_time']
  const heard = typeof serverTime === 'number' ? { serverTime, askedAt, heardAt } : null
  return { is: 'answered', answers, heard }
}

interface Storing {
  inTurn: InTurn
  named: HeldForName
  known: KnownRows
  held: AnsweredPlaces
  holders: NameHolders
}

async function storePiece(
  { diary, onAnswered }: Pass,
  { piece, answers, heard }: Omit<PieceHeard & { is: 'answered' }, 'is'> & { piece: PushBatch },
  { inTurn, named, known, held, holders }: Storing,
): Promise<PieceEnd> {
  const { act, rows } = piece
  let freed: string[] = []
  const stored = await inTurn(() => {
    freed = perhapsFreed(named, piece, answers)
    return storeAnswers(diary, { rows, answers, heard, isAlone: rows.length === 1, freed, held }, known)
  })
  if (!stored.ok) return { is: 'stopped', stop: { why: 'storage', fault: stored.reason } }
  noteHeld(named, stored.value.rows ?? [])
  noteHolders(holders, piece, answers)
  onAnswered(rows.length)
  const isAmong = (codes: readonly number[] | undefined) => (one: RowResponse | null) =>
    one !== null && codes?.includes(one.code) === true
  return {
    is: 'stored',
    hasFailed: !answers.every(isAmong(SETTLED)),
    goesAgain: freed.length > 0 || answers.some(isAmong(GOES_AGAIN[act])),
  }
}

/** For each row that was refused for its name, the id of the row that has the name. */
export type NameHolders = Map<string, string>

/** The response to an edit refused for its name says which row has that name. [SYNC-40] */
function noteHolders(
  holders: NameHolders,
  { act, rows }: PushBatch,
  answers: readonly (RowResponse | null)[],
): void {
  rows.forEach(({ clientId }, index) => {
    const { code, isNow } = answers[index] ?? {}
    if (act === 'update' && isNow !== undefined && DUPLICATE.some((one) => one === code))
      holders.set(clientId, isNow)
    else holders.delete(clientId)
  })
}

type InTurn = <T>(act: () => Promise<T>) => Promise<T>

/** The lanes write one state: at the same time, all but the fastest would have to decide again. */
function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const next = last.then(act)
    last = next.catch(() => undefined)
    return next
  }
}

/** Until then its failure is not an unhandled one. */
function awaitedLater<T extends Promise<unknown> | null>(act: T): T {
  act?.catch(() => undefined)
  return act
}

export interface PushOutcome {
  /** Requests that were sent, or may have been. */
  requests: number
  /** Something was refused that may be accepted another time. */
  hasFailed: boolean
  /** Rows wait again: for another call than before (D28, D29), or for a name that may be free now. */
  goesAgain: boolean
  stop: PassStop | null
}

/**
 * Sends unsent rows, turn by turn; within a turn several bulks at once, because the items are independent. The next bulk
 * leaves before the last response is stored: the server works while this device writes. [SYNC-51]
 */
export async function pushRows(pass: Pass, holders: NameHolders): Promise<PushOutcome> {
  const { diary, limits } = pass
  const found = await findDirty(diary)
  const known: KnownRows = { now: found }
  const { state } = found.state
  const dirty = [...found.rows.values()].map(({ row }) => row)
  const kinds = await askServerKinds(pass, dirty)
  if (!kinds.ok) return { requests: 0, hasFailed: false, goesAgain: false, stop: kinds.reason }
  const turns = planTurns(dirty, { failCount: state.failCount, most: limits.bulk, kinds: kinds.value })
  const isSingle = state.failCount > ONE_BY_ONE_ABOVE
  const inTurn = oneAtATime()
  const named: HeldForName = new Map()
  noteHeld(named, dirty)
  const so: PushOutcome = { requests: 0, hasFailed: false, goesAgain: false, stop: null }
  const held: AnsweredPlaces = { epoch: state.epoch, places: new Set() }
  const storing: Storing = { inTurn, named, known, held, holders }

  const mark = async (bulks: readonly Bulk[]): Promise<SentRow[]> => {
    const marked = await inTurn(() =>
      markSent(
        diary,
        bulks.flatMap(({ rows }) => rows),
        known,
      ),
    )
    if (!marked.ok) so.stop = { why: 'storage', fault: marked.reason }
    return marked.ok ? marked.value : []
  }
  const store = async (piece: PushBatch, heard: PieceHeard & { is: 'answered' }): Promise<void> => {
    const end = await storePiece(pass, { ...heard, piece }, storing)
    if (end.is === 'stopped') so.stop = end.stop
    else {
      so.hasFailed ||= end.hasFailed
      so.goesAgain ||= end.goesAgain
    }
  }
  for (const turn of turns) {
    const nextBulk = markAhead(turn, mark)
    const lane = async (): Promise<void> => {
      let stored: Promise<void> = Promise.resolve()
      let next = nextBulk()
      while (next !== null && so.stop === null) {
        const pieces = splitIntoBatches(await next, limits.bytes)
        next = null
        for (let piece = pieces.shift(); piece !== undefined && so.stop === null; piece = pieces.shift()) {
          so.requests += 1
          const heard = await sendPiece(pass, piece, isSingle)
          if (heard.is === 'too-large') pieces.unshift(...halveBatch(piece))
          else if (heard.is === 'stopped') so.stop = heard.stop
          else {
            // Its turn comes before that of this response: the next request need not wait for the write.
            if (pieces.length === 0) next = awaitedLater(nextBulk())
            await stored
            stored = awaitedLater(store(piece, heard))
          }
        }
        if (so.stop === null) next ??= nextBulk()
      }
      await stored
    }
    await Promise.all(Array.from({ length: limits.lanes }, lane))
  }
  return so
}

/** The list of rows being sent is rewritten with each response: with all of ten thousand it would be long. */
const MARKED_AHEAD = 1_000
const bulksFor = (count: number, { rows }: Bulk): number => Math.ceil(count / Math.max(rows.length, 1))

/**
 * Each call marks the next bulk and returns its rows; null if there is none. Many rows are marked in one write:
 * otherwise the first requests would wait for one write per bulk.
 */
function markAhead(
  turn: PushTurn,
  mark: (bulks: readonly Bulk[]) => Promise<SentRow[]>,
): () => Promise<SentRow[]> | null {
  const waiting = [...turn]
  let ahead = 0
  let marking: Promise<SentRow[]> | null = null
  return () => {
    const bulk = waiting.shift()
    if (bulk === undefined) return null
    if (ahead === 0) {
      const first = [bulk, ...waiting.slice(0, bulksFor(MARKED_AHEAD, bulk) - 1)]
      ahead = first.length
      const begun = mark(first).finally(() => {
        if (marking === begun) marking = null
      })
      marking = begun
    }
    ahead -= 1
    // Marked earlier, it is marked again: rows that were changed or dropped since must not be sent as they were.
    if (marking === null) return mark([bulk])
    const ids = new Set(bulk.rows.map(({ clientId }) => clientId))
    return marking.then((sent) => sent.filter(({ clientId }) => ids.has(clientId)))
  }
}

/**
 * Stores for each row that a request may have sent it, and returns what the request shall carry. Before the request,
 * and on the disk: after a crash a delete could otherwise drop a row that the server has. [SYNC-11]
 */
export async function markSent(
  diary: Diary,
  planned: readonly LocalRow[],
  known?: KnownRows,
): Promise<Result<SentRow[], StorageFault>> {
  let sent: SentRow[] = []
  const ids = planned.map(({ clientId }) => clientId)
  const decide = ({ rows }: RowsBefore): RowChanges => {
    // Since the plan was made another tab may have sent the row, or the user deleted it.
    const waiting = ids
      .flatMap((id) => rows.get(id) ?? [])
      .filter((row) => row.dirty && row.setAside === null)
    sent = waiting.map(buildPush).map((one) => ({ ...one.sent, lost: one.sent.lost.slice(0, MOST_LOST) }))
    // An imported row's `sent` mark is that of another device; for this one only the list knows. [LOCAL-29]
    const unanswered = waiting.filter((row) => !row.sent || row.idOnServer === null)
    return { sending: unanswered.map(({ clientId }) => clientId) }
  }
  const marked = await changeRows(diary, ids, decide, known)
  return marked.ok ? ok(sent) : marked
}
