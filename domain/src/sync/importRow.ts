import { DELETED_GROUP, emptyRow, isDeleted, type LocalRow, type LostValue } from './localRow.ts'
import type { Groups } from './mergeItem.ts'
import { sameJson } from './sameJson.ts'
import type { Stamp } from './stamp.ts'

/** A row as a file tells of it. */
export interface FileRow {
  clientId: string
  kind: string
  groups: Groups
  lost: readonly LostValue[]
  /** A server may know it: a delete must leave a tombstone then. [SYNC-11] */
  sent: boolean
}

/** `deleted-here`: the person has deleted it since, and an old file does not bring it back. */
export type ImportIs = 'new' | 'changed' | 'same' | 'deleted-here'

export interface ImportedRow {
  row: LocalRow
  is: ImportIs
}

/**
 * The row with what a file says of it: for each group the higher stamp, as from a server, but no server has told it, so
 * it waits to be sent. A file deletes nothing that lives here, and brings nothing back that was deleted here later; it
 * may fill a gap in what there is one of in a diary, and take nobody's place there. [LOCAL-29]
 */
export function importRow(
  mine: LocalRow | undefined,
  file: FileRow,
  { fillsOnly = false }: { fillsOnly?: boolean } = {},
): ImportedRow {
  if (mine === undefined) return { row: newRow(file), is: 'new' }
  // One id for two things: what is here stays.
  if (mine.kind !== file.kind) return { row: mine, is: 'same' }
  const groups = new Map(mine.groups)
  const pend = new Set(mine.pend)
  const lost = [...mine.lost]
  const wouldDelete = isDeleted(newRow(file)) && !isDeleted(mine)
  for (const [group, theirs] of file.groups) {
    const own = groups.get(group)
    const isTaken = own === undefined || (!fillsOnly && theirs.s > own.s)
    if (!isTaken || (group === DELETED_GROUP && wouldDelete)) continue
    // No server has seen a pending value: it is kept for the history. [SYNC-13]
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
