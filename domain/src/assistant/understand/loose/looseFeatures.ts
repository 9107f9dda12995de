import type { QuestionConcept } from '../concepts.ts'
import type { KnownThing } from '../knownThing.ts'
import type { AskId, TopicId } from '../topicIds.ts'
import { foldWords } from '../foldQuestion.ts'
import { saysThan } from './time/thanWords.ts'
import type { LooseReading, NamedTopic } from './looseReading.ts'
import {
  ALARM_TOPICS,
  EMOTION_TOPICS,
  GUIDE_TOPICS,
  HEALED_TOPICS,
  KIND_TOPICS,
  MEDICINE_TOPICS,
  PAIN_TOPICS,
  PEOPLE_TOPICS,
  PLACE_TOPICS,
  SKILL_TOPICS,
  STRONG_TOPICS,
  WEAK_TOPICS,
} from './thesaurus/topicKinds.ts'

/** What a row of the loose table can ask for. */
export type LooseFeature =
  | AskId
  | 'app'
  /** A topic besides places of the body and pain itself. */
  | 'topic'
  /** Pain itself: a flare, lasting pain. */
  | 'pain-topic'
  /** A place of the body. */
  | 'place'
  /** A topic about other people. */
  | 'people'
  | 'family'
  /** Items of this diary stand for the topic. */
  | 'items'
  /** Some of them were tried against pain. */
  | 'tried'
  /** The guide has an article about it. */
  | 'article'
  /** A medicine of this diary. */
  | 'medicine'
  /** A medicine that this diary has not. */
  | 'other-medicine'
  /** Medicines in general. */
  | 'medicines'
  /** Two kinds of pain, or one and the question which. */
  | 'kinds'
  | 'period'
  | 'two-periods'
  | 'number'
  | 'may'
  | 'take'
  | 'records'
  | 'others'
  | 'heat-or-cold'
  | 'healed'
  | 'label'
  | 'when'
  | 'season'
  /** Now against a season. */
  | 'than-season'
  | 'days'
  /** A feeling that is also a symptom to record. */
  | 'emotion'
  | 'pain-word'
  | 'how'
  /** Something to learn rather than to count: pacing, sleeping, relaxing. */
  | 'skill'
  /** Only the guide knows it: fear of movement, goals. */
  | 'guide-topic'
  /** Its items are only remedies. */
  | 'remedy'
  | 'two-medicines'
  /** A word of the lexicon that asks for a dose, if a medicine is meant. */
  | 'dose-word'
  /** "Do I have" an illness. */
  | 'illness'
  /** A symptom that may be an emergency. */
  | 'alarm'
  /** It asks something about the diary, rather than tell something. */
  | 'asking'
  /** The same, about a medicine. */
  | 'asking-of-medicine'
  /** Something is told, at some length. */
  | 'statement'
  | 'two-unknown'
  /** A word that nothing knows may be the subject: "my blood pressure last week". */
  | 'stray'
  /** "No", "without" or "never" outside a known phrase. */
  | 'negated'
  /** It has the form of a question. */
  | 'question'
  | 'surgery'
  /** A cause is asked for by a noun, and not why something was so. */
  | 'cause-word'
  | 'driving'
  /** "The first did nothing, do I take more?" */
  | 'take-more'
  /** Asks for what is kept from everybody: the instructions of the assistant. */
  | 'secret'
  /** A drink beside a medicine. */
  | 'alcohol'
  /** What is eaten, drunk or done every day. */
  | 'habit'
  | 'unclear'

const ASK_OF_CONCEPT: Readonly<Partial<Record<QuestionConcept, AskId>>> = {
  why: 'why',
  help: 'helps',
  acts: 'helps',
  notHelp: 'not-helps',
  madeWorse: 'worse',
  more: 'worse',
  less: 'better',
  link: 'link',
  withWhat: 'link',
  trend: 'trend',
  up: 'trend',
  down: 'trend',
  avg: 'average',
  howStrong: 'average',
  worst: 'worst',
  most: 'worst',
  best: 'best',
  howOften: 'how-often',
  howMany: 'how-many',
  lastTime: 'last-time',
  firstTime: 'first-time',
  howLong: 'how-long',
  pattern: 'pattern',
  morning: 'time-of-day',
  evening: 'time-of-day',
  dayTime: 'time-of-day',
  oftenWeekday: 'weekday',
  compare: 'compare',
  where: 'which-place',
  symptom: 'which-symptom',
  character: 'which-kind',
  howTo: 'how-to',
  visit: 'visit',
  feeling: 'feeling',
  diagnosis: 'diagnosis',
  ahead: 'predict',
  canAsk: 'hello',
}

