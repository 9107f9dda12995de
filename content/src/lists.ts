import lists from '../lists/lists.json' with { type: 'json' }

/** A choice that the product brings along. Its id and its number are given once and never change (D30). */
export interface DefaultItem {
  key: string
  id: string
  fid: number
  /** In English: the name that travels and is kept (D31). How it is shown stands in the texts, by its key. */
  name: string
  icon: string
  shown: boolean
  /** "Nothing" stands at -1. */
  position: number
  /** The parts of the body map that a location covers. */
  regions?: readonly string[]
}

export type ListName = keyof typeof lists

/** D38: the lists as everybody starts with them. */
export const DEFAULT_LISTS: Readonly<Record<ListName, readonly DefaultItem[]>> = lists
