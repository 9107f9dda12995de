import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { isPlace } from '../looseFeatures.ts'
import { isOnlyDays, isSaid, sameQuestion, type Carry } from './carrying.ts'
import {
  CORRECTING_WORDS,
  DAYS_WITHOUT_WORDS,
  SOME_DOSES_WORDS,
  WHAT_HELPS_WORDS,
} from './turnWords/correctWords.ts'

const MOST_WORDS = 11

/** "No, I mean last month", "the right side" after what is not recorded: it is not recorded then and there either. [ASST-310] */
const askCorrected: Carry = (carrying) => {
  const { before, reading } = carrying
  if (before.intent !== 'not-recorded' || !isSaid(CORRECTING_WORDS, carrying)) return null
  if (reading.wordCount > MOST_WORDS || reading.names.flat().length > 0 || reading.medicine !== null)
    return null
  const isOfDays = isOnlyDays(carrying) && reading.periods.length + reading.seasons.length > 0
  const isOfSide = reading.side !== null && reading.topics.every(({ topic }) => isPlace(topic))
  return isOfDays || isOfSide ? before : null
}

const OF_THINGS: readonly Intent[] = ['link-of', 'did-help', 'how-often', 'day-after', 'avg-pain']

/** "And the days I didn't go": the comparison has both kinds of days. [ASST-310] */
const askDaysWithout: Carry = (carrying) => {
  const { before, reading } = carrying
  if (!isSaid(DAYS_WITHOUT_WORDS, carrying) || reading.wordCount > MOST_WORDS) return null
  if (reading.periods.length + reading.seasons.length > 0 || reading.medicine !== null) return null
  // "The days I did not swim" names the same thing again, or only how one gets there.
  const isOther = reading.topics.some(({ topic }) => topic !== before.topic && !GOING.includes(topic))
  if (isOther || reading.names.flat().some(({ thing }) => !isOf(thing.ids, before.things))) return null
  if (before.intent === 'not-recorded') return before
  const isOfThing = before.things.some(({ list }) => list !== 'location' && list !== 'medication')
  return isOfThing && OF_THINGS.includes(before.intent)
    ? sameQuestion(before, { intent: 'link-of', measure: null, effect: null, time: null })
    : null
}
const GOING: readonly string[] = ['walking', 'diary-use']
const isOf = (ids: readonly string[], things: readonly { ids: readonly string[] }[]): boolean =>
  things.some((thing) => thing.ids.some((id) => ids.includes(id)))

const OF_WORSE: readonly Intent[] = [
  'more-with',
  'less-with',
  'most',
  'link-of',
  'what-differs',
  'day-before',
]

/** "And what helps then": at the place of the question before. [ASST-311] */
const askWhatHelps: Carry = (carrying) => {
  const { before, reading } = carrying
  if (!OF_WORSE.includes(before.intent) || !isSaid(WHAT_HELPS_WORDS, carrying)) return null
  const place = before.place ?? before.things.find(({ list }) => list === 'location') ?? null
  if (place === null || reading.periods.length > 0 || reading.topics.some(({ topic }) => isPlace(topic)))
    return null
  return sameQuestion(before, {
    intent: 'what-helped',
    measure: null,
    effect: 'helped',
    things: [],
    second: [],
    list: null,
    topic: null,
    topicWords: null,
    level: null,
    time: null,
    place,
  })
}

const OF_DOSES: readonly Intent[] = ['did-help', 'not-recorded', 'works-less']

/** "The ones I took at bedtime": marks are not told apart by the time, and the answer names what it leaves out. [ASST-311] */
const askSomeDoses: Carry = (carrying) => {
  const { before, reading } = carrying
  const isOfMedicine =
    before.list === 'medication' ||
    (before.things.length > 0 && before.things.every(({ list }) => list === 'medication'))
  if (!isOfMedicine || !OF_DOSES.includes(before.intent) || !isSaid(SOME_DOSES_WORDS, carrying)) return null
  return reading.wordCount > MOST_WORDS || reading.medicine !== null || reading.names.flat().length > 0
    ? null
    : sameQuestion(before, { passages: before.passages })
}

/** "And at night" after a thing and a place: the same, and the time is named as left out. [ASST-311] */
const askAtNight: Carry = ({ before, reading }) => {
  const { timeWords, wordCount, topics, names, asks, periods } = reading
  const isOfThing = before.intent === 'link-of' && before.things.some(({ list }) => list !== 'location')
  if (!isOfThing || before.place === null || timeWords === null || wordCount > MOST_OF_TIME) return null
  const isAlone = names.flat().length === 0 && periods.length === 0 && topics.length === 0
  return isAlone && [...asks].every((ask) => ask === 'time-of-day') ? sameQuestion(before, {}) : null
}
const MOST_OF_TIME = 4

/** What corrects or narrows the question before, and keeps the rest of it. */
export const CORRECT_TURNS: readonly Carry[] = [
  askCorrected,
  askDaysWithout,
  askWhatHelps,
  askSomeDoses,
  askAtNight,
]
