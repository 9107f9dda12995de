import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { isPlace, type LooseFeature } from '../loose/looseFeatures.ts'
import { looseQuestion, type LooseResult } from '../loose/looseQuestion.ts'
import { PAIN_TOPICS } from '../loose/thesaurus/topicKinds.ts'
import { joinByList } from '../loose/thesaurus/topicThings.ts'
import { foldWords } from '../foldQuestion.ts'
import type { PainLevel } from '../../understoodQuestion.ts'
import { hasLevelWord, painLevel } from './painLevel.ts'
import { isSevere } from './severeWords.ts'
import {
  ask,
  asResult,
  hasAny,
  inPlace,
  subjectsIn,
  thingsOfPlace,
  type AskLabel,
  type LabelledQuestion,
} from './labelledQuestion.ts'

const LAST_DAY_OF_MONTH = 31

/** "The fifth": the latest day of that number. */
function dayOfMonth({
  reading: { periods, numbers },
  context: { calendar },
}: LabelledQuestion): LocalDay | null {
  const [number] = numbers
  if (periods.length > 0 || number === undefined || number < 1 || number > LAST_DAY_OF_MONTH) return null
  const today = dayNumber(calendar.today)
  for (let back = 0; back <= LAST_DAY_OF_MONTH; back += 1) {
    const day = localDay(today - back)
    if (Number(day.slice(-2)) === number) return day
  }
  return null
}

const MOST_DAYS_OF_FLARE = 8

/** A week or less is too short for what goes with pain in general. */
export function isShortPeriod({ reading: { periods } }: LabelledQuestion): boolean {
  const [period] = periods
  if (period === undefined || period.from === '') return false
  return dayNumber(period.to) - dayNumber(period.from) < MOST_DAYS_OF_FLARE
}

const isOneDay = ({ reading }: LabelledQuestion): boolean => {
  const [period] = reading.periods
  // On a Monday, a week has one day, too.
  return period !== undefined && period.unit !== 'week' && period.from !== '' && period.from === period.to
}

/** Two places of the body, each with its own average; null if there are not two. */
export function askTwoPlaces(question: LabelledQuestion): LooseResult | null {
  const [one, other] = subjectsIn(question)
    .filter(({ topic }) => topic !== null && isPlace(topic.topic))
    .map(({ things }) => joinByList(things.filter(({ thing }) => thing.list === 'location')))
    .filter((things) => things.length > 0)
  if (one === undefined || other === undefined) return null
  return asResult({ ...looseQuestion('avg-two', question), things: one, second: other, place: null })
}

/** The places of the left side and those of the right, by the keys of the built-in ones. */
export const askLeftOrRight: AskLabel = (question) => {
  const named = new Set(
    question.reading.topics.filter(({ topic }) => isPlace(topic)).map(({ topic }) => topic),
  )
  const places = [...question.context.byTopic]
    .filter(([topic]) => isPlace(topic) && (named.size === 0 || named.has(topic)))
    .flatMap(([, things]) => things.filter(({ thing }) => thing.list === 'location'))
  const [left, right] = ['-left', '-right'].map((side) =>
    joinByList(places.filter(({ key }) => key !== null && key.endsWith(side))),
  )
  if (left!.length === 0 || right!.length === 0) return null
  return asResult({ ...looseQuestion('avg-two', question), things: left!, second: right!, place: null })
}

/** Pain in a place, or on one day. */
export const askAverage: AskLabel = (question) =>
  askTwoPlaces(question) ??
  // "The average in summer and in winter".
  (question.reading.seasons.length > 1 ? inPlace('compare')(question) : askOneAverage(question))

const askOneAverage: AskLabel = (question) =>
  isOneDay(question) && thingsOfPlace(question).length === 0
    ? ask('on-day')(question)
    : ask('avg-pain', { things: thingsOfPlace(question) })(question)

export const askOnDay: AskLabel = (question) => {
  const day = dayOfMonth(question)
  if (day !== null) return ask('on-day', { periods: [{ is: 'custom', from: day, to: day }] })(question)
  if (question.reading.seasons.length > 0) return askAverage(question)
  if (question.reading.periods.length === 0) return ask('last-time', { things: [], rank: 'last' })(question)
  return isOneDay(question) ? ask('on-day')(question) : askAverage(question)
}

