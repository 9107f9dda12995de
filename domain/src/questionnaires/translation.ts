import { LANGUAGES, type Language } from '../settings/language.ts'
import { everyItem, type Questionnaire, type FormText } from './questionnaire.ts'

/**
 * The translation in which a form is shown; null for the original. A partial translation does not count: a scale whose
 * ends are in another language than its question is another scale. [QST-6]
 */
export function findTranslation(questionnaire: Questionnaire, language: Language): Language | null {
  if (isWrittenIn(questionnaire, language)) return null
  return wordsOf(questionnaire).every(({ by }) => by[language] !== undefined) ? language : null
}

/** Whether it has no text in the user's language, which the app then states. [QST-6] */
export const lacksTranslation = (questionnaire: Questionnaire, language: Language): boolean =>
  !isWrittenIn(questionnaire, language) && findTranslation(questionnaire, language) === null

export const questionnaireLanguages = (questionnaire: Questionnaire): readonly Language[] =>
  LANGUAGES.filter((language) => !lacksTranslation(questionnaire, language))

export const formTextIn = ({ base, by }: FormText, language: Language | null): string =>
  language === null ? base : (by[language] ?? base)

/** Chinese in the other script does not count as the user's language. */
const isWrittenIn = ({ language }: Questionnaire, wanted: Language): boolean =>
  primary(language) === primary(wanted) && !OTHER_SCRIPT.test(language)

const OTHER_SCRIPT = /^zh[-_](?:.*[-_])?(?:hant|tw|hk|mo)\b/i

const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1)[0] ?? ''

function wordsOf({ title, description, items }: Questionnaire): readonly FormText[] {
  const ofItems = everyItem(items).flatMap(({ words, lower, upper, options }) => [
    words,
    lower,
    upper,
    ...options.map((option) => option.words),
  ])
  // A group without a text needs no translation.
  return [title, description, ...ofItems].filter((words) => words !== null).filter(({ base }) => base !== '')
}
