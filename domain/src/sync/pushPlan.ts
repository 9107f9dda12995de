import type { LocalRow, LostValue } from './localRow.ts'
import type { Groups } from './mergeItem.ts'
import {
  CONDITION_KIND,
  DOSE_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  SETTINGS_KINDS,
  actOf,
  type Act,
} from './pushAct.ts'

/** One row in a request, and what must be remembered of it until the answer. */
export interface SentRow {
  clientId: string
  kind: string
  /** A create goes under it, with its sign turned. */
  localId: number | null
  idOnServer: number | null
  act: Act
  groups: Groups
  lost: readonly LostValue[]
  ver: number
}

export interface Bulk {
  act: Act
  rows: LocalRow[]
}

export const ONE_BY_ONE_ABOVE = 10
const ACTS: readonly Act[] = ['create', 'update', 'delete', 'show']

export interface HowToPlan {
  failCount: number
  most: number
}

/**
 * What is to be sent, in bulks of one call each. After many failures each row goes alone, so that one that breaks
 * its bulk does not hold back the others for ever. [SYNC-17]
 */
export function planPush(rows: readonly LocalRow[], { failCount, most }: HowToPlan): Bulk[] {
  const waiting = rows.filter((row) => row.dirty && row.setAside === null)
  const size = failCount > ONE_BY_ONE_ABOVE ? 1 : most
  return ACTS.flatMap((act) =>
    inSlices(
      waiting.filter((row) => actOf(row) === act),
      size,
    ).map((slice) => ({ act, rows: slice })),
  )
}

/** Bulks that do not depend on each other: they may be under way at once. */
export type Turn = readonly Bulk[]

const DIARY_KINDS = ['record', 'reflection', DOSE_KIND]
/** What records speak of: it goes before them, so that nothing waits longer than a pass for what it refers to. */
const ITEM_KINDS = [CONDITION_KIND, MEDICATION_KIND]
const CARRIED: readonly unknown[] = [
  ...ITEM_KINDS,
  PROFILE_KIND,
  ...SETTINGS_KINDS,
  LIST_KIND,
  ...DIARY_KINDS,
]

/** Whether rows of this kind have calls of their own. Others wait on the device, and nobody waits for them. [SYNC-20] */
export const isCarried = (kind: unknown): boolean => CARRIED.includes(kind)

/**
 * Conditions, then medications, then the profile, then the settings, then the lists, then the diary; and of things with
 * names first what was deleted, so that its name is free for another, then what was changed, what is new, and what is
 * shown. Other kinds wait until they have calls of their own. [SYNC-20, SYNC-27, SYNC-35]
 */
export function planTurns(rows: readonly LocalRow[], how: HowToPlan): Turn[] {
  const planned = (...kinds: string[]): Bulk[] =>
    planPush(
      rows.filter(({ kind }) => kinds.includes(kind)),
      how,
    )
  const byAct = (kind: string): Turn[] => {
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

const NAMED_ORDER: readonly Act[] = ['delete', 'update', 'create', 'show']

/** The row with its mark, to be stored before the request leaves, and what the request says of it. */
export function buildPush(row: LocalRow): { row: LocalRow; sent: SentRow } {
  const { clientId, kind, localId, idOnServer, groups, lost, ver } = row
  return {
    row: row.sent ? row : { ...row, sent: true },
    // All groups and not the pending ones alone: of a deleted record the server may have wiped the rest. [SYNC-15]
    sent: { clientId, kind, localId, idOnServer, act: actOf(row), groups, lost, ver },
  }
}

function inSlices<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, n) => all.slice(n * size, (n + 1) * size))
}
