import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { hashMark } from '../example/labelModel.ts'
import { foldWords } from '../foldQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import type { LooseReading } from './looseReading.ts'
import { CONDITION_TOPICS } from './topicKinds.ts'
import type { ThingsByTopic } from './topicThings.ts'

/** Answers without a figure of their own, and those that name what they are about. */
const WITHOUT_CONDITIONS: readonly Intent[] = [
  'guide',
  'app',
  'kind',
  'talk',
  'note',
  'visit',
  'not-recorded',
  'basis',
  'simpler',
  'that-day',
  'can-do',
  'explain',
  'describe',
  'visit-questions',
  'paperwork',
  'when-doctor',
  'diary-doubt',
  'diary-start',
  'count',
  'my-medicines',
  'my-conditions',
  'summary',
  'all-tried',
  'my-number',
  'mood-link',
  'good-against-bad',
]
/** These count by the time of day, or name it. */
const OF_TIMES: readonly Intent[] = [
  'thing-trend',
  'time-of-day',
  'weekday',
  'what-differs',
  'on-day',
  'day-after',
]
const OF_TWO: readonly Intent[] = ['help-two', 'link-two']
const MOST_NAMED = 2

const isMedicineLeft = ({ topicWords }: UnderstoodQuestion, { medicine, thesaurus }: LooseReading): boolean =>
  medicine !== null && topicWords !== medicine && !thesaurus.usedWords.has(hashMark(foldWords(medicine)))

/** What a question names besides its subject and what its answer does not count by, as typed. [ASST-98] */
export function wordsLeftOut(
  asked: UnderstoodQuestion,
  reading: LooseReading,
  byTopic: ThingsByTopic,
): readonly string[] {
  if (WITHOUT_CONDITIONS.includes(asked.intent)) return []
  const used = new Set(
    [...asked.things, ...asked.second, ...(asked.place === null ? [] : [asked.place])].flatMap(
      ({ ids }) => ids,
    ),
  )
  const isUsed = (things: readonly KnownThing[]): boolean =>
    things.some(({ thing }) => thing.ids.some((id) => used.has(id)))
  const topics = reading.topics.filter(
    ({ topic, words }) =>
      !(topic === asked.topic && (asked.things.length > 0 || asked.measure === 'score')) &&
      CONDITION_TOPICS.has(topic) &&
      // The answer says of it that the diary has nothing about it.
      !(OF_TWO.includes(asked.intent) && words === asked.topicWords) &&
      !isUsed(byTopic.get(topic) ?? []),
  )
  const isTimed = asked.time !== null || OF_TIMES.includes(asked.intent)
  const typed = foldWords(reading.typed)
  const words = [
    // Not what only the correction of the spelling brought in.
    ...topics.map((topic) => topic.words).filter((one) => typed.includes(foldWords(one))),
    ...(isMedicineLeft(asked, reading) ? [reading.medicine!] : []),
    ...(isTimed || reading.timeWords === null ? [] : [reading.timeWords]),
  ]
  return [...new Set(words)].slice(0, MOST_NAMED)
}
