/** An item of a list or a profile. The text is kept with it: the item may be renamed, deleted or unknown here (D31). */
export interface Reference {
  id: string
  text: string
}
