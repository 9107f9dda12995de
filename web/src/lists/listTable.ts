import { itemOfGroups } from '@reprieve/contract/lists/listFieldWire.ts'
import { inOrder } from '@reprieve/domain/lists/listOrder.ts'
import type { FieldType, ListItem } from '@reprieve/domain/lists/listItem.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { rowsOf, type Diary } from '../local/rows.ts'
import { BROUGHT } from './broughtItems.ts'

export const LIST_KIND = 'list_field'

/** Every item of every list that is not deleted, hidden ones too. */
export async function allItems(diary: Diary): Promise<ListItem[]> {
  const kept = new Map((await rowsOf(diary, LIST_KIND)).map((row) => [row.clientId, row]))
  const brought = [...BROUGHT.values()].map((item) => {
    const row = kept.get(item.id)
    return row === undefined ? item : itemOfRow(row)
  })
  const own = [...kept.values()].filter(({ clientId }) => !BROUGHT.has(clientId)).map(itemOfRow)
  return [...brought, ...own].filter((item) => item !== null)
}

export const itemsOfType = <Item extends ListItem>(items: readonly Item[], type: FieldType): Item[] =>
  inOrder(items.filter((item) => item.type === type))

/** What the product brings cannot be deleted: one that says so is of a client that knew no better. */
function itemOfRow(row: LocalRow): ListItem | null {
  const brought = BROUGHT.get(row.clientId)
  if (isDeleted(row) && brought === undefined) return null
  const values = new Map([...row.groups].map(([group, { v }]) => [group, v]))
  return itemOfGroups(values, { id: row.clientId, brought })
}
