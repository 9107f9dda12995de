import type { Reference } from '../lists/reference.ts'

/**
 * One condition in the place of another, where this was what a medication is taken for; null where it was not. Once,
 * though both were named. [COND-10]
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
