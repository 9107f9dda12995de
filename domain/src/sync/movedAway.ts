import { DELETED_GROUP, isDeleted, type LocalRow } from './localRow.ts'

/** On the tombstone of what lives on as another row: of each group the stamp that it had when it was moved. */
export const MOVED_GROUP = 'moved'

const NO_WORDS: readonly string[] = [DELETED_GROUP, MOVED_GROUP, 'meta']

const stampsIn = ({ groups }: Pick<LocalRow, 'groups'>): Map<string, string> =>
  new Map([...groups].filter(([group]) => !NO_WORDS.includes(group)).map(([group, { s }]) => [group, s]))

/** The tombstone with that mark, which goes wherever the delete goes. */
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
 * Nobody deleted it: what it said is on another day, and brought back it would be there twice. Where it says anything
 * that came later, from a device that did not know of the move, those words are nowhere else. [SYNC-39]
 */
export function isMovedAway(row: Pick<LocalRow, 'groups'>): boolean {
  const noted = (row.groups.get(MOVED_GROUP)?.v as Record<string, unknown> | undefined)?.[MOVED_GROUP]
  if (!isDeleted(row) || typeof noted !== 'object' || noted === null) return false
  return [...stampsIn(row)].every(([group, s]) => (noted as Record<string, unknown>)[group] === s)
}
