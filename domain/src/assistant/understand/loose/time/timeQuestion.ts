import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { painLevel } from '../../example/painLevel.ts'
import { isSevere } from '../../example/severeWords.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { TopicId } from '../../topicIds.ts'
import { oneDay, plusDays } from '../../periods/calendar.ts'
import { HOW_MANY_DAYS, LAST_ONE, MISSED, RECORD_WORDS } from './countingWords.ts'
import type { LooseParts } from '../looseQuestion.ts'
import { stateOf } from './stateInTime.ts'
import { fromStart, nowBesideThen, painAndState, twoSeasons, twoWheres } from './timeBeside.ts'
import { isOfNothing, placesIn, type AskedOverTime, type Telling } from './timeTelling.ts'
import {
  BAD_NIGHTS,
  BY_MONTH,
  BY_WEEK,
  LAST_BAD,
  LOW_END,
  PART_OF_DAY,
  PUT_WORDS,
  RECORD_NOUNS,
  WHICH_PART,
  WHOLE_WEEK,
  ZERO,
} from './timeWords.ts'
import { KIND_TOPICS } from '../thesaurus/topicKinds.ts'
import { joinByList } from '../thesaurus/topicThings.ts'

const NO_PAIN = { compare: 'under', value: 0 } as const
const HIGHEST_PAIN = 10

/** A question about a time, where its words say more than how it was read: a number that was reached, a part of a day, weeks and months one by one, two seasons. */
export function askOverTime(asked: UnderstoodQuestion, parts: LooseParts): AskedOverTime {
  const text = foldWords(parts.reading.typed)
  const { language } = parts.reading.thesaurus
  const says: Telling['says'] = (words) => words[language].test(text)
  for (const step of STEPS) {
    const found = step({ ...parts, asked, says })
    if (found !== null) return found
  }
  return null
}

const OF_LAST: readonly Intent[] = [
  'last-time',
  'last-level',
  'since-when',
  'on-day',
  'good-days',
  'level-days',
  'spell',
]

/** "When did I last have a 9": the number may stand alone, and 0 is exactly none. [ASST-211] */
function lastNumber(telling: Telling): AskedOverTime {
  const { asked, says, reading } = telling
  const { language } = reading.thesaurus
  if (!OF_LAST.includes(asked.intent) || !isOfNothing(telling)) return null
  if (!says(LAST_ONE) && asked.intent !== 'last-level') return null
  if (says(WHOLE_WEEK) && asked.level?.compare === 'under')
    return { ...asked, intent: 'last-level', isLoose: true, periods: [], ways: ['week-run'] }
  if (asked.intent === 'spell') return null
  const base = {
    ...asked,
    intent: 'last-level',
    measure: null,
    rank: null,
    isLoose: true,
    things: placesIn(telling),
  } as const
  const isCount = says(HOW_MANY_DAYS) && asked.intent !== 'last-level'
  if (isCount) return null
  const [value] = reading.numbers.filter((one) => one <= HIGHEST_PAIN)
  const hasState = stateOf(telling) !== null
  const isZero = says(ZERO) && (value === undefined || value === 0)
  if (isZero && !hasState) return { ...base, level: NO_PAIN }
  const isOfRecords = language !== 'ko' && language !== 'zh-rCN' && says(RECORD_WORDS)
  if (value === undefined || value === 0 || asked.intent !== 'last-time' || isOfRecords || hasState)
    return null
  return { ...base, level: painLevel(foldWords(reading.typed), value, { language, isGood: false }) }
}

const OF_BAD: readonly Intent[] = ['last-time', 'since-when', 'hard-days', 'worst', 'on-day', 'good-days']

/** "When was my last really bad one": a day, and no count of them. */
function lastBad(telling: Telling): AskedOverTime {
  const { asked, says, reading, features } = telling
  const isDated = reading.periods.length + reading.seasons.length > 0
  if (!OF_BAD.includes(asked.intent) || isDated || !says(LAST_BAD) || says(HOW_MANY_DAYS)) return null
  if (!isOfNothing(telling) || stateOf(telling) !== null || features.has('why')) return null
  const { language } = reading.thesaurus
  if (asked.intent === 'worst' && !isSevere(foldWords(reading.typed), language)) return null
  const things = placesIn(telling)
  return {
    ...asked,
    intent: 'last-level',
    measure: null,
    rank: null,
    level: null,
    isLoose: true,
    things,
    periods: [],
  }
}

