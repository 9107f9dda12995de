import { isNothingItem, type ListItem } from './listItem.ts'
import { sortByPosition, ascendingPositions } from './listOrder.ts'

/** The person's changes to a list while it is open: the order, and what is shown. */
export type Arrangement = readonly Arranged[]

interface Arranged {
  id: string
  isShown: boolean
}

export const toArrangement = (items: readonly ListItem[]): Arrangement =>
  sortByPosition(items).map(({ id, isShown }) => ({ id, isShown }))

/**
 * Applies the arrangement. Items added since come last, removed ones are ignored. "Nothing" always comes first and is
 * shown. [LIST-4]
 */
export function applyArrangement<Item extends ListItem>(
  items: readonly Item[],
  arrangement: Arrangement,
): Item[] {
  const wanted = new Map(arrangement.map(({ id, isShown }, index) => [id, { index, isShown }]))
  const indexOf = ({ id }: Item): number => wanted.get(id)?.index ?? arrangement.length
  const nothing = items.filter(isNothingItem)
  const others = sortByPosition(items.filter((item) => !isNothingItem(item)))
  const inNewOrder = others.toSorted((a, b) => indexOf(a) - indexOf(b))
  const isMoved = inNewOrder.some((item, index) => item !== others[index])
  const places = ascendingPositions(others)
  const moved = inNewOrder.map((item, index) => ({
    ...item,
    isShown: wanted.get(item.id)?.isShown ?? item.isShown,
    position: isMoved ? places[index]! : item.position,
  }))
  return [...nothing, ...moved]
}

/** Whether this id is the list's "Nothing", which cannot be moved. */
const isFixed = (items: readonly ListItem[], id: string): boolean =>
  items.some((item) => item.id === id && isNothingItem(item))

/** [LIST-5] */
export const toggleItemShown = (items: readonly ListItem[], id: string): Arrangement =>
  items.map((item) => ({
    id: item.id,
    isShown: item.id === id && !isNothingItem(item) ? !item.isShown : item.isShown,
  }))

/** Moves an item to the place of another; the others close the gap. [LIST-6] */
export function moveItemTo(items: readonly ListItem[], id: string, target: string): Arrangement {
  const arrangement = items.map((item) => ({ id: item.id, isShown: item.isShown }))
  const from = arrangement.findIndex((one) => one.id === id)
  const to = arrangement.findIndex((one) => one.id === target)
  if (from === -1 || to === -1 || isFixed(items, id) || isFixed(items, target)) return arrangement
  const rest = arrangement.toSpliced(from, 1)
  return rest.toSpliced(to, 0, arrangement[from]!)
}

/** Moves an item one place up or down; at the end of the list it stays. [LIST-6] */
export function moveItemBy(items: readonly ListItem[], id: string, step: -1 | 1): Arrangement {
  const at = items.findIndex((item) => item.id === id)
  const neighbour = items[at + step]
  return moveItemTo(items, id, at === -1 || neighbour === undefined ? id : neighbour.id)
}

/** Sorts by displayed label, in the language's order. [LIST-7] */
export function sortItemsByLabel(
  items: readonly (ListItem & { label: string })[],
  compare: (one: string, other: string) => number,
): Arrangement {
  const rest = items.filter((item) => !isNothingItem(item)).toSorted((a, b) => compare(a.label, b.label))
  return [...items.filter(isNothingItem), ...rest].map(({ id, isShown }) => ({ id, isShown }))
}

/** What has to be saved of an item. */
export interface ItemChange<Item extends ListItem = ListItem> {
  item: Item
  groups: ('shown' | 'position')[]
}

/** Only changed groups: an unchanged value must not overwrite a change of another device. [LIST-8] */
export function arrangementChanges<Item extends ListItem>(
  items: readonly Item[],
  arrangement: Arrangement,
): ItemChange<Item>[] {
  const before = new Map(items.map((item) => [item.id, item]))
  return applyArrangement(items, arrangement).flatMap((item): ItemChange<Item>[] => {
    const was = before.get(item.id)!
    const groups: ItemChange['groups'] = []
    if (was.isShown !== item.isShown) groups.push('shown')
    if (was.position !== item.position) groups.push('position')
    return groups.length === 0 ? [] : [{ item, groups }]
  })
}
