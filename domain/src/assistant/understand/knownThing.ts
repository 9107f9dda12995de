import type { RecordedThing } from '../asked.ts'

/** Something of a diary that a question can be about, by all that it may be called. */
export interface KnownThing {
  thing: RecordedThing
  /** As a button is named by it. */
  label: string
  /** In every language that is known: its name, synonyms, brands. */
  names: readonly string[]
  /** Of what the product brings, as `poor-sleep`; null for a person's own words. */
  key: string | null
}
