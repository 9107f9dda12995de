import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import { lastUnits, oneDay, type StatedPeriod } from '../../periods/calendar.ts'
import type { TopicId } from '../../topicIds.ts'
import { isPlace } from '../looseFeatures.ts'
import { WHAT_DIFFERENT } from '../reasonWords.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { HOLIDAY_THEN_HOME } from './holidayWords.ts'
import { as, has, language, names, placeIn, type Mend } from './mending.ts'
import { isReason, OF_ANY, OF_REASON, onDays, says, type FindDays } from './onDays.ts'
import { EVERY_WORDS } from './whyWords.ts'
import {
  FORTNIGHT,
  NTH_UNIT,
  ON_TODAY,
  ordinalOf,
  THAN_HOME,
  THIS_TIME_LESS,
  TODAY_AGAIN,
  unitOf,
  USED_TO_HELP,
} from './reasonSpanWords.ts'

const TWO_WEEKS = 14
/** These may have missed the time. */
const MISSED: readonly Intent[] = [...OF_REASON, 'guide', 'kind', 'not-recorded']

/** "Why is it so bad for the second week", "fine until a fortnight ago": all these days beside those before. [ASST-313] */
const forSoLong: FindDays = (mending) => {
  const { asked, reading, text, calendar } = mending
  if (!isReason(mending) || !MISSED.includes(asked.intent)) return null
  const words = language(mending)
  const found = NTH_UNIT[words].exec(text)
  // "The second week" may have been read as this one; what else is dated is meant.
  const isOfUnit = ({ unit, range, to }: StatedPeriod): boolean =>
    found !== null &&
    unit !== 'day' &&
    (range.is === '7days' || range.is === '30days' || to === calendar.today)
  if (reading.seasons.length > 0 || !reading.periods.every(isOfUnit)) return null
  const [number, unit] = found === null ? [null, null] : [ordinalOf(found[1]!, words), unitOf(found[2]!)]
  const span =
    number !== null && unit !== null
      ? lastUnits(number, unit, calendar)
      : says(mending, FORTNIGHT)
        ? lastUnits(TWO_WEEKS, 'day', calendar)
        : null
  if (span === null) return null
  // In Russian, "the third" comes near a word for touch.
  const isOrdinal = asked.topicWords !== null && found?.[0].includes(foldWords(asked.topicWords)) === true
  return onDays(mending, [span], isOrdinal ? { things: [], topic: null, topicWords: null } : {})
}

/** "The first two weeks fine, and these two": days that are named twice are beside those before. [ASST-313] */
const namedTwice: FindDays = (mending) => {
  const [one, two, more] = mending.reading.periods
  const isTwice = one !== undefined && two !== undefined && one.from !== '' && one.from === two.from
  if (!isTwice || one.to !== two.to || one.unit === 'day' || more !== undefined) return null
  return mending.asked.intent === 'what-differs' ? onDays(mending, [one]) : null
}

const FEW_DAYS = 7

/** "Fine for two days, and today it is bad again": today beside the days before. [ASST-314] */
const todayAgain: FindDays = (mending) => {
  const { asked, reading, calendar } = mending
  const { today } = calendar
  const { periods } = reading
  if (!isReason(mending) || !OF_REASON.includes(asked.intent) || periods.length === 0) return null
  if (!says(mending, ON_TODAY) || !says(mending, TODAY_AGAIN) || reading.seasons.length > 0) return null
  const isToday = ({ from, to }: StatedPeriod): boolean => from === today && to === today
  const isFew = ({ from, to }: StatedPeriod): boolean =>
    from !== '' && dayNumber(today) - dayNumber(from) < FEW_DAYS && to <= today
  const others = periods.filter((period) => !isToday(period))
  // One other day is told beside today.
  const isOneDay =
    others.length > 0 && others.every(({ unit, from }) => unit === 'day' && from === others[0]!.from)
  const isRead = others.length === 0 && asked.intent === 'what-differs' && !says(mending, EVERY_WORDS)
  if (!others.every(isFew) || isOneDay || isRead) return null
  return onDays(mending, [oneDay(today)], { things: [], topic: null, topicWords: null })
}

/** Before the other ways to find the days. */
export const SPAN_FINDS: readonly FindDays[] = [forSoLong, namedTwice, todayAgain]

const OF_AWAY: readonly Intent[] = [
  'what-differs',
  'link-of',
  'less-with',
  'good-against-bad',
  'compare',
  'not-recorded',
]

