import { findCanonicalItems } from '@reprieve/domain/filters/columns/canonical.ts'
import type { CanonicalItems, ColumnItem } from '@reprieve/domain/filters/columns/columns.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { PanelLists } from '../../filters/panel/panelLists.ts'

/** The current names of the column items, and which of them are the same (D29, D31). */
export interface ItemNames {
  idToday: (item: Pick<ColumnItem, 'id'>) => string
  canonical: CanonicalItems
  labels: readonly string[]
}

export type ItemNameLookup = Pick<PanelLists, 'idToday' | 'labelOf'>

const namesIn = new WeakMap<readonly ColumnItem[], ItemNames>()

/**
 * Every screen reads the lists again, usually with the same result: then it returns the same object, so that nothing
 * computed from it is computed again. [RES-60]
 */
export function resolveItemNames(
  items: readonly ColumnItem[],
  criteria: Criteria,
  lists: ItemNameLookup,
): ItemNames {
  const before = namesIn.get(items)
  const now = readNames(items, lists)
  if (before !== undefined && isSame(before, now, [...items, ...askedFor(criteria)])) return before
  namesIn.set(items, now)
  return now
}

const readNames = (items: readonly ColumnItem[], lists: ItemNameLookup): ItemNames => {
  const idToday = ({ id }: Pick<ColumnItem, 'id'>): string => lists.idToday(id)
  return {
    idToday,
    canonical: findCanonicalItems(items, idToday),
    labels: items.map((item) => lists.labelOf(item.list, item)),
  }
}

/** Items of a filter may be in no record under that id, but still have a current one. */
const askedFor = ({ fields, factors, medications }: Criteria): readonly Reference[] => [
  ...Object.values(fields).flat(),
  ...[...factors, ...medications].map(({ item }) => item),
]

const isSame = (one: ItemNames, other: ItemNames, items: readonly Reference[]): boolean =>
  one.labels.every((label, at) => label === other.labels[at]) &&
  items.every((item) => one.idToday(item) === other.idToday(item))
