import { itemOfRow, itemsById, itemsOfRows } from '@reprieve/contract/lists/namedItems.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { rowsOf, type Diary } from '../local/rows.ts'
import { BROUGHT } from './broughtItems.ts'

export const LIST_KIND = 'list_field'

/** Every item of every list that is not deleted, hidden ones too. */
export const allItems = async (diary: Diary): Promise<ListItem[]> =>
  itemsOfRows(await rowsOf(diary, LIST_KIND), BROUGHT)

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

export const itemFrom = (id: string, row: LocalRow | undefined): ListItem | null =>
  itemOfRow(id, row, BROUGHT)
