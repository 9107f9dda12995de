import type { LocalRow, LostValue } from './localRow.ts'
import type { Groups } from './mergeItem.ts'
import {
  CONDITION_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  RECORD_CALL_KINDS,
  SETTINGS_KINDS,
  SIGNAL_KIND,
  choosePushAct,
  type PushAct,
} from './pushAct.ts'

/** One row in a request, and what to remember of it until the response. */
export interface SentRow {
  clientId: string
  kind: string
  /** A create is sent under this number, negated. */
  localId: number | null
  idOnServer: number | null
  act: PushAct
  groups: Groups
  lost: readonly LostValue[]
  ver: number
}

export interface Bulk {
  act: PushAct
  rows: LocalRow[]
}

export const ONE_BY_ONE_ABOVE = 10
const ACTS: readonly PushAct[] = ['create', 'update', 'delete', 'show']

export interface PushPlanOptions {
  failCount: number
  most: number
}

/** What the plan of all kinds depends on besides. */
export interface TurnPlanOptions extends PushPlanOptions {
  /** The kinds that the server names; null if it has not said. [COMP-2] */
  kinds: readonly string[] | null
}

/**
 * Plans the rows to send, in bulks of one request each. After many failures each row is sent alone, so that a row that
 * breaks its bulk does not block the others for ever. [SYNC-17]
 */
export function planPush(rows: readonly LocalRow[], { failCount, most }: PushPlanOptions): Bulk[] {
  const waiting = rows.filter((row) => row.dirty && row.setAside === null)
  const size = failCount > ONE_BY_ONE_ABOVE ? 1 : most
  return ACTS.flatMap((act) =>
    inSlices(
      waiting.filter((row) => choosePushAct(row) === act),
      size,
    ).map((slice) => ({ act, rows: slice })),
  )
}

/** Bulks that do not depend on each other and may be sent in parallel. */
export type PushTurn = readonly Bulk[]

/** Records refer to these, so they are sent first: then no reference waits longer than one pass. */
const ITEM_KINDS = [CONDITION_KIND, MEDICATION_KIND]
const CARRIED: readonly unknown[] = [
  ...ITEM_KINDS,
  PROFILE_KIND,
  ...SETTINGS_KINDS,
  LIST_KIND,
  ...RECORD_CALL_KINDS,
]

/** Kinds that servers of an earlier version refuse: sent only to a server that names them. [COMP-2] */
const NAMED_BY_SERVER: readonly unknown[] = [SIGNAL_KIND]

export const isNamedByServer = (kind: unknown): boolean => NAMED_BY_SERVER.includes(kind)

/** Whether rows of this kind can be sent. Others stay on the device, and nothing waits for them. [SYNC-20, COMP-2] */
export const canSendKind = (kind: unknown, kinds: readonly string[] | null): boolean =>
  CARRIED.includes(kind) && (!isNamedByServer(kind) || kinds?.includes(kind as string) === true)

/** The same for a count: as long as the server has not said it, the next pass asks, so the row is waiting. [COMP-2] */
export const isWaitingKind = (kind: unknown, kinds: readonly string[] | null): boolean =>
  CARRIED.includes(kind) && (kinds === null || canSendKind(kind, kinds))

/**
 * Order: conditions, medications, profile, settings, lists, diary. Within named kinds: deletes first, so that their
 * names become free, then updates, creates and shows. Kinds without their own request stay. [SYNC-20, SYNC-27, SYNC-35]
 */
export function planTurns(rows: readonly LocalRow[], how: TurnPlanOptions): PushTurn[] {
  const planned = (...kinds: string[]): Bulk[] =>
    planPush(
      rows.filter(({ kind }) => kinds.includes(kind)),
      how,
    )
  const byAct = (kind: string): PushTurn[] => {
    const bulks = planned(kind)
    return NAMED_ORDER.map((act) => bulks.filter((bulk) => bulk.act === act))
  }
  const turns = [
    ...ITEM_KINDS.flatMap(byAct),
    planned(PROFILE_KIND),
    planned(...SETTINGS_KINDS),
    ...byAct(LIST_KIND),
    planned(...RECORD_CALL_KINDS.filter((kind) => canSendKind(kind, how.kinds))),
  ]
  return turns.filter((turn) => turn.length > 0)
}

const NAMED_ORDER: readonly PushAct[] = ['delete', 'update', 'create', 'show']

/** Returns the row marked as sent, to store before the request leaves, and the content of the request. */
export function buildPush(row: LocalRow): { row: LocalRow; sent: SentRow } {
  const { clientId, kind, localId, idOnServer, groups, lost, ver } = row
  return {
    row: row.sent ? row : { ...row, sent: true },
    // All groups, not only the pending ones: the server may have wiped the rest of a deleted record. [SYNC-15]
    sent: { clientId, kind, localId, idOnServer, act: choosePushAct(row), groups, lost, ver },
  }
}

function inSlices<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, n) => all.slice(n * size, (n + 1) * size))
}
