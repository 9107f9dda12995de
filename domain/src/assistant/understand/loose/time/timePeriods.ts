import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import {
  lastUnits,
  periodBetween,
  plusDays,
  unitPeriod,
  weekdayNumber,
  type StatedPeriod,
} from '../../periods/calendar.ts'
import type { LooseParts } from '../looseQuestion.ts'
import { namedPeriod } from '../days/namedPeriods.ts'
import {
  AROUND_WORDS,
  BEFORE_LAST,
  CHRISTMAS,
  FESTIVE,
  LATEST_MONTHS,
  MONTH_WORD,
  PAST_MONTH,
  SAME_LAST_YEAR,
  THAN_LAST,
  THIS_YEAR_WORDS,
  USUALLY,
  WEEK_OF,
} from './timeWords.ts'

type Dated = UnderstoodQuestion | null

/** How something was, and how it is compared: with other days these are still the same kind of question. */
const COURSES: readonly Intent[] = [
  'avg-pain',
  'trend',
  'compare',
  'what-differs',
  'on-day',
  'hard-days',
  'summary',
  'months',
  'weeks',
]
const OF_MONTHS: readonly Intent[] = ['months', 'weeks']
const SHORT_FEAST = 5
const DAYS_OF_WEEK = 7
const HALF_WEEK = 3
const DAYS_OF_YEAR = 364
const ONE_YEAR = 365

