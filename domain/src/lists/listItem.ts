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
}

const NOTHING_KEY = 'nothing'

export const isNothing = ({ key }: Pick<ListItem, 'key'>): boolean => key === NOTHING_KEY
