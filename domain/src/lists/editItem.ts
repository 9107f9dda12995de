import { err, ok, type Result } from '../result.ts'
import { isOwn, type FieldType, type ListItem } from './listItem.ts'
import { finishName, sameName, type NameFault } from '../writtenName.ts'
import { positionAfterAll } from './listOrder.ts'

/** With its label in the page's language. */
export interface LabelledItem extends ListItem {
  label: string
}

export type ItemFault = NameFault | 'already-in-list' | 'not-own'

/** The fields that a person fills in. */
export interface ItemForm {
  name: string
  icon: string | null
  /** Of a location. [PLACE-7] */
  regions?: readonly string[]
}

/**
 * The item with this name, including hidden ones: two equal-looking rows could not be distinguished in a record.
 * [LIST-11]
 */
export const itemNamed = <Item extends LabelledItem>(
  items: readonly Item[],
  name: string,
): Item | undefined => items.find((item) => sameName(item.name, name) || sameName(item.label, name))

/** `items`: all items of the list. [LIST-10, LIST-11, LIST-12] */
export function newItem(
  items: readonly LabelledItem[],
  { id, type, name, icon, regions }: ItemForm & { id: string; type: FieldType },
): Result<ListItem, ItemFault> {
  const finished = freeName(items, { id, name })
  if (!finished.ok) return finished
  const position = positionAfterAll(items.filter((item) => item.id !== id))
  const item = { id, type, name: finished.value, key: null, icon, isShown: true, position }
  return ok({ ...item, ...ownRegions(type, regions) })
}

/** The same item under another name: records refer to it by its id. [LIST-13] */
export function changeItemName(
  items: readonly LabelledItem[],
  item: ListItem,
  { name, icon, regions = item.regions }: ItemForm,
): Result<ListItem, ItemFault> {
  if (!isOwn(item)) return err('not-own')
  const finished = freeName(items, { id: item.id, name })
  if (!finished.ok) return finished
  const { regions: _, ...others } = item
  return ok({ ...others, name: finished.value, icon, ...ownRegions(item.type, regions) })
}

const ownRegions = (type: FieldType, regions: readonly string[] = []): Pick<ListItem, 'regions'> =>
  type === 'location' && regions.length > 0 ? { regions } : {}

function freeName(
  items: readonly LabelledItem[],
  { id, name }: { id: string; name: string },
): Result<string, ItemFault> {
  const finished = finishName(name)
  if (!finished.ok) return finished
  const others = items.filter((item) => item.id !== id)
  return itemNamed(others, finished.value) === undefined ? finished : err('already-in-list')
}
