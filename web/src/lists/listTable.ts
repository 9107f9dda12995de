import { itemOfRow, itemsById, itemsOfRows } from '@reprieve/contract/lists/namedItems.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { readRowsOfKind, type Diary } from '../local/rows/rows.ts'
import { BUILT_IN_ITEMS } from './builtInItems.ts'

export const LIST_KIND = 'list_field'

/** Every item of every list that is not deleted, including hidden ones. */
export const allListItems = async (diary: Diary): Promise<ListItem[]> =>
  itemsOfRows(await readRowsOfKind(diary, LIST_KIND), BUILT_IN_ITEMS)

/**
 * Gives a reference its item's current id and name: two items that were created separately may have been merged (D29),
 * and the next save stores the name that the person sees (D31).
 */
export function makeReferenceResolver(
  items: readonly ListItem[],
): <Of extends { id: string; text: string }>(reference: Of) => Of {
  const byId = itemsById(items)
  return (reference) => {
    const { id, name } = byId.get(reference.id) ?? { id: reference.id, name: reference.text }
    return id === reference.id && name === reference.text ? reference : { ...reference, id, text: name }
  }
}

export const listItemFromRow = (id: string, row: LocalRow | undefined): ListItem | null =>
  itemOfRow(id, row, BUILT_IN_ITEMS)
