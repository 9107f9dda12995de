import { NOTHING_ID, type Canonical, type ColumnItem } from './columns.ts'

/**
 * Two numbers of one item become one: that of the first which has today's own id, else of the first. `idToday` gives the
 * id that the item has today, its own where nobody knows it any more. [COL-10]
 */
export function canonicalOf(items: readonly ColumnItem[], idToday: (item: ColumnItem) => string): Canonical {
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
