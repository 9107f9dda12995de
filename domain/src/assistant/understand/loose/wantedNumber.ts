import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { StatedPeriod } from '../periods/calendar.ts'
import { foldWords } from '../foldQuestion.ts'
import { askByDay, askCounting } from './time/countingQuestion.ts'
import { looseQuestion, type LooseParts } from './looseQuestion.ts'
import { askStateInTime } from './time/stateInTime.ts'
import { askDosesInTime } from './time/dosesInTime.ts'
import { askMoodDays } from './time/moodDays.ts'
import { withNamedTime } from './time/timePeriods.ts'
import { askOverTime } from './time/timeQuestion.ts'
import {
  CHANGE_WORDS,
  EVERY,
  HOLIDAY_WORDS,
  HOW_IS,
  THAN_WORDS,
  OVER_WORDS,
  SINCE_EVENT,
} from './time/stateWords.ts'
import { isPlace } from './looseFeatures.ts'
import { askHelped } from './helped/helpedQuestion.ts'
import { askMissingMedicine } from './missingMedicine.ts'
import { askVisitTimes } from './visitTimes.ts'
import { joinByList } from './thesaurus/topicThings.ts'

/** A short question is about the answer before it. */
const LEAST_OWN = 4

/** Their answers counted certain days. */
const COUNTED_DAYS: readonly (Intent | null)[] = ['hard-days', 'good-days', 'level-days']

