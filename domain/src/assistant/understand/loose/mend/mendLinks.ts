import { SLEEP_TOPICS, DAY_ACTIVITIES } from '../../topicGroups.ts'
import type {
  Intent,
  RecordedThing,
  UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import type { TopicId } from '../../topicIds.ts'
import { isPlace } from '../looseFeatures.ts'
import type { NamedTopic } from '../looseReading.ts'
import { BROAD_TOPICS, KIND_TOPICS, NEAR_TOPICS, PAIN_TOPICS, WEAK_TOPICS } from '../thesaurus/topicKinds.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { areBesideEachOther } from './eitherOrWords.ts'
import {
  AFTER_WORDS,
  BEFORE_FLARE,
  EVE_WORDS,
  HOW_LONG_AFTER,
  IT_IS_WORSE,
  SAME_DAY,
  HOT_DAY_WORDS,
  SLEEP_WORDS,
  AS_A_RULE,
  WEEKDAY_NAMES,
  WHAT_BRINGS,
  WITH_AND_WITHOUT,
} from './linkWords.ts'
import { as, has, language, type Mend, type Mending } from './mending.ts'

/** What may come of something else, and is no pain. */
const OUTCOMES: readonly TopicId[] = [
  'nausea',
  'dizziness',
  'stiffness',
  'numbness',
  'swelling',
  'cramps',
  'weakness',
  'fog',
  'tired',
  'bowel',
  'appetite',
]

const isSubject = ({ topic }: NamedTopic): boolean =>
  !isPlace(topic) && !PAIN_TOPICS.has(topic) && !KIND_TOPICS.has(topic)
/** None of them is something that was done or that came on a day. */
const ILLNESSES: readonly TopicId[] = [
  'fibromyalgia',
  'arthritis',
  'side-effects',
  'injection-surgery',
  'diary-use',
  'painkillers',
  'season',
]
const subjectsOf = ({ reading }: Mending): readonly NamedTopic[] =>
  reading.topics.filter((one) => isSubject(one) && !ILLNESSES.includes(one.topic))

/** Recorded for a day or in a record, and neither a place nor something that was tried. */
const isOfDay = ({ thing }: KnownThing): boolean =>
  !['location', 'alleviating_factor', 'medication'].includes(thing.list)
const thingsOf = ({ byTopic }: Mending, topic: TopicId): readonly RecordedThing[] =>
  joinByList((byTopic.get(topic) ?? []).filter(isOfDay))

const placeOf = ({ reading, byTopic }: Mending): RecordedThing | null =>
  joinByList(
    reading.topics
      .filter(({ topic }) => isPlace(topic))
      .flatMap(({ topic }) => byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )[0] ?? null

const PLAIN = { words: null, measure: null, list: null, rank: null, effect: null, time: null } as const

const OF_LINK: readonly Intent[] = ['link-of', 'link-two', 'not-recorded', 'thing-trend']
const OF_NEXT: readonly Intent[] = [...OF_LINK, 'day-after']
/** "Do I sleep worse when I have been in the garden". */
const OF_NIGHT: readonly Intent[] = ['worst', 'time-of-day']
/** "Am I dizzier on days I take naproxen". */
const OF_DOSES: readonly Intent[] = ['doses']

/** Which of the subjects is what came of the other. */
function outcomeOf(mending: Mending, subjects: readonly NamedTopic[]): NamedTopic | undefined {
  const symptom = subjects.find(({ topic }) => OUTCOMES.includes(topic))
  if (symptom !== undefined) return symptom
  return SLEEP_WORDS[language(mending)].test(mending.text)
    ? subjects.find(({ topic }) => SLEEP_TOPICS.includes(topic) && topic !== 'good-sleep')
    : undefined
}

/** "Do I get dizzy after a bad night", "do I sleep worse after the garden": that, and no pain. [ASST-278] */
const shares: Mend = (mending) => {
  const { asked, reading, byTopic } = mending
  if (has(mending, 'pain-word', 'feeling') || placeOf(mending) !== null) return null
  // "Is it worse when I am tired" means the pain.
  if (IT_IS_WORSE[language(mending)].test(mending.text)) return null
  const subjects = subjectsOf(mending)
  const outcome = outcomeOf(mending, subjects)
  if (outcome === undefined) return null
  const isNight = SLEEP_TOPICS.includes(outcome.topic)
  const isMeant = [...OF_NEXT, ...(isNight ? OF_NIGHT : OF_DOSES)].includes(asked.intent)
  // "Do I sleep better than in spring" has a time, and a medicine that is missing its own words.
  const isTimed = asked.intent === 'thing-trend' && (reading.seasons.length > 0 || isDated(mending))
  const isMissing = asked.intent === 'not-recorded' && asked.list === 'medication'
  if (isTimed || isMissing || has(mending, 'helps', 'not-helps')) return null
  if (!isMeant || (asked.intent === 'doses' && has(mending, 'how-many', 'how-often'))) return null
  const named = joinByList(reading.names.flat().filter(({ thing }) => thing.list !== 'location'))
  const other = subjects.find(
    ({ topic }) =>
      topic !== outcome.topic &&
      // Of two symptoms the first is what came.
      !(isNight && (SLEEP_TOPICS.includes(topic) || WEAK_FOR_NIGHTS.includes(topic))),
  )
  const medicine = joinByList(reading.names.flat().filter(({ thing }) => thing.list === 'medication'))
  const symptoms = joinByList(
    (byTopic.get(outcome.topic) ?? []).filter(({ thing }) => thing.list === 'symptom'),
  )
  const words = reading.medicine ?? other?.words ?? null
  if (symptoms.length === 0 || (medicine.length === 0 && words === null)) return null
  if (other !== undefined && medicine.length === 0) {
    const { typed } = reading
    const isPair =
      asked.intent === 'link-two' &&
      areBesideEachOther(typed, [outcome.words, other.words], language(mending))
    if (isPair || has(mending, 'two-medicines')) return null
  }
  const own = named.filter(({ ids }) => !symptoms.some((one) => one.ids.some((id) => ids.includes(id))))
  const ofOther = other === undefined ? [] : thingsOf(mending, other.topic)
  const second = medicine.length > 0 ? medicine : ofOther.length > 0 ? ofOther : own
  const isNextDay =
    other !== undefined &&
    DONE.includes(other.topic) &&
    (AFTER_WORDS[language(mending)].test(mending.text) || EVE_WORDS[language(mending)].test(mending.text))
  // Grandchildren are not the whole family.
  const isNear = medicine.length === 0 && ofOther.length > 0 && isOnlyNear(other!.topic)
  return as(mending, 'link-two', {
    ...PLAIN,
    things: symptoms,
    second,
    place: null,
    topic: null,
    topicWords: second.length > 0 && !isNear ? null : words,
    list: second.length === 0 && reading.medicine !== null ? 'medication' : null,
    periods: asked.intent === 'thing-trend' ? [] : asked.periods.slice(0, 1),
    ways: [isNight || isNextDay ? 'shares-after' : 'shares'],
  })
}
const isOnlyNear = (topic: TopicId): boolean => NEAR_TOPICS.has(topic) || BROAD_TOPICS.has(topic)
const isDated = ({ reading }: Mending): boolean => reading.periods.some(({ unit }) => unit !== null)

/** They belong to the night itself. */
const WEAK_FOR_NIGHTS: readonly TopicId[] = [
  'tired',
  'pillow-mattress',
  'snoring',
  'lying',
  'position',
  // Beside a bad night, these are another thing that the pain may come with.
  'stress',
  'anxiety',
  'anger',
  'low-mood',
  'weather',
  'cold-weather',
  'hot-weather',
  'damp-rain',
  'wind-pressure',
]

/** What somebody does on a day. */
const DONE: readonly TopicId[] = [...DAY_ACTIVITIES, 'overdoing', 'alcohol', 'food', 'sugar']
const OF_AFTER: readonly Intent[] = ['link-of', 'not-recorded', 'avg-pain', 'trend', 'compare', 'time-of-day']

/** "Worse the day after I mow", "stiff in the morning if I washed a lot the day before". [ASST-276] */
const nextDay: Mend = (mending) => {
  const { asked, reading, text } = mending
  const words = language(mending)
  // "How many days am I laid up after the big wash".
  const isPaid = HOW_LONG_AFTER[words].test(text) && reading.periods.length === 0
  const isAfter = AFTER_WORDS[words].test(text) || isPaid
  if (isPaid && OF_PAID.includes(asked.intent)) return afterDoing(mending)
  if (SAME_DAY[words].test(text)) return null
  if (!OF_AFTER.includes(asked.intent) || !(isAfter || EVE_WORDS[words].test(text))) return null
  const done = subjectsOf(mending).find(({ topic }) => DONE.includes(topic))
  const isOfThing = asked.intent === 'link-of' || asked.intent === 'not-recorded'
  if (
    done === undefined ||
    (!isOfThing && !has(mending, 'worse', 'better', 'pain-word', 'link', 'why', 'place'))
  )
    return null
  if (reading.periods.some(({ unit }) => unit !== 'day')) return null
  return afterDoing(mending)
}

const OF_PAID: readonly Intent[] = ['guide', 'how-often', 'spell', 'pattern', 'count']

function afterDoing(mending: Mending): UnderstoodQuestion | null {
  const done = subjectsOf(mending).find(({ topic }) => DONE.includes(topic))
  const things = done === undefined ? [] : thingsOf(mending, done.topic)
  return things.length === 0
    ? null
    : as(mending, 'day-after', {
        ...PLAIN,
        things,
        place: placeOf(mending),
        topic: done!.topic,
        topicWords: done!.words,
        periods: [],
      })
}

const OF_TWO_NEXT: readonly Intent[] = ['day-after', 'link-two']

/** "Which costs me more the next day, the shopping or the cleaning": both next days. [ASST-284] */
const nextDayOfTwo: Mend = (mending) => {
  const { asked, reading, text } = mending
  if (!OF_TWO_NEXT.includes(asked.intent) || !AFTER_WORDS[language(mending)].test(text)) return null
  const [one, other] = subjectsOf(mending).filter(({ topic }) => DONE.includes(topic))
  if (one === undefined || other === undefined) return null
  if (!areBesideEachOther(reading.typed, [one.words, other.words], language(mending))) return null
  const [things, second] = [one, other].map(({ topic }) => thingsOf(mending, topic))
  if (things!.length === 0 || second!.length === 0) return null
  return as(mending, 'link-two', {
    ...PLAIN,
    things: things!,
    second: second!,
    place: placeOf(mending),
    topic: null,
    topicWords: null,
    periods: [],
    ways: ['next-of-two'],
  })
}

const OF_WITHOUT: readonly Intent[] = [
  'good-against-bad',
  'more-with',
  'less-with',
  'compare',
  'trend',
  'weekday',
  'avg-pain',
  'what-differs',
  'hard-days',
  'good-days',
]

/** "My legs on days I dance and on days I don't": that thing, and no list of all others. [ASST-280] */
const withAndWithout: Mend = (mending) => {
  const { asked, text, byTopic } = mending
  if (!OF_WITHOUT.includes(asked.intent) || !WITH_AND_WITHOUT[language(mending)].test(text)) return null
  const named = subjectsOf(mending).find(({ topic }) => !WEAK_TOPICS.has(topic))
  if (named === undefined || has(mending, 'medicine', 'other-medicine', 'medicines')) return null
  // "What was different on those days" asks for all else.
  const isOfPain = has(mending, 'pain-word', 'place', 'worse', 'better')
  if (asked.intent === 'what-differs' && !isOfPain) return null
  const things = joinByList((byTopic.get(named.topic) ?? []).filter(({ thing }) => thing.list !== 'location'))
  return as(mending, things.length > 0 ? 'link-of' : 'not-recorded', {
    ...PLAIN,
    things,
    place: placeOf(mending),
    topic: named.topic,
    topicWords: named.words,
    periods: asked.periods.length > 1 ? [] : asked.periods,
  })
}

const OF_KIND: readonly Intent[] = [
  'link-of',
  'not-recorded',
  'time-of-day',
  'what-helped',
  'less-with',
  'did-help',
  'day-before',
]

/** "In what situations does the sciatica flare up": what came with more of it. [ASST-279] */
const whatBrings: Mend = (mending) => {
  const { asked, reading, text } = mending
  if (!OF_KIND.includes(asked.intent) || !WHAT_BRINGS[language(mending)].test(text)) return null
  const isOfPain = reading.topics.some(({ topic }) => isPlace(topic) || KIND_TOPICS.has(topic))
  if (!isOfPain || subjectsOf(mending).length > 0 || reading.names.flat().some(isOfDay)) return null
  if (has(mending, 'helps', 'not-helps', 'better', 'medicine', 'other-medicine')) return null
  if (asked.ways !== undefined && asked.ways.length > 0) return null
  return as(mending, 'more-with', {
    ...PLAIN,
    things: [],
    place: placeOf(mending),
    topic: null,
    topicWords: null,
    passages: [],
  })
}

const OF_BEFORE: readonly Intent[] = ['more-with', 'most', 'link-of', 'how-often', 'not-recorded']

/** "What is usually there just before a bad flare": the days before hard ones. [ASST-279] */
const beforeFlares: Mend = (mending) => {
  const { asked, reading, text } = mending
  const words = language(mending)
  const isFlare = reading.topics.some(({ topic }) => topic === 'flare')
  const isMeant =
    OF_BEFORE.includes(asked.intent) || (asked.intent === 'day-before' && AS_A_RULE[words].test(text))
  if (!isFlare || !isMeant || !BEFORE_FLARE[words].test(text)) return null
  if (reading.periods.length > 0 || subjectsOf(mending).length > 0 || has(mending, 'medicine')) return null
  return as(mending, 'day-before', {
    ...PLAIN,
    things: [],
    place: placeOf(mending),
    topic: null,
    topicWords: null,
    level: null,
    ways: ['eves'],
  })
}

const OF_HEAT: readonly Intent[] = ['did-help', 'link-of', 'what-differs', 'trend', 'compare', 'avg-pain']

/** "Worse on the really hot days": the weather, and nothing that was put on. [ASST-283] */
const hotDays: Mend = (mending) => {
  const { asked, reading, text, byTopic } = mending
  const heat = reading.topics.find(({ topic }) => topic === 'heat')
  if (heat === undefined || !OF_HEAT.includes(asked.intent) || !HOT_DAY_WORDS[language(mending)].test(text))
    return null
  if (reading.topics.some(({ topic }) => topic === 'cold-pack') || has(mending, 'helps', 'medicine'))
    return null
  const things = joinByList(byTopic.get('hot-weather') ?? [])
  return as(mending, things.length > 0 ? 'link-of' : 'not-recorded', {
    ...PLAIN,
    things,
    place: placeOf(mending),
    topic: 'hot-weather',
    topicWords: heat.words,
    periods: [],
  })
}

const OF_WEEKDAYS: readonly Intent[] = ['link-of', 'day-after', 'not-recorded']

/** "With the grandchildren on Wednesdays, how is Thursday": the days of the week are told if the thing was never recorded. [ASST-282] */
export function withWeekdays(asked: UnderstoodQuestion, mending: Mending): UnderstoodQuestion {
  const { reading, text } = mending
  const isDay = reading.periods.length > 0 && reading.periods.every(({ unit }) => unit === 'day')
  const isNamed = WEEKDAY_NAMES[language(mending)].test(text)
  if (!OF_WEEKDAYS.includes(asked.intent) || !isNamed || (reading.periods.length > 0 && !isDay)) return asked
  if (asked.ways !== undefined && asked.ways.length > 0) return asked
  return { ...asked, periods: [], ways: ['weekdays'] }
}

/** Before what was different on some days. */
export const DAYS_MENDS: readonly Mend[] = [withAndWithout]
export const LINK_MENDS: readonly Mend[] = [hotDays, nextDayOfTwo, shares, nextDay, beforeFlares, whatBrings]
