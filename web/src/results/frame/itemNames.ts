import { canonicalOf } from '@reprieve/domain/filters/columns/canonical.ts'
import type { Canonical, ColumnItem } from '@reprieve/domain/filters/columns/columns.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { PanelLists } from '../../filters/panel/panelLists.ts'

/** What the items of the columns are called and which of them are one, by the lists of today (D29, D31). */
export interface ItemNames {
  idToday: (item: Pick<ColumnItem, 'id'>) => string
  canonical: Canonical
  labels: readonly string[]
}

export type NameWays = Pick<PanelLists, 'idToday' | 'labelOf'>

const namesIn = new WeakMap<readonly ColumnItem[], ItemNames>()

/**
 * The lists are read again by every screen that is opened, and mostly say the same: then it is the same object as before,
 * and nothing that was counted by it has to be counted again. [RES-60]
 */
export function namesOf(items: readonly ColumnItem[], criteria: Criteria, lists: NameWays): ItemNames {
  const before = namesIn.get(items)
  const now = readNames(items, lists)
  if (before !== undefined && isSame(before, now, [...items, ...askedFor(criteria)])) return before
  namesIn.set(items, now)
  return now
}

const readNames = (items: readonly ColumnItem[], lists: NameWays): ItemNames => {
  const idToday = ({ id }: Pick<ColumnItem, 'id'>): string => lists.idToday(id)
  return {
    idToday,
    canonical: canonicalOf(items, idToday),
    labels: items.map((item) => lists.labelOf(item.list, item)),
  }
}

/** What a filter asks for may stand in no record under that id, and has one of today all the same. */
const askedFor = ({ fields, factors, medications }: Criteria): readonly Reference[] => [
  ...Object.values(fields).flat(),
  ...[...factors, ...medications].map(({ item }) => item),
]

const isSame = (one: ItemNames, other: ItemNames, items: readonly Reference[]): boolean =>
  one.labels.every((label, at) => label === other.labels[at]) &&
  items.every((item) => one.idToday(item) === other.idToday(item))