/** What a question is about and which days it means, where its words say more than how it was read. [ASST-140, ASST-143, ASST-146] */
export function asWanted(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion {
  // What a second message leaves out is in its question already. [ASST-274]
  if (asked.except !== undefined) return asked
  // The days that the answer before counted come with their averages. [ASST-180]
  if (asked.intent === 'basis' && COUNTED_DAYS.includes(asked.basisOf)) return asked
  const missing = askMissingMedicine(asked, parts)
  if (missing !== null) return missing
  const helped = askHelped(asked, parts) ?? askVisitTimes(asked, parts)
  if (helped !== null) return helped
  const byDay = askByDay(asked, parts)
  if (byDay !== null) return byDay
  const isTurn = parts.context.before !== null && parts.reading.wordCount < LEAST_OWN
  if (isTurn) return asked
  const ofDoses = askDosesInTime(asked, parts) ?? askMoodDays(asked, parts)
  if (ofDoses !== null) return ofDoses
  const dated = withNamedTime(asked, parts)
  const told =
    askOverTime(dated, parts) ??
    askCounting(dated, parts) ??
    askStateInTime(dated, parts) ??
    (dated === asked ? askNamedDays(asked, parts) : null) ??
    dated
  return withUnknownSince(told, parts)
}

const PLACES_IN: readonly Intent[] = ['trend', 'avg-pain']
const OF_DAYS: readonly Intent[] = ['weekday', 'link-of', 'not-recorded', 'time-of-day', 'hard-days']
/** From so many days on, a named time has its own course. */
const LEAST_DAYS_OF_TIME = 7

const placesIn = ({ reading: { topics }, context }: LooseParts) =>
  joinByList(
    topics
      .filter(({ topic }) => isPlace(topic))
      .flatMap(({ topic }) => context.byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )

/** Two named times, a season from its beginning to its end, a holiday with its month. */
function askNamedDays(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion | null {
  const { reading, features } = parts
  const { language } = reading.thesaurus
  const text = foldWords(reading.typed)
  const things = placesIn(parts)
  const { periods, seasons } = reading
  const course = { ...asked, measure: 'pain', isLoose: true } as const
  const [one, other] = periods
  const areTwo = one !== undefined && other !== undefined && periods.every(({ unit }) => unit !== 'day')
  if (PLACES_IN.includes(asked.intent) && areTwo && asked.things.every(({ list }) => list === 'location'))
    return { ...course, intent: 'compare', periods: looseQuestion('compare', parts).periods }
  const [season] = seasons
  const isOver = asked.intent === 'compare' || (asked.intent === 'what-differs' && !features.has('why'))
  if (isOver && seasons.length === 1 && one === undefined && OVER_WORDS[language].test(text))
    return { ...course, intent: 'trend', things, periods: [season!.range] }
  const isOfSeason = seasons.length === 1 && one === undefined && HOW_IS[language].test(text)
  const isThanSeason = seasons.length === 1 && one === undefined && THAN_WORDS[language].test(text)
  if (asked.intent === 'months' && isThanSeason && things.length > 0)
    return { ...course, intent: 'compare', things, rank: null, periods: [{ is: '30days' }, season!.range] }
  if (asked.intent === 'months' && isOfSeason)
    return { ...course, intent: 'avg-pain', things, rank: null, periods: [season!.range] }
  const isOfPlace = asked.things.length > 0 && asked.things.every(({ list }) => list === 'location')
  const isGrowing = CHANGE_WORDS[language].test(text) || features.has('trend')
  if (asked.intent === 'link-of' && isOfPlace && one !== undefined && isGrowing)
    return { ...course, intent: 'trend', periods: [one.range] }
  if (asked.intent === 'diary-start' && things.length > 0)
    return { ...asked, intent: 'since-when', things, isLoose: true }
  // "It used to come every week": no week of the calendar.
  if (
    asked.intent === 'hard-days-trend' &&
    one?.unit === 'week' &&
    periods.length === 1 &&
    EVERY[language].test(text)
  )
    return { ...asked, periods: [] }
  const isHoliday = HOLIDAY_WORDS[language].test(text) && OF_DAYS.includes(asked.intent)
  const isLong =
    one !== undefined && one.from !== '' && !reading.isHabit && lengthOf(one) >= LEAST_DAYS_OF_TIME
  if (isHoliday && isLong && HOLIDAYS.includes(asked.topic ?? '')) return holiday(asked, parts)
  if (asked.intent === 'weekday' && isLong && !reading.isNamedPeriod && !features.has('weekday'))
    return { ...course, intent: 'trend', things, periods: [one.range] }
  return null
}

const HOLIDAYS: readonly string[] = [
  'days-off',
  'outdoors',
  'outing',
  'driving-travel',
  'visitors-people',
  '',
]

/** "In the holidays in July": no item stands for them, but July has days. */
function holiday(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion {
  const [one] = parts.reading.periods
  return {
    ...asked,
    intent: 'trend',
    measure: 'pain',
    topic: null,
    topicWords: asked.topicWords,
    things: placesIn(parts),
    passages: [],
    periods: [one!.range],
    isLoose: true,
  }
}

const lengthOf = ({ from, to }: StatedPeriod): number => dayNumber(to) - dayNumber(from) + 1

/** Questions that would silently take the last thirty days. */
const LATE: readonly Intent[] = [
  'avg-pain',
  'avg-score',
  'trend',
  'compare',
  'hard-days',
  'good-days',
  'level-days',
  'summary',
  'thing-trend',
  'hard-days-trend',
  'how-often',
]

/** "Since my holiday": a day that the diary does not have is named as unknown; something that it has begins at its first entry. [ASST-142] */
function withUnknownSince(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion {
  const { reading, context } = parts
  const { periods, seasons, thesaurus, typed } = reading
  const isDated = periods.length + seasons.length + asked.periods.length > 0
  // "Since I came back" is no pain in the back.
  if (asked.intent === 'since-start' && !isDated && asked.things.every(({ list }) => list === 'location'))
    return { ...asked, things: [] }
  if (context.before !== null || isDated || !LATE.includes(asked.intent)) return asked
  if (!SINCE_EVENT[thesaurus.language].test(foldWords(typed))) return asked
  const named = reading.names.flat().filter(({ thing }) => STARTED.includes(thing.list))
  const ofTopic = reading.topics
    .filter(({ topic }) => topic !== asked.topic || asked.things.length === 0)
    .flatMap(({ topic }) => context.byTopic.get(topic) ?? [])
    .filter(({ thing }) => STARTED.includes(thing.list))
  const started = joinByList(named.length > 0 ? named : ofTopic)
  const isOfPain = ['avg-pain', 'trend', 'compare'].includes(asked.intent) && asked.measure !== 'score'
  if (isOfPain && started.length > 0)
    return { ...asked, intent: 'since-start', measure: null, things: started, isLoose: true }
  return { ...asked, isLoose: true, ways: [...(asked.ways ?? []), 'since-unknown'] }
}

const STARTED: readonly string[] = ['medication', 'alleviating_factor', 'meaningful_activities']
