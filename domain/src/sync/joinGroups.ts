import { AHEAD_ALLOWED_MS } from './clockSkew.ts'
import type { LocalRow } from './localRow.ts'
import type { Groups, StampedValue } from './mergeItem.ts'
import { sameJson } from './sameJson.ts'
import { stampTime } from './stamp.ts'

/** Merges the server's groups into the row: the higher stamp wins. Returns the same object if nothing changes. */
export function joinGroups(row: LocalRow, fromServer: Groups, serverTime: number): LocalRow {
  const groups = new Map(row.groups)
  const pend = new Set(row.pend)
  const lost = [...row.lost]
  let hasMoved = false

  for (const [group, { v, s }] of fromServer) {
    const mine = groups.get(group)
    const isPending = pend.has(group)
    if (mine !== undefined && !yields(mine, { v, s }, { isPending, serverTime })) continue
    if (mine !== undefined && mine.s === s && sameJson(mine.v, v)) continue
    // No server has seen a pending value: discarded here, it would be missing from every history. [SYNC-13]
    if (mine !== undefined && isPending && !sameJson(mine.v, v)) {
      lost.push({ group, hlc: mine.s, value: mine.v })
    }
    groups.set(group, { v, s })
    pend.delete(group)
    hasMoved = true
  }
  if (!hasMoved) return row
  return { ...row, groups, pend, lost, ver: row.ver + 1 }
}

/**
 * A group that is not pending came from the server, so the server wins where stamps cannot decide: one stamp with two
 * values, or a stamp that the server no longer accepts. [SYNC-12] A pending group yields only to a higher stamp, even
 * if the values are equal: it is a later act than the server's.
 */
function yields(
  mine: StampedValue,
  theirs: StampedValue,
  { isPending, serverTime }: { isPending: boolean; serverTime: number },
): boolean {
  if (theirs.s > mine.s) return true
  if (isPending) return false
  return (
    theirs.s === mine.s || sameJson(mine.v, theirs.v) || stampTime(mine.s) > serverTime + AHEAD_ALLOWED_MS
  )
}
