import { runSteps, type Steps } from '../steps.ts'
import { adjustToServer, observeStamps } from './deviceClock.ts'
import { joinGroups } from './joinGroups.ts'
import { emptyRow, isDeleted, type LocalRow } from './localRow.ts'
import type { Groups, StampedValue } from './mergeItem.ts'
import type { Stamp } from './stamp.ts'
import type { SyncState } from './syncState.ts'

/** One item as the server stores it. */
export interface PulledItem {
  clientId: string
  kind: string
  idOnServer: number
  groups: Groups
}

export interface Page {
  items: readonly PulledItem[]
  cursor: number
  more: boolean
  /** How many items the server has after this page, if it reports that. */
  left?: number
  epoch: string
  serverTime: number
}

export interface PullResult {
  page: Page
  state: SyncState
  /** The device's wall clock before the request and after the response. */
  askedAt: number
  heardAt: number
}

export interface AppliedPage {
  rows: LocalRow[]
  state: SyncState
}

const ITEMS_EACH_STEP = 25

/** Applies a page: returns the changed rows and the state to store with them in one transaction. */
export const applyPage = (known: ReadonlyMap<string, LocalRow>, pulled: PullResult): AppliedPage =>
  runSteps(applyPageSteps(known, pulled))

/** The same in steps: a page of thousands would block a phone. */
export function* applyPageSteps(
  known: ReadonlyMap<string, LocalRow>,
  { page, state, askedAt, heardAt }: PullResult,
): Steps<AppliedPage> {
  const rows = new Map<string, LocalRow>()
  let clock = adjustToServer(state.clock, { serverTime: page.serverTime, askedAt, heardAt })
  for (let from = 0; from < page.items.length; from += ITEMS_EACH_STEP) {
    const items = page.items.slice(from, from + ITEMS_EACH_STEP)
    for (const item of items) {
      const before = rows.get(item.clientId) ?? known.get(item.clientId)
      const after = offerForgotten(applyPulled(before, item, page.serverTime), item)
      if (after !== before) rows.set(item.clientId, after)
    }
    clock = observeStamps(clock, stampsIn(items))
    yield
  }
  return {
    rows: [...rows.values()],
    // A page that arrives late must not move the cursor back. [SYNC-18]
    state: { ...state, clock, epoch: page.epoch, cursor: Math.max(state.cursor, page.cursor) },
  }
}

function* stampsIn(items: Page['items']): Generator<Stamp> {
  for (const { groups } of items) for (const { s } of groups.values()) yield s
}

export function applyPulled(row: LocalRow | undefined, item: PulledItem, serverTime: number): LocalRow {
  if (row === undefined) return rowOf(item)
  const joined = joinGroups(row, item.groups, serverTime)
  // The server knows the row, so deleting it must leave a tombstone. [SYNC-11]
  if (joined === row && row.sent && row.idOnServer === item.idOnServer) return row
  return {
    ...joined,
    idOnServer: item.idOnServer,
    sent: true,
    dirty: joined.dirty || joined.lost.length > 0,
  }
}

/**
 * Pages contain whole items. If the server lacks an acknowledged group, it wiped the group after a delete, and another
 * device restored the item with fewer groups. Offer those groups again, or device and server would differ for ever.
 * [SYNC-31]
 */
function offerForgotten(row: LocalRow, { groups }: PulledItem): LocalRow {
  if (isDeleted(row)) return row
  const isForgotten = ([group, { s }]: [string, StampedValue]): boolean =>
    !row.pend.has(group) && (groups.get(group)?.s ?? '') < s
  const forgotten = [...row.groups].filter(isForgotten).map(([group]) => group)
  if (forgotten.length === 0) return row
  return { ...row, pend: new Set([...row.pend, ...forgotten]), ver: row.ver + 1, dirty: true }
}

/** Builds the row of an item that this device did not have: there is nothing to merge. */
function rowOf({ clientId, kind, idOnServer, groups }: PulledItem): LocalRow {
  const row = emptyRow(clientId, kind)
  row.idOnServer = idOnServer
  row.groups = groups
  row.ver = groups.size === 0 ? 0 : 1
  row.sent = true
  return row
}