export const askCompare: AskLabel = (question) =>
  (question.reading.periods.length === 0 ? askTwoPlaces(question) : null) ?? askCompareDays(question)

const askCompareDays: AskLabel = (question) => {
  const { periods, seasons } = question.reading
  // "Yesterday a three, today a seven": two days have no averages to compare.
  if (periods.length > 1 && periods.every(({ unit }) => unit === 'day')) return ask('what-differs')(question)
  return periods.length > 0 || seasons.length > 0 ? inPlace('compare')(question) : inPlace('trend')(question)
}

export const askScore: AskLabel = (question) => {
  // "The pain score" is no score of a day.
  if (hasAny(question, 'pain-word')) return askAverage(question)
  if (hasAny(question, 'trend')) return ask('trend', { measure: 'score' })(question)
  if (hasAny(question, 'best', 'good-days')) return ask('best', { measure: 'score' })(question)
  if (hasAny(question, 'worst')) return ask('worst', { measure: 'score' })(question)
  return ask('avg-score')(question)
}

const WELL: readonly LooseFeature[] = ['good-days', 'best', 'better']
export const isGood = (question: LabelledQuestion): boolean => hasAny(question, ...WELL)

const HIGHEST_PAIN = 10
/** A good day has an average of this or less. */
const EASY = 3
/** A hard day has an average of 7 or more. */
const NOT_HARD = 6

const levelOf = (question: LabelledQuestion, value: number, isEasy = isGood(question)): PainLevel =>
  painLevel(foldWords(question.reading.typed), value, {
    language: question.reading.thesaurus.language,
    isGood: isEasy,
  })

/** Without one of these, a number is none of pain. */
const OF_LEVEL: readonly LooseFeature[] = [
  'pain-word',
  'days',
  'hard-days',
  'worse',
  'worst',
  'period',
  ...WELL,
]

const isOfLevel = (question: LabelledQuestion): boolean =>
  hasAny(question, ...OF_LEVEL) ||
  hasLevelWord(foldWords(question.reading.typed), question.reading.thesaurus.language)

/** "When was I last over 7": the last day of that number, or the last entry. */
export const askLast: AskLabel = (question) => {
  const value = question.reading.numbers.find((number) => number <= HIGHEST_PAIN)
  if (value !== undefined && isOfLevel(question)) {
    return inPlace('last-level', () => ({ level: levelOf(question, value) }))(question)
  }
  // "My last day without pain", "when was I last all right".
  if (hasAny(question, 'negated') && hasAny(question, 'pain-word'))
    return inPlace('last-level', () => ({ level: { compare: 'under', value: 0 } }))(question)
  if (isGood(question))
    return inPlace('last-level', () => ({ level: { compare: 'under', value: EASY } }))(question)
  // "When was my back really bad last": the last day of that kind, and not the last record.
  if (isOfBadPain(question)) return inPlace('last-level')(question)
  return ask('last-time', { rank: 'last' })(question)
}

export const isOfBadPain = (question: LabelledQuestion): boolean => {
  const { typed, thesaurus, names } = question.reading
  const isOfPlace = question.reading.topics.every(
    ({ topic }) => isPlace(topic) || PAIN_TOPICS.has(topic) || topic === 'flare',
  )
  return isOfPlace && names.flat().length === 0 && isSevere(foldWords(typed), thesaurus.language)
}

/** "How many days over 7 this month": only days, a number and over or under. [ASST-187] */
export const askPlainLevel: AskLabel = (question) => {
  const { numbers, names, medicine, topics, typed, thesaurus } = question.reading
  const [value, second] = numbers
  if (value === undefined || second !== undefined || value > HIGHEST_PAIN) return null
  const isOfPain = topics.every(({ topic }) => isPlace(topic) || PAIN_TOPICS.has(topic))
  if (!isOfPain || names.flat().length > 0 || medicine !== null || !hasAny(question, 'days')) return null
  return hasLevelWord(foldWords(typed), thesaurus.language)
    ? inPlace('level-days', () => ({ level: levelOf(question, value, false) }))(question)
    : null
}

/** Since when it is bad; with a number, when it was last reached. */
export const askSinceWhen: AskLabel = (question) => {
  if (question.reading.numbers.length > 0 && question.reading.periods.length === 0) return askLast(question)
  // "Since when are my hands numb" asks for the numbness.
  const [subject] = subjectsIn(question)
  return symptomOf(question) && subject !== undefined
    ? ask('since-when', { things: joinByList([...subject.things]) })(question)
    : inPlace('since-when')(question)
}

