import { isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { languageOf, type LanguageChoice } from '@reprieve/domain/settings/settings.ts'
import { keepChoice, readChoice } from '../device/storage.ts'

const NAME = 'language'

export const systemLanguageOf = (choice: LanguageChoice): Language => languageOf(choice, navigator.languages)

/** The stored value may be from another version or edited by hand: an invalid one means the system's language. */
export const languageFrom = (kept: unknown): LanguageChoice => (isLanguage(kept) ? kept : 'default')

export const mirroredLanguage = (): string | null => readChoice(NAME)

export const chosenLanguage = (): LanguageChoice => languageFrom(mirroredLanguage())

export const keepLanguage = (choice: LanguageChoice): void => keepChoice(NAME, choice)
