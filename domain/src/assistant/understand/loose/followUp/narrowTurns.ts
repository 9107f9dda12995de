import { TEXT_INTENTS } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type {
  Intent,
  RecordedThing,
  UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import { HIGHEST_PAIN, painLevel } from '../../example/painLevel.ts'
import { foldWords } from '../../foldQuestion.ts'
import { isPlace } from '../looseFeatures.ts'
import { MEDICINE_TOPICS } from '../thesaurus/topicKinds.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { isSaid, sameQuestion, type Carry, type Carrying } from './carrying.ts'
import { conditionOf } from './conditionOf.ts'
import {
  DAYTIME_WORDS,
  HOW_LONG_WORDS,
  OF_THOSE_WORDS,
  ONLY_WHEN_WORDS,
  THOSE_DAYS_WORDS,
  AT_WEEKENDS_WORDS,
} from './turnWords/narrowWords.ts'
import { IS_THERE, PERSON_FIRST } from './turnWords/personWords.ts'

/** Their answers are a count. */
const COUNTS: readonly Intent[] = [
  'how-often',
  'hard-days',
  'good-days',
  'level-days',
  'doses',
  'count',
  'worst',
]
const OF_LINKS: readonly Intent[] = ['link-of', 'did-help', 'how-often', 'day-after', 'link-two']

const isLocation = ({ list }: RecordedThing): boolean => list === 'location'
/** The places of the body that the question before was about. */
const placesOf = ({ things, place }: UnderstoodQuestion): readonly RecordedThing[] =>
  place === null ? things.filter(isLocation) : [place]

/** What the message names besides a place: its first topic with things, or its names. */
function thingsNamed({ reading, byTopic }: Carrying) {
  const named = joinByList(reading.names.flat())
  if (named.length > 0) return { things: named, topic: null, words: null }
  const [main] = reading.topics.filter(
    ({ topic }) => topic !== 'diary-use' && topic !== 'season' && !isPlace(topic),
  )
  const things = main === undefined ? [] : joinByList(byTopic.get(main.topic) ?? [])
  return main === undefined ? null : { things, topic: main.topic, words: main.words }
}

/** "How many of those were over 7", "at night", "with vomiting": only a part of what was counted, in the same time. [ASST-266] */
export const askOfThose: Carry = (carrying) => {
  const { before, reading, text } = carrying
  if (!isSaid(OF_THOSE_WORDS, carrying) || reading.wordCount > MOST_WORDS) return null
  const isMissing = before.intent === 'not-recorded'
  if (isMissing && reading.topics.every(({ topic }) => !isPlace(topic))) return before
  if (!COUNTS.includes(before.intent)) return null
  const { language } = reading.thesaurus
  const [value, second] = reading.numbers
  const isOfDoses = before.intent === 'doses'
  if (value !== undefined && second === undefined && value <= HIGHEST_PAIN && !isOfDoses)
    return sameQuestion(before, {
      intent: 'level-days',
      things: placesOf(before),
      level: painLevel(foldWords(reading.typed), value, { language, isGood: false }),
    })
  if (AT_WEEKENDS_WORDS[language].test(text))
    return isOfDoses
      ? null
      : sameQuestion(before, { intent: 'weekday', things: placesOf(before), level: null, effect: null })
  const named = thingsNamed(carrying)
  const isTime = DAYTIME_WORDS[language].test(text)
  if (isTime && (named === null || NIGHT_TOPICS.includes(named.topic ?? '')))
    return sameQuestion(before, { intent: 'time-of-day', effect: null, time: null, level: null })
  if (named === null || named.things.length === 0 || isOfDoses) return null
  return sameQuestion(before, {
    intent: 'how-often',
    things: named.things,
    place: placesOf(before)[0] ?? null,
    topic: named.topic,
    topicWords: named.words,
    level: null,
    measure: null,
  })
}
const MOST_WORDS = 10
const NIGHT_TOPICS: readonly string[] = ['waking-at-night', 'poor-sleep', 'waking-up']

const OF_FLARES: readonly Intent[] = ['hard-days', 'level-days', 'last-level', 'spell']

/** "And how long did they last": the runs of the hard days that were counted. [ASST-266] */
export const askHowLong: Carry = (carrying) => {
  const { before, reading } = carrying
  if (!OF_FLARES.includes(before.intent) || !isSaid(HOW_LONG_WORDS, carrying)) return null
  if (reading.wordCount > MOST_WORDS || reading.topics.some(({ topic }) => topic !== 'flare')) return null
  if (before.level?.compare === 'under' || reading.medicine !== null || reading.names.flat().length > 0)
    return null
  const level = before.intent === 'level-days' ? before.level : null
  return sameQuestion(before, { intent: 'spell', measure: null, things: [], level, ways: ['runs'] })
}

const NAMING_DAYS: readonly Intent[] = ['worst', 'best', 'last-time', 'last-dose', 'last-level']
const OF_MOOD: readonly string[] = ['low-mood', 'poor-sleep', 'tired', 'anger', 'anxiety']

/** "And how was my mood on those days": what the days of the answer say themselves. [ASST-267] */
export const askThoseDays: Carry = (carrying) => {
  const { before, reading } = carrying
  if (!NAMING_DAYS.includes(before.intent) || !isSaid(THOSE_DAYS_WORDS, carrying)) return null
  const isOfMood = reading.topics.some(({ topic }) => OF_MOOD.includes(topic))
  if (!isOfMood || reading.wordCount > MOST_WORDS || reading.names.flat().length > 0) return null
  return sameQuestion(before, { intent: 'that-day', basisOf: before.intent, rank: before.rank })
}

/** Who is there is recorded as company. */
const COMPANY: readonly string[] = ['family', 'visitors-people', 'childcare', 'loneliness', 'pet-loss']

/** "And when my husband does the cooking": whose doing it was, no entry says. [ASST-268] */
export const askSomebodyElse: Carry = (carrying) => {
  const { before, reading } = carrying
  const { language } = reading.thesaurus
  if (!OF_LINKS.includes(before.intent) && before.intent !== 'not-recorded') return null
  // Who else takes a medicine is no question to the diary.
  const isOfMedicine =
    reading.medicineCount > 0 ||
    reading.allConcepts.has('medicines') ||
    reading.topics.some(({ topic }) => MEDICINE_TOPICS.has(topic))
  if (isOfMedicine) return null
  const condition = conditionOf(reading.typed, language)
  const low = condition.toLowerCase()
  if (!PERSON_FIRST[language].test(low) || IS_THERE[language].test(low)) return null
  if (reading.topics.some(({ topic }) => COMPANY.includes(topic) && topic !== 'family')) return null
  return missing(carrying, condition)
}

const missing = ({ before }: Carrying, words: string): UnderstoodQuestion =>
  sameQuestion(before, {
    intent: 'not-recorded',
    things: [],
    second: [],
    list: null,
    topic: null,
    topicWords: words,
    place: null,
    effect: null,
    level: null,
    time: null,
  })

/** "Only when I drive": the same place and time with that; what the diary does not know is named. [ASST-269] */
export const askOnlyWhen: Carry = (carrying) => {
  const { before, reading } = carrying
  if (!isSaid(ONLY_WHEN_WORDS, carrying) || reading.wordCount > MOST_CONDITION_WORDS) return null
  if (reading.periods.length + reading.seasons.length > 0 || TEXT_INTENTS.includes(before.intent)) return null
  if (reading.timeWords !== null || reading.numbers.length > 0 || reading.medicine !== null) return null
  const named = thingsNamed(carrying)
  if (named === null)
    return reading.topics.length > 0
      ? null
      : missing(carrying, conditionOf(reading.typed, reading.thesaurus.language))
  if (named.things.length === 0) return null
  return sameQuestion(before, {
    intent: 'link-of',
    measure: null,
    list: null,
    second: [],
    things: named.things,
    topic: named.topic,
    topicWords: named.words,
    place: placesOf(before)[0] ?? null,
    effect: null,
    level: null,
    time: null,
  })
}
const MOST_CONDITION_WORDS = 10
