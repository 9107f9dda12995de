import type { Language } from '@reprieve/domain/settings/language.ts'
import { periodBetween, plusDays, type Calendar, type StatedPeriod } from '../periods/calendar.ts'

/** Spring, summer, autumn, winter, in folded text. */
const SEASON_WORDS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\bspring(?:time)?\b/, /\bsummer/, /\bautumn\b|\b(?:the|this|last) fall\b/, /\bwinter/],
  de: [/\bfruhling|\bfruhjahr/, /\bsommer/, /\bherbst/, /\bwinter/],
  es: [/\bprimavera/, /\bverano/, /\botono/, /\binvierno/],
  fr: [/\bprintemps/, /\b(?:l|cet|en|d|mon)\s?ete\b/, /\bautomne/, /\bhiver/],
  ko: [/봄/, /여름/, /가을/, /겨울/],
  ru: [/весн/, /лет(?:о|ом|а|у)(?:\s|$)/, /осен/, /зим(?:а|о[ий]|ы|у|е)/],
  'zh-rCN': [/春天|春季|开春/, /夏天|夏季|入夏/, /秋天|秋季|入秋/, /冬天|冬季|入冬/],
}

/** The first month of each season in the north: most readers of our languages live there. */
const FIRST_MONTHS = [3, 6, 9, 12] as const
const MONTHS_OF_SEASON = 3

/** The latest of each season that the question names and that has begun; of two, only one is of last year. [ASST-86] */
export function seasonsIn(text: string, language: Language, calendar: Calendar): readonly StatedPeriod[] {
  const lastYear = LAST_YEAR[language].exec(text)
  const isThisYear = lastYear === null || THIS_YEAR[language].test(text)
  const named = SEASON_WORDS[language].flatMap((word, at) => {
    const found = word.exec(text)
    return found === null ? [] : [{ month: FIRST_MONTHS[at]!, place: found.index }]
  })
  const ofLastYear = (month: number) => seasonOf(Number(calendar.today.slice(0, 4)) - 1, month)
  const isPair = named.length === 2 && lastYear !== null
  const [nearest] = named.toSorted(
    (one, other) => distance(one.place, lastYear) - distance(other.place, lastYear),
  )
  const found = named.flatMap(({ month }) => {
    if (isPair) return [month === nearest!.month ? ofLastYear(month) : latestSeason(month, calendar)]
    return [
      ...(isThisYear ? [latestSeason(month, calendar)] : []),
      ...(lastYear === null ? [] : [ofLastYear(month)]),
    ]
  })
  return found.filter((season) => season !== null)
}

/** "Last year's winter", "winter last year": the words beside each other. */
const distance = (place: number, words: RegExpExecArray | null): number =>
  words === null ? 0 : Math.abs(place - words.index)

const LAST_YEAR: Readonly<Record<Language, RegExp>> = {
  en: /\blast year/,
  de: /\b(?:letzt|vorig)e[nmrs]? (?:jahr|winter|sommer|herbst|fruh)/,
  es: /\bano pasado\b/,
  fr: /\b(?:l an|annee) (?:dernier|derniere|passe|passee)\b/,
  ko: /작년|지난해/,
  ru: /прошл(?:ого|ом|ый) год/,
  'zh-rCN': /去年/,
}
const THIS_YEAR: Readonly<Record<Language, RegExp>> = {
  en: /\bthis (?:year|spring|summer|autumn|fall|winter)\b/,
  de: /\b(?:dies|heuer)/,
  es: /\best[ea]\b/,
  fr: /\bce(?:t|tte)? /,
  ko: /올해|이번/,
  ru: /(?:^|\s)эт(?:ого|о[ий]|ом|им|а|о)/,
  'zh-rCN': /今年/,
}

const seasonOf = (year: number, month: number): StatedPeriod | null =>
  periodBetween(firstOf(year, month), plusDays(firstOf(year, month + MONTHS_OF_SEASON), -1))

function latestSeason(month: number, { today }: Calendar): StatedPeriod | null {
  const year = Number(today.slice(0, 4))
  for (const one of [year, year - 1]) {
    const from = firstOf(one, month)
    const last = plusDays(firstOf(one, month + MONTHS_OF_SEASON), -1)
    if (from <= today) return periodBetween(from, last < today ? last : today)
  }
  return null
}

const MONTHS = 12

const firstOf = (year: number, month: number): string =>
  month > MONTHS
    ? `${year + 1}-${String(month - MONTHS).padStart(2, '0')}-01`
    : `${year}-${String(month).padStart(2, '0')}-01`
