import type { Language } from '@reprieve/domain/settings/language.ts'
import type { RecordedThing, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { TopicId } from '../../topicIds.ts'
import type { LooseReading, NamedTopic } from '../looseReading.ts'
import { joinByList, type ThingsByTopic } from '../thesaurus/topicThings.ts'

const isTried = ({ list }: RecordedThing): boolean => list === 'medication' || list === 'alleviating_factor'

/** "Cold" is weather in most questions, and a cold pack after one about what helps. */
const AS_REMEDY: Readonly<Partial<Record<TopicId, TopicId>>> = {
  'cold-weather': 'cold-pack',
  'hot-weather': 'heat',
}

/** The remedy that a topic means after an answer about what helps. [ASST-45] */
export function askAsRemedy(
  { topic }: NamedTopic,
  before: UnderstoodQuestion,
  byTopic: ThingsByTopic,
): UnderstoodQuestion | null {
  const remedy = AS_REMEDY[topic]
  if (before.intent !== 'did-help' || remedy === undefined) return null
  const things = joinByList(byTopic.get(remedy) ?? []).filter(isTried)
  // Without the typed words: the remedy is what they mean, and not only near to it.
  return things.length === 0
    ? null
    : { ...before, things, topic, topicWords: null, passages: [], isLoose: true }
}

const THAN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:more|better|less|worse) than\b|\bcompared (?:to|with)\b|\b(?:vs|versus)\b/,
  de: /\b(?:mehr|besser|weniger|schlechter) als\b|\bim vergleich zu\b/,
  es: /\b(?:mas|mejor|menos|peor) que\b|\bcomparado con\b/,
  fr: /\b(?:plus|mieux|moins|pire) que\b|\bpar rapport a\b/,
  ko: /보다/,
  ru: /(?:больше|лучше|меньше|хуже|сильнее),? чем|по сравнению с/,
  'zh-rCN': /比.*(?:好|强|有用|管用|差)/,
}

/** "Better than ibuprofen?": the remedy of the answer and another. [ASST-117] */
export function askWhichHelpsMore(
  { typed, thesaurus: { language }, names, topics }: LooseReading,
  before: UnderstoodQuestion,
  byTopic: ThingsByTopic,
): UnderstoodQuestion | null {
  if (before.intent !== 'did-help' || !before.things.some(isTried)) return null
  if (!THAN[language].test(foldWords(typed))) return null
  const ofTopics = topics.flatMap(({ topic }) => byTopic.get(topic) ?? [])
  const second = joinByList([...names.flat(), ...ofTopics]).filter(isTried)
  const isOther = second.every(
    ({ ids }) => !before.things.some((one) => one.ids.some((id) => ids.includes(id))),
  )
  return second.length === 0 || !isOther
    ? null
    : { ...before, intent: 'help-two', second, place: null, isLoose: true }
}
