import type { Language } from '../settings/language.ts'
import type { LocalDay } from '../time/localDay.ts'

/** What a person lives with, as it stands in their profile. */
export interface Condition {
  /** The client id: of an entry of the catalogue the same everywhere, so that two devices cannot add it twice (D30). */
  id: string
  /** Its own value: English for an entry of the catalogue, as typed for a person's own (D31). */
  name: string
  /** The number of the entry of a catalogue; null for what was typed. */
  number: number | null
  /** How it is shown where its own value is not in the person's language. */
  names: Readonly<Partial<Record<Language, string>>>
  firstSymptom: LocalDay | null
  diagnosed: LocalDay | null
  /** In the lists of choices; a hidden one stays in the profile. */
  isShown: boolean
  icon: string | null
  /** Other ids under which it was known: copies that were merged into it (D29). */
  aliases?: readonly string[]
}

export const conditionText = (
  { name, names }: Pick<Condition, 'name' | 'names'>,
  language: Language,
): string => names[language] ?? name
