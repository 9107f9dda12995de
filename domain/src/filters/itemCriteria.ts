import type { Reference } from '../lists/reference.ts'
import { foldName } from '../writtenName.ts'
import {
  ENTRY,
  MARK,
  NOTHING_ID,
  type CanonicalItems,
  type ColumnItem,
  type ColumnList,
  type Columns,
} from './columns/columns.ts'
import { FILTER_FIELDS } from './criteria.ts'
import type { Criteria, FactorKind } from './filter.ts'

/** An item chosen from a list: each item is its own criterion. [FILT-3] */
export interface ItemCriterion {
  entry: number
  item: Reference
  /** The lists to search, and the effects to match in each; no effects: any. */
  lists: Readonly<Partial<Record<ColumnList, readonly FactorKind[]>>>
}

const ANY_KIND: readonly FactorKind[] = []

export function itemCriteria({ fields, factors, medications }: Criteria): ItemCriterion[] {
  const chosen = FILTER_FIELDS.flatMap((field) =>
    fields[field].map((item) => ({
      entry: field === 'meaningful_activities' ? ENTRY.reflection : ENTRY.record,
      item,
      lists: { [field]: ANY_KIND },
    })),
  )
  return [
    ...chosen,
    ...factors.map(({ item, kinds }) => ({ entry: ENTRY.record, item, lists: factorLists(kinds) })),
    ...medications.map(({ item, kinds }) => ({ entry: ENTRY.record, item, lists: { medication: kinds } })),
  ]
}

/** Aggravating factors have their own list, without marks; interventions have another. [FILT-11] */
function factorLists(kinds: readonly FactorKind[]): ItemCriterion['lists'] {
  if (kinds.length === 0) return { aggravating_factor: ANY_KIND, alleviating_factor: ANY_KIND }
  const tried = kinds.filter((kind) => kind !== 'aggravating')
  return {
    ...(tried.length < kinds.length ? { aggravating_factor: ANY_KIND } : {}),
    ...(tried.length > 0 ? { alleviating_factor: tried } : {}),
  }
}

export interface ItemsToday {
  canonical: CanonicalItems
  /** Returns the item's present id: for a copy, its original's. By default each item has its own. */
  idToday?: (item: ColumnItem) => string
}

/** Reports the items, with marks, for which a criterion holds. */
export type Finder = (criterion: ItemCriterion, found: (item: number, mark: number) => void) => void

const MARKS = Object.values(MARK)

/** Finds items by every id that they have had; names are prepared once, and only if a criterion uses one. */
export function itemFinder({ items }: Pick<Columns, 'items'>, today: ItemsToday): Finder {
  const { canonical, idToday = ({ id }) => id } = today
  const ids = items.map(idToday)
  let names: readonly string[] | null = null
  const nameOf = (at: number): string => (names ??= items.map(({ text }) => foldName(text)))[at]!

  const finderOf = (chosen: Reference): ((at: number) => boolean) => {
    if (chosen.id === NOTHING_ID) return (at) => items[at]!.id === NOTHING_ID
    const hasItsId = (at: number): boolean =>
      items[at]!.id === chosen.id || ids[at] === idToday({ ...chosen, list: items[at]!.list })
    if (!isNameAlone(chosen)) return hasItsId
    const name = foldName(chosen.text)
    return (at) => hasItsId(at) || (items[at]!.id !== NOTHING_ID && nameOf(at) === name)
  }

  return ({ item: chosen, lists }, found) => {
    const isIt = finderOf(chosen)
    const inLists = [...items.keys()].filter((at) => lists[items[at]!.list] !== undefined)
    const numbers = new Set(inLists.filter(isIt).map((at) => canonical[at]!))
    for (const at of inLists) {
      const { id, list } = items[at]!
      if (!numbers.has(canonical[at]!)) continue
      for (const mark of MARKS) if (id === NOTHING_ID || isOfKind(mark, lists[list]!)) found(at, mark)
    }
  }
}

const isOfKind = (mark: number, kinds: readonly FactorKind[]): boolean =>
  kinds.length === 0 || kinds.some((kind) => MARK[kind] === mark)

/** Chosen by a client that knows names but no ids (D31). [FILT-12] */
const isNameAlone = ({ id, text }: Reference): boolean => id === `name:${text}`
