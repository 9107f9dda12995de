import { isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { toFields } from './fields.ts'

export type ShownNames = Readonly<Partial<Record<Language, string>>>

/** The names of a catalogue entry by language; values that are not names are skipped. */
export const readNamesByLanguage = (said: unknown): ShownNames =>
  Object.fromEntries(
    Object.entries(toFields(said)).filter(
      ([language, name]) => isLanguage(language) && typeof name === 'string' && name !== '',
    ),
  )

/**
 * The number of a catalogue entry; null if it is not one. Other clients use 0 or negative numbers for things outside
 * the catalogue: read as entries, two different things would count as one, and one of them would be lost.
 */
export const readEntryNumber = (said: unknown): number | null =>
  Number.isSafeInteger(said) && (said as number) > 0 ? (said as number) : null

export const hasNames = (names: ShownNames): boolean => Object.keys(names).length > 0