const OF_HOLIDAY: readonly TopicId[] = ['days-off', 'outdoors', 'driving-travel']

const isName = (words: string | null): boolean => words !== null && /^\p{Lu}\S*$/u.test(words)

/** "What was different at the seaside than at home": nobody knows the days of it, and they are asked for. [ASST-315] */
const awayFromHome: Mend = (mending) => {
  const { asked, reading } = mending
  const isDated = reading.periods.length + reading.seasons.length > 0
  // What a holiday is made of (the sea, days off) is no thing of its own. [ASST-329]
  const isHoliday = says(mending, HOLIDAY_THEN_HOME)
  const isOfAway = OF_AWAY.includes(asked.intent) || (isHoliday && asked.intent === 'guide')
  if (isDated || !isOfAway) return null
  if (!isReason(mending) || (!isHoliday && !says(mending, THAN_HOME))) return null
  // Something else of the diary that is named: its days are known.
  const others = reading.topics.filter(
    ({ topic }) => topic !== 'home-alone' && !(isHoliday && OF_HOLIDAY.includes(topic)),
  )
  if (others.some(({ topic }) => (mending.byTopic.get(topic) ?? []).length > 0)) return null
  return as(mending, 'what-differs', {
    ...OF_ANY,
    ways: [],
    list: null,
    rank: null,
    words: null,
    periods: [],
    measure: 'days',
    // Told as not counted.
    topicWords: isName(reading.otherWords) ? reading.otherWords : null,
  })
}

const OF_EFFECT: readonly Intent[] = [
  'visit',
  'visit-questions',
  'guide',
  'not-recorded',
  'what-differs',
  'works-less',
  'did-help',
  'what-helped',
]

/** "The injection used to help for months, this time hardly two weeks, what changed": its marks, or what differs. [ASST-316] */
const lessThisTime: Mend = (mending) => {
  const { asked, reading, calendar } = mending
  const isAsked = mending.isWhy || has(mending, 'what-differs') || says(mending, WHAT_DIFFERENT)
  if (!isAsked || !OF_EFFECT.includes(asked.intent) || has(mending, 'stop-change', 'dosing', 'dose-word'))
    return null
  if (!says(mending, USED_TO_HELP) || !says(mending, THIS_TIME_LESS)) return null
  const isTried = ({ thing }: KnownThing): boolean =>
    thing.list === 'medication' || thing.list === 'alleviating_factor'
  const tried = reading.names.flat().filter(isTried)
  const things = joinByList(tried)
  const none = { place: null, list: null, rank: null, measure: null, effect: null, words: null } as const
  if (things.length > 0)
    return as(mending, 'works-less', { ...none, things, topic: null, topicWords: null, periods: [] })
  const isOfMedicine = reading.medicine !== null
  const [period] = reading.periods
  const isLate = period !== undefined && period.to === calendar.today
  return isOfMedicine
    ? null
    : as(mending, 'what-differs', {
        ...none,
        ...OF_ANY,
        ways: [],
        periods: isLate ? [period.range] : [{ is: '30days' }],
      })
}

const OF_WAKING: readonly Intent[] = ['thing-trend', 'link-of', 'not-recorded']

/** "My hips wake me at night now and not before, is there a reason in my notes": the nights, now and before. [ASST-316] */
const wakingNow: Mend = (mending) => {
  const { asked, reading, isWhy } = mending
  if (!isWhy || !OF_WAKING.includes(asked.intent) || !names(mending, 'waking-at-night', 'poor-sleep'))
    return null
  const isOther = reading.topics.some(
    ({ topic }) => !isPlace(topic) && topic !== 'waking-at-night' && topic !== 'poor-sleep',
  )
  if (isOther || (placeIn(mending) !== null && asked.intent !== 'thing-trend') || !reading.saysNow)
    return null
  const things = joinByList(
    (mending.byTopic.get('poor-sleep') ?? []).filter(({ thing }) => thing.list !== 'alleviating_factor'),
  )
  const named = reading.topics.find(({ topic }) => topic === 'waking-at-night' || topic === 'poor-sleep')
  return as(mending, 'what-differs', {
    things,
    topic: named!.topic,
    topicWords: named!.words,
    place: null,
    list: null,
    rank: null,
    measure: null,
    periods: reading.periods.length > 0 ? asked.periods.slice(0, 2) : [{ is: '30days' }],
    ways: ['state'],
  })
}

export const SPAN_MENDS: readonly Mend[] = [awayFromHome, lessThisTime, wakingNow]