/** The days that whole words of a question name, where its single words would be other ones. [ASST-210] */
export function withNamedTime(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion {
  for (const dated of [
    twoOfOneKind,
    sameLastYear,
    seasonAgainstLast,
    weekOf,
    festive,
    pastMonth,
    wholeYear,
  ]) {
    const found = dated(asked, parts)
    if (found !== null) return found
  }
  return asked
}

const says = ({ reading }: LooseParts, words: typeof WEEK_OF): boolean =>
  words[reading.thesaurus.language].test(foldWords(reading.typed))

const isWhy = ({ features, reading }: LooseParts): boolean =>
  features.has('why') || reading.allConcepts.has('why')

const compared = (asked: UnderstoodQuestion, one: DateRange, other: DateRange): UnderstoodQuestion => ({
  ...asked,
  intent: asked.intent === 'thing-trend' || asked.intent === 'what-differs' ? asked.intent : 'compare',
  measure: asked.measure ?? 'pain',
  isLoose: true,
  periods: [one, other],
})

/** "Last week against the one before": two weeks of the calendar, though today is a Monday. */
function twoOfOneKind(asked: UnderstoodQuestion, parts: LooseParts): Dated {
  const { language } = parts.reading.thesaurus
  const found = BEFORE_LAST[language].exec(foldWords(parts.reading.typed))
  if (found === null || !COURSES.includes(asked.intent)) return null
  const word = found.slice(1).find((one) => one !== undefined) ?? ''
  const unit = MONTH_WORD[language].test(word) ? 'month' : 'week'
  const { calendar } = parts.context
  return compared(asked, unitPeriod(unit, 1, calendar).range, unitPeriod(unit, 2, calendar).range)
}

/** "This week and the same week last year". */
function sameLastYear(asked: UnderstoodQuestion, parts: LooseParts): Dated {
  const { calendar } = parts.context
  const one = parts.reading.periods.find(({ unit, from }) => unit !== 'year' && from !== '')
  const isOfOne = one?.isYearAgo === true || parts.reading.periods.length === 0
  if (!says(parts, SAME_LAST_YEAR) || !COURSES.includes(asked.intent)) return yearAgo(asked, parts)
  const isWeek = one === undefined || isOfOne || one.unit === 'week'
  const now = isWeek ? lastUnits(DAYS_OF_WEEK, 'day', calendar) : one
  if (now === null) return null
  const before = periodBetween(plusDays(now.from, -DAYS_OF_YEAR), plusDays(now.to, -DAYS_OF_YEAR))
  return before === null ? null : compared(asked, now.range, before.range)
}

/** "Better than a year ago": the last month beside the same one then. */
function yearAgo(asked: UnderstoodQuestion, { reading, features }: LooseParts): Dated {
  const [past, second] = reading.periods
  const isChange = features.has('better') || features.has('worse') || features.has('compare')
  if (asked.intent !== 'trend' || past?.isYearAgo !== true || second !== undefined || !isChange) return null
  return compared(asked, { is: '30days' }, past.range)
}

/** "Better this autumn than last": the season that runs, and that of the year before. */
function seasonAgainstLast(asked: UnderstoodQuestion, parts: LooseParts): Dated {
  const { reading, context } = parts
  if (!COURSES.includes(asked.intent) || isWhy(parts) || !says(parts, THAN_LAST)) return null
  const { today } = context.calendar
  const running = reading.seasons.find(({ to }) => to === today)
  const past = reading.seasons.find(({ to }) => to < today)
  if (running === undefined && past === undefined) return null
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const first = past ?? running!
  const isSameSeason = past !== undefined && past.from.slice(5) === seasonStart(month)
  if (running === undefined && !isSameSeason) return null
  const from = running?.from ?? `${year}-${first.from.slice(5)}`
  const before = past ?? periodBetween(`${Number(from.slice(0, 4)) - 1}${from.slice(4)}`, endOf(from))
  const now = periodBetween(from, today)
  return before === null || now === null ? null : compared(asked, now.range, before.range)
}
const MONTHS_OF_SEASON = 3
const seasonStart = (month: number): string =>
  `${String(Math.floor(month / MONTHS_OF_SEASON) * MONTHS_OF_SEASON).padStart(2, '0')}-01`
/** The last day of the season of the year before that began in that month. */
function endOf(from: string): string {
  const [year, month] = [Number(from.slice(0, 4)) - 1, Number(from.slice(5, 7)) + MONTHS_OF_SEASON]
  const next =
    month > 12
      ? `${year + 1}-${String(month - 12).padStart(2, '0')}`
      : `${year}-${String(month).padStart(2, '0')}`
  return plusDays(`${next}-01`, -1)
}

const lengthOf = ({ from, to }: StatedPeriod): number => dayNumber(to) - dayNumber(from) + 1

/** "The week of 12 October", "Christmas week": seven days, and not the one. */
function weekOf(asked: UnderstoodQuestion, parts: LooseParts): Dated {
  const { reading, context } = parts
  if (!says(parts, WEEK_OF)) return null
  const named = reading.periods.find(
    (one) => one.unit !== 'week' && one.from !== '' && lengthOf(one) <= SHORT_FEAST,
  )
  const day =
    named ?? dayInText(parts) ?? (says(parts, CHRISTMAS) ? namedPeriod('christmas', context.calendar) : null)
  if (day === null) return null
  const isAround = says(parts, AROUND_WORDS)
  const week = unitPeriod('week', 0, context.calendar, day.from)
  const monday = isAround
    ? plusDays(day.from, -HALF_WEEK)
    : plusDays(
        day.from,
        -((weekdayNumber(day.from) - context.calendar.weekStart + DAYS_OF_WEEK) % DAYS_OF_WEEK),
      )
  const last = plusDays(monday, DAYS_OF_WEEK - 1)
  const { today } = context.calendar
  const range = periodBetween(monday, last < today ? last : today)?.range ?? week.range
  const isCourse = COURSES.includes(asked.intent) && !(asked.intent === 'what-differs' && isWhy(parts))
  return isCourse
    ? { ...asked, intent: 'avg-pain', measure: 'pain', isLoose: true, periods: [range] }
    : { ...asked, isLoose: true, periods: [range] }
}

/** "10月12日那一周" has a week that hides its day. */
function dayInText({ reading, context }: LooseParts): StatedPeriod | null {
  const found = /(\d{1,2})月(\d{1,2})[日号]/.exec(foldWords(reading.typed))
  if (found === null) return null
  const { today } = context.calendar
  const ofYear = (year: number): string =>
    `${year}-${found[1]!.padStart(2, '0')}-${found[2]!.padStart(2, '0')}`
  const year = Number(today.slice(0, 4))
  const day = ofYear(year) <= today ? ofYear(year) : ofYear(year - 1)
  return periodBetween(day, day, 'day')
}

/** The days from Christmas to the first week of January. */
function festive(asked: UnderstoodQuestion, parts: LooseParts): Dated {
  const { periods, seasons } = parts.reading
  const isNamed = periods.some((one) => one.from !== '' && lengthOf(one) > SHORT_FEAST && one.unit !== 'year')
  if (!says(parts, FESTIVE) || !COURSES.includes(asked.intent) || isNamed || seasons.length > 1) return null
  const { today } = parts.context.calendar
  const year = Number(today.slice(0, 4))
  const from = today < `${year}-12-24` ? `${year - 1}-12-24` : `${year}-12-24`
  const last = `${Number(from.slice(0, 4)) + 1}-01-06`
  const range = periodBetween(from, last < today ? last : today)?.range
  if (range === undefined) return null
  return {
    ...asked,
    intent: 'avg-pain',
    measure: 'pain',
    topic: null,
    topicWords: null,
    isLoose: true,
    periods: [range],
  }
}

/** "This past month" ends today, and "the last months" are three. [ASST-249] */
function pastMonth(asked: UnderstoodQuestion, parts: LooseParts): Dated {
  const [one, second] = asked.periods
  const areMonths = says(parts, LATEST_MONTHS)
  const isSaid = areMonths || says(parts, PAST_MONTH)
  if (second !== undefined || one?.is !== 'custom' || !isSaid) return null
  const { calendar } = parts.context
  const isMonth = [0, 1].some((back) => {
    const { range } = unitPeriod('month', back, calendar)
    return range.is === 'custom' && range.from === one.from && range.to === one.to
  })
  return isMonth ? { ...asked, periods: [{ is: areMonths ? '90days' : '30days' }] } : null
}

const OF_HABIT: readonly Intent[] = ['most', 'how-often', 'hard-days', 'avg-pain', 'level-days', 'good-days']

/** "Which month this year" has the months of the year; "usually" means the year. */
function wholeYear(asked: UnderstoodQuestion, parts: LooseParts): Dated {
  const [one] = asked.periods
  const { calendar } = parts.context
  const isShort = one?.is !== 'custom' || dayNumber(one.to) - dayNumber(one.from) < ONE_YEAR / 12 + 1
  if (OF_MONTHS.includes(asked.intent) && isShort && says(parts, THIS_YEAR_WORDS))
    return { ...asked, periods: [unitPeriod('year', 0, calendar).range] }
  const isUsual = OF_HABIT.includes(asked.intent) && one === undefined && parts.reading.seasons.length === 0
  return isUsual && says(parts, USUALLY) ? { ...asked, isLoose: true, periods: [{ is: '365days' }] } : null
}
