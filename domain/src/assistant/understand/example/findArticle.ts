import type { LooseReading } from '../loose/looseReading.ts'
import { rankLabels } from './labelModel.ts'

/** From this chance on, examples decide against the articles of the topic. */
const SURE_CHANCE = 0.35
/** Below this chance a search finds the article. */
const LEAST_CHANCE = 0.15
const NONE = 'none'

/** The article of the guide that answers a question, by examples; null if none is likely. [ASST-87] */
export function findArticle(
  { thesaurus: { articleModel }, articleMarks }: LooseReading,
  hasTopic: boolean,
): string | null {
  if (articleModel === null) return null
  const [best] = rankLabels(articleModel, articleMarks)
  const least = hasTopic ? SURE_CHANCE : LEAST_CHANCE
  return best === undefined || best.chance < least || best.label === NONE ? null : best.label
}
