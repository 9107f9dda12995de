import type { Language } from '@reprieve/domain/settings/language.ts'
import {
  periodBetween,
  plusDays,
  unitPeriod,
  type Calendar,
  type StatedPeriod,
} from '../../periods/calendar.ts'

/** Days of a month, counted from its first day; null: up to its last day. */
interface MonthPart {
  from: number
  to: number | null
}

const PARTS = {
  week1: { from: 0, to: 6 },
  week2: { from: 7, to: 13 },
  week3: { from: 14, to: 20 },
  week4: { from: 21, to: 27 },
  start: { from: 0, to: 9 },
  middle: { from: 10, to: 19 },
  end: { from: 20, to: null },
  half1: { from: 0, to: 14 },
  half2: { from: 15, to: null },
} as const satisfies Readonly<Record<string, MonthPart>>
type PartId = keyof typeof PARTS

/** In folded text, before the name of the month; in Korean and Chinese after it. */
const WORDS: Readonly<Record<Language, readonly (readonly [PartId, RegExp])[]>> = {
  en: [
    ['week1', /\b(?:first|1st) week (?:of|in)\s*$/],
    ['week2', /\b(?:second|2nd) week (?:of|in)\s*$/],
    ['week3', /\b(?:third|3rd) week (?:of|in)\s*$/],
    ['week4', /\b(?:fourth|4th) week (?:of|in)\s*$/],
    ['half1', /\bfirst half of\s*$/],
    ['half2', /\bsecond half of\s*$/],
    ['start', /\b(?:early|(?:start|beginning) of)\s*$/],
    ['middle', /\b(?:mid|middle of)\s*$/],
    ['end', /\b(?:late|end of)\s*$/],
  ],
  de: [
    ['week1', /\b(?:erste[nr]?|1) woche (?:im|vom|des)?\s*$/],
    ['week2', /\b(?:zweite[nr]?|2) woche (?:im|vom|des)?\s*$/],
    ['week3', /\b(?:dritte[nr]?|3) woche (?:im|vom|des)?\s*$/],
    ['half1', /\berste[nr]? halfte (?:im|vom|des)?\s*$/],
    ['half2', /\bzweite[nr]? halfte (?:im|vom|des)?\s*$/],
    ['start', /\banfangs?(?: vom| des)?\s*$/],
    ['middle', /\bmitte(?: vom| des)?\s*$/],
    ['end', /\bende(?: vom| des)?\s*$/],
  ],
  es: [
    ['week1', /\bprimera semana de\s*$/],
    ['week2', /\bsegunda semana de\s*$/],
    ['week3', /\btercera semana de\s*$/],
    ['week4', /\bcuarta semana de\s*$/],
    ['half1', /\bprimera (?:quincena|mitad) de\s*$/],
    ['half2', /\bsegunda (?:quincena|mitad) de\s*$/],
    ['start', /\b(?:principios?|comienzos?|inicios?) de\s*$/],
    ['middle', /\b(?:mediados|mitad) de\s*$/],
    ['end', /\b(?:fin(?:es|ales)?|final) de\s*$/],
  ],
  fr: [
    ['week1', /\bpremiere semaine (?:de|d)\s*$/],
    ['week2', /\b(?:deuxieme|seconde) semaine (?:de|d)\s*$/],
    ['week3', /\btroisieme semaine (?:de|d)\s*$/],
    ['half1', /\bpremiere (?:moitie|quinzaine) (?:de|d)\s*$/],
    ['half2', /\b(?:deuxieme|seconde) (?:moitie|quinzaine) (?:de|d)\s*$/],
    ['start', /\bdebut(?: de| d)?\s*$/],
    ['middle', /\bmi\s*$|\bmilieu (?:de|d)\s*$/],
    ['end', /\bfin(?: de| d)?\s*$/],
  ],
  ko: [
    ['week1', /^\s*(?:첫째|첫|1) ?주/],
    ['week2', /^\s*(?:둘째|2) ?주/],
    ['week3', /^\s*(?:셋째|3) ?주/],
    ['start', /^\s*(?:초|초순)(?![가-힣]*등)/],
    ['middle', /^\s*(?:중순|중반)/],
    ['end', /^\s*(?:말|하순)(?!고|로|씀)/],
  ],
  ru: [
    ['week1', /перв(?:ая|ой|ую) недел[яеию]\s*$/],
    ['week2', /втор(?:ая|ой|ую) недел[яеию]\s*$/],
    ['week3', /трет(?:ья|ьей|ью) недел[яеию]\s*$/],
    ['half1', /перв(?:ая|ой|ую) половин[аеуы]\s*$/],
    ['half2', /втор(?:ая|ой|ую) половин[аеуы]\s*$/],
    ['start', /(?:начал[ое]|начала)\s*$/],
    ['middle', /(?:середин[аеуы])\s*$/],
    ['end', /(?:кон(?:ец|це|ца))\s*$/],
  ],
  'zh-rCN': [
    ['week1', /^\s*(?:份)?(?:的)?第一(?:个)?(?:周|星期)/],
    ['week2', /^\s*(?:份)?(?:的)?第二(?:个)?(?:周|星期)/],
    ['week3', /^\s*(?:份)?(?:的)?第三(?:个)?(?:周|星期)/],
    ['start', /^\s*(?:份)?(?:初|上旬)/],
    ['middle', /^\s*(?:份)?(?:中旬)/],
    ['end', /^\s*(?:份)?(?:底|末|下旬)/],
  ],
}

