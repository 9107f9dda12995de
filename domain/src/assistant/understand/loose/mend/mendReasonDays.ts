import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { DOCTOR_WORDS } from '../../example/askVisit.ts'
import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import {
  lastUnits,
  oneDay,
  periodBetween,
  plusDays,
  type Calendar,
  type StatedPeriod,
} from '../../periods/calendar.ts'
import { namedPeriod } from '../days/namedPeriods.ts'
import { WHAT_DIFFERENT } from '../reasonWords.ts'
import { has, language, type Mending } from './mending.ts'
import { isReason, OF_ANY, OF_REASON, onDays, says, type FindDays } from './onDays.ts'
import { SPAN_FINDS } from './mendReasonSpans.ts'
import {
  BEFORE_IT,
  BEGAN,
  DAY_NUMBER,
  HAPPENED,
  NUMBER_ON_DAY,
  OR_BEFORE,
  SINCE_THEN,
  THAT_WEEKEND,
  THESE_DAYS,
  UP_TO,
  WELL,
} from './reasonDayWords.ts'
import { EVERY_WORDS, NOT_NOW_WORDS } from './whyWords.ts'

const LONGEST_FEAST = 14
const LEAST_SINCE = 7

const isShortDays = ({ from, to }: StatedPeriod): boolean =>
  from !== '' && dayNumber(to) - dayNumber(from) <= LONGEST_FEAST

/** "Fine until Halloween and now this", "I went back to work on the 5th, or had it begun before": since that day. [ASST-257] */
const sinceThatDay: FindDays = (mending) => {
  const { asked, reading, calendar } = mending
  const { today } = calendar
  const isPast = ({ from, to }: StatedPeriod): boolean => from !== '' && to < today
  const [day, more] = reading.periods.filter(isPast)
  const isAsked = OF_REASON.includes(asked.intent) || OF_THINGS.includes(asked.intent)
  if (day === undefined || more !== undefined || !isAsked || day.unit === 'week') return null
  if (day.from > plusDays(today, -LEAST_SINCE) || !isShortDays(day)) return null
  const saysNow = reading.saysNow || reading.periods.length > 1
  const isOther = saysNow || says(mending, NOT_NOW_WORDS) || says(mending, WELL)
  const isUpTo = isReason(mending) && isOther && (says(mending, UP_TO) || says(mending, BEFORE_IT))
  const isOfBegin =
    says(mending, BEGAN) && (says(mending, OR_BEFORE) || (isReason(mending) && has(mending, 'worse')))
  const isOfPain = isReason(mending) || has(mending, 'worse', 'pain-word')
  if (!isUpTo && !isOfBegin && !(isOfPain && says(mending, SINCE_THEN))) return null
  const since = periodBetween(day.from, today)
  return since === null ? null : onDays(mending, [since], FROM_EVENT)
}
const OF_THINGS: readonly Intent[] = ['kind', 'on-day', 'guide', 'not-recorded', 'link-two']

const FROM_EVENT = { ways: ['from-event'] } as const
const LEAST_SPAN = 6

/** "A month ago we got a new mattress, why is it worse": the time since then. [ASST-257] */
const sinceThatLong: FindDays = (mending) => {
  const { asked, reading, calendar } = mending
  const [span, more] = reading.periods
  const isToNow = span?.unit === null && span.to === calendar.today && span.from !== ''
  if (!isToNow || more !== undefined || !OF_CHANGE.includes(asked.intent)) return null
  const isLong = dayNumber(span.to) - dayNumber(span.from) >= LEAST_SPAN
  const isOfPain = has(mending, 'worse', 'pain-word', 'pain-topic', 'place')
  const isSince = (says(mending, BEGAN) && has(mending, 'worse')) || (says(mending, SINCE_THEN) && isOfPain)
  return isLong && isSince ? onDays(mending, [span], FROM_EVENT) : null
}
const OF_CHANGE: readonly Intent[] = ['guide', 'link-of', 'link-two', 'not-recorded', 'more-with']

/** "I sleep worse since the clocks went back and everything hurts": how often that was, and what differed. [ASST-257] */
const sleepSince: FindDays = (mending) => {
  const { asked, reading, calendar } = mending
  const [since, more] = reading.periods
  const isSince = since?.unit === null && since.to === calendar.today && reading.allConcepts.has('since')
  const isOfSleep = asked.topic === 'poor-sleep' && asked.intent === 'link-of' && asked.things.length > 0
  return isSince && more === undefined && isOfSleep && has(mending, 'worse')
    ? onDays(mending, [since], { things: asked.things })
    : null
}

const LAST_DAY_OF_MONTH = 31

/** The latest day of that number. */
function dayOfNumber(value: number, { today }: Calendar): LocalDay | null {
  if (value < 1 || value > LAST_DAY_OF_MONTH) return null
  for (let back = 0; back <= LAST_DAY_OF_MONTH; back += 1) {
    const day = localDay(dayNumber(today) - back)
    if (Number(day.slice(-2)) === value) return day
  }
  return null
}

