/** The stored lists. What did not help is derived from what was tried (D38), so it is not a separate list. */
export const FIELD_TYPES = [
  'location',
  'symptom',
  'character',
  'aggravating_factor',
  'alleviating_factor',
  'environment',
  'meaningful_activities',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** One choice of a list. */
export interface ListItem {
  /** The client id, by which records refer to it (D31). */
  id: string
  type: FieldType
  /** The item's own value: English for built-in items, as typed for a person's own; never a translation. */
  name: string
  /** Key of a built-in item; null for a person's own. Items are matched by this, never by name. */
  key: string | null
  icon: string | null
  isShown: boolean
  position: number
  /** The regions of the body map that a location covers; absent if it has none. [PLACE-7] */
  regions?: readonly string[]
  /** The ids of copies merged into this item (D29); records may refer to it by any of them. */
  aliases?: readonly string[]
}

const NOTHING_KEY = 'nothing'

export const isNothingItem = ({ key }: Pick<ListItem, 'key'>): boolean => key === NOTHING_KEY

/** Built-in items can only be shown, hidden and moved: every diary has them under the same name. [LIST-3] */
export const isOwn = ({ key }: Pick<ListItem, 'key'>): boolean => key === null

const MIRRORED: Readonly<Record<string, FieldType>> = { ineffective_factor: 'alleviating_factor' }

/** The list of a field as URLs and the API name it; null if there is none. [LIST-2] */
export const listForField = (field: string): FieldType | null =>
  FIELD_TYPES.find((type) => type === field) ?? (Object.hasOwn(MIRRORED, field) ? MIRRORED[field]! : null)
