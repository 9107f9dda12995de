import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import { lastUnits, periodBetween, plusDays, unitPeriod, type Calendar } from '../../periods/calendar.ts'
import type { UnderstandingResult } from '../../understandingResult.ts'
import { feastIn } from './feastTimes.ts'
import { seasonsIn } from './seasons.ts'
import {
  AGO_WORDS,
  AROUND_FEAST,
  AVERAGE_WORDS,
  BEGAN_WORDS,
  COMPARE_WORDS,
  COUNT_OF_AGO,
  LIKE_NOW,
  LONGEST_WITHOUT,
  MONTH_UNIT,
  OF_TAKING,
  THIS_AND_LAST,
  WHICH_OF_BOTH,
  WORST_DAY,
} from './spokenWords.ts'

interface Asking {
  language: Language
  today: LocalDay
  weekStart: Weekday
}

interface SpokenQuestion {
  asked: UnderstoodQuestion
  text: string
  language: Language
  calendar: Calendar
}

/** Null: nothing to change. */
type SpokenDays = (spoken: SpokenQuestion) => UnderstoodQuestion | null

/** How certain days were. */
const OF_DAYS: readonly Intent[] = ['avg-pain', 'on-day', 'summary', 'trend', 'last-time', 'compare']
/** Their answers put the same count of two times beside each other. */
const COUNTED: readonly Intent[] = [
  'doses',
  'how-often',
  'hard-days',
  'good-days',
  'level-days',
  'count',
  'avg-score',
]

const lengthOf = (from: LocalDay, to: LocalDay): number => dayNumber(to) - dayNumber(from) + 1

const HALF_WEEK = 3
const DAYS_OF_WEEK = 7

/** "A fortnight ago": the week around that day. "Two months ago": that month. [ASST-304] */
const unitsAgo: SpokenDays = ({ asked, text, language, calendar }) => {
  const found = AGO_WORDS[language].exec(text)
  if (found === null || !OF_DAYS.includes(asked.intent) || BEGAN_WORDS[language].test(text)) return null
  const isOther = LIKE_NOW[language].test(text) || asked.things.some(({ list }) => list !== 'location')
  if (isOther) return null
  const said = found.slice(1).find((one) => one !== undefined) ?? ''
  const [count] = COUNT_OF_AGO[language].flatMap((words, at) => (words.test(said) ? [at + 2] : []))
  if (count === undefined) return null
  const isOfMonth = MONTH_UNIT[language].test(found[0])
  const day = plusDays(calendar.today, -DAYS_OF_WEEK * count)
  const week = periodBetween(plusDays(day, -HALF_WEEK), plusDays(day, HALF_WEEK))
  const then = isOfMonth ? unitPeriod('month', count, calendar) : week
  const now = lastUnits(isOfMonth ? DAYS_OF_NOW : DAYS_OF_WEEK, 'day', calendar)
  if (then === null || now === null) return null
  const of = { ...asked, measure: asked.measure ?? 'pain', rank: null, isLoose: true } as const
  // "Was it better two weeks ago" has the present beside it.
  const isChange = asked.intent === 'compare' || asked.intent === 'trend'
  return isChange && WHICH_OF_BOTH[language].test(text)
    ? { ...of, intent: 'compare', periods: [now.range, then.range] }
    : { ...of, intent: 'avg-pain', periods: [then.range] }
}

/** "This week and last": a count of each, and the averages beside each other. [ASST-306] */
const thisAndLast: SpokenDays = ({ asked, text, language, calendar }) => {
  const found = THIS_AND_LAST[language].exec(text)
  if (found === null || asked.periods.length > 1) return null
  if (asked.intent === 'hard-days-trend')
    return thisAndLast({ asked: { ...asked, intent: 'hard-days' }, text, language, calendar })
  const unit = MONTH_UNIT[language].test(found[0]) ? 'month' : 'week'
  if (COUNTED.includes(asked.intent))
    return { ...asked, isLoose: true, periods: [0, 1].map((back) => unitPeriod(unit, back, calendar).range) }
  if (asked.intent !== 'avg-pain' || asked.time !== null) return null
  const [now, before] = [lastUnits(DAYS_OF_WEEK, 'day', calendar), plusDays(calendar.today, -DAYS_OF_WEEK)]
  const week = periodBetween(plusDays(before, 1 - DAYS_OF_WEEK), before)
  const months = [0, 1].map((back) => unitPeriod('month', back, calendar).range)
  const weeks = now === null || week === null ? null : [now.range, week.range]
  const periods = unit === 'month' ? months : weeks
  return periods === null ? null : { ...asked, intent: 'compare', isLoose: true, periods }
}

