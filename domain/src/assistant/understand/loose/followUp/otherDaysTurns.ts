import { TEXT_INTENTS } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import {
  periodBetween,
  plusDays,
  previousPeriod,
  unitPeriod,
  type StatedPeriod,
} from '../../periods/calendar.ts'
import { isPlace } from '../looseFeatures.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { isOnlyDays, isSaid, sameQuestion, type Carry, type Carrying } from './carrying.ts'
import { daysOfAnswer } from './daysOfAnswer.ts'
import { COMPARED_WORDS, YEAR_AGO_WORDS } from './turnWords/carryWords.ts'
import { BEFORE_EVENT_WORDS, NO_WORDS, NOT_THAT_WORDS, SINCE_EVENT_WORDS } from './turnWords/narrowWords.ts'

const A_YEAR = 365
const MOST_WORDS = 9

/** The same days a year before; of a month that is not over, the whole month. */
function aYearBefore({ before, calendar }: Carrying): StatedPeriod | null {
  const own = daysOfAnswer(before, calendar)
  if (own === null || before.periods.length === 0) return null
  const month = unitPeriod('month', 0, calendar, own.from)
  const then = plusDays(own.from, -A_YEAR)
  return own.from === month.from && own.to === month.to
    ? unitPeriod('month', 0, calendar, then)
    : periodBetween(then, plusDays(own.to, -A_YEAR))
}

/** "The same time last year" after an answer about certain days: those days of that year. [ASST-270] */
export const askYearAgo: Carry = (carrying) => {
  const { before, reading } = carrying
  if (TEXT_INTENTS.includes(before.intent) || !isSaid(YEAR_AGO_WORDS, carrying) || !isOnlyDays(carrying))
    return null
  if (reading.wordCount > MOST_WORDS || before.periods.length !== 1 || isSaid(COMPARED_WORDS, carrying))
    return null
  const then = aYearBefore(carrying)
  return then === null ? null : sameQuestion(before, { periods: [then.range], rank: before.rank })
}

/** "No, of this year" after an answer about November: that month of the year. [ASST-270] */
export const askOtherYear: Carry = (carrying) => {
  const { before, reading, calendar } = carrying
  const [year, second] = reading.periods
  const [range] = before.periods
  if (year?.unit !== 'year' || second !== undefined || range?.is !== 'custom') return null
  if (TEXT_INTENTS.includes(before.intent) || !isOnlyDays(carrying) || !isSaid(NO_WORDS, carrying))
    return null
  const isFromStart = range.from.endsWith('-01-01') && range.to.slice(5, 7) !== '01'
  if (range.from.slice(0, 4) !== range.to.slice(0, 4) || isFromStart) return null
  const moved = (day: string): string => `${year.from.slice(0, 4)}${day.slice(4)}`
  const from = moved(range.from)
  const month = unitPeriod('month', 0, calendar, from)
  const isOfMonth = range.from.endsWith('-01') && range.from.slice(0, 7) === range.to.slice(0, 7)
  const then = isOfMonth ? month : periodBetween(from, moved(range.to))
  return then === null || then.from > calendar.today
    ? null
    : sameQuestion(before, { periods: [then.range], rank: before.rank })
}

const OF_PAIN: readonly Intent[] = ['avg-pain', 'worst', 'best', 'trend', 'compare', 'my-number', 'summary']
const COUNTED: readonly Intent[] = [
  'doses',
  'how-often',
  'hard-days',
  'good-days',
  'level-days',
  'thing-trend',
]
const NARROW: readonly Intent[] = [...OF_PAIN, ...COUNTED, 'avg-score', 'link-of']

/** "Compared with before the summer", "and since the operation": the same in both times, or that the day is unknown. [ASST-271] */
export const askAroundEvent: Carry = (carrying) => {
  const { before, reading, calendar } = carrying
  const isBefore = isSaid(BEFORE_EVENT_WORDS, carrying)
  const isSince = !isBefore && isSaid(SINCE_EVENT_WORDS, carrying)
  if ((!isBefore && !isSince) || !NARROW.includes(before.intent) || reading.wordCount > MOST_WORDS)
    return null
  const days = reading.seasons[0] ?? reading.periods[0]
  const own = daysOfAnswer(before, calendar)
  const isCompared = isSaid(COMPARED_WORDS, carrying)
  if (days !== undefined && isBefore && isCompared && own !== null && isOnlyDays(carrying)) {
    const earlier = previousPeriod(days, calendar)
    return earlier === null ? null : inBoth(before, [own, earlier])
  }
  if (days !== undefined || reading.medicine !== null || reading.names.flat().length > 0) return null
  const isKnown = reading.topics.some(({ topic }) => isPlace(topic))
  return isKnown
    ? null
    : sameQuestion(before, { ways: [...(before.ways ?? []), 'since-unknown'], rank: before.rank })
}

/** The same count in two times, or both averages. */
function inBoth(before: UnderstoodQuestion, both: readonly StatedPeriod[]): UnderstoodQuestion | null {
  const periods = both.map(({ range }) => range)
  if (before.intent === 'avg-score')
    return sameQuestion(before, { intent: 'compare', measure: 'score', periods })
  if (OF_PAIN.includes(before.intent))
    return sameQuestion(before, { intent: 'compare', measure: 'pain', periods, time: null })
  const isOfThing = before.intent === 'thing-trend' || before.intent === 'link-of'
  if (isOfThing && before.things.length > 0)
    return sameQuestion(before, { intent: 'how-often', periods, ways: [] })
  return isOfThing ? null : sameQuestion(before, { periods })
}

/** "Not the wrist, the elbow": the same question about the other place. [ASST-272] */
export const askOtherPlace: Carry = (carrying) => {
  const { before, reading, byTopic } = carrying
  const places = reading.topics.filter(({ topic }) => isPlace(topic))
  if (places.length !== 2 || places.length !== reading.topics.length || !isSaid(NOT_THAT_WORDS, carrying))
    return null
  if (reading.wordCount > MOST_WORDS || TEXT_INTENTS.includes(before.intent)) return null
  const ids = new Set(
    [...before.things, ...(before.place === null ? [] : [before.place])].flatMap((one) => one.ids),
  )
  const isOld = (topic: (typeof places)[number]['topic']): boolean =>
    (byTopic.get(topic) ?? []).some(({ thing }) => thing.ids.some((id) => ids.has(id)))
  const [meant, ...others] = places.filter(({ topic }) => !isOld(topic))
  if (meant === undefined || others.length > 0) return null
  const things = joinByList((byTopic.get(meant.topic) ?? []).filter(({ thing }) => thing.list === 'location'))
  if (things.length === 0) return null
  const isThing = before.place === null
  return sameQuestion(before, {
    ...(isThing ? { things, topic: meant.topic, topicWords: meant.words } : { place: things[0]! }),
    rank: before.rank,
  })
}
