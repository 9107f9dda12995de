import type { StoredItem } from './items.ts'

/** As JSON, with what only other clients know of it: of items of any size, two thousand would not fit into the memory. */
const MOST_LETTERS = 100_000

/** Of one kind that is looked through whole, for its names: more than anybody reads through. */
export const MOST_OF_KIND = 2_000

/** What lives already may always become less, and be deleted. */
export function isTooMuch(stored: StoredItem | undefined, after: StoredItem): boolean {
  if (after.deleted) return false
  const letters = lettersOf(after)
  return letters > MOST_LETTERS && letters > (stored === undefined || stored.deleted ? 0 : lettersOf(stored))
}

const lettersOf = (item: StoredItem): number => JSON.stringify([...item.groups]).length
