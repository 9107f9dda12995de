import type { Language } from '@reprieve/domain/settings/language.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { hasLevelWord } from '../../example/painLevel.ts'
import type { FoldedText } from '../../foldQuestion.ts'
import {
  lastUnits,
  periodBetween,
  plusDays,
  unitPeriod,
  weekdayNumber,
  type Calendar,
  type StatedPeriod,
} from '../../periods/calendar.ts'
import type { ReadPeriods } from '../../periods/readPeriods.ts'
import { isConcept, type QuestionToken } from '../../token.ts'
import type { PhraseMatch } from '../thesaurus/matchThesaurus.ts'
import { partOfMonth, partOfThisMonth } from './monthParts.ts'
import { isSinceDays } from './namedDays.ts'
import { isFeast, namedPeriod } from './namedPeriods.ts'
import { seasonsIn } from './seasons.ts'
import { LATEST_MONTHS } from '../time/timeWords.ts'
import { weekdayOfWeek } from './weekdayOfWeek.ts'

/** The days that a question names. */
export interface QuestionDays {
  periods: readonly StatedPeriod[]
  /** Seasons that are named, as days. */
  seasons: readonly StatedPeriod[]
  /** Days by their name, which may also mean all of that name: the weekend. */
  isNamedPeriod: boolean
  /** Only a weekday or a few days are named, and not which ones: it may mean all of them. */
  isHabit: boolean
  /** "Now", "at the moment", or something that the present is compared with. */
  saysNow: boolean
}

/** "How did the week go": the last seven days. In Russian and other languages without an article. */
const BARE_WEEK: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\bhow (?:was|did|has) (?:the|my) week\b/,
  de: /\bwie (?:war|lief) (?:die|meine) woche\b/,
  es: /\b(?:como|que tal) (?:fue|ha ido|estuvo|me fue|va) (?:la|mi) semana\b|\bque tal (?:la|mi) semana\b/,
  fr: /\b(?:la|ma) semaine (?:s est|a ete|etait)\b|\bcomment (?:etait|s est passee) (?:la|ma) semaine\b/,
  ru: /(?:как|какои) (?:прошла|была|идет) (?:моя )?неделя|(?:^|\s)неделя как прошла/,
  ko: /한 ?주 (?:어땠|어때|동안 어땠)/,
  'zh-rCN': /(?:这|一)(?:个)?(?:周|星期|礼拜)(?:怎么样|咋样|如何|过得)/,
}

function bareWeek(
  tokens: readonly QuestionToken[],
  { folded, language, calendar }: DatedText,
): readonly StatedPeriod[] {
  const isSaid = tokens.some((token) => isConcept(token, 'previous', 'this'))
  const week = lastUnits(7, 'day', calendar)
  return !isSaid && week !== null && BARE_WEEK[language]?.test(folded.text) === true ? [week] : []
}

interface DatedText {
  folded: FoldedText
  tokens: readonly QuestionToken[]
  language: Language
  calendar: Calendar
}

interface DaySources extends DatedText {
  /** Phrases of the thesaurus that are no part of a name in the diary. */
  told: readonly PhraseMatch[]
  /** As the strict reader reads them. */
  periods: ReadPeriods['periods']
}

interface ReadDays {
  said: QuestionDays
  /** A number of pain that was read as the day of a month. */
  level: number | null
}

