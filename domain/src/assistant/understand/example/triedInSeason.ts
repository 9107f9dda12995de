import { mainTopic } from '../loose/looseFeatures.ts'
import type { LooseResult } from '../loose/looseQuestion.ts'
import { joinByList } from '../loose/thesaurus/topicThings.ts'
import { ask, isTried, subjectsIn, type LabelledQuestion } from './labelledQuestion.ts'

/** "In autumn, did walking help": the walks are rated, and not the season. Null if the season is not named first. [ASST-287] */
export function triedInSeason(question: LabelledQuestion): LooseResult | null {
  if (mainTopic(question.reading.topics)?.topic !== 'season') return null
  const tried = subjectsIn(question).find(
    ({ topic, things }) => topic?.topic !== 'season' && things.some(isTried),
  )
  if (tried === undefined) return null
  const { topic, things } = tried
  const about = { topic: topic?.topic ?? null, topicWords: topic?.words ?? null }
  return ask('did-help', { ...about, effect: 'helped', things: joinByList(things.filter(isTried)) })(question)
}
