import { isNothingItem, type ListItem } from './listItem.ts'

/** By position; at equal positions the older item first, by its id. [LIST-1] */
export const sortByPosition = <Item extends ListItem>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))

/** The highest position that the API allows. */
const LAST_PLACE = 1_000_000

const isPlace = (position: number): boolean =>
  Number.isSafeInteger(position) && position >= 0 && position <= LAST_PLACE

/**
 * Ascending positions for all items. Existing ones are reused where possible: then only moved items change, and moves
 * made on two devices both survive.
 */
export function ascendingPositions(items: readonly ListItem[]): number[] {
  const before = sortByPosition(items).map(({ position }) => position)
  const places: number[] = []
  for (const position of before) {
    const next = (places.at(-1) ?? -1) + 1
    places.push(isPlace(position) ? Math.max(position, next) : next)
  }
  return (places.at(-1) ?? 0) > LAST_PLACE ? places.map((_, index) => index) : places
}

/** The position after all others, so that the item is the last one shown. [LIST-12] */
export function positionAfterAll(items: readonly ListItem[]): number {
  const last = ascendingPositions(items.filter((item) => !isNothingItem(item))).at(-1) ?? -1
  return Math.min(last + 1, LAST_PLACE)
}
