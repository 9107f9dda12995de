import type { RecordedThing } from '../understoodQuestion.ts'

/** A thing in a diary that a question can be about, with all its names. */
export interface KnownThing {
  thing: RecordedThing
  /** The name on a button. */
  label: string
  /** Its name, synonyms and brands in every known language. */
  names: readonly string[]
  /** Key of a built-in item, such as `poor-sleep`; null for a person's own. */
  key: string | null
}
