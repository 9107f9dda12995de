import { DEFAULT_LISTS } from '@reprieve/content/lists.ts'
import { FIELD_TYPES, type ListItem } from '@reprieve/domain/lists/listItem.ts'

/** A built-in item: everybody has it, but it has no row until the person changes something about it (D38). */
export interface BuiltInItem extends ListItem {
  key: string
  fid: number
}

const ALL: readonly BuiltInItem[] = FIELD_TYPES.flatMap((type) =>
  DEFAULT_LISTS[type].map(({ id, fid, key, name, icon, shown, position }) => ({
    id,
    fid,
    type,
    key,
    name,
    icon,
    isShown: shown,
    position,
  })),
)

export const BUILT_IN_BY_ID: ReadonlyMap<string, BuiltInItem> = new Map(ALL.map((item) => [item.id, item]))
export const BUILT_IN_BY_FID: ReadonlyMap<number, BuiltInItem> = new Map(ALL.map((item) => [item.fid, item]))
