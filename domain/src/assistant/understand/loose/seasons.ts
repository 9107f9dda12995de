import type { Language } from '@reprieve/domain/settings/language.ts'
import { periodBetween, plusDays, type Calendar, type StatedPeriod } from '../periods/calendar.ts'

/** Spring, summer, autumn, winter, in folded text. */
const SEASON_WORDS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\bspring(?:time)?\b/, /\bsummer/, /\bautumn\b|\b(?:the|this|last) fall\b/, /\bwinter/],
  de: [/\bfruhling|\bfruhjahr/, /\bsommer/, /\bherbst/, /\bwinter/],
  es: [/\bprimavera/, /\bverano/, /\botono/, /\binvierno/],
  fr: [/\bprintemps/, /\b(?:l|cet|en|d|mon)\s?ete\b/, /\bautomne/, /\bhiver/],
  ko: [/봄/, /여름/, /가을/, /겨울/],
  ru: [/весн/, /лет(?:о|ом|а|у)(?:\s|$)/, /осен/, /зим(?:а|ой|ы|у|е)/],
  'zh-rCN': [/春天|春季|开春/, /夏天|夏季|入夏/, /秋天|秋季|入秋/, /冬天|冬季|入冬/],
}

/** The first month of each season in the north: most readers of our languages live there. */
const FIRST_MONTHS = [3, 6, 9, 12] as const
const MONTHS_OF_SEASON = 3

/** The latest of each season that the question names and that has begun. [ASST-86] */
export function seasonsIn(text: string, language: Language, calendar: Calendar): readonly StatedPeriod[] {
  return SEASON_WORDS[language].flatMap((word, at) => {
    const found = word.test(text) ? latestSeason(FIRST_MONTHS[at]!, calendar) : null
    return found === null ? [] : [found]
  })
}

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
