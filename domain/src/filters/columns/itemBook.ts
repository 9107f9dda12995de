import { COLUMN_LISTS, type ColumnItem } from './columns.ts'

/** As many as a column of two bytes can tell apart, less one "other" for each list. */
const MOST_ITEMS = 65_536 - COLUMN_LISTS.length

/** In the place of an id, for what came when the book was full. Nobody has so many. */
export const OTHER_ID = 'other'

/** The numbers by which items stand in the columns. */
export interface ItemBook {
  numberOf: (item: ColumnItem) => number
  /** The very list that it was opened with, until something new came. */
  items: () => readonly ColumnItem[]
}

/**
 * By id and text: a renamed item stands here twice, and `canonicalOf` makes one of both. By its id alone, its text would
 * be that of whichever record came first.
 */
export function openBook(known: readonly ColumnItem[]): ItemBook {
  // By id alone, and then looked through: a hundred thousand texts joined to keys would take longer than all the rest.
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
