import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { isPlace } from '../looseFeatures.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { sameQuestion, type Carry } from './carrying.ts'

const OF_COURSE: readonly Intent[] = ['trend', 'compare', 'since-start', 'thing-trend']
const MOST_WORDS = 5
/** What is used against pain has another course than what comes with it. */
const TRIED: readonly string[] = ['medication', 'alleviating_factor', 'location']

/** "And my sleep?" after the course of the pain: its course, in the same time. [ASST-269] */
export const askCourseOf: Carry = ({ before, reading, byTopic }) => {
  const { topics, names, asks, periods, seasons, wordCount } = reading
  const [topic, second] = topics
  if (!OF_COURSE.includes(before.intent) || topic === undefined || second !== undefined) return null
  if (wordCount > MOST_WORDS || asks.size + periods.length + seasons.length > 0) return null
  if (isPlace(topic.topic) || names.flat().length > 0 || reading.medicine !== null) return null
  const about = { topic: topic.topic, topicWords: topic.words, place: null, effect: null, ways: [] }
  if (topic.topic === 'low-mood') {
    const intent = before.intent === 'compare' ? 'compare' : 'trend'
    return sameQuestion(before, { ...about, intent, measure: 'score', things: [], ways: ['by-score'] })
  }
  const things = joinByList(byTopic.get(topic.topic) ?? [])
  const isOfPain = things.length > 0 && things.every(({ list }) => !TRIED.includes(list))
  return isOfPain ? sameQuestion(before, { ...about, intent: 'thing-trend', measure: null, things }) : null
}
