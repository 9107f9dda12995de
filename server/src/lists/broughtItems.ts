import { DEFAULT_LISTS } from '@reprieve/content/lists.ts'
import { FIELD_TYPES, type ListItem } from '@reprieve/domain/lists/listItem.ts'

/** A built-in item: everybody has it, but it has no row until the person changes something about it (D38). */
export interface BroughtItem extends ListItem {
  key: string
  fid: number
}

const ALL: readonly BroughtItem[] = FIELD_TYPES.flatMap((type) =>
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

export const BROUGHT_BY_ID: ReadonlyMap<string, BroughtItem> = new Map(ALL.map((item) => [item.id, item]))
export const BROUGHT_BY_FID: ReadonlyMap<number, BroughtItem> = new Map(ALL.map((item) => [item.fid, item]))
