import { DEFAULT_LISTS, type DefaultItem } from '@reprieve/content/lists.ts'
import { FIELD_TYPES, type FieldType, type ListItem } from '@reprieve/domain/lists/listItem.ts'

const asItem =
  (type: FieldType) =>
  ({ id, key, name, icon, shown, position }: DefaultItem): ListItem => ({
    id,
    type,
    name,
    key,
    icon,
    isShown: shown,
    position,
  })

/** What the product brings. It is in no table until the person changes something about it. */
export const BROUGHT: ReadonlyMap<string, ListItem> = new Map(
  FIELD_TYPES.flatMap((type) => DEFAULT_LISTS[type].map(asItem(type)).map((item) => [item.id, item])),
)

/** The parts of the body map that a location covers; none for a person's own. */
export const REGIONS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  DEFAULT_LISTS.location.map(({ id, regions = [] }) => [id, regions]),
)
