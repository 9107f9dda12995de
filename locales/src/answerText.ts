import type { AreaFile } from './areaFiles.ts'
import type { Language } from './language.ts'
import { formatText } from './say.ts'
import type { Area, Key, Messages, Values } from './words.ts'

/** The areas of which Solace makes its sentences. */
export type AnswerArea = Extract<
  Area,
  | 'answers'
  | 'declines'
  | 'insights'
  | 'listItems'
  | 'lists'
  | 'medications'
  | 'records'
  | 'reflections'
  | 'results'
  | 'safety'
>

// One line for each area, as in areaFiles.ts: the worker of the browser has files of its own, and only of these areas.
const ANSWER_FILES: Record<AnswerArea, (language: Language) => Promise<AreaFile>> = {
  answers: (language) => import(`../${language}/answers.json`, { with: { type: 'json' } }),
  declines: (language) => import(`../${language}/declines.json`, { with: { type: 'json' } }),
  insights: (language) => import(`../${language}/insights.json`, { with: { type: 'json' } }),
  listItems: (language) => import(`../${language}/listItems.json`, { with: { type: 'json' } }),
  lists: (language) => import(`../${language}/lists.json`, { with: { type: 'json' } }),
  medications: (language) => import(`../${language}/medications.json`, { with: { type: 'json' } }),
  records: (language) => import(`../${language}/records.json`, { with: { type: 'json' } }),
  reflections: (language) => import(`../${language}/reflections.json`, { with: { type: 'json' } }),
  results: (language) => import(`../${language}/results.json`, { with: { type: 'json' } }),
  safety: (language) => import(`../${language}/safety.json`, { with: { type: 'json' } }),
}

export type AnswerText<A extends AnswerArea> = (key: Key<A>, values?: Values) => string

/** One of its areas in one language, with English behind it. */
export async function loadAnswerText<A extends AnswerArea>(
  language: Language,
  area: A,
): Promise<AnswerText<A>> {
  const [own, english] = await Promise.all([ANSWER_FILES[area](language), englishMessages(area)])
  const voices = { language, messages: own.default, english }
  return (key, values) => formatText(voices, key, values)
}

/** An offline device has the files of its own language; English only stands behind it. */
async function englishMessages(area: AnswerArea): Promise<Messages> {
  try {
    return (await ANSWER_FILES[area]('en')).default
  } catch {
    return {}
  }
}
