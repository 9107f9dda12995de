import { newLikenesses } from '@reprieve/domain/sync/profileDecision.ts'
import type { StoredItem } from './items.ts'

// Examines what a condition or a medication would become, before anything is written.

/** Another live item that would be a duplicate of this one (D29). */
export function findDuplicateItem(
  live: readonly StoredItem[],
  { stored, after }: { stored: StoredItem | undefined; after: StoredItem },
  likenessesOf: (values: ReadonlyMap<string, unknown>) => readonly string[],
): StoredItem | undefined {
  if (after.deleted) return undefined
  const before = stored === undefined || stored.deleted ? null : likenessesOf(itemGroupValues(stored))
  const wanted = new Set(newLikenesses(before, likenessesOf(itemGroupValues(after))))
  if (wanted.size === 0) return undefined
  return live.find(
    (one) =>
      one.clientId !== after.clientId && likenessesOf(itemGroupValues(one)).some((like) => wanted.has(like)),
  )
}

export const itemGroupValues = ({
  groups,
}: {
  groups: ReadonlyMap<string, { v: unknown }>
}): Map<string, unknown> => new Map([...groups].map(([group, { v }]) => [group, v]))
