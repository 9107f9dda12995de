import type { StoredItem } from './items.ts'

/** Characters of an item as JSON, unknown keys included: without a limit, two thousand would not fit into memory. */
const MOST_LETTERS = 100_000

/** Most items of a kind that is searched whole for names: more than a person would read through. */
export const MOST_OF_KIND = 2_000

/** An item above the limit may still shrink or be deleted. */
export function isTooMuch(stored: StoredItem | undefined, after: StoredItem): boolean {
  if (after.deleted) return false
  const letters = jsonLength(after)
  return letters > MOST_LETTERS && letters > (stored === undefined || stored.deleted ? 0 : jsonLength(stored))
}

const jsonLength = (item: StoredItem): number => JSON.stringify([...item.groups]).length
