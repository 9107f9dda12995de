import type { AreaFile } from './areaFiles.ts'
import type { Language } from './language.ts'
import { formatText } from './say.ts'
import type { Area, Key, Values } from './words.ts'

/** What Solace says. It speaks on the server: the browser gets the sentences, not the words they are made of. */
export type AnswerArea = Extract<Area, 'answers' | 'declines'>

const ANSWER_FILES: Record<AnswerArea, (language: Language) => Promise<AreaFile>> = {
  answers: (language) => import(`../${language}/answers.json`, { with: { type: 'json' } }),
  declines: (language) => import(`../${language}/declines.json`, { with: { type: 'json' } }),
}

/** One of its areas in one language, with English behind it. */
export async function loadAnswerText<A extends AnswerArea>(
  language: Language,
  area: A,
): Promise<(key: Key<A>, values?: Values) => string> {
  const [own, english] = await Promise.all([ANSWER_FILES[area](language), ANSWER_FILES[area]('en')])
  const voices = { language, messages: own.default, english: english.default }
  return (key, values) => formatText(voices, key, values)
}