const HABITS: readonly TopicId[] = [
  'sugar',
  'food',
  'alcohol',
  'coffee-tea',
  'lifting-carrying',
  'sitting',
  'standing',
  'walking',
  'stairs',
  'bending',
  'housework',
  'gardening',
  'exercise',
  'cycling',
  'dancing',
  'computer-screen',
  'driving-travel',
  'overdoing',
]

export const isPlace = (topic: TopicId): boolean => PLACE_TOPICS.has(topic)

/** The topic that the question is about: the first that is no place and does not only accompany another. */
export function mainTopic(topics: readonly NamedTopic[]): NamedTopic | null {
  const own = topics.filter(({ topic }) => !PLACE_TOPICS.has(topic))
  const strong = topics.find(({ topic }) => STRONG_TOPICS.has(topic))
  if (strong !== undefined) return strong
  return own.find(({ topic }) => !WEAK_TOPICS.has(topic)) ?? own[0] ?? topics[0] ?? null
}

export interface TopicThings {
  of: (topic: TopicId) => readonly KnownThing[]
}

const isTried = ({ thing }: KnownThing): boolean =>
  thing.list === 'medication' || thing.list === 'alleviating_factor'

export function looseFeatures(reading: LooseReading, things: TopicThings): ReadonlySet<LooseFeature> {
  const { asks, concepts, topics, thesaurus } = reading
  const features = new Set<LooseFeature>(asks)
  const add = (feature: LooseFeature, is: boolean): void => {
    if (is) features.add(feature)
  }
  for (const concept of concepts) {
    const ask = ASK_OF_CONCEPT[concept]
    if (ask !== undefined) features.add(ask)
  }
  const hasConcept = (...some: readonly QuestionConcept[]): boolean => some.some((one) => concepts.has(one))
  const main = mainTopic(topics)
  const own = topics.filter(({ topic }) => !PLACE_TOPICS.has(topic))
  const named = reading.names.flat()
  const ofTopic = main === null ? [] : things.of(main.topic)
  const ofPain = own.filter(({ topic }) => PAIN_TOPICS.has(topic))
  const has = (...ids: readonly TopicId[]): boolean => topics.some(({ topic }) => ids.includes(topic))
  add('app', reading.app !== null)
  add('pain-topic', ofPain.length > 0)
  add('topic', own.length > ofPain.length || named.some(({ thing }) => thing.list !== 'medication'))
  add(
    'place',
    topics.some(({ topic }) => PLACE_TOPICS.has(topic)),
  )
  add(
    'people',
    topics.some(({ topic }) => PEOPLE_TOPICS.has(topic)),
  )
  add('family', has('family', 'friends', 'work'))
  add('items', ofTopic.length > 0 || named.length > 0)
  add('tried', [...ofTopic, ...named].some(isTried))
  add('article', main !== null && thesaurus.topics[main.topic].guide.length > 0)
  add(
    'medicine',
    named.some(({ thing }) => thing.list === 'medication'),
  )
  add('other-medicine', reading.medicine !== null)
  add('medicines', topics.some(({ topic }) => MEDICINE_TOPICS.has(topic)) || hasConcept('medicines', 'dose'))
  add('kinds', topics.filter(({ topic }) => KIND_TOPICS.has(topic)).length > 1 || features.has('which-kind'))
  add(
    'period',
    reading.periods.some(({ range }) => range.is !== 'alltime'),
  )
  add('two-periods', reading.periods.length > 1)
  add('number', reading.hasNumber)
  add('may', hasConcept('may'))
  add('take', hasConcept('take', 'dose'))
  add('take-more', reading.allConcepts.has('take') && reading.allConcepts.has('more') && reading.isQuestion)
  add('score', hasConcept('score', 'reflections'))
  add('feeling', has('loneliness'))
  add('records', hasConcept('records', 'wrote'))
  add('others', reading.allConcepts.has('others'))
  add('heat-or-cold', has('heat-or-cold') || (has('heat') && has('cold-pack')))
  add('label', has('labels'))
  add('season', has('season'))
  add('than-season', reading.seasons.length > 0 && saysThan(foldWords(reading.typed), thesaurus.language))
  add('surgery', has('injection-surgery'))
  add('alcohol', has('alcohol'))
  add('habit', has(...HABITS))
  add('driving', has('driving-travel'))
  add('illness', hasConcept('doIHave') && has('arthritis', 'fibromyalgia', 'migraine'))
  add(
    'healed',
    topics.some(({ topic }) => HEALED_TOPICS.has(topic)),
  )
  add('when', hasConcept('when'))
  add('secret', reading.app === 'print' && reading.allConcepts.has('offTopic'))
  add('last-time', hasConcept('previous') && hasConcept('when'))
  add('pain-word', reading.allConcepts.has('pain'))
  add('emotion', main !== null && EMOTION_TOPICS.has(main.topic))
  add('days', reading.allConcepts.has('days'))
  add('hard-days', hasConcept('hard') && hasConcept('days'))
  add('how', reading.startsWithHow && (reading.allConcepts.has('how') || reading.allConcepts.has('howTo')))
  add('guide-topic', main !== null && GUIDE_TOPICS.has(main.topic))
  add('skill', features.has('article') && main !== null && isSkill(main.topic, ofTopic))
  add('remedy', ofTopic.length > 0 && ofTopic.every(isTried))
  add('two-medicines', reading.medicineCount > 1)
  add('dose-word', hasConcept('dosing'))
  add(
    'alarm',
    topics.some(({ topic }) => ALARM_TOPICS.has(topic)),
  )
  const isAsking =
    reading.isQuestion || ASKING.some((ask) => features.has(ask)) || hasConcept(...ASKING_CONCEPTS)
  add('asking', isAsking)
  add('asking-of-medicine', reading.isQuestion || ASKING_OF_MEDICINE.some((ask) => features.has(ask)))
  add(
    'statement',
    !isAsking &&
      reading.unreadCount > 1 &&
      reading.wordCount >= (thesaurus.language === 'ko' ? TOLD_KO : TOLD),
  )
  add(
    'cause-word',
    features.has('triggers') &&
      reading.allConcepts.has('why') &&
      !reading.asks.has('why') &&
      !reading.allConcepts.has('more'),
  )
  add('two-unknown', reading.unreadCount > 1)
  add('stray', reading.unreadCount > (PAIN_CONCEPTS.some((one) => reading.allConcepts.has(one)) ? 1 : 0))
  add('negated', reading.isNegated)
  add('question', reading.isQuestion)
  add('unclear', isUnclear(reading) || (!isAsking && reading.unreadCount * 2 >= reading.wordCount))
  return features
}

