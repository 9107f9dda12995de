import { isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { fieldsOf } from './fields.ts'

export type ShownNames = Readonly<Partial<Record<Language, string>>>

/** How an entry of a catalogue is called in each language; what is no name says nothing. */
export const namesFrom = (said: unknown): ShownNames =>
  Object.fromEntries(
    Object.entries(fieldsOf(said)).filter(
      ([language, name]) => isLanguage(language) && typeof name === 'string' && name !== '',
    ),
  )

/**
 * The number of an entry; null where it is none. Another client may say 0 or a number of its own, below zero, of all that
 * is in no catalogue: read as an entry, two different things would be the same one, and one of them would go.
 */
export const entryFrom = (said: unknown): number | null =>
  Number.isSafeInteger(said) && (said as number) > 0 ? (said as number) : null

export const hasNames = (names: ShownNames): boolean => Object.keys(names).length > 0
