import { COLUMN_LISTS, type ColumnItem } from './columns.ts'

/** As many as a two-byte column can distinguish, less one "other" per list. */
const MOST_ITEMS = 65_536 - COLUMN_LISTS.length

/** Stands for items added after the book was full. Nobody has that many. */
export const OTHER_ID = 'other'

/** Assigns the numbers that represent items in the columns. */
export interface ItemBook {
  numberOf: (item: ColumnItem) => number
  /** The same array that the book was opened with, until an item is added. */
  items: () => readonly ColumnItem[]
}

/**
 * Keyed by id and text: a renamed item appears twice, and `canonicalOf` unifies both. Keyed by id alone, its text would
 * be that of whichever record came first.
 */
export function openBook(known: readonly ColumnItem[]): ItemBook {
  // Indexed by id, then searched: building keys from a hundred thousand texts would take longer than all the rest.
  const byId = new Map<string, number[]>()
  let items = known
  const enter = ({ id }: ColumnItem, number: number): void => {
    const others = byId.get(id)
    if (others === undefined) byId.set(id, [number])
    else others.push(number)
  }
  const find = ({ list, id, text }: ColumnItem): number | undefined =>
    byId.get(id)?.find((number) => items[number]!.list === list && items[number]!.text === text)
  const add = ({ list, id, text }: ColumnItem): number => {
    if (items === known) items = [...known]
    const item = { list, id, text }
    enter(item, items.length)
    return (items as ColumnItem[]).push(item) - 1
  }
  known.forEach(enter)
  return {
    numberOf: (item) => {
      const number = find(item)
      if (number !== undefined) return number
      if (items.length < MOST_ITEMS) return add(item)
      const other = { list: item.list, id: OTHER_ID, text: '' }
      return find(other) ?? add(other)
    },
    items: () => items,
  }
}
