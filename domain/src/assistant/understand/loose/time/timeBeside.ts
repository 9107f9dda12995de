import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { lastUnits } from '../../periods/calendar.ts'
import type { TopicId } from '../../topicIds.ts'
import { saysHowItWas } from './howItWas.ts'
import { stateOf } from './stateInTime.ts'
import { THAN_WORDS } from './stateWords.ts'
import { isOfNothing, placesIn, type AskedOverTime, type Telling } from './timeTelling.ts'
import { FROM_START } from './timeWords.ts'
import { KIND_TOPICS } from '../thesaurus/topicKinds.ts'
import { joinByList } from '../thesaurus/topicThings.ts'

/** A week or less says little of what it is like now. */
const SHORT = 8

const OF_SEASONS: readonly Intent[] = [
  'months',
  'weeks',
  'trend',
  'avg-pain',
  'link-of',
  'what-differs',
  'hard-days',
]

/** "Sore more in summer or winter": the two beside each other. [ASST-215] */
export function twoSeasons(telling: Telling): AskedOverTime {
  const { asked, reading, features } = telling
  const [one, other, third] = reading.seasons
  if (one === undefined || other === undefined || third !== undefined || reading.periods.length > 0)
    return null
  if (!OF_SEASONS.includes(asked.intent) || features.has('why')) return null
  const isOfThing = asked.things.some(({ list }) => list !== 'location')
  const state = stateOf(telling)
  if (isOfThing || (state !== null && state.things.length > 0 && !KIND_TOPICS.has(state.topic))) return null
  const periods = [one, other].toSorted((a, b) => (a.from < b.from ? 1 : -1)).map(({ range }) => range)
  const things = placesIn(telling)
  return {
    ...asked,
    intent: 'compare',
    measure: 'pain',
    rank: null,
    topic: null,
    topicWords: null,
    things,
    passages: [],
    isLoose: true,
    periods,
  }
}

/** "More tablets than in summer": now beside then; "the average in March, and now". [ASST-215] */
export function nowBesideThen(telling: Telling): AskedOverTime {
  const { asked, says, reading, context } = telling
  const [past, second] = reading.periods
  const [season, other] = reading.seasons
  const { today } = context.calendar
  const then = past ?? season
  if (
    then === undefined ||
    second !== undefined ||
    other !== undefined ||
    (past !== undefined && season !== undefined)
  )
    return null
  if (then.from === '' || then.to >= today || asked.periods.length > 1) return null
  if (reading.allConcepts.has('since')) return null
  const isLong = dayNumber(then.to) - dayNumber(then.from) > SHORT
  const now = lastUnits(DAYS_OF_NOW, 'day', context.calendar)
  if (!isLong || now === null || now.from <= then.to) return null
  const isMedicine = asked.intent === 'thing-trend' && asked.list === 'medication'
  const isThing = asked.intent === 'thing-trend' && asked.things.length > 0
  if ((isMedicine || isThing) && (says(THAN_WORDS) || reading.saysNow))
    return { ...asked, isLoose: true, periods: [now.range, then.range] }
  // "Attacks more often than in summer": the hard days of both. [ASST-249]
  const isOfHardDays = asked.intent === 'hard-days-trend' || asked.intent === 'hard-days'
  if (isOfHardDays && says(THAN_WORDS))
    return { ...asked, intent: 'hard-days', isLoose: true, periods: [now.range, then.range] }
  const isAverage = asked.intent === 'avg-pain' && asked.measure !== 'score' && asked.time === null
  const isScore = asked.intent === 'avg-score'
  return (isAverage || isScore) && reading.saysNow
    ? {
        ...asked,
        intent: 'compare',
        measure: isScore ? 'score' : 'pain',
        isLoose: true,
        periods: [now.range, then.range],
      }
    : null
}
const DAYS_OF_NOW = 30

const OF_START: readonly Intent[] = [
  'trend',
  'compare',
  'since-start',
  'diary-start',
  'avg-pain',
  'hard-days-trend',
]
/** Of these, only a change is meant. */
const OF_CHANGE: readonly Intent[] = ['since-when', 'last-level', 'what-differs']

