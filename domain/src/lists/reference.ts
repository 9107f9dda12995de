/**
 * A reference to an item of a list or the profile. It keeps the text: the item may be renamed, deleted or unknown here
 * (D31).
 */
export interface Reference {
  id: string
  text: string
}
