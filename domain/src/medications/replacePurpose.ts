import type { Reference } from '../lists/reference.ts'

/**
 * Replaces one condition by another in a medication's purpose; null if it was not there. If both were there, the new
 * one appears once. [COND-10]
 */
export function replacedPurpose(
  purpose: readonly Reference[],
  old: ReadonlySet<string>,
  next: Reference,
): readonly Reference[] | null {
  const at = purpose.findIndex(({ id }) => old.has(id))
  if (at === -1) return null
  const others = purpose.filter(({ id }) => !old.has(id) && id !== next.id)
  return others.toSpliced(Math.min(at, others.length), 0, next)
}
