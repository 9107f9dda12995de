import { DELETED_GROUP, isDeleted, type LocalRow } from './localRow.ts'

/** Marks the tombstone of a row that was moved to another row: the stamp of each group at the time of the move. */
export const MOVED_GROUP = 'moved'

const NO_WORDS: readonly string[] = [DELETED_GROUP, MOVED_GROUP, 'meta']

const stampsIn = ({ groups }: Pick<LocalRow, 'groups'>): Map<string, string> =>
  new Map([...groups].filter(([group]) => !NO_WORDS.includes(group)).map(([group, { s }]) => [group, s]))

/** Adds that mark to the tombstone; it syncs with the delete. */
export function markMoved(gone: LocalRow, was: LocalRow): LocalRow {
  const s = gone.groups.get(DELETED_GROUP)?.s
  if (s === undefined) return gone
  const v = { [MOVED_GROUP]: Object.fromEntries(stampsIn(was)) }
  return {
    ...gone,
    groups: new Map([...gone.groups, [MOVED_GROUP, { v, s }]]),
    pend: new Set([...gone.pend, MOVED_GROUP]),
  }
}

/**
 * Whether the row was moved, not deleted: its content is on another day, and restoring it would duplicate it. False if
 * a group has a later stamp, from a device that did not know of the move: that content exists nowhere else. [SYNC-39]
 */
export function isMovedAway(row: Pick<LocalRow, 'groups'>): boolean {
  const noted = (row.groups.get(MOVED_GROUP)?.v as Record<string, unknown> | undefined)?.[MOVED_GROUP]
  if (!isDeleted(row) || typeof noted !== 'object' || noted === null) return false
  return [...stampsIn(row)].every(([group, s]) => (noted as Record<string, unknown>)[group] === s)
}
