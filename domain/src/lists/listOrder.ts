import { isNothing, type ListItem } from './listItem.ts'

/** By position; of two at one place the one that was made first, which its id tells. [LIST-1] */
export const inOrder = <Item extends ListItem>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))

/** The furthest that the wire carries. */
const LAST_PLACE = 1_000_000

const isPlace = (position: number): boolean =>
  Number.isSafeInteger(position) && position >= 0 && position <= LAST_PLACE

/**
 * A place for each item, rising. Those of before as far as they will do: then only what was moved gets another, and
 * what two devices moved apart stays moved on both.
 */
export function placesOf(items: readonly ListItem[]): number[] {
  const before = inOrder(items).map(({ position }) => position)
  const places: number[] = []
  for (const position of before) {
    const next = (places.at(-1) ?? -1) + 1
    places.push(isPlace(position) ? Math.max(position, next) : next)
  }
  return (places.at(-1) ?? 0) > LAST_PLACE ? places.map((_, index) => index) : places
}

/** Behind all others, so it is the last of those shown. [LIST-12] */
export function placeBehind(items: readonly ListItem[]): number {
  const last = placesOf(items.filter((item) => !isNothing(item))).at(-1) ?? -1
  return Math.min(last + 1, LAST_PLACE)
}
