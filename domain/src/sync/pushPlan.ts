import type { LocalRow, LostValue } from './localRow.ts'
import type { Groups } from './mergeItem.ts'
import {
  CONDITION_KIND,
  DOSE_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  SETTINGS_KINDS,
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

const DIARY_KINDS = ['record', 'reflection', DOSE_KIND]
/** Records refer to these, so they are sent first: then no reference waits longer than one pass. */
const ITEM_KINDS = [CONDITION_KIND, MEDICATION_KIND]
const CARRIED: readonly unknown[] = [
  ...ITEM_KINDS,
  PROFILE_KIND,
  ...SETTINGS_KINDS,
  LIST_KIND,
  ...DIARY_KINDS,
]

/** Whether rows of this kind can be sent. Others stay on the device, and nothing waits for them. [SYNC-20] */
export const canSendKind = (kind: unknown): boolean => CARRIED.includes(kind)

/**
 * Order: conditions, medications, profile, settings, lists, diary. Within named kinds: deletes first, so that their
 * names become free, then updates, creates and shows. Kinds without their own request stay. [SYNC-20, SYNC-27, SYNC-35]
 */
export function planTurns(rows: readonly LocalRow[], how: PushPlanOptions): PushTurn[] {
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
    planned(...DIARY_KINDS),
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