/** "Better than when I started the diary": its first days beside the last. [ASST-216] */
export function fromStart(telling: Telling): AskedOverTime {
  const { asked, says, reading, features } = telling
  const isChange =
    ['better', 'worse', 'trend', 'compare', 'since'].some((one) => features.has(one as 'better')) ||
    asked.intent !== 'diary-start' ||
    saysHowItWas(reading)
  const isOfStart =
    OF_START.includes(asked.intent) ||
    (OF_CHANGE.includes(asked.intent) &&
      !features.has('why') &&
      (features.has('better') || features.has('compare')) &&
      isOfNothing(telling))
  if (!isOfStart || !says(FROM_START) || !isChange) return null
  if (
    reading.periods.length + reading.seasons.length > 0 &&
    !reading.periods.every(({ range }) => range.is === 'alltime')
  ) {
    if (!reading.periods.every((one) => one.isYearAgo === true || one.unit === 'year')) return null
  }
  if (stateOf(telling) !== null && !features.has('pain-word')) return null
  const things = placesIn(telling)
  return {
    ...asked,
    intent: 'compare',
    measure: 'pain',
    things,
    topic: things.length > 0 ? asked.topic : null,
    topicWords: things.length > 0 ? asked.topicWords : null,
    isLoose: true,
    periods: [],
    ways: ['from-start'],
  }
}

const WHERE: readonly TopicId[] = ['home-alone', 'work', 'outing']
const OF_WHERE: readonly Intent[] = ['avg-pain', 'trend', 'compare', 'hard-days']

/** "The average at work and at home": both places, each by itself. */
export function twoWheres({ asked, reading, context }: Telling): AskedOverTime {
  const [one, other, third] = reading.topics.filter(({ topic }) => WHERE.includes(topic))
  const isDated = reading.periods.length + reading.seasons.length > 1
  if (!OF_WHERE.includes(asked.intent) || one === undefined || other === undefined || third !== undefined)
    return null
  if (isDated) return null
  const thingsOf = (topic: TopicId) =>
    joinByList((context.byTopic.get(topic) ?? []).filter(({ thing }) => thing.list === 'environment'))
  const [things, second] = [thingsOf(one.topic), thingsOf(other.topic)]
  const base = {
    ...asked,
    intent: 'link-two',
    measure: null,
    isLoose: true,
    place: null,
    topic: null,
  } as const
  if (things.length > 0 && second.length > 0) return { ...base, things, second, topicWords: null }
  if (things.length + second.length === 0) return null
  return {
    ...base,
    things: things.length > 0 ? things : second,
    second: [],
    topicWords: things.length > 0 ? other.words : one.words,
  }
}

const OF_BOTH: readonly Intent[] = ['compare', 'link-of', 'thing-trend', 'avg-pain', 'trend', 'link-two']

/** "August against September, pain and tiredness": both are told. [ASST-219] */
export function painAndState(telling: Telling): AskedOverTime {
  const { asked, reading, features } = telling
  const [one, other, third] = reading.periods
  if (one === undefined || other === undefined || third !== undefined || !features.has('pain-word'))
    return null
  if (!OF_BOTH.includes(asked.intent) || [one, other].some(({ unit, from }) => unit === 'day' || from === ''))
    return null
  const state = stateOf(telling)
  if (
    state === null ||
    state.things.length === 0 ||
    features.has('why') ||
    (features.has('link') && asked.intent !== 'compare')
  )
    return null
  const periods = [one, other].toSorted((a, b) => (a.from < b.from ? 1 : -1)).map(({ range }) => range)
  const [things, second] = [placesIn(telling), joinByList(state.things)]
  return {
    ...asked,
    intent: 'compare',
    measure: 'pain',
    things,
    second,
    place: null,
    topic: null,
    topicWords: null,
    passages: [],
    isLoose: true,
    periods,
    ways: ['compare-both'],
  }
}
