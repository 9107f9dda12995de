import type { StoredItem } from './items.ts'

/** Characters of an item as JSON, unknown keys included: without a limit, two thousand would not fit into memory. */
const MOST_LETTERS = 100_000

/** Most items of a kind that is searched whole for names: more than a person would read through. */
export const MOST_OF_KIND = 2_000

/** An item above the limit may still shrink or be deleted. */
export function isTooMuch(stored: StoredItem | undefined, after: StoredItem): boolean {
  if (after.deleted || isSurelySmall(after)) return false
  const letters = jsonLength(after)
  return letters > MOST_LETTERS && letters > (stored === undefined || stored.deleted ? 0 : jsonLength(stored))
}

const jsonLength = (item: StoredItem): number => JSON.stringify([...item.groups]).length

/** JSON writes a letter with at most six characters, as "\\u0000". */
const MOST_PER_LETTER = 6
/** At most 25 characters of a number and its comma; two brackets; two quotes, a colon and a comma. */
const MOST_BESIDE = 32

/** Whether an item is below the limit whatever its letters: writing each out to count it would take three times as long. */
function isSurelySmall({ groups }: StoredItem): boolean {
  let room = MOST_LETTERS
  const waiting: unknown[] = []
  for (const [group, stamped] of groups) {
    room -= group.length * MOST_PER_LETTER + MOST_BESIDE
    waiting.push(stamped)
  }
  while (waiting.length > 0 && room >= 0) {
    const value = waiting.pop()
    room -= MOST_BESIDE
    if (typeof value === 'string') room -= value.length * MOST_PER_LETTER
    else if (Array.isArray(value)) waiting.push(...(value as unknown[]))
    else if (typeof value === 'object' && value !== null)
      for (const key in value) {
        room -= key.length * MOST_PER_LETTER
        waiting.push((value as Record<string, unknown>)[key])
      }
  }
  return room >= 0
}
