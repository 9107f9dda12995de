import type { Language } from '../settings/language.ts'
import type { LocalDay } from '../time/localDay.ts'

/** A condition in a person's profile. */
export interface Condition {
  /** The client id; for a catalogue entry the same everywhere, so that two devices cannot add it twice (D30). */
  id: string
  /** Its own value: English for a catalogue entry, as typed for a person's own (D31). */
  name: string
  /** The number of the catalogue entry; null for a typed name. */
  number: number | null
  /** Names in languages other than that of its own value. */
  names: Readonly<Partial<Record<Language, string>>>
  firstSymptom: LocalDay | null
  diagnosed: LocalDay | null
  /** Offered in lists of choices; a hidden one stays in the profile. */
  isShown: boolean
  icon: string | null
  /** Other ids: those of copies that were merged into it (D29). */
  aliases?: readonly string[]
}

export const conditionText = (
  { name, names }: Pick<Condition, 'name' | 'names'>,
  language: Language,
): string => names[language] ?? name
