import type { Language } from '@reprieve/domain/settings/language.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { periodBetween, plusDays, type Calendar, type StatedPeriod } from '../../periods/calendar.ts'
import type { PhraseMatch } from '../thesaurus/matchThesaurus.ts'
import { FEAST_DAYS, type FeastId, type FeastOfYear } from './feastDays.ts'
import { FEAST_DAY_WORDS, OTHER_HALF } from './feastWords.ts'

/** Days with a name, and where the folded text names them. */
export interface NamedDays {
  start: number
  end: number
  period: StatedPeriod
}

/** Feasts, half years and the like that a question names: the latest that have begun, or those of the year it names. [ASST-140] */
export function namedDaysIn(text: string, language: Language, calendar: Calendar): readonly NamedDays[] {
  const year = yearSaid(text, language, calendar)
  const found: NamedDays[] = []
  for (const [words, ...feasts] of FEAST_DAY_WORDS[language])
    for (const match of text.matchAll(new RegExp(words.source, 'gu'))) {
      const [start, end] = [match.index, match.index + match[0].length]
      const period = latestOf(feasts, calendar, year)
      const isTaken = found.some((one) => start < one.end && one.start < end)
      if (period !== null && !isTaken) found.push({ start, end, period })
    }
  const other = otherHalf(text, found, { language, calendar, year })
  return [...found, ...(other === null ? [] : [other])].toSorted((one, two) => one.start - two.start)
}

interface HalfContext {
  language: Language
  calendar: Calendar
  year: number | null
}

function otherHalf(
  text: string,
  found: readonly NamedDays[],
  { language, calendar, year }: HalfContext,
): NamedDays | null {
  const [first] = found
  const words = OTHER_HALF[language]
  const half = latestOf(['half-year-1'], calendar, year)
  if (first === undefined || words === undefined || found.length > 1 || first.period.from !== half?.from)
    return null
  const match = words.exec(text.slice(first.end))
  const period = latestOf(['half-year-2'], calendar, year)
  if (match === null || period === null) return null
  const start = first.end + match.index
  return { start, end: start + match[0].length, period }
}

interface DatedText {
  text: string
  language: Language
  calendar: Calendar
}

/** The phrases of a question, with the days of the table in place of what stands in their words. */
export function withNamedDays(
  phrases: readonly PhraseMatch[],
  { text, language, calendar }: DatedText,
): readonly PhraseMatch[] {
  const named = namedDaysIn(text, language, calendar)
  if (named.length === 0) return phrases
  const others = phrases.filter(
    (phrase) => !named.some(({ start, end }) => phrase.start < end && start < phrase.end),
  )
  const days = named.map(({ start, end, period }): PhraseMatch => ({
    start,
    end,
    means: { is: 'period', period: 'lately', days: [period] },
    isExact: true,
  }))
  return [...others, ...days].toSorted((one, other) => one.start - other.start)
}

const YEAR_BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /\blast year|\bthe year before\b/,
  de: /\b(?:letzte[ns]?|vorige[ns]?|vergangene[ns]?) jahr|\bvorjahr/,
  es: /\bano pasado\b/,
  fr: /\b(?:l an|annee) (?:dernier|derniere|passe|passee)\b/,
  ko: /작년|지난해/,
  ru: /прошл(?:ого|ом|ый|ым) год|в прошлогодн/,
  'zh-rCN': /去年|上一年/,
}
const YEAR_NUMBER = /(?<!\d)20\d\d(?!\d)/

/** The year that a question names; null if it names none. */
function yearSaid(text: string, language: Language, { today }: Calendar): number | null {
  const named = YEAR_NUMBER.exec(text)
  if (named !== null) return Number(named[0])
  return YEAR_BEFORE[language].test(text) ? Number(today.slice(0, 4)) - 1 : null
}

const YEARS_BACK = 1

function latestOf(feasts: readonly FeastId[], calendar: Calendar, year: number | null): StatedPeriod | null {
  const years = year === null ? latestYears(calendar) : [year]
  const begun = feasts
    .flatMap((feast) => years.map((one) => daysOf(FEAST_DAYS[feast], one)))
    .filter((days) => days !== null && dayNumber(days[0]) <= dayNumber(calendar.today))
    .toSorted((one, other) => (one![0] < other![0] ? 1 : -1))
  const [days] = begun
  if (days === undefined || days === null) return null
  const last = plusDays(days[0], days[1] - 1)
  const to = last < calendar.today ? last : calendar.today
  return days[0] === to
    ? { range: { is: 'custom', from: to, to }, from: to, to, unit: 'day' }
    : periodBetween(days[0], to)
}

const daysOf = (feast: FeastOfYear, year: number): readonly [LocalDay, number] | null => feast(year)

const latestYears = ({ today }: Calendar): readonly number[] => {
  const year = Number(today.slice(0, 4))
  return [year + YEARS_BACK, year, year - YEARS_BACK]
}

/** Right before the words, or after them in Korean and Chinese: the days since then, up to today. */
const SINCE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\bsince (?:the |last |this )?$/,
  de: /\bseit (?:der |dem |den |letzte\w* |diese\w* )?$/,
  es: /\bdesde (?:la |las |el |los )?(?:ultim\w+ )?$/,
  fr: /\bdepuis (?:la |le |les |l )?$/,
  ko: /^ ?(?:부터|이후로|이래|뒤로)/,
  ru: /(?:^|\s)(?:с|со) $/,
  'zh-rCN': /^ ?(?:以来|到现在|至今|起|开始|之后到现在)/,
}
const FROM_BEFORE = /(?:从|自从|自)(?:今年|去年)?$/u

/** "Since the clocks went back". */
export function isSinceDays(
  text: string,
  { start, end }: Pick<NamedDays, 'start' | 'end'>,
  language: Language,
): boolean {
  if (language === 'zh-rCN' && FROM_BEFORE.test(text.slice(0, start))) return true
  const isBehind = language === 'ko' || language === 'zh-rCN'
  return SINCE_WORDS[language].test(isBehind ? text.slice(end) : text.slice(0, start))
}