const COMPARED: readonly Intent[] = ['compare', 'thing-trend']
const OF_WHICH: readonly Intent[] = ['what-differs', 'trend', 'avg-pain', 'months', 'weeks', 'compare']
const SHORT_FEAST = 9
const DAYS_AROUND = 7

/** "Better than at Easter", "around Christmas": a feast with the week before and after it. [ASST-307] */
const aroundFeast: SpokenDays = ({ asked, text, language, calendar }) => {
  const feast = feastIn(text, language, calendar)
  if (feast === null || lengthOf(feast.from, feast.to) > SHORT_FEAST) return null
  const last = plusDays(feast.to, DAYS_AROUND)
  const { today } = calendar
  const wide = periodBetween(plusDays(feast.from, -DAYS_AROUND), last < today ? last : today)
  const latest = lastUnits(DAYS_OF_NOW, 'day', calendar)
  if (wide === null || latest === null) return null
  const now = wide.to < latest.from ? latest : periodBetween(plusDays(wide.to, 1), today)
  if (now === null) return null
  const isBeside = LIKE_NOW[language].test(text)
  const isWhich = WHICH_OF_BOTH[language].test(text) && OF_WHICH.includes(asked.intent)
  const isOfNow = isBeside && (isWhich || COMPARED.includes(asked.intent))
  if (isOfNow && asked.intent === 'thing-trend')
    return { ...asked, isLoose: true, periods: [now.range, wide.range] }
  if (isOfNow) {
    const measure = asked.measure === 'score' ? 'score' : 'pain'
    const things = asked.things.filter(({ list }) => list === 'location')
    const ways = (asked.ways ?? []).filter((way) => way === 'by-score')
    const about = { topic: null, topicWords: null, place: null, leftOut: [], passages: [], rank: null, ways }
    return {
      ...asked,
      ...about,
      intent: 'compare',
      measure,
      things,
      isLoose: true,
      periods: [now.range, wide.range],
    }
  }
  const [range, second] = asked.periods
  if (second !== undefined || range?.is !== 'custom' || !AROUND.includes(asked.intent)) return null
  if (AROUND_FEAST[language].test(text)) return { ...asked, isLoose: true, periods: [wide.range] }
  // "At Christmas last year" is no whole year.
  const isYear = lengthOf(range.from, range.to) > DAYS_OF_HALF_YEAR && feast.from >= range.from
  return isYear && feast.isOfYear ? { ...asked, isLoose: true, periods: [feast.range] } : null
}
const DAYS_OF_NOW = 30
const DAYS_OF_HALF_YEAR = 180
const AROUND: readonly Intent[] = [
  'avg-pain',
  'hard-days',
  'how-often',
  'summary',
  'avg-score',
  'doses',
  'worst',
  'what-differs',
]

type Days = Extract<DateRange, { is: 'custom' }>
const LAST_DAYS: Readonly<Record<string, number>> = { '7days': 7, '30days': 30, '90days': 90 }

function daysOf(range: DateRange, { today }: Calendar): Days | null {
  if (range.is === 'custom') return range
  const days = LAST_DAYS[range.is]
  return days === undefined ? null : { is: 'custom', from: plusDays(today, 1 - days), to: today }
}

/** "This last month against the month before": two times that share no days. [ASST-308] */
const apart: SpokenDays = ({ asked, calendar }) => {
  const [one, other, third] = asked.periods
  if (one === undefined || other === undefined || third !== undefined) return null
  if (![...COMPARED, 'what-differs'].includes(asked.intent)) return null
  const [now, then] = [daysOf(one, calendar), daysOf(other, calendar)]
  if (now === null || then === null || then.from >= now.from || then.to < now.from || then.to >= now.to)
    return null
  // What goes back far is meant as it is.
  if (lengthOf(then.from, then.to) > lengthOf(now.from, now.to) + HALF_WEEK) return null
  const before = periodBetween(plusDays(now.from, -lengthOf(now.from, now.to)), plusDays(now.from, -1))
  return before === null ? null : { ...asked, isLoose: true, periods: [one, before.range] }
}