/** The days of a question in everyday words. [ASST-86, ASST-100] */
export function readQuestionDays({ told, periods, ...dated }: DaySources): ReadDays {
  const { folded, tokens, language, calendar } = dated
  const dates = told.flatMap((match) => datesOf(match, dated))
  const named = told.flatMap((match) => {
    if (match.means.is === 'period' && match.means.days !== undefined) return []
    const period = match.means.is === 'period' ? namedPeriod(match.means.period, calendar) : null
    if (period === null) return []
    const isFeastDay = match.means.is === 'period' && isFeast(match.means.period)
    if (isFeastDay && isAfter(match, folded.text, language) && !isSinceDays(folded.text, match, language))
      return [daysAfter(period, calendar)]
    const isSince = isAfterSince(match, tokens) || (isFeastDay && isSinceDays(folded.text, match, language))
    return [isSince ? (periodBetween(period.from, calendar.today) ?? period) : period]
  })
  const feasts = joinFeasts(named)
  const hasFeast = told.some(({ means }) => means.is === 'period' && isFeast(means.period))
  const seasons = seasonsIn(folded.text, language, calendar)
  // "Spring last year" is that spring, and not the year.
  const isOfSeason = ({ unit }: StatedPeriod): boolean => seasons.length > 0 && unit === 'year'
  const yearAgo = sameTimeLastYear(folded.text, language, calendar)
  const all = periods.map((readings) => readings[0]!).filter((period) => !isOfSeason(period))
  const first = yearAgo === null ? all : all.filter(({ unit }) => unit !== 'year')
  const stated: readonly StatedPeriod[] =
    yearAgo === null
      ? upToToday(weekdayOfWeek(statedDays(first, dated), folded.text, language), dated)
      : [yearAgo, ...first]
  if (dates.length > 0) {
    // "Thanksgiving last year" is that day, and "now against Easter" has both.
    const isAround = ({ from, to }: StatedPeriod): boolean =>
      dates.some((day) => from <= day.from && day.from <= to)
    // "Overall since Christmas" is since Christmas. [ASST-295]
    const isAll = ({ range }: StatedPeriod): boolean => range.is === 'alltime'
    const beside = stated.filter((period) => period.unit !== 'year' && !isAll(period) && !isAround(period))
    const together = joinShort([...feasts, ...dates])
    const [only] = dates
    // "The long weekend against the week before it". [ASST-249]
    if (dates.length === 1 && only!.from !== '' && WEEK_BEFORE[language].test(folded.text)) {
      const week = periodBetween(plusDays(only!.from, -DAYS_OF_WEEK), plusDays(only!.from, -1))
      const said = { periods: [only!, ...(week === null ? [] : [week])], seasons: [], isNamedPeriod: false }
      return { said: { ...said, isHabit: false, saysNow: false }, level: null }
    }
    const days = [...beside, ...together].toSorted((one, other) => (one.to > other.to ? -1 : 1))
    const said = { periods: days, seasons, isNamedPeriod: false, isHabit: false }
    return { said: { ...said, saysNow: NOW_WORDS[language].test(folded.text) }, level: levelIn(first, dated) }
  }
  const bare = stated.length === 0 && feasts.length === 0 ? bareWeek(tokens, dated) : []
  const isOfAll = feasts.length > 0 && stated.every(({ range }) => range.is === 'alltime')
  return {
    said: {
      periods:
        bare.length > 0
          ? bare
          : stated.length === 0 || isOfAll
            ? feasts
            : hasFeast
              ? (feastsOfYears(feasts, stated, calendar) ?? dayOfFeast(stated, named))
              : stated,
      seasons,
      isNamedPeriod: stated.length === 0,
      isHabit: isHabit(stated, tokens, calendar),
      saysNow: NOW_WORDS[language].test(folded.text),
    },
    level: levelIn(first, dated),
  }
}

const WEEK_BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the )?week before\b/,
  de: /\bwoche (?:davor|zuvor|vorher)\b/,
  es: /\bsemana (?:de antes|anterior|previa)\b/,
  fr: /\bsemaine (?:d avant|precedente)\b/,
  ko: /(?:그|바로) ?전 ?주|전주(?:랑|와|보다|에)/,
  ru: /недел\S* (?:до этого|раньше|перед)|предыдущ\S+ недел/,
  'zh-rCN': /(?:之?前|上)一(?:个)?(?:周|星期|礼拜)/,
}

/** "The last month" that ends today, where another word means the month before this one. */
const LATEST: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /\bultim[oa] (?:mes|semana|ano)\b/,
  ru: /последн\S* (?:месяц|недел|год)/,
}
const LAST_DAYS = { week: '7days', month: '30days', year: '365days' } as const

function upToToday(
  stated: readonly StatedPeriod[],
  { folded, language, calendar }: DatedText,
): readonly StatedPeriod[] {
  const [one, second] = stated
  const unit = one?.unit ?? null
  const months = lastUnits(90, 'day', calendar)
  // "The last months" are several. [ASST-249]
  const areMonths = unit === 'month' && second === undefined && LATEST_MONTHS[language].test(folded.text)
  if (areMonths && months !== null) return [months]
  const isLatest = second === undefined && LATEST[language]?.test(folded.text) === true
  if (one === undefined || !isLatest || unit === null || unit === 'day') return stated
  const isBefore = one.to < calendar.today
  return isBefore ? [{ range: { is: LAST_DAYS[unit] }, from: '', to: '', unit: null }] : stated
}

const YEAR_AGO: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:this|same) time last year\b|\b(?:a|one) year ago\b/,
  de: /\bum diese zeit\b.*\bjahr|\bjahr\b.*\bum diese zeit\b|\bvor einem jahr\b/,
  es: /\bano pasado por esta|\bpor esta\w* \w+ el ano pasado\b|\bhace un ano\b/,
  fr: /\b(?:l an|annee) dernier\w* a (?:la meme|cette) (?:epoque|periode)|\bil y a un an\b/,
  ko: /(?:작년|지난해) ?(?:이맘때|이 ?때)|(?:1|일) ?년 ?전/,
  ru: /(?:^|\s)год назад|в это (?:же )?время (?:в )?прошл|(?:^|\s)прошл\S+ год\S* в это (?:же )?время/,
  'zh-rCN': /去年(?:的)?(?:这个?时候|此时|同期)|一年(?:之|以)?前/,
}
const DAYS_OF_YEAR = 365
const HALF_MONTH = 15

