import lists from '../lists/lists.json' with { type: 'json' }

/** A built-in list item. Its id and its number are assigned once and never change (D30). */
export interface DefaultItem {
  key: string
  id: string
  fid: number
  /** In English: this name is synced and stored (D31). The translated name is in locales, by its key. */
  name: string
  icon: string
  shown: boolean
  /** "Nothing" is at -1. */
  position: number
  /** The parts of the body map that a location covers. */
  regions?: readonly string[]
}

export type ListName = keyof typeof lists

/** D38: the lists as everybody starts with them. */
export const DEFAULT_LISTS: Readonly<Record<ListName, readonly DefaultItem[]>> = lists