const BESIDE: readonly Intent[] = ['compare', 'thing-trend', 'what-differs', 'trend', 'avg-pain']

/** "The last two months, and compare it with the summer": both. [ASST-308] */
const besideSeason: SpokenDays = ({ asked, text, language, calendar }) => {
  const [season, second] = seasonsIn(text, language, calendar)
  const [range, ...others] = asked.periods
  if (season === undefined || second !== undefined || range === undefined || others.length > 0) return null
  if (!BESIDE.includes(asked.intent) || !COMPARE_WORDS[language].test(text)) return null
  const now = daysOf(range, calendar)
  if (now === null || now.to !== calendar.today || season.to >= now.from) return null
  const isOfThing = asked.things.some(({ list }) => list !== 'location')
  const intent = isOfThing ? 'thing-trend' : 'compare'
  if (asked.intent === 'what-differs' && !isOfThing) return null
  const measure = isOfThing ? null : (asked.measure ?? 'pain')
  return { ...asked, intent, measure, isLoose: true, periods: [range, season.range] }
}

/** "Compare whether it is worse lately than in summer": the last thirty days beside the summer. [ASST-330] */
const seasonBesideLately: SpokenDays = ({ asked, text, language, calendar }) => {
  if (asked.intent !== 'compare' || asked.topic !== 'season') return null
  const [season, second] = seasonsIn(text, language, calendar)
  const now = lastUnits(DAYS_OF_NOW, 'day', calendar)
  if (season === undefined || second !== undefined || now === null || season.to >= now.from) return null
  const isTold = asked.periods.some((period) => (daysOf(period, calendar)?.from ?? season.from) <= season.to)
  if (isTold) return null
  return { ...asked, topic: null, topicWords: null, isLoose: true, periods: [now.range, season.range] }
}

/** "Which was my worst day since then, and what did I note": that day. [ASST-309] */
const worstDay: SpokenDays = ({ asked, text, language }) =>
  asked.intent === 'what-differs' && asked.periods.length === 1 && WORST_DAY[language].test(text)
    ? { ...asked, intent: 'worst', measure: null, rank: null, isLoose: true }
    : null

/** "What is my average since November" asks for no doses. [ASST-309] */
const averageOfPain: SpokenDays = ({ asked, text, language }) => {
  const isOfNothing = asked.things.length === 0 && asked.list === null && asked.topicWords === null
  if (asked.intent !== 'doses' || !isOfNothing || !AVERAGE_WORDS[language].test(text)) return null
  if (OF_TAKING[language].test(text)) return null
  return { ...asked, intent: 'avg-pain', measure: 'pain', isLoose: true }
}

/** "The longest time without a painkiller": days without a dose. [ASST-309] */
const longestWithout: SpokenDays = ({ asked, text, language }) =>
  asked.intent === 'spell' && LONGEST_WITHOUT[language].test(text)
    ? {
        ...asked,
        intent: 'days-without',
        measure: null,
        things: [],
        level: null,
        topic: null,
        topicWords: null,
        isLoose: true,
      }
    : null

const STEPS: readonly SpokenDays[] = [
  worstDay,
  averageOfPain,
  longestWithout,
  unitsAgo,
  thisAndLast,
  aroundFeast,
  besideSeason,
  seasonBesideLately,
  apart,
]

/** The days that whole phrases of a question name, whoever read it. */
export function withSpokenDays(
  result: UnderstandingResult,
  question: string,
  { language, today, weekStart }: Asking,
): UnderstandingResult {
  if (result.is !== 'asked') return result
  const spoken = { asked: result.asked, text: foldWords(question), language, calendar: { today, weekStart } }
  for (const step of STEPS) {
    const asked = step(spoken)
    if (asked !== null) return { ...result, asked }
  }
  return result
}
