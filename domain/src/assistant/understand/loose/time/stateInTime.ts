import { NIGHT_TOPICS } from '../../topicGroups.ts'
import type {
  Intent,
  QuestionWay,
  UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import type { TopicId } from '../../topicIds.ts'
import { isPlace, type LooseFeature } from '../looseFeatures.ts'
import { looseQuestion, type LooseParts } from '../looseQuestion.ts'
import {
  CHANGE_WORDS,
  CONDITION_WORDS,
  HOW_IS,
  MORE_OR_LESS,
  MOOD_WORDS,
  MY_STATE,
  OVER_WORDS,
  SCORE_WORDS,
  STATE_WORDS,
  THAN_WORDS,
} from './stateWords.ts'
import { KIND_TOPICS, PAIN_TOPICS } from '../thesaurus/topicKinds.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { EVERY_WORDS } from '../mend/whyWords.ts'

const STATES: ReadonlySet<TopicId> = new Set([
  ...NIGHT_TOPICS,
  ...KIND_TOPICS,
  'tired',
  'fog',
  'stress',
  'anxiety',
  'low-mood',
  'anger',
  'nausea',
  'dizziness',
  'numbness',
  'stiffness',
  'swelling',
  'cramps',
  'weakness',
  'fever',
  'bowel',
  'appetite',
  'eyesight',
  'crying',
])

/** Questions how something was, and how it changed. */
const IN_TIME: readonly Intent[] = [
  'avg-pain',
  'avg-score',
  'trend',
  'compare',
  'summary',
  'hard-days-trend',
  'thing-trend',
  'since-start',
]
/** Read from the words of a state alone, these may ask for its course. */
const AS_LINK: readonly Intent[] = [
  'link-of',
  'more-with',
  'time-of-day',
  'day-after',
  'not-recorded',
  'months',
  'weeks',
  'weekday',
]
const OF_COURSE: readonly LooseFeature[] = ['better', 'worse', 'trend', 'compare', 'average', 'score']
/** Other things that can be asked of a state; without it they would be about the pain, or about the diary. */
const FIRST: readonly Intent[] = ['diary-start']

export interface State {
  topic: TopicId
  words: string
  things: readonly KnownThing[]
}

/** The state that a question is about; null if it is about pain, or names none. */
export function stateOf({ reading, context }: LooseParts): State | null {
  const text = foldWords(reading.typed)
  const { language } = reading.thesaurus
  const named = reading.topics.find(({ topic }) => STATES.has(topic))
  const own = reading.names.flat().filter(({ thing, key }) => thing.list === 'symptom' && key === null)
  if (own.length > 0) return { topic: 'fog', words: own[0]!.label, things: own }
  const other = STATE_WORDS[language].flatMap(([topic, words]) => {
    const found = words.exec(text)
    return found === null ? [] : [{ topic, words: found[0].trim() }]
  })
  const found = named ?? other[0]
  return found === undefined ? null : { ...found, things: thingsOf(found.topic, context.byTopic) }
}

/** Comparisons that count days if something is recorded more or less often. */
const AS_COUNT: readonly Intent[] = ['compare', 'trend', 'months', 'thing-trend']

/** "Less in the garden than in summer": an activity or an item of the person's own, if it is counted. */
function recordedOf(
  { intent }: UnderstoodQuestion,
  { reading, context, features }: LooseParts,
): State | null {
  const { language } = reading.thesaurus
  const text = foldWords(reading.typed)
  if (!AS_COUNT.includes(intent) || !MORE_OR_LESS[language].test(text)) return null
  if (features.has('better') || (features.has('worse') && !THAN_WORDS[language].test(text))) return null
  const isCounted = ({ thing }: KnownThing): boolean =>
    ['meaningful_activities', 'environment', 'symptom', 'alleviating_factor'].includes(thing.list)
  const own = reading.names.flat().filter(isCounted)
  if (own.length > 0) return { topic: 'hobby', words: own[0]!.label, things: own }
  for (const { topic, words } of reading.topics) {
    const things = isPlace(topic) ? [] : (context.byTopic.get(topic) ?? []).filter(isCounted)
    if (things.length > 0) return { topic, words, things }
  }
  return null
}

const isSymptom = ({ thing }: KnownThing): boolean => thing.list === 'symptom'

/** The nights that were noted as bad stand for sleep of any kind. */
function thingsOf(topic: TopicId, byTopic: LooseParts['context']['byTopic']): readonly KnownThing[] {
  const all = byTopic.get(NIGHT_TOPICS.includes(topic) ? 'poor-sleep' : topic) ?? []
  return all.filter(({ thing }) => thing.list !== 'location' && thing.list !== 'alleviating_factor')
}

/** "Is my sleep better than in spring" asks about the sleep: it is never answered with the pain alone. [ASST-143] */
export function askStateInTime(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion | null {
  const { reading, features, context } = parts
  const state = stateOf(parts) ?? recordedOf(asked, parts)
  if (state === null || isOfPain(asked, parts, state)) return null
  const text = foldWords(reading.typed)
  const { language } = reading.thesaurus
  // "How come I'm always flat on Sundays" asks for the days of the week. [ASST-262]
  if (reading.isHabit && features.has('why') && EVERY_WORDS[language].test(text)) return null
  const about = { topic: state.topic, topicWords: state.words, isLoose: true, leftOut: [], place: null }
  const things = joinByList(state.things)
  if (FIRST.includes(asked.intent)) return { ...asked, ...about, intent: 'since-when', things, periods: [] }
  const isCourse =
    OF_COURSE.some((feature) => features.has(feature)) ||
    [SCORE_WORDS, HOW_IS, CHANGE_WORDS].some((words) => words[language].test(text))
  const isDated = reading.periods.length + reading.seasons.length > 0 || reading.saysNow
  const isChange = features.has('trend') || CHANGE_WORDS[language].test(text)
  const isOfCourse =
    IN_TIME.includes(asked.intent) ||
    isToldMood(asked, parts) ||
    (asked.intent === 'days-without' && !features.has('medicines')) ||
    (asked.intent === 'what-differs' && !features.has('why') && OVER_WORDS[language].test(text)) ||
    (asked.intent === 'guide' && reading.wordCount < SHORT_WORDS && MY_STATE[language].test(text)) ||
    (AS_COUNT.includes(asked.intent) && !STATES.has(state.topic)) ||
    (AS_LINK.includes(asked.intent) &&
      isCourse &&
      (isDated || (isChange && reading.wordCount < SHORT_WORDS)) &&
      !CONDITION_WORDS[language].test(text))
  if (!isOfCourse) return null
  const isMood = state.topic === 'low-mood' && MOOD_WORDS[language].test(text)
  const [past, second] = reading.periods
  const isThan =
    past !== undefined &&
    second === undefined &&
    past.to < context.calendar.today &&
    THAN_WORDS[language].test(text)
  const isTwo =
    isThan || asked.intent === 'compare' || asked.periods.length > 1 || (features.has('compare') && isDated)
  const isBesideNow =
    reading.seasons.length === 1 &&
    (isTwo || isCourse) &&
    !reading.allConcepts.has('since') &&
    !OVER_WORDS[language].test(text)
  const { periods } = isBesideNow
    ? { periods: [LATELY, reading.seasons[0]!.range] }
    : looseQuestion(isTwo && isDated ? 'compare' : 'trend', {
        ...parts,
        reading: { ...reading, saysNow: reading.saysNow || isThan },
      })
  if (asked.intent === 'kind' && !isMood) return null
  const isSince = reading.allConcepts.has('since')
  if (isMood) return { ...moodQuestion(asked, periods, isSince), ...about, things: [], ways: ['by-score'] }
  if (state.things.length === 0)
    return { ...asked, ...about, intent: 'not-recorded', things: [], periods: [] }
  const hasScore =
    asked.intent === 'avg-score' || SCORE_WORDS[language].test(text) || NIGHT_TOPICS.includes(state.topic)
  const ways: readonly QuestionWay[] = hasScore || state.topic === 'tired' ? ['no-score'] : []
  return { ...asked, ...about, intent: 'thing-trend', measure: null, list: null, things, periods, ways }
}

const LATELY = { is: '30days' } as const
const SHORT_WORDS = 6

/** "My mood since the clocks changed" tells of no low mood. */
const isToldMood = ({ intent }: UnderstoodQuestion, { reading }: LooseParts): boolean =>
  intent === 'kind' &&
  MOOD_WORDS[reading.thesaurus.language].test(foldWords(reading.typed)) &&
  reading.periods.length > 0 &&
  (reading.wordCount < SHORT_WORDS || reading.isQuestion)

/** The scores of the days: their average, or those of two times. */
function moodQuestion(
  asked: UnderstoodQuestion,
  periods: UnderstoodQuestion['periods'],
  isSince: boolean,
): UnderstoodQuestion {
  const isAverage = !isSince && ['avg-pain', 'avg-score', 'summary', 'link-of'].includes(asked.intent)
  const intent = periods.length > 1 ? 'compare' : isAverage ? 'avg-score' : 'thing-trend'
  return { ...asked, intent, measure: 'score', periods }
}

/** Words for pain, or a place without a state of its own: the pain is asked about. */
function isOfPain(
  { intent }: UnderstoodQuestion,
  { reading: { topics }, features }: LooseParts,
  { topic, things }: State,
): boolean {
  if (intent === 'hard-days-trend' && features.has('hard-days')) return true
  if (features.has('pain-word') && !KIND_TOPICS.has(topic)) return true
  if (features.has('link') || features.has('helps') || features.has('medicine')) return true
  if (features.has('other-medicine')) return true
  const hasPain = topics.some((one) => PAIN_TOPICS.has(one.topic) && one.topic !== 'diary-use')
  const hasPlace = topics.some((one) => isPlace(one.topic))
  return (hasPain && intent !== 'thing-trend') || (hasPlace && !things.some(isSymptom))
}
