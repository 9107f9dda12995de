import { NOTHING_ID, type CanonicalItems, type ColumnItem } from './columns.ts'

/**
 * Unifies the numbers of one item: the first that has today's id, otherwise the first. `idToday` returns the item's
 * present id, or its own id if the item is unknown. [COL-10]
 */
export function findCanonicalItems(
  items: readonly ColumnItem[],
  idToday: (item: ColumnItem) => string,
): CanonicalItems {
  const today = items.map((item) => (item.id === NOTHING_ID ? NOTHING_ID : idToday(item)))
  const firsts = new Map<string, number>()
  items.forEach((item, at) => {
    const key = keyOf(item, today[at]!)
    const first = firsts.get(key)
    const isBetter = first === undefined || (items[first]!.id !== today[at] && item.id === today[at])
    if (isBetter) firsts.set(key, at)
  })
  return Uint16Array.from(items, (item, at) => firsts.get(keyOf(item, today[at]!))!)
}

const keyOf = ({ list }: ColumnItem, id: string): string => `${list} ${id}`