interface MonthInText {
  text: string
  start: number
  end: number
}

/** "The second week of June", "end of August": these days of the month that was read. [ASST-100] */
export function partOfMonth(
  period: StatedPeriod,
  language: Language,
  { text, start, end }: MonthInText,
): StatedPeriod {
  if (period.unit !== 'month' || !period.from.endsWith('-01')) return period
  const beside = language === 'ko' || language === 'zh-rCN' ? text.slice(end) : text.slice(0, start)
  const found = WORDS[language].find(([, words]) => words.test(beside))
  if (found === undefined) return period
  const { from, to } = PARTS[found[0]]
  const last = to === null ? period.to : plusDays(period.from, to)
  const first = plusDays(period.from, from)
  // Of the present month, only the days that have begun.
  return first > period.to ? period : (periodBetween(first, last < period.to ? last : period.to) ?? period)
}

/** "At the beginning of the month": without a name, the present one. */
const OF_THIS_MONTH: Readonly<Record<Language, Readonly<Record<'start' | 'middle', RegExp>>>> = {
  en: { start: /\b(?:start|beginning) of (?:the|this) month\b/, middle: /\bmiddle of (?:the|this) month\b/ },
  de: {
    start: /\b(?:anfang (?:des|vom|dieses|diesen) monats?|monatsanfang)\b/,
    middle: /\b(?:mitte (?:des|vom|dieses) monats?|monatsmitte)\b/,
  },
  es: {
    start: /\b(?:principios?|comienzos?|inicios?) (?:de|del) (?:este )?mes\b/,
    middle: /\bmediados (?:de|del) (?:este )?mes\b/,
  },
  fr: { start: /\bdebut (?:du|de ce|de) mois\b/, middle: /\bmilieu (?:du|de ce) mois\b/ },
  ko: { start: /이달 ?초|월초|이번 ?달 ?초/, middle: /이달 ?중순|이번 ?달 ?중순/ },
  ru: { start: /начал[ое] (?:этого )?месяца/, middle: /середин[аеуы] (?:этого )?месяца/ },
  'zh-rCN': { start: /月初/, middle: /月中旬/ },
}

/** The beginning or the middle of the present month, if a question names no month; null if it names neither. */
export function partOfThisMonth(text: string, language: Language, calendar: Calendar): StatedPeriod | null {
  const month = unitPeriod('month', 0, calendar)
  const part = (['start', 'middle'] as const).find((one) => OF_THIS_MONTH[language][one].test(text))
  if (part === undefined) return null
  const { from, to } = PARTS[part]
  const [first, last] = [plusDays(month.from, from), plusDays(month.from, to)]
  return first > calendar.today ? null : periodBetween(first, last < calendar.today ? last : calendar.today)
}
