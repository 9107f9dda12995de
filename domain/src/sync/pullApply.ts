import { hearServer, seeStamps } from './deviceClock.ts'
import { joinGroups } from './joinGroups.ts'
import { emptyRow, type LocalRow } from './localRow.ts'
import type { Groups } from './mergeItem.ts'
import type { SyncState } from './syncState.ts'

/** One item as the server has it. */
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
  epoch: string
  serverTime: number
}

export interface Pulled {
  page: Page
  state: SyncState
  /** The wall clock of the device, before the request and after the answer. */
  askedAt: number
  heardAt: number
}

/** A page in one go: the rows that changed and the state to be stored with them in one transaction. */
export function applyPage(
  known: ReadonlyMap<string, LocalRow>,
  { page, state, askedAt, heardAt }: Pulled,
): { rows: LocalRow[]; state: SyncState } {
  const rows = new Map<string, LocalRow>()
  for (const item of page.items) {
    const before = rows.get(item.clientId) ?? known.get(item.clientId)
    const after = applyPulled(before, item, page.serverTime)
    if (after !== before) rows.set(item.clientId, after)
  }
  const seen = page.items.flatMap(({ groups }) => [...groups.values()].map(({ s }) => s))
  const clock = seeStamps(hearServer(state.clock, { serverTime: page.serverTime, askedAt, heardAt }), seen)
  return {
    rows: [...rows.values()],
    // A page that comes late must not take the cursor back. [SYNC-18]
    state: { ...state, clock, epoch: page.epoch, cursor: Math.max(state.cursor, page.cursor) },
  }
}

export function applyPulled(row: LocalRow | undefined, item: PulledItem, serverTime: number): LocalRow {
  const before = row ?? emptyRow(item.clientId, item.kind)
  const joined = joinGroups(before, item.groups, serverTime)
  // The server knows it, so a delete must tell the server. [SYNC-11]
  if (joined === row && row.sent && row.idOnServer === item.idOnServer) return row
  return {
    ...joined,
    idOnServer: item.idOnServer,
    sent: true,
    dirty: joined.dirty || joined.lost.length > 0,
  }
}
