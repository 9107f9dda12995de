import type { Language } from '@reprieve/domain/settings/language.ts'
import { ENDINGS, OPENINGS } from './turnWords/personWords.ts'

/** The condition that a short message names, as it was typed, without the words that lead to it. [ASST-268] */
export const conditionOf = (typed: string, language: Language): string =>
  typed.replace(ENDINGS[language], '').replace(OPENINGS[language], '').trim()