const OF_PUT: readonly Intent[] = [
  'count',
  'avg-score',
  'last-time',
  'on-day',
  'avg-pain',
  'time-of-day',
  'my-medicines',
  'my-number',
]

/** "What did I put last night", "yesterday, how much did I put": the values, and no count. [ASST-212] */
function whatWasPut(telling: Telling): AskedOverTime {
  const { asked, says, reading, context, features } = telling
  if (!OF_PUT.includes(asked.intent) || asked.things.length > 0 || features.has('medicines')) return null
  const { today } = context.calendar
  const isScoreAsked = reading.topics.some(({ topic }) => topic === 'low-mood')
  if (says(PUT_WORDS) && !features.has('why') && !isScoreAsked) {
    const base = {
      ...asked,
      intent: 'avg-pain',
      measure: 'pain',
      rank: null,
      isLoose: true,
      things: placesIn(telling),
      ways: ['part-of-day'],
    } as const
    const yesterday = oneDay(plusDays(today, -1)).range
    if (says(PART_OF_DAY.lastEvening)) return { ...base, time: 'evening', periods: [yesterday] }
    if (says(PART_OF_DAY.thisMorning)) return { ...base, time: 'morning', periods: [oneDay(today).range] }
    if (says(PART_OF_DAY.yesterdayMorning)) return { ...base, time: 'morning', periods: [yesterday] }
  }
  const [one, second] = asked.periods
  const isOneDay = second === undefined && one?.is === 'custom' && one.from === one.to
  const isWrong =
    asked.intent === 'count'
      ? asked.measure !== 'reflections' && !says(RECORD_NOUNS)
      : asked.intent === 'avg-score' && !features.has('score') && !isScoreAsked
  return isOneDay && isWrong ? { ...asked, intent: 'on-day', measure: null, isLoose: true } : null
}

const OF_SERIES: readonly Intent[] = [
  'avg-pain',
  'trend',
  'compare',
  'months',
  'weeks',
  'summary',
  'how-often',
  'app',
  'level-days',
]

/** "Week by week in August", "month by month since January". [ASST-213] */
function oneByOne(telling: Telling): AskedOverTime {
  const { asked, says, reading, features } = telling
  if (!OF_SERIES.includes(asked.intent) || says(HOW_MANY_DAYS) || features.has('medicine')) return null
  const isDated = reading.periods.length + reading.seasons.length > 0
  const isWeekly = says(BY_WEEK)
  if (!isWeekly && !says(BY_MONTH)) return null
  if (asked.intent === 'app' && !isDated) return null
  const state = stateOf(telling)
  if (state !== null && !features.has('pain-word')) return null
  const periods =
    asked.periods.length > 0
      ? asked.periods.slice(0, 1)
      : reading.periods.slice(0, 1).map(({ range }) => range)
  const things = placesIn(telling)
  const base = { ...asked, app: null, measure: null, isLoose: true, things, passages: [] }
  if (!isWeekly) return { ...base, intent: 'months', rank: 'most', periods: withSince(telling, periods) }
  return { ...base, intent: 'weeks', rank: 'most', periods, ways: ['by-week'] }
}

/** "Since January" goes on to today. */
function withSince(
  { reading, context, says }: Telling,
  periods: UnderstoodQuestion['periods'],
): UnderstoodQuestion['periods'] {
  const [one] = periods
  const { today } = context.calendar
  const isSince = reading.allConcepts.has('since') || says(SINCE_WORD)
  return one?.is === 'custom' && isSince && one.to < today
    ? [{ is: 'custom', from: one.from, to: today }]
    : periods
}
const SINCE_WORD: typeof ZERO = {
  en: /\b(?:since|from)\b/,
  de: /\b(?:seit|ab)\b/,
  es: /\bdesde\b/,
  fr: /\bdepuis\b/,
  ko: /부터|이후/,
  ru: /(?:^|\s)(?:с|со|начиная)\s/,
  'zh-rCN': /从|自|以来|开始/,
}

const OF_EXTREMES: readonly Intent[] = ['months', 'weeks', 'worst', 'best']

