import { NOTHING_ID, type ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import { FIELD_TYPES, type FieldType, type ListItem } from '@reprieve/domain/lists/listItem.ts'
import { inOrder } from '@reprieve/domain/lists/listOrder.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { byAnyId } from '@reprieve/domain/medications/byAnyId.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { isDeleted, valuesOf, type KeptRow } from '@reprieve/domain/sync/localRow.ts'
import { aliasesIn } from '../aliasGroups.ts'
import { itemOfGroups } from './listFieldWire.ts'

// What the items of a person's lists are called, and which of them are one, by the lists of today (D29, D31).

/** What the product brings, by id. It is in no table until the person changes something about it. */
export type BuiltInItems = ReadonlyMap<string, ListItem>

type ItemRow = Pick<KeptRow, 'clientId' | 'groups'>

/** Every item of every list that is not deleted, hidden ones too. */
export function itemsOfRows(rows: readonly ItemRow[], brought: BuiltInItems): ListItem[] {
  const kept = new Map(rows.map((row) => [row.clientId, row]))
  const ids = new Set([...brought.keys(), ...kept.keys()])
  return [...ids].map((id) => itemOfRow(id, kept.get(id), brought)).filter((item) => item !== null)
}

/** What the product brings cannot be deleted: a row that says so is of a client that knew no better. */
export function itemOfRow(id: string, row: ItemRow | undefined, all: BuiltInItems): ListItem | null {
  const brought = all.get(id)
  if (row === undefined) return brought ?? null
  if (isDeleted(row) && brought === undefined) return null
  const item = itemOfGroups(valuesOf(row), { id, brought })
  const aliases = aliasesIn(row.groups.keys())
  return item === null || aliases.length === 0 ? item : { ...item, aliases }
}

/** By every id that a record may have for an item; one that has an item of its own is no alias. */
export function itemsById<Item extends ListItem>(items: readonly Item[]): Map<string, Item> {
  const copies = items.flatMap((item) => (item.aliases ?? []).map((id): [string, Item] => [id, item]))
  return new Map([...copies, ...items.map((item): [string, Item] => [item.id, item])])
}

export const itemsOfType = <Item extends ListItem>(items: readonly Item[], type: FieldType): Item[] =>
  inOrder(items.filter((item) => item.type === type))

export interface LabelledLists {
  /** In the order of the list, hidden items too. */
  itemsOf: (type: FieldType) => readonly LabelledItem[]
  /** What a record refers to, by the words of today; what is unknown here is shown as it was written (D31). */
  labelOf: (reference: Reference) => string
}

/** `wordOf`: how what the product brings is called in a language. What is a person's own is called as they typed it. */
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
  /** The id that an item has today: what refers to it may be older than its being one with another (D29). */
  idToday: (id: string) => string
}

/** Lists and medications together, as filters and results ask for them; Nothing is called as its list calls it. */
export function namedItems({ lists, medications, nameOf, words }: NameSources): NamedItems {
  const items = itemsById(FIELD_TYPES.flatMap((type) => lists.itemsOf(type)))
  const medicines = byAnyId(medications)
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