/** "This time last year": a month around that day. [ASST-104] */
function sameTimeLastYear(text: string, language: Language, { today }: Calendar): StatedPeriod | null {
  if (!YEAR_AGO[language].test(text)) return null
  const day = plusDays(today, -DAYS_OF_YEAR)
  const month = periodBetween(plusDays(day, -HALF_MONTH), plusDays(day, HALF_MONTH))
  return month === null ? null : { ...month, isYearAgo: true }
}

/** The days of a question, with the part of a month that it names; of two weekdays, today's is that of last week. [ASST-100] */
function statedDays(periods: readonly StatedPeriod[], dated: DatedText): readonly StatedPeriod[] {
  const { folded, tokens, language, calendar } = dated
  const month = tokens.find(
    ({ means }) => means.is === 'month' || (means.is === 'concept' && means.concept === 'monthMark'),
  )
  const weekdays = tokens.filter(({ means }) => means.is === 'weekday').length
  if (periods.length === 0) {
    const part = partOfThisMonth(folded.text, language, calendar)
    return part === null ? [] : [part]
  }
  const read = periods.map((period) => {
    const isToday = weekdays > 1 && period.unit === 'day' && period.from === calendar.today
    // "Over 7 in October" is the whole of October.
    if (levelIn([period], dated) !== null) return unitPeriod('month', 0, calendar, period.from)
    const earlier =
      isToday && !tokens.some((token) => isConcept(token, 'today'))
        ? plusDays(period.from, -DAYS_OF_WEEK)
        : null
    if (earlier !== null) return periodBetween(earlier, earlier, 'day') ?? period
    return month === undefined
      ? period
      : sincePart(period, partOfMonth(period, language, { text: folded.text, ...month }), dated)
  })
  // "The first week of November" is no week beside it.
  const parts = read.filter((period, at) => period !== periods[at] && periods[at]!.unit === 'month')
  return parts.length > 0 && parts.length < read.length
    ? read.filter((period) => parts.includes(period) || !isWeek(period, calendar))
    : read
}

/** Also "two weeks" that a second week was read as. */
const isWeek = ({ unit, range, from, to }: StatedPeriod, { today }: Calendar): boolean =>
  unit === 'week' ||
  range.is === '7days' ||
  (unit === null && to === today && from !== '' && (dayNumber(to) - dayNumber(from) + 1) % DAYS_OF_WEEK === 0)

/** "Since the beginning of November" goes on to today. */
function sincePart(whole: StatedPeriod, part: StatedPeriod, { tokens, calendar }: DatedText): StatedPeriod {
  // "Since the beginning" alone would be all time.
  const isSince = part !== whole && tokens.some((token) => isConcept(token, 'since', 'allTime'))
  return isSince ? (periodBetween(part.from, calendar.today) ?? part) : part
}
const DAYS_OF_WEEK = 7

const HIGHEST_PAIN = 10

/** A number of pain that was read as the day of a month: "over 7 in October". */
function levelIn(
  periods: readonly StatedPeriod[],
  { folded: { text }, tokens, language }: DatedText,
): number | null {
  const [day] = periods.flatMap(({ unit, from }) => (unit === 'day' ? [Number(from.slice(-2))] : []))
  const hasMonth = tokens.some(({ means }) => means.is === 'month')
  if (day === undefined || day > HIGHEST_PAIN || !hasMonth || !hasLevelWord(text, language)) return null
  return tokens.some(({ means }) => means.is === 'number' && means.value === day) ? day : null
}

const DAYS_AFTER_FEAST = 14

/** "After Christmas": the two weeks that follow it. */
function daysAfter({ to }: StatedPeriod, { today }: Calendar): StatedPeriod {
  const [from, last] = [plusDays(to, 1), plusDays(to, DAYS_AFTER_FEAST)]
  return (
    periodBetween(from, last < today ? last : today) ?? {
      range: { is: '30days' },
      from: '',
      to: '',
      unit: null,
    }
  )
}

/** Right before the feast, or after it in Korean and Chinese. */
const AFTER_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\bafter (?:the )?$/,
  de: /\bnach (?:den |dem )?$/,
  es: /\b(?:despues de|tras|pasad[oa]s?) (?:la |las |el |los )?$/,
  fr: /\bapres (?:le |la |les )?$/,
  ko: /^ ?(?:이후|지나고|끝나고|뒤|후)/,
  ru: /(?:^|\s)после $/,
  'zh-rCN': /^ ?(?:之后|以后|过后|后)/,
}