const ASKING: readonly LooseFeature[] = [
  'link',
  'worse',
  'better',
  'helps',
  'not-helps',
  'why',
  'what-differs',
  'trend',
  'average',
  'worst',
  'best',
  'good-days',
  'hard-days',
  'how-often',
  'how-many',
  'how-long',
  'last-time',
  'first-time',
  'compare',
  'which-place',
  'which-symptom',
  'which-kind',
  'triggers',
  'what-helped',
  'how-to',
  'visit',
  'describe',
  'app',
  'pattern',
  'kinds',
]
const ASKING_OF_MEDICINE: readonly LooseFeature[] = [
  'helps',
  'not-helps',
  'better',
  'how-often',
  'how-many',
  'last-time',
  'first-time',
  'when',
  'why',
  'trend',
  'what-helped',
  'compare',
]
const ASKING_CONCEPTS: readonly QuestionConcept[] = ['what', 'whatIs', 'how', 'when', 'where', 'days']
const PAIN_CONCEPTS: readonly QuestionConcept[] = ['pain', 'score', 'records', 'reflections']
/** From so many words on, what asks nothing is told. */
const TOLD = 9
const TOLD_KO = 6

const isSkill = (topic: TopicId, things: readonly KnownThing[]): boolean =>
  SKILL_TOPICS.has(topic) || GUIDE_TOPICS.has(topic) || things.some(isTried)

/** Too much of the question is unknown to give a number for the rest of it. [ASST-41] */
const isUnclear = ({ unreadCount, wordCount }: LooseReading): boolean =>
  unreadCount > 3 && unreadCount * 3 > wordCount

/** What only a question about treatment has. */
export const ADVICE_FEATURES: readonly LooseFeature[] = [
  'dosing',
  'dose-word',
  'may',
  'take-more',
  'stop-change',
  'predict',
]
