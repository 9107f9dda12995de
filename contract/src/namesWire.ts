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

export const hasNames = (names: ShownNames): boolean => Object.keys(names).length > 0
