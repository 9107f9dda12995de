import { DEFAULT_LISTS, type ListName } from './lists.ts'

/** A built-in item: everybody has it, but it has no row until the person changes something about it (D38). */
export interface BuiltInItem {
  id: string
  fid: number
  type: ListName
  key: string
  name: string
  icon: string
  isShown: boolean
  position: number
  /** Of a location: the parts of the body map that it covers. */
  regions?: readonly string[]
}

const LIST_NAMES = Object.keys(DEFAULT_LISTS) as ListName[]

const ALL: readonly BuiltInItem[] = LIST_NAMES.flatMap((type) =>
  DEFAULT_LISTS[type].map(({ id, fid, key, name, icon, shown, position, regions }) => ({
    id,
    fid,
    type,
    key,
    name,
    icon,
    isShown: shown,
    position,
    ...(regions !== undefined && { regions }),
  })),
)

export const BUILT_IN_BY_ID: ReadonlyMap<string, BuiltInItem> = new Map(ALL.map((item) => [item.id, item]))
export const BUILT_IN_BY_FID: ReadonlyMap<number, BuiltInItem> = new Map(ALL.map((item) => [item.fid, item]))
