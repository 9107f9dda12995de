import { NOTHING_ID, type ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import { FIELD_TYPES, type FieldType, type ListItem } from '@reprieve/domain/lists/listItem.ts'
import { sortByPosition } from '@reprieve/domain/lists/listOrder.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import { isDeleted, groupValues, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import { aliasesIn } from '../aliasGroups.ts'
import { readListItemGroups } from './listFieldWire.ts'

// The current names of a person's list items, and which items are aliases of each other (D29, D31).

/** Built-in items by id. They are in no table until the person changes them. */
export type BuiltInItems = ReadonlyMap<string, ListItem>

type ItemRow = Pick<RowContent, 'clientId' | 'groups'>

/** Every item of every list that is not deleted, including hidden ones. */
export function itemsOfRows(rows: readonly ItemRow[], brought: BuiltInItems): ListItem[] {
  const kept = new Map(rows.map((row) => [row.clientId, row]))
  const ids = new Set([...brought.keys(), ...kept.keys()])
  return [...ids].map((id) => itemOfRow(id, kept.get(id), brought)).filter((item) => item !== null)
}

/** Built-in items cannot be deleted: a row marked as deleted comes from a client that ignored this. */
export function itemOfRow(id: string, row: ItemRow | undefined, all: BuiltInItems): ListItem | null {
  const brought = all.get(id)
  if (row === undefined) return brought ?? null
  if (isDeleted(row) && brought === undefined) return null
  const item = readListItemGroups(groupValues(row), { id, brought })
  const aliases = aliasesIn(row.groups.keys())
  return item === null || aliases.length === 0 ? item : { ...item, aliases }
}

/** Items by every id that a record may use for them. An id that has its own item is not an alias. */
export function itemsById<Item extends ListItem>(items: readonly Item[]): Map<string, Item> {
  const copies = items.flatMap((item) => (item.aliases ?? []).map((id): [string, Item] => [id, item]))
  return new Map([...copies, ...items.map((item): [string, Item] => [item.id, item])])
}

export const itemsOfType = <Item extends ListItem>(items: readonly Item[], type: FieldType): Item[] =>
  sortByPosition(items.filter((item) => item.type === type))

export interface LabelledLists {
  /** In the order of the list, including hidden items. */
  itemsOf: (type: FieldType) => readonly LabelledItem[]
  /** The current name of what a record refers to; an unknown reference is shown as it was written (D31). */
  labelOf: (reference: Reference) => string
}

/** `wordOf` gives the name of a built-in item in a language. The person's own items keep the name they typed. */
export function labelledLists(
  items: readonly ListItem[],
  { brought, wordOf }: { brought: BuiltInItems; wordOf: (item: ListItem) => string },
): LabelledLists {
  const shown = items.map((item) => ({ ...item, label: brought.has(item.id) ? wordOf(item) : item.name }))
  const byId = itemsById(shown)
  return {
    itemsOf: (type) => itemsOfType(shown, type),
    labelOf: ({ id, text }) => byId.get(id)?.label ?? text,
  }
}

export interface NameSources {
  lists: LabelledLists
  medications: readonly Medication[]
  nameOf: (medication: Medication) => string
  words: { nothing: string; noMedications: string }
}

export interface NamedItems {
  labelOf: (list: ColumnList, reference: Reference) => string
  /** The id that an item has today: the reference may be older than a merge of two items (D29). */
  idToday: (id: string) => string
}

/** Lists and medications together, as filters and results need them. "Nothing" has the name that its list gives it. */
export function namedItems({ lists, medications, nameOf, words }: NameSources): NamedItems {
  const items = itemsById(FIELD_TYPES.flatMap((type) => lists.itemsOf(type)))
  const medicines = medicationsByAnyId(medications)
  const nothingOf = (list: ColumnList): string => {
    if (list === 'medication') return words.noMedications
    return lists.itemsOf(list).find(({ key }) => key === NOTHING_ID)?.label ?? words.nothing
  }
  return {
    labelOf: (list, reference) => {
      if (reference.id === NOTHING_ID) return nothingOf(list)
      const medicine = list === 'medication' ? medicines.get(reference.id) : undefined
      return medicine === undefined ? lists.labelOf(reference) : nameOf(medicine)
    },
    idToday: (id) => items.get(id)?.id ?? medicines.get(id)?.id ?? id,
  }
}
