import type { Reference } from '../lists/reference.ts'
import { folded } from '../writtenName.ts'
import {
  ENTRY,
  MARK,
  NOTHING_ID,
  type Canonical,
  type ColumnItem,
  type ColumnList,
  type Columns,
} from './columns/columns.ts'
import { FILTER_FIELDS } from './criteria.ts'
import type { Criteria, FactorKind } from './filter.ts'

/** What is chosen from a list: each item is a criterion of its own. [FILT-3] */
export interface ItemCriterion {
  entry: number
  item: Reference
  /** In which lists it is looked for, and for which kinds there; no kinds: however it is marked. */
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

/** What made it worse has a list of its own, without marks; what was tried has another. [FILT-11] */
function factorLists(kinds: readonly FactorKind[]): ItemCriterion['lists'] {
  if (kinds.length === 0) return { aggravating_factor: ANY_KIND, alleviating_factor: ANY_KIND }
  const tried = kinds.filter((kind) => kind !== 'aggravating')
  return {
    ...(tried.length < kinds.length ? { aggravating_factor: ANY_KIND } : {}),
    ...(tried.length > 0 ? { alleviating_factor: tried } : {}),
  }
}

export interface ItemsToday {
  canonical: Canonical
  /** The id that an item has today: that of a copy is its original's. Without it each has its own. */
  idToday?: (item: ColumnItem) => string
}

/** For which items, each with which mark, a criterion holds. */
export type Finder = (criterion: ItemCriterion, found: (item: number, mark: number) => void) => void

const MARKS = Object.values(MARK)

/** Looks items up by every id that they have had; names are made ready once, and only if somebody asks by one. */
export function itemFinder({ items }: Pick<Columns, 'items'>, today: ItemsToday): Finder {
  const { canonical, idToday = ({ id }) => id } = today
  const ids = items.map(idToday)
  let names: readonly string[] | null = null
  const nameOf = (at: number): string => (names ??= items.map(({ text }) => folded(text)))[at]!

  const finderOf = (chosen: Reference): ((at: number) => boolean) => {
    if (chosen.id === NOTHING_ID) return (at) => items[at]!.id === NOTHING_ID
    const hasItsId = (at: number): boolean =>
      items[at]!.id === chosen.id || ids[at] === idToday({ ...chosen, list: items[at]!.list })
    if (!isNameAlone(chosen)) return hasItsId
    const name = folded(chosen.text)
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

/** Chosen by an app that knows names and no ids (D31). [FILT-12] */
const isNameAlone = ({ id, text }: Reference): boolean => id === `name:${text}`
