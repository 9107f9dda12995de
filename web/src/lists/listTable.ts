import { itemOfGroups } from '@reprieve/contract/lists/listFieldWire.ts'
import { aliasesIn } from '@reprieve/contract/aliasGroups.ts'
import { inOrder } from '@reprieve/domain/lists/listOrder.ts'
import type { FieldType, ListItem } from '@reprieve/domain/lists/listItem.ts'
import { isDeleted, valuesOf, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { rowsOf, type Diary } from '../local/rows.ts'
import { BROUGHT } from './broughtItems.ts'

export const LIST_KIND = 'list_field'

/** Every item of every list that is not deleted, hidden ones too. */
export async function allItems(diary: Diary): Promise<ListItem[]> {
  const kept = new Map((await rowsOf(diary, LIST_KIND)).map((row) => [row.clientId, row]))
  const ids = new Set([...BROUGHT.keys(), ...kept.keys()])
  return [...ids].map((id) => itemFrom(id, kept.get(id))).filter((item) => item !== null)
}

/** By every id that a record may have for an item; one that has an item of its own is no alias. */
export function itemsById<Item extends ListItem>(items: readonly Item[]): Map<string, Item> {
  const copies = items.flatMap((item) => (item.aliases ?? []).map((id): [string, Item] => [id, item]))
  return new Map([...copies, ...items.map((item): [string, Item] => [item.id, item])])
}

/**
 * Gives a reference the id and the name that its item has today: two that were made apart may have become one (D29), and
 * what is written next says the name that the person sees (D31).
 */
export function resolverOf(
  items: readonly ListItem[],
): <Of extends { id: string; text: string }>(reference: Of) => Of {
  const byId = itemsById(items)
  return (reference) => {
    const { id, name } = byId.get(reference.id) ?? { id: reference.id, name: reference.text }
    return id === reference.id && name === reference.text ? reference : { ...reference, id, text: name }
  }
}

export const itemsOfType = <Item extends ListItem>(items: readonly Item[], type: FieldType): Item[] =>
  inOrder(items.filter((item) => item.type === type))

/** What the product brings cannot be deleted: a row that says so is of a client that knew no better. */
export function itemFrom(id: string, row: LocalRow | undefined): ListItem | null {
  const brought = BROUGHT.get(id)
  if (row === undefined) return brought ?? null
  if (isDeleted(row) && brought === undefined) return null
  const item = itemOfGroups(valuesOf(row), { id, brought })
  const aliases = aliasesIn(row.groups.keys())
  return item === null || aliases.length === 0 ? item : { ...item, aliases }
}
