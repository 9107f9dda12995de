import { FIELD_TYPES, type FieldType, type ListItem } from '@reprieve/domain/lists/listItem.ts'
import { toFields, type Fields } from '../fields.ts'

// A list item as the device and the server store it: each group merges as a unit.

export type ListGroup = 'name' | 'shown' | 'position' | 'icon' | 'regions'

const WRITE: Record<ListGroup, (item: ListItem) => Fields> = {
  name: ({ type, name, key }) => ({
    type,
    value: name,
    value_type: key === null ? 'custom' : 'default',
    key,
  }),
  shown: ({ isShown }) => ({ isShow: isShown ? 1 : 0 }),
  position: ({ position }) => ({ position }),
  icon: ({ icon }) => ({ icon_code: icon }),
  regions: ({ regions = [] }) => ({ regions: [...regions] }),
}

export const listItemToGroups = (
  item: ListItem,
  groups: readonly ListGroup[] = groupsOf(item),
): Map<string, Fields> => new Map(groups.map((group) => [group, WRITE[group](item)]))

/** An item without regions has no group for them. */
const groupsOf = ({ regions }: ListItem): readonly ListGroup[] => [
  'name',
  'shown',
  'position',
  'icon',
  ...(regions === undefined ? [] : (['regions'] as const)),
]

/**
 * The stored item on top of its built-in definition. Null if neither gives a list and a name, because there is nothing
 * to show; also null for a medicine, which has its own place in the diary (D37).
 */
export function readListItemGroups(
  stored: ReadonlyMap<string, unknown>,
  { id, brought }: { id: string; brought: ListItem | undefined },
): ListItem | null {
  const group = (name: ListGroup): Fields => toFields(stored.get(name))
  const { value, type, key, value_type: origin } = group('name')
  const { isShow } = group('shown')
  const { position } = group('position')
  const { icon_code: icon } = group('icon')
  const kept = {
    isShown: isShow === undefined ? (brought?.isShown ?? true) : isShow === 1,
    position: typeof position === 'number' ? position : (brought?.position ?? Number.MAX_SAFE_INTEGER),
  }
  // A built-in item keeps its name and its place on the body map, even if another client changed them.
  if (brought !== undefined) return { ...brought, ...kept }
  if (typeof value !== 'string' || !isFieldType(type) || origin === 'medication') return null
  // A built-in item of a newer app does not count as the person's own.
  const itsKey = origin === 'default' ? (textIn(key) ?? value) : null
  const regions = type === 'location' ? regionsIn(group('regions')['regions']) : []
  const item = { id, type, name: value, key: itsKey, icon: textIn(icon), ...kept }
  return regions.length === 0 ? item : { ...item, regions }
}

/** Whether the person created it. A plain client may omit the field. [LIST-3] */
export function isOwnItem(stored: ReadonlyMap<string, unknown>): boolean {
  const { value_type: origin = 'custom' } = toFields(stored.get('name'))
  return origin === 'custom'
}

/** Whether a record, given by its groups, refers to an item with any of these ids. [LIST-14] */
export const hasItem = (record: ReadonlyMap<string, unknown>, ids: readonly string[]): boolean =>
  [...record.values()].some((group) => {
    const { refs } = toFields(group)
    return Array.isArray(refs) && refs.some((ref) => ids.some((id) => id === toFields(ref)['client_id']))
  })

/** What cannot be read says nothing, and stays stored. [PLACE-7] */
const regionsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === 'string'))] : []

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const isFieldType = (type: unknown): type is FieldType => FIELD_TYPES.some((one) => one === type)