const BAD: readonly LooseFeature[] = ['hard-days', 'worse', 'worst', 'negated']
const isOfPlaceOnly = (question: LabelledQuestion): boolean =>
  thingsOfPlace(question).length > 0 && !hasAny(question, ...BAD)

/** "The longest quiet time". */
const CALM_WORDS =
  /\b(?:quiet|calm|pain free|ruhig\p{L}*|schmerzfrei\p{L}*|tranquil\p{L}*|calme\p{L}*|sans crise)\b|спокойн|평온|안 아픈|편했던|平静|不疼|安稳/u
const isCalm = ({ reading }: LabelledQuestion): boolean => CALM_WORDS.test(foldWords(reading.typed))

const symptomOf = (question: LabelledQuestion): boolean =>
  subjectsIn(question)[0]?.things.some(({ thing }) => thing.list === 'symptom') === true

/** Good days or hard days, of a number if one is named. */
export const askDaysOf =
  (intent: 'good-days' | 'hard-days'): AskLabel =>
  (question) => {
    const value = question.reading.numbers.find((number) => number <= HIGHEST_PAIN)
    // "Days without pain".
    const isFree = intent === 'good-days' && hasAny(question, 'negated') && hasAny(question, 'pain-word')
    if (value === undefined && intent === 'good-days' && !isFree && isLastGoodDay(question))
      return askLastGoodDay(question)
    // "How many migraine days" counts the days with it, however bad they were.
    if (value === undefined && intent === 'hard-days' && isOfPlaceOnly(question))
      return inPlace('how-often')(question)
    // "How often did I wake at night" counts those nights.
    if (value === undefined && intent === 'hard-days' && !hasAny(question, ...BAD) && symptomOf(question))
      return ask('how-often')(question)
    return value === undefined
      ? inPlace(isFree ? 'good-days' : intent)(question)
      : inPlace('level-days', () => ({ level: levelOf(question, value, intent === 'good-days') }))(question)
  }

export const isLastGoodDay = ({ reading, features }: LabelledQuestion): boolean =>
  features.has('last-time') || (reading.allConcepts.has('previous') && reading.periods.length === 0)

/** "When was my last good day". */
export const askLastGoodDay: AskLabel = inPlace('last-level', () => ({
  level: { compare: 'under', value: EASY },
}))

export const askLevel: AskLabel = (question) => {
  // "A 9 or a 10" is 9 or more.
  const numbers = question.reading.numbers.filter((number) => number <= HIGHEST_PAIN)
  const value = numbers.length === 0 ? undefined : Math.min(...numbers)
  if (value === undefined) {
    if (isGood(question)) return inPlace('good-days')(question)
    return hasAny(question, 'hard-days', 'worse', 'worst', 'pain-word')
      ? inPlace('hard-days')(question)
      : null
  }
  if (!isOfLevel(question) && !question.isLikely) return null
  return inPlace('level-days', () => ({ level: levelOf(question, value) }))(question)
}

/** Days in a row, of a number if one is named; without a place or a symptom, the longest time between two records of it. */
export const askSpell: AskLabel = (question) => {
  const value = question.reading.numbers.find((number) => number > 0 && number <= HIGHEST_PAIN)
  // "Was there ever a week in a row" is a length, and no period.
  if (isShortPeriod(question) && question.reading.periods.length === 1) {
    const reading = { ...question.reading, periods: [] }
    return askSpell({ ...question, reading })
  }
  const isWithout = hasAny(question, 'negated') || question.reading.saysWithout
  // "The longest run without a bad day": whatever is less than a hard day.
  if (isWithout && value === undefined && hasAny(question, 'hard-days', 'worst', 'worse'))
    return inPlace('spell', () => ({ topic: null, level: { compare: 'under', value: NOT_HARD } }))(question)
  const [subject] = subjectsIn(question)
  const isOfThing = isWithout && subject !== undefined && subject.things.length > 0
  if (isOfThing)
    return ask('spell', { things: joinByList(subject.things), effect: 'not', level: null })(question)
  return inPlace('spell', () => ({
    topic: null,
    level:
      value !== undefined
        ? levelOf(question, value)
        : isGood(question) || isWithout || isCalm(question)
          ? { compare: 'under', value: 0 }
          : null,
  }))(question)
}
