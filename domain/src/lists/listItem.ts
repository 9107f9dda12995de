/** The lists that are kept. What did not help is read off what was tried (D38), so it is none of its own. */
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
  /** The item's own value: English for what the product brings, as typed for a person's own; never a translation. */
  name: string
  /** Of what the product brings; null for a person's own. It is matched by this, never by its name. */
  key: string | null
  icon: string | null
  isShown: boolean
  position: number
  /** The ids of copies that were found to be this item (D29); records may refer to it by any of them. */
  aliases?: readonly string[]
}

const NOTHING_KEY = 'nothing'

export const isNothing = ({ key }: Pick<ListItem, 'key'>): boolean => key === NOTHING_KEY

/** What the product brings is shown, hidden and moved, and no more: every diary has it under the same name. [LIST-3] */
export const isOwn = ({ key }: Pick<ListItem, 'key'>): boolean => key === null

const MIRRORED: Readonly<Record<string, FieldType>> = { ineffective_factor: 'alleviating_factor' }

/** The list of a field as addresses and the wire name it; null for what is none. [LIST-2] */
export const listOf = (field: string): FieldType | null =>
  FIELD_TYPES.find((type) => type === field) ?? (Object.hasOwn(MIRRORED, field) ? MIRRORED[field]! : null)