/** "Why was the 3rd so bad", "what happened on the 28th": the latest day of that number. [ASST-258] */
const dayByNumber: FindDays = (mending) => {
  const { asked, reading, text, calendar } = mending
  if (reading.periods.length + reading.seasons.length > 0) return null
  const found = DAY_NUMBER[language(mending)].exec(text)
  const day = found === null ? null : dayOfNumber(Number(found[1]), calendar)
  const isOther = asked.intent === 'not-recorded' || (asked.intent === 'guide' && mending.isWhy)
  if (day === null || !(OF_REASON.includes(asked.intent) || isOther)) return null
  if (!isReason(mending) && !says(mending, HAPPENED)) return null
  // "Fine until the 20th" and "since the 20th" go on to today.
  const isUpTo = says(mending, UP_TO) && says(mending, WELL)
  const since = periodBetween(day, calendar.today)
  return (isUpTo || reading.allConcepts.has('since')) && since !== null
    ? onDays(mending, [since], FROM_EVENT)
    : onDays(mending, [oneDay(day)], OF_ANY)
}

/** "4 November says ten, what happened then": that day. [ASST-258] */
const dayThatHappened: FindDays = (mending) => {
  const { asked, reading } = mending
  const [day, more] = reading.periods
  if (day?.unit !== 'day' || more !== undefined || !says(mending, HAPPENED)) return null
  return OF_DAY.includes(asked.intent) ? onDays(mending, [day], OF_ANY) : null
}
const OF_DAY: readonly Intent[] = ['avg-pain', 'worst', 'level-days', 'last-level', 'trend', 'hard-days']

/** "Why did I put a 7 on 28 October": that day, and not all from the 7th on. [ASST-258] */
const dayBesideNumber: FindDays = (mending) => {
  const { reading, text, calendar } = mending
  const [span, more] = reading.periods
  const found = NUMBER_ON_DAY[language(mending)].exec(text)
  if (span?.unit !== null || more !== undefined || found === null || span.to > calendar.today) return null
  const [value, day] = [Number(found[1]), Number(found[2])]
  const isBoth = Number(span.from.slice(-2)) === value && Number(span.to.slice(-2)) === day
  return isBoth && (isReason(mending) || says(mending, HAPPENED))
    ? onDays(mending, [oneDay(span.to)], OF_ANY)
    : null
}

const OF_START: readonly Intent[] = ['since-start', 'since-when']

/** "What has changed since the beginning of November" asks for more than the pain. [ASST-257] */
const changedSince: FindDays = (mending) => {
  const { asked, reading, text, calendar } = mending
  const [period, more] = reading.periods
  const isAsked =
    OF_START.includes(asked.intent) && (asked.ways ?? []).length === 0 && asked.things.length === 0
  if (!isAsked || period?.unit !== null || more !== undefined || period.to !== calendar.today) return null
  if (period.from === '' || DOCTOR_WORDS[language(mending)].test(text) || has(mending, 'visit')) return null
  return says(mending, WHAT_DIFFERENT) ? onDays(mending, [period]) : null
}

const DAYS_OF_WEEK = 7

const isMeant = (mending: Mending): boolean => OF_REASON.includes(mending.asked.intent) && isReason(mending)

/** "Last week was all right, why was this weekend so bad": that weekend, and the week before it. [ASST-259] */
const thatWeekend: FindDays = (mending) => {
  const { reading, calendar } = mending
  if (!isMeant(mending) || !says(mending, THAT_WEEKEND) || says(mending, EVERY_WORDS)) return null
  const weekend = namedPeriod('weekend', calendar)
  if (weekend === null || reading.seasons.length > 0) return null
  const hasWeek = reading.periods.some(({ unit, range }) => unit === 'week' || range.is === '7days')
  const before = periodBetween(plusDays(weekend.from, -DAYS_OF_WEEK), plusDays(weekend.from, -1))
  return onDays(mending, hasWeek && before !== null ? [weekend, before] : [weekend])
}

/** "Why do I hurt so much these days": the last seven. [ASST-259] */
const theseDays: FindDays = (mending) => {
  const { asked, reading, calendar } = mending
  const [lately, more] = asked.periods
  const week = lastUnits(DAYS_OF_WEEK, 'day', calendar)
  const isLately = lately?.is === '30days' && more === undefined && reading.seasons.length === 0
  return asked.intent === 'what-differs' && isLately && week !== null && says(mending, THESE_DAYS)
    ? {
        ...mending,
        asked: { ...asked, periods: [week.range] },
        reading: { ...reading, periods: [week], saysNow: false },
      }
    : null
}

const FINDS: readonly FindDays[] = [
  ...SPAN_FINDS,
  sinceThatDay,
  sinceThatLong,
  sleepSince,
  dayByNumber,
  dayThatHappened,
  dayBesideNumber,
  changedSince,
  thatWeekend,
  theseDays,
]

/** A question about one day that its words name is whole. */
export const isOfOneDay = ({ reading }: Mending): boolean =>
  reading.periods.length === 1 && reading.periods[0]!.unit === 'day'

/** A question why with the days that it means. */
export function withReasonDays(mending: Mending): Mending {
  for (const find of FINDS) {
    const found = find(mending)
    if (found !== null) return found
  }
  return mending
}
