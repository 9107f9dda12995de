import { DAY_MS } from '../../time/instant.ts'
import { DELETED_GROUP, isDeleted, type LocalRow } from '../localRow.ts'
import type { Groups } from '../mergeItem.ts'
import { sameJson } from '../sameJson.ts'
import { stampTime } from '../stamp.ts'
import type { ModelDevice } from './modelDevice.ts'
import type { World } from './modelWorld.ts'
import { unacknowledgedRows } from './unacknowledgedRows.ts'

/** How long a deleted row can be restored. [SYNC-31] */
export const RESTORABLE_MS = 30 * DAY_MS

const bareTombstone = (groups: Groups): Groups =>
  new Map([...groups].filter(([group]) => group === DELETED_GROUP))

/** Wipes by the server's clock, including the history, without new positions in the sequence. */
export function wipeServer(world: World): void {
  const { content } = world.server
  const isDue = (groups: Groups, at: number): boolean =>
    sameJson(groups.get(DELETED_GROUP)?.v, { deleted: 1 }) && at < world.now - RESTORABLE_MS
  const due = [...content.rows.values()].filter(({ groups, updatedAt }) => isDue(groups, updatedAt))
  for (const row of due) {
    world.wiped.add(row.clientId)
    content.rows.set(row.clientId, { ...row, groups: bareTombstone(row.groups) })
  }
  const ids = new Set(due.map(({ clientId }) => clientId))
  // Keep the replaced stamps of deletes: otherwise a repeat would count as new, and would win. [SYNC-4]
  content.history = content.history.filter(
    ({ clientId, group, sentAs }) => !ids.has(clientId) || (group === DELETED_GROUP && sentAs !== null),
  )
}

/** Wipes one device by its own clock, except what no server has acknowledged. */
export function wipeDevice({ rows, state, world, wall }: ModelDevice): void {
  const serverNow = wall() + state.clock.offset
  const isDue = (row: LocalRow): boolean =>
    isDeleted(row) && stampTime(row.groups.get(DELETED_GROUP)!.s) < serverNow - RESTORABLE_MS
  for (const row of [...rows.values()].filter(isDue)) {
    if (unacknowledgedRows([row]).length > 0) continue
    world.wiped.add(row.clientId)
    rows.set(row.clientId, { ...row, groups: bareTombstone(row.groups), ver: row.ver + 1 })
  }
}
