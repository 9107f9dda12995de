import { joinGroups } from './joinGroups.ts'
import type { LocalRow, LostValue } from './localRow.ts'
import type { Groups, StampedValue } from './mergeItem.ts'
import type { PushAct } from './pushAct.ts'
import type { SentRow } from './pushPlan.ts'
import { sameJson } from './sameJson.ts'
import { countRefusal, quarantineRow } from './quarantine.ts'
import type { Stamp } from './stamp.ts'
import { offerRowAgain } from './syncState.ts'

/** The server's response for one sent row. */
export interface RowResponse {
  code: number
  /** The id under which the server stores the item, if it differs from the sent one (D29). */
  isNow?: string
  idOnServer: number | null
  /** The item's position in the server's sequence, if the response includes it. */
  seq?: number
  stamps: ReadonlyMap<string, Stamp>
  /** Set only if the merged item differs from what was sent. */
  values: ReadonlyMap<string, unknown> | null
  /** Set if a new item matched an existing one: the overwritten values of the two. */
  lost?: readonly LostValue[]
}

export interface RowReply {
  sent: SentRow
  answer: RowResponse
  serverTime: number
  /** The row was sent alone in its request. */
  isAlone: boolean
}

type Move = (row: LocalRow, answered: RowReply) => LocalRow
type Moves = Readonly<Record<number, Move | undefined>>

// D28. 180 is a success: the server already had the record, and the response carries it.
const WHATEVER_THE_ACT: Moves = {
  0: acknowledge,
  180: acknowledge,
  204: offerWhole,
  227: putAside,
}

/**
 * D29, conditions and medications: 212 and 216 mean missing, 215 and 224 already exists, 223 neither a name nor a known
 * entry. A new item that exists already or is unknown does not stay a row: see mergeCopy.ts, and the trash. If it is
 * new only on this device because the response was lost, it waits for its name as an edit does.
 */
const BY_ACT: Readonly<Partial<Record<PushAct, Moves>>> = {
  create: { 215: waitForName, 224: waitForName },
  update: { 212: offerWhole, 216: offerWhole, 215: waitForName, 224: waitForName },
  delete: { 212: endDelete, 216: endDelete, 215: endDelete, 224: endDelete, 223: endDelete },
}

export function applyAnswer(row: LocalRow, answered: RowReply): LocalRow {
  const { answer, sent, isAlone } = answered
  const move = BY_ACT[sent.act]?.[answer.code] ?? WHATEVER_THE_ACT[answer.code]
  if (move !== undefined) return move(row, answered)
  return isAlone && isUnchangedSinceSent(row, sent) ? countRefusal(row, answer.code) : row
}

/**
 * Whether the row is unchanged since it was sent. Compares stamps as well as `ver`: a row that was dropped and created
 * again under its catalogue id counts its versions from the start. [SYNC-14]
 */
export const isUnchangedSinceSent = (row: LocalRow, sent: SentRow): boolean =>
  row.ver === sent.ver &&
  row.groups.size === sent.groups.size &&
  [...row.groups].every(([group, { s }]) => sent.groups.get(group)?.s === s)

/**
 * The row that holds the wanted name may be renamed later in the same pass: quarantine this one only after repeated
 * refusals. [SYNC-24]
 */
function waitForName(row: LocalRow, { sent, answer }: RowReply): LocalRow {
  return isUnchangedSinceSent(row, sent) ? countRefusal(row, answer.code) : row
}

/** Quarantines the edit until the user acts; the app shows them why. The row keeps their values. */
function putAside(row: LocalRow, { sent, answer }: RowReply): LocalRow {
  return isUnchangedSinceSent(row, sent) ? quarantineRow(row, answer.code) : row
}

/** The server has nothing left to delete. [SYNC-25] */
function endDelete(row: LocalRow, { sent }: RowReply): LocalRow {
  if (!isUnchangedSinceSent(row, sent)) return row
  const lost = row.lost.filter((value) => !sent.lost.some((gone) => isSameLoser(gone, value)))
  return { ...row, lost, pend: new Set(), ver: row.ver + 1, dirty: false, refusals: 0, setAside: null }
}

function acknowledge(row: LocalRow, { sent, answer, serverTime }: RowReply): LocalRow {
  const settled = joinGroups(takeAcknowledged(row, sent, answer), mergedGroups(sent, answer), serverTime)
  const lost = settled.lost.filter((value) => !sent.lost.some((gone) => isSameLoser(gone, value)))
  // An edit made while the request was in flight is not part of it: the row stays in the queue. [SYNC-14]
  const isWhole = isUnchangedSinceSent(row, sent)
  return {
    ...settled,
    idOnServer: answer.idOnServer ?? row.idOnServer,
    lost,
    pend: isWhole ? new Set() : settled.pend,
    ver: settled.ver + 1,
    dirty: !isWhole,
    refusals: 0,
    setAside: null,
  }
}

/**
 * A group that is unchanged since it was sent takes the server's merged value; the server keeps the overwritten one.
 */
function takeAcknowledged(row: LocalRow, sent: SentRow, answer: RowResponse): LocalRow {
  const groups = new Map(row.groups)
  const pend = new Set(row.pend)
  for (const [group, merged] of mergedGroups(sent, answer)) {
    if (row.groups.get(group)?.s !== sent.groups.get(group)?.s) continue
    groups.set(group, merged)
    pend.delete(group)
  }
  return { ...row, groups, pend }
}

export function mergedGroups(sent: SentRow, { stamps, values }: RowResponse): Groups {
  const from = values ?? new Map([...sent.groups].map(([group, { v }]) => [group, v]))
  const merged = new Map<string, StampedValue>()
  for (const [group, s] of stamps) if (from.has(group)) merged.set(group, { v: from.get(group), s })
  return merged
}

/** The server has lost the item: send the whole row, or its tombstone, as a create with its client id. */
function offerWhole(row: LocalRow, { sent, answer }: RowReply): LocalRow {
  // Built-in items cannot be created: a server that does not know one is older than this app.
  const isUnknownThere = sent.act === 'show' && sent.idOnServer === null
  return isUnknownThere ? quarantineRow(row, answer.code) : { ...offerRowAgain(row), idOnServer: null }
}

export const isSameLoser = (a: LostValue, b: LostValue): boolean =>
  a.group === b.group && a.hlc === b.hlc && sameJson(a.value, b.value)
