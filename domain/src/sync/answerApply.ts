import { joinGroups } from './joinGroups.ts'
import type { LocalRow, LostValue } from './localRow.ts'
import type { Groups, StampedValue } from './mergeItem.ts'
import type { Act } from './pushAct.ts'
import type { SentRow } from './pushPlan.ts'
import { sameJson } from './sameJson.ts'
import { countRefusal, setAside } from './setAside.ts'
import type { Stamp } from './stamp.ts'
import { offerAgain } from './syncState.ts'

/** What the server said of one sent row. */
export interface Answer {
  code: number
  /** Where the server has it under another id than it was sent by (D29). */
  isNow?: string
  idOnServer: number | null
  /** Its place in the server's sequence, where the answer says it. */
  seq?: number
  stamps: ReadonlyMap<string, Stamp>
  /** Only where the merged item differs from what was sent. */
  values: ReadonlyMap<string, unknown> | null
  /** Where a new one met one that was there: what of the two does not live. */
  lost?: readonly LostValue[]
}

export interface RowReply {
  sent: SentRow
  answer: Answer
  serverTime: number
  /** It was the only row of its request. */
  isAlone: boolean
}

type Move = (row: LocalRow, answered: RowReply) => LocalRow
type Moves = Readonly<Record<number, Move | undefined>>

// D28. 180 is success: the record was there already, and the answer carries it.
const WHATEVER_THE_ACT: Moves = {
  0: acknowledge,
  180: acknowledge,
  204: offerWhole,
  227: putAside,
}

/**
 * D29, conditions and medications: 212 and 216 are missing, 215 and 224 are there already, 223 has neither a name nor a
 * known entry. A new one that is there already, or is unknown, is no more a row of its own: mergeCopy.ts, and the trash.
 * One that is new here alone, because its answer was lost, waits for its name as an edit does.
 */
const BY_ACT: Readonly<Partial<Record<Act, Moves>>> = {
  create: { 215: waitForName, 224: waitForName },
  update: { 212: offerWhole, 216: offerWhole, 215: waitForName, 224: waitForName },
  delete: { 212: endDelete, 216: endDelete, 215: endDelete, 224: endDelete, 223: endDelete },
}

export function applyAnswer(row: LocalRow, answered: RowReply): LocalRow {
  const { answer, sent, isAlone } = answered
  const move = BY_ACT[sent.act]?.[answer.code] ?? WHATEVER_THE_ACT[answer.code]
  if (move !== undefined) return move(row, answered)
  return isAlone && isAsSent(row, sent) ? countRefusal(row, answer.code) : row
}

/**
 * Whether the row is still what was sent. By its stamps too: one that was dropped and made anew under the id that a
 * catalogue gives it counts its versions from the start. [SYNC-14]
 */
export const isAsSent = (row: LocalRow, sent: SentRow): boolean =>
  row.ver === sent.ver &&
  row.groups.size === sent.groups.size &&
  [...row.groups].every(([group, { s }]) => sent.groups.get(group)?.s === s)

/**
 * What has its name may be about to be called otherwise by the same pass: only where that has not helped, it is put
 * aside. [SYNC-24]
 */
function waitForName(row: LocalRow, { sent, answer }: RowReply): LocalRow {
  return isAsSent(row, sent) ? countRefusal(row, answer.code) : row
}

/** The edit waits for the person, who is told why; the row stays as they left it. */
function putAside(row: LocalRow, { sent, answer }: RowReply): LocalRow {
  return isAsSent(row, sent) ? setAside(row, answer.code) : row
}

/** There is nothing left to be deleted. [SYNC-25] */
function endDelete(row: LocalRow, { sent }: RowReply): LocalRow {
  if (!isAsSent(row, sent)) return row
  const lost = row.lost.filter((value) => !sent.lost.some((gone) => isSameLoser(gone, value)))
  return { ...row, lost, pend: new Set(), ver: row.ver + 1, dirty: false, refusals: 0, setAside: null }
}

function acknowledge(row: LocalRow, { sent, answer, serverTime }: RowReply): LocalRow {
  const settled = joinGroups(takeAcknowledged(row, sent, answer), mergedGroups(sent, answer), serverTime)
  const lost = settled.lost.filter((value) => !sent.lost.some((gone) => isSameLoser(gone, value)))
  // An edit made while the request was under way is not in it: the row stays in the queue. [SYNC-14]
  const isWhole = isAsSent(row, sent)
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

/** A group that is still as it was sent takes what the server made of it; the server keeps what lost there. */
function takeAcknowledged(row: LocalRow, sent: SentRow, answer: Answer): LocalRow {
  const groups = new Map(row.groups)
  const pend = new Set(row.pend)
  for (const [group, merged] of mergedGroups(sent, answer)) {
    if (row.groups.get(group)?.s !== sent.groups.get(group)?.s) continue
    groups.set(group, merged)
    pend.delete(group)
  }
  return { ...row, groups, pend }
}

export function mergedGroups(sent: SentRow, { stamps, values }: Answer): Groups {
  const from = values ?? new Map([...sent.groups].map(([group, { v }]) => [group, v]))
  const merged = new Map<string, StampedValue>()
  for (const [group, s] of stamps) if (from.has(group)) merged.set(group, { v: from.get(group), s })
  return merged
}

/** The server has lost it: the whole row, or its tombstone, goes as a create with its client id. */
function offerWhole(row: LocalRow, { sent, answer }: RowReply): LocalRow {
  // What the product brings cannot be created: a server that does not know it is older than this app.
  const isUnknownThere = sent.act === 'show' && sent.idOnServer === null
  return isUnknownThere ? setAside(row, answer.code) : { ...offerAgain(row), idOnServer: null }
}

export const isSameLoser = (a: LostValue, b: LostValue): boolean =>
  a.group === b.group && a.hlc === b.hlc && sameJson(a.value, b.value)
