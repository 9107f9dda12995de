import { WEATHER_TOPICS } from '../../topicGroups.ts'
import type { TopicId } from '../../topicIds.ts'
import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { isPlace } from '../looseFeatures.ts'
import { WHAT_DIFFERENT } from '../reasonWords.ts'
import { as, has, language, names, placeIn, type Mend } from './mending.ts'
import {
  AFTER_EVENT,
  BAD_DAYS,
  DIFFERENT,
  DUE_TO,
  NOT_BETTER,
  SAME_AS_EVER,
  UNABLE_DAYS,
} from './reasonDayWords.ts'
import { EVERY_WORDS, NO_LONGER_WORDS } from './whyWords.ts'

const NOTHING = { things: [], topic: null, topicWords: null, list: null, rank: null, measure: null } as const

const FIXED: readonly Intent[] = ['kind', 'talk', 'note', 'paperwork', 'when-doctor', 'my-medicines', 'visit']

/** "What is different about the days I can't get out of bed": hard days and the others. [ASST-256] */
const hardDaysApart: Mend = (mending) => {
  const { asked, reading, text, isWhy } = mending
  const words = language(mending)
  const isKind = asked.intent === 'kind' && DIFFERENT[words].test(text)
  if ((FIXED.includes(asked.intent) && !isKind) || reading.periods.some(({ unit }) => unit === 'day'))
    return null
  const isAsked = isWhy || has(mending, 'what-differs') || DIFFERENT[words].test(text)
  const isUnable = UNABLE_DAYS[words].test(text) && (asked.intent !== 'app' || DIFFERENT[words].test(text))
  const isBad = asked.intent === 'what-differs' && BAD_DAYS[words].test(text) && DIFFERENT[words].test(text)
  const isDated = reading.seasons.length > 0 || reading.saysNow
  if (!isAsked || isDated || !(isUnable || isBad)) return null
  return as(mending, 'good-against-bad', {
    ...NOTHING,
    app: null,
    place: null,
    words: null,
    effect: null,
    feeling: null,
    periods: asked.periods.slice(0, 1),
    ways: ['hard-apart'],
  })
}

const OF_WEEKDAY: readonly Intent[] = ['thing-trend', 'not-recorded', 'link-of', 'hard-days', 'kind', 'guide']

/** "How come I'm always flat on Sundays": the days of the week. [ASST-262] */
const everyWeekdayFlat: Mend = (mending) => {
  const { asked, reading, text, isWhy } = mending
  const isDay = reading.periods.every(({ unit }) => unit === 'day')
  const isNamed = has(mending, 'weekday') || (reading.isHabit && reading.periods.length > 0)
  if (!isWhy || !OF_WEEKDAY.includes(asked.intent) || !isDay || !isNamed) return null
  if (!EVERY_WORDS[language(mending)].test(text) || asked.things.some(({ list }) => list !== 'symptom'))
    return null
  return as(mending, 'weekday', { ...NOTHING, place: placeIn(mending), periods: [], words: null })
}

/** What happens once. */
const EVENTS: readonly TopicId[] = ['vaccination', 'days-off', 'outing', 'driving-travel']
const OF_WEATHER: readonly Intent[] = ['link-of', 'not-recorded', 'trend', 'since-when', 'since-start']

/** "Since it got cold, why is it so bad": no day is known, and what differs lately is told. [ASST-260] */
const sinceWeather: Mend = (mending) => {
  const { asked, reading, text, isWhy } = mending
  const isDated = reading.periods.some(({ unit }) => unit !== null)
  const isEvent = names(mending, ...EVENTS) && asked.intent === 'not-recorded'
  if (isWhy && !isDated && isEvent && AFTER_EVENT[language(mending)].test(text))
    return as(mending, 'what-differs', { ...NOTHING, place: placeIn(mending), measure: 'days', periods: [] })
  if (!isWhy || isDated || !names(mending, ...WEATHER_TOPICS) || !OF_WEATHER.includes(asked.intent))
    return null
  if (!reading.allConcepts.has('since') && !SINCE_IT[language(mending)].test(text)) return null
  return as(mending, 'what-differs', {
    ...NOTHING,
    place: placeIn(mending),
    measure: 'days',
    periods: [{ is: '30days' }],
  })
}
const SINCE_IT = {
  en: /\bsince\b/,
  de: /\bseit(?:dem)?\b/,
  es: /\bdesde\b/,
  fr: /\bdepuis\b/,
  ko: /부터|뒤로|후로|이후/,
  ru: /с тех пор|как только/,
  'zh-rCN': /以来|以后|之后|自从/,
} as const

/** "After the holiday everything got worse": the day is asked for, and not left out. [ASST-260] */
const afterEvent: Mend = (mending) => {
  const { asked, reading, text } = mending
  const isDated = reading.periods.length + reading.seasons.length > 0 || asked.periods.length > 0
  if (asked.intent !== 'what-differs' || isDated || asked.measure !== null) return null
  if ((asked.ways ?? []).length > 0 || !AFTER_EVENT[language(mending)].test(text)) return null
  return as(mending, 'what-differs', { measure: 'days' })
}

const OF_MEDICINE: readonly Intent[] = [
  'what-differs',
  'what-helped',
  'did-help',
  'guide',
  'trend',
  'link-of',
  'doses',
]

/** "I take the same tablets, why do they do nothing now": the marks of late and those before. [ASST-261] */
const sameTablets: Mend = (mending) => {
  const { asked, reading, text, isWhy } = mending
  const words = language(mending)
  if (!OF_MEDICINE.includes(asked.intent) || !has(mending, 'medicines')) return null
  const isAsked = isWhy || has(mending, 'what-differs') || WHAT_DIFFERENT[words].test(text)
  const isLess = NO_LONGER_WORDS[words].test(text) || NOT_BETTER[words].test(text)
  const isNamed = reading.medicine !== null || reading.brand !== null || reading.names.flat().length > 0
  if (!isAsked || !isLess || isNamed || !SAME_AS_EVER[words].test(text)) return null
  return as(mending, 'works-less', { ...NOTHING, place: null, effect: null, periods: [] })
}

/** "Woran liegt es": nobody lies down. [ASST-263] */
const dueTo: Mend = (mending) => {
  const { asked, reading, text } = mending
  if (asked.topic !== 'lying' || !DUE_TO[language(mending)].test(text)) return null
  const place = placeIn(mending)
  const other = reading.topics.find(({ topic }) => topic !== 'lying' && !isPlace(topic))
  return other !== undefined && asked.intent !== 'what-differs'
    ? null
    : as(mending, 'what-differs', {
        ...NOTHING,
        place,
        periods: reading.periods.length > 0 ? asked.periods : [{ is: '30days' }],
      })
}

/** Before the other mends. */
export const REASON_KIND_MENDS: readonly Mend[] = [
  hardDaysApart,
  dueTo,
  everyWeekdayFlat,
  sameTablets,
  sinceWeather,
]
/** After all others. */
export const EVENT_MENDS: readonly Mend[] = [afterEvent]