/** The month or week with the worst tiredness, or the lowest mood: of that, and never of the pain. [ASST-214] */
function extremeOfState(telling: Telling): AskedOverTime {
  const { asked, says, reading, features } = telling
  if (!OF_EXTREMES.includes(asked.intent) || features.has('pain-word') || features.has('link')) return null
  const state = stateOf(telling)
  const isScore = features.has('score')
  if (state === null && !(isScore && asked.intent !== 'worst' && asked.intent !== 'best')) return null
  // "Sore" is only another word for pain.
  if (placesIn(telling).length > 0 || (state !== null && KIND_TOPICS.has(state.topic))) return null
  const isMood = state === null || state.topic === 'low-mood'
  const rank = asked.rank === 'least' && !says(LOW_END) ? 'least' : 'most'
  const about = {
    topic: state?.topic ?? null,
    topicWords: state?.words ?? null,
    isLoose: true,
    leftOut: [],
    place: null,
  } as const
  if (isMood && OF_DAY.includes(asked.intent))
    return {
      ...asked,
      ...about,
      intent: says(LOW_END) ? 'worst' : asked.intent,
      measure: 'score',
      things: [],
      ways: state === null ? [] : ['by-score'],
    }
  if (OF_DAY.includes(asked.intent)) return null
  if (isMood)
    return {
      ...asked,
      ...about,
      rank,
      measure: 'score',
      things: [],
      ways: state === null ? [] : ['by-score'],
    }
  const things = joinByList(state.things)
  if (things.length === 0) return { ...asked, ...about, intent: 'not-recorded', things: [], periods: [] }
  return says(WHICH_PART) || reading.wordCount < SHORT
    ? { ...asked, ...about, rank, measure: null, things, ways: [] }
    : null
}
const OF_DAY: readonly Intent[] = ['worst', 'best']
const SHORT = 8

const ACTIVITIES: readonly TopicId[] = [
  'walking',
  'swimming',
  'cycling',
  'exercise',
  'gardening',
  'yoga',
  'dancing',
  'hobby',
] as readonly string[] as readonly TopicId[]
const OF_COUNT: readonly Intent[] = [
  'hard-days',
  'good-days',
  'level-days',
  'avg-pain',
  'thing-trend',
  'count',
]

/** "How many days could I go for a walk": the days with it. "How many bad nights": the nights. "How many records with numbness": those. [ASST-217] */
function howManyOf(telling: Telling): AskedOverTime {
  const { asked, says, reading, context, features } = telling
  if (!OF_COUNT.includes(asked.intent) || !says(HOW_MANY_DAYS) || features.has('medicine') || says(MISSED))
    return null
  const found = (topic: TopicId, words: string): AskedOverTime => {
    const all = context.byTopic.get(topic) ?? []
    const things = joinByList(all.filter(({ thing }) => thing.list !== 'location'))
    const periods =
      asked.periods.length > 0
        ? asked.periods
        : (reading.periods[0] ?? reading.seasons[0]) === undefined
          ? []
          : [(reading.periods[0] ?? reading.seasons[0])!.range]
    const about = {
      topic,
      topicWords: words,
      measure: null,
      level: null,
      list: null,
      isLoose: true,
      leftOut: [],
      place: null,
      passages: [],
    }
    return things.length === 0
      ? { ...asked, ...about, intent: 'not-recorded', things: [], periods: [] }
      : { ...asked, ...about, intent: 'how-often', things, periods }
  }
  const activity = reading.topics.find(({ topic }) => ACTIVITIES.includes(topic))
  if (activity !== undefined && !features.has('pain-word') && asked.intent !== 'count')
    return found(activity.topic, activity.words)
  if (asked.intent === 'hard-days' && says(BAD_NIGHTS) && !features.has('pain-word'))
    return found('poor-sleep', 'sleep')
  const state = stateOf(telling)
  return asked.intent === 'count' && state !== null ? found(state.topic, state.words) : null
}

const SHORT_SPAN = 14

/** Few days are shown with their numbers, and never only refused; how often something was is told of the year too. [ASST-218] */
function told({ asked }: Telling): AskedOverTime {
  if (asked.isLoose) return null
  const isShort = asked.periods.some(
    (one) => one.is === 'custom' && dayNumber(one.to) - dayNumber(one.from) < SHORT_SPAN,
  )
  return asked.intent === 'compare' && isShort ? { ...asked, isLoose: true } : null
}

const STEPS: readonly ((telling: Telling) => AskedOverTime)[] = [
  lastNumber,
  lastBad,
  whatWasPut,
  oneByOne,
  twoSeasons,
  extremeOfState,
  fromStart,
  painAndState,
  twoWheres,
  nowBesideThen,
  howManyOf,
  told,
]
