import { DELETED_GROUP, emptyRow, isDeleted, type LocalRow, type LostValue } from './localRow.ts'
import type { Groups } from './mergeItem.ts'
import { sameJson } from './sameJson.ts'
import type { Stamp } from './stamp.ts'

/** A row read from an export file. */
export interface FileRow {
  clientId: string
  kind: string
  groups: Groups
  lost: readonly LostValue[]
  /** A server may know the row: deleting it must then leave a tombstone. [SYNC-11] */
  sent: boolean
}

/** `deleted-here`: the person deleted the row after the export, and the old file does not restore it. */
export type ImportOutcome = 'new' | 'changed' | 'same' | 'deleted-here'

export interface ImportedRow {
  row: LocalRow
  is: ImportOutcome
}

/**
 * Merges a row from a file: the higher stamp wins, as with a server, but no server has confirmed it, so the groups
 * become pending. A file deletes nothing that exists here and restores nothing that was deleted here later.
 * `fillsOnly`, for kinds with one row per diary: fill missing groups, replace none. [LOCAL-29]
 */
export function importRow(
  mine: LocalRow | undefined,
  file: FileRow,
  { fillsOnly = false }: { fillsOnly?: boolean } = {},
): ImportedRow {
  if (mine === undefined) return { row: newRow(file), is: 'new' }
  // Two different things share one id: keep the local row.
  if (mine.kind !== file.kind) return { row: mine, is: 'same' }
  const groups = new Map(mine.groups)
  const pend = new Set(mine.pend)
  const lost = [...mine.lost]
  const wouldDelete = isDeleted(newRow(file)) && !isDeleted(mine)
  for (const [group, theirs] of file.groups) {
    const own = groups.get(group)
    const isTaken = own === undefined || (!fillsOnly && theirs.s > own.s)
    if (!isTaken || (group === DELETED_GROUP && wouldDelete)) continue
    // No server has seen a pending value: keep it for the history. [SYNC-13]
    if (own !== undefined && pend.has(group) && !sameJson(own.v, theirs.v)) {
      lost.push({ group, hlc: own.s, value: own.v })
    }
    groups.set(group, theirs)
    pend.add(group)
  }
  const isGone = isDeleted({ ...mine, groups }) && !isDeleted(newRow(file))
  const moved = [...groups].filter(([group, value]) => value !== mine.groups.get(group))
  if (moved.length === 0) return { row: mine, is: isGone ? 'deleted-here' : 'same' }
  const added = file.lost.filter((one) => !lost.some((other) => isSameLost(one, other)))
  const row = { ...mine, groups, pend, lost: [...lost, ...added], ver: mine.ver + 1, dirty: true }
  const says = moved.some(([group, { v }]) => !sameJson(v, mine.groups.get(group)?.v)) ? 'changed' : 'same'
  return { row: { ...row, sent: mine.sent || file.sent }, is: isGone ? 'deleted-here' : says }
}

const isSameLost = (one: LostValue, other: LostValue): boolean =>
  one.group === other.group && one.hlc === other.hlc

const newRow = ({ clientId, kind, groups, lost, sent }: FileRow): LocalRow => ({
  ...emptyRow(clientId, kind),
  groups,
  pend: new Set(groups.keys()),
  lost,
  sent,
  ver: 1,
  dirty: true,
})

export const highestStamp = (groups: Groups): Stamp =>
  [...groups.values()].reduce((highest, { s }) => (s > highest ? s : highest), '')
