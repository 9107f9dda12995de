import {
  FALLBACK_LANGUAGE,
  isLanguage,
  pickLanguage,
  type Language,
} from '@reprieve/domain/settings/language.ts'
import { keepChoice, readChoice } from '../device/storage.ts'

/** D25: `default` follows the system. */
export type LanguageChoice = Language | 'default'

const NAME = 'language'

export const systemLanguage = (): Language => pickLanguage(navigator.languages.join(',')) ?? FALLBACK_LANGUAGE

export const languageOf = (choice: LanguageChoice): Language =>
  choice === 'default' ? systemLanguage() : choice

export function chosenLanguage(): LanguageChoice {
  const kept = readChoice(NAME)
  return isLanguage(kept) ? kept : 'default'
}

export const keepLanguage = (choice: LanguageChoice): void =>
  keepChoice(NAME, choice === 'default' ? null : choice)
