import type { RowResponse } from './applyAnswer.ts'
import type { LocalRow } from './localRow.ts'

/** Positions in the server's sequence. */
export type SequencePositions = Pick<ReadonlySet<number>, 'has'>

/**
 * Moves the cursor past all positions that follow it without a gap, after responses to this device's own pushes. Writes
 * of other devices and lost responses leave gaps: from there on the pull fetches everything. [SYNC-34]
 */
export function stepCursor(cursor: number, held: SequencePositions): number {
  let at = cursor
  while (held.has(at + 1)) at += 1
  return at
}

/** Response codes that describe the whole item: accepted, or already there (D28). */
const WHOLE: readonly number[] = [0, 180]

/**
 * The sequence position up to which the row is known here after this response; null if a pull still has to fetch
 * something: the row is gone, has another id on the server, or lacks a group.
 */
export function knownPosition(
  row: LocalRow | undefined,
  { code, isNow, seq, stamps }: RowResponse,
): number | null {
  if (row === undefined || seq === undefined || isNow !== undefined || !WHOLE.includes(code)) return null
  const lacks = [...stamps].some(([group, s]) => (row.groups.get(group)?.s ?? '') < s)
  return lacks ? null : seq
}
