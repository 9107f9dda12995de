import { DEFAULT_LISTS, type DefaultItem } from '@reprieve/content/lists.ts'
import { FIELD_TYPES, type FieldType, type ListItem } from '@reprieve/domain/lists/listItem.ts'

const asItem =
  (type: FieldType) =>
  ({ id, key, name, icon, shown, position, regions }: DefaultItem): ListItem => ({
    id,
    type,
    name,
    key,
    icon,
    isShown: shown,
    position,
    ...(regions !== undefined && { regions }),
  })

/** The built-in items. An item is in no table until the person changes something about it. */
export const BUILT_IN_ITEMS: ReadonlyMap<string, ListItem> = new Map(
  FIELD_TYPES.flatMap((type) => DEFAULT_LISTS[type].map(asItem(type)).map((item) => [item.id, item])),
)
