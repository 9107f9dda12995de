import { isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { languageOf, type LanguageChoice } from '@reprieve/domain/settings/settings.ts'
import { keepChoice, readChoice } from '../device/storage.ts'

const NAME = 'language'

export const systemLanguageOf = (choice: LanguageChoice): Language => languageOf(choice, navigator.languages)

export function chosenLanguage(): LanguageChoice {
  const kept = readChoice(NAME)
  return isLanguage(kept) ? kept : 'default'
}

export const keepLanguage = (choice: LanguageChoice): void =>
  keepChoice(NAME, choice === 'default' ? null : choice)