function isAfter({ start, end }: PhraseMatch, text: string, language: Language): boolean {
  const isBehind = language === 'ko' || language === 'zh-rCN'
  return AFTER_WORDS[language].test(isBehind ? text.slice(end) : text.slice(0, start))
}

/** The days that the table of feasts has for a phrase; "after Easter" are the two weeks that follow. [ASST-140] */
function datesOf(
  match: PhraseMatch,
  { folded: { text }, language, calendar }: DatedText,
): readonly StatedPeriod[] {
  const days = match.means.is === 'period' ? (match.means.days ?? []) : []
  return days.map((period) => {
    if (isSinceDays(text, match, language)) return periodBetween(period.from, calendar.today) ?? period
    const isLong = dayNumber(period.to) - dayNumber(period.from) > DAYS_AFTER_FEAST
    return isAfter(match, text, language) && !isLong ? daysAfter(period, calendar) : period
  })
}

const MOST_DAYS_BETWEEN = 7

/** "Over Christmas and New Year" is one time, with the days between. */
function joinFeasts(named: readonly StatedPeriod[]): readonly StatedPeriod[] {
  const [first, second, more] = named.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  if (first === undefined || second === undefined || more !== undefined) return named
  if (first.from === '' || second.from > plusDays(first.to, MOST_DAYS_BETWEEN) || first.from === second.from)
    return named
  return [periodBetween(first.from, second.to) ?? first]
}

/** Two short feasts near each other; the halves of a year are two times. */
const joinShort = (days: readonly StatedPeriod[]): readonly StatedPeriod[] =>
  days.every(({ from, to }) => from !== '' && dayNumber(to) - dayNumber(from) < DAYS_AFTER_FEAST)
    ? joinFeasts(days)
    : days

const MOST_DAYS_OF_HABIT = 14

/** "On Saturdays", "two days after": no days of the calendar. */
function isHabit(
  stated: readonly StatedPeriod[],
  tokens: readonly QuestionToken[],
  { today }: Calendar,
): boolean {
  const isSaid = tokens.some((token) => isConcept(token, 'previous', 'this', 'today', 'yesterday', 'since'))
  const hasWeekday = tokens.some(({ means }) => means.is === 'weekday')
  const isOne = ({ unit, from, to }: StatedPeriod): boolean =>
    unit === 'day' ? hasWeekday : unit === null && to === today && from > plusDays(today, -MOST_DAYS_OF_HABIT)
  return !isSaid && stated.length > 0 && stated.every(isOne)
}

/** "Easter Sunday" is the Sunday of Easter. */
function dayOfFeast(
  stated: readonly StatedPeriod[],
  named: readonly StatedPeriod[],
): readonly StatedPeriod[] {
  const [day, ...others] = stated
  const [feast] = named
  if (day === undefined || feast === undefined || others.length > 0 || day.unit !== 'day') return stated
  for (let on = feast.from; on <= feast.to; on = plusDays(on, 1))
    if (weekdayNumber(on) === weekdayNumber(day.from)) return [periodBetween(on, on, 'day') ?? feast]
  return stated
}

/** "Last Christmas against Easter this year" are the two feasts, and no year. [ASST-334] */
const feastsOfYears = (
  feasts: readonly StatedPeriod[],
  stated: readonly StatedPeriod[],
  { today }: Calendar,
): readonly StatedPeriod[] | null =>
  feasts.length === 2 &&
  stated.every(({ unit }) => unit === 'year') &&
  stated.some(({ from }) => from.slice(0, 4) === today.slice(0, 4))
    ? feasts.toSorted((one, other) => (one.from > other.from ? -1 : 1))
    : null

/** "Since Christmas": the word stands beside the days, in Korean after them. */
const isAfterSince = ({ start, end }: PhraseMatch, tokens: readonly QuestionToken[]): boolean =>
  tokens.some(
    (token) =>
      isConcept(token, 'since') && (Math.abs(start - token.end) <= 1 || Math.abs(token.start - end) <= 1),
  )

/** Words for the present, and those that compare it with what is named. */
const NOW_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\bthan (?:last|in)\b|\b(?:now|nowadays|these days|at the moment|currently)\b/,
  de: /\bals (?:letzt|vorig|im)|\b(?:jetzt|jetz|gerade|momentan|derzeit|aktuell|zurzeit|heutzutage)\b/,
  es: /\b(?:peor|mejor) que\b|\b(?:ahora|ahorita|actualmente|hoy en dia)\b/,
  fr: /\b(?:pire|mieux) qu|\b(?:maintenant|en ce moment|actuellement|ces temps ci)\b/,
  ko: /보다|지금|요즘|요새|현재/,
  ru: /чем в (?:прошл|январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)|(?:^|\s)(?:сейчас|теперь|нынче)(?:\s|$)/,
  'zh-rCN': /比(?:上|去|前|[一二三四五六七八九十]+月)|现在|目前|眼下|如今/,
}
