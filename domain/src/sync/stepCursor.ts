import type { Answer } from './answerApply.ts'
import type { LocalRow } from './localRow.ts'

/** Places in the server's sequence. */
export type Places = Pick<ReadonlySet<number>, 'has'>

/**
 * The cursor after answers to what this device has sent: past every place of the server's sequence that follows it
 * without a gap. What another device wrote, or what an answer that was lost speaks of, is such a gap: from there on the
 * pull brings everything. [SYNC-34]
 */
export function stepCursor(cursor: number, held: Places): number {
  let at = cursor
  while (held.has(at + 1)) at += 1
  return at
}

/** Codes with which an answer tells of the whole item: taken, or there already (D28). */
const WHOLE: readonly number[] = [0, 180]

/**
 * The place in the server's sequence up to which the row is known here once it was answered so; null where a pull still
 * has something to bring of it: the row is gone, or is another one there, or lacks a group that the server has.
 */
export function heldPlace(row: LocalRow | undefined, { code, isNow, seq, stamps }: Answer): number | null {
  if (row === undefined || seq === undefined || isNow !== undefined || !WHOLE.includes(code)) return null
  const lacks = [...stamps].some(([group, s]) => (row.groups.get(group)?.s ?? '') < s)
  return lacks ? null : seq
}
