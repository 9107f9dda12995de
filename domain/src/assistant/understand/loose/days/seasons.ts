import type { Language } from '@reprieve/domain/settings/language.ts'
import { periodBetween, plusDays, type Calendar, type StatedPeriod } from '../../periods/calendar.ts'

/** Spring, summer, autumn, winter, in folded text. */
const SEASON_WORDS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\bspring(?:time)?\b/, /\bsummer/, /\bautumn\b|\b(?:the|this|last) fall\b/, /\bwinter/],
  de: [/\bfruhling|\bfruhjahr/, /\bsommer(?!ferien)/, /\bherbst(?!ferien)/, /\bwinter(?!ferien)/],
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
  const early = seasonSetIn(text, language, calendar) ?? seasonEnded(text, language, calendar)
  if (early !== null) return early
  const named = SEASON_WORDS[language].flatMap((word, at) => {
    const found = word.exec(text)
    return found === null ? [] : [{ month: FIRST_MONTHS[at]!, place: found.index }]
  })
  const ofLast = named.length === 1 ? THAN_LAST[language].exec(text) : null
  const lastYear = LAST_YEAR[language].exec(text) ?? ofLast
  const isThisYear = lastYear === null || THIS_YEAR[language].test(text)
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

/** It has begun, in folded text. */
const SET_IN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:since|now that|after) (?:the )?(?:spring|summer|autumn|fall|winter) (?:set|started|began|came|is here|arrived|has)/,
  de: /\b(?:seit|jetzt wo|seitdem) (?:der |es )?(?:winter|sommer|fruhling|herbst)(?: da)? (?:ist|angefangen|begonnen|eingesetzt|kam|geworden)|\bseit (?:winter|sommer|fruhlings|herbst)(?:s)?(?:beginn|anbruch|einbruch)/,
  es: /\b(?:desde que|ahora que) (?:ha )?(?:empez\w+|comenz\w+|llego|llegado|entro|entrado) (?:el |la )?(?:invierno|verano|primavera|otono)/,
  fr: /\bdepuis (?:que l (?:hiver|ete|automne) (?:est|a)|l arrivee de l (?:hiver|ete|automne)|le debut de l (?:hiver|ete|automne)|l entree de l hiver)/,
  ko: /(?:봄|여름|가을|겨울)(?:이|에)? ?(?:되고|들어|오고|시작)/,
  ru: /(?:^|\s)(?:с наступлением|с приходом|с началом|как началась|как наступила) (?:зимы|зима|лета|осени|осень|весны|весна)/,
  'zh-rCN': /[入立]冬|[入立]夏|[入立]秋|[入立]春|(?:冬|夏|秋|春)天(?:来了|到了|开始)/,
}
const DAYS_BEFORE_SEASON = 31
const DAYS_SET_IN = 14

/** "Since winter set in", in November: the last two weeks, and the autumn up to them. [ASST-249] */
function seasonSetIn(text: string, language: Language, calendar: Calendar): readonly StatedPeriod[] | null {
  if (!SET_IN[language].test(text)) return null
  const { today } = calendar
  const named = SEASON_WORDS[language].flatMap((word, at) => (word.test(text) ? [FIRST_MONTHS[at]!] : []))
  const year = Number(today.slice(0, 4))
  const coming = named.find((month) => {
    const first = firstOf(year, month)
    return today < first && plusDays(today, DAYS_BEFORE_SEASON) >= first
  })
  const running = named.find((month) => latestSeason(month, calendar)?.to === today)
  const from = plusDays(today, 1 - DAYS_SET_IN)
  const now = periodBetween(from, today)
  if (coming === undefined || now === null) return null
  const start = running === undefined ? null : latestSeason(running, calendar)!.from
  const before = start === null ? null : periodBetween(start, plusDays(from, -1))
  return before === null ? [now] : [now, before]
}

/** It is over, in folded text. */
const ENDED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:since|after) (?:the )?(?:end of (?:the )?(?:spring|summer|autumn|fall|winter)|(?:spring|summer|autumn|fall|winter) (?:ended|finished|was over|is over|has ended|stopped|went))/,
  de: /\b(?:seit|nach) (?:dem )?(?:ende (?:des|vom) (?:sommer|winter|herbst|fruhling|fruhjahr)|(?:sommer|winter|herbst|fruhlings)ende)|\bseit(?:dem)? (?:der )?(?:sommer|winter|herbst|fruhling) (?:zu ende|vorbei|aus|rum|um)\b/,
  es: /\bdesde (?:que )?(?:se )?(?:ha )?(?:acab\w+|termin\w+|el final|el fin|finales|fin|finaliz\w+|paso|pasado) (?:de |del )?(?:el |la )?(?:invierno|verano|primavera|otono)/,
  fr: /\bdepuis (?:la fin (?:de l |du |de la |de )?(?:hiver|ete|automne|printemps)|que l (?:hiver|ete|automne) (?:est (?:fini|termine|passe)|s est termine))/,
  ko: /(?:봄|여름|가을|겨울)(?:이|은)? ?(?:끝나|끝난|지나|지난|가고)\p{L}*(?: ?(?:뒤|후|이후|다음|부터|로))/u,
  ru: /(?:^|\s)(?:с конца|после|с окончания|как (?:за)?кончил\S+|как прошл\S+) (?:весны|весна|лета|лето|осени|осень|зимы|зима)(?=\s|$)/,
  'zh-rCN': /(?:春|夏|秋|冬)天?(?:过完|结束|过去|一过|过了)/,
}

/** "Since summer ended": from the day after it, up to today. [ASST-305] */
function seasonEnded(text: string, language: Language, calendar: Calendar): readonly StatedPeriod[] | null {
  if (!ENDED[language].test(text)) return null
  const [month, second] = SEASON_WORDS[language].flatMap((word, at) =>
    word.test(text) ? [FIRST_MONTHS[at]!] : [],
  )
  const season = month === undefined || second !== undefined ? null : latestSeason(month, calendar)
  if (season === null || season.to >= calendar.today) return null
  const since = periodBetween(plusDays(season.to, 1), calendar.today)
  return since === null ? null : [since]
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
/** "More than in the last one": of the season that was named before. [ASST-339] */
const THAN_LAST: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:this|these) (?:spring|summer|autumn|fall|winter)\b.*\b(?:than|with|against|to|vs|versus) (?:the )?(?:last|previous)(?: one| time)?(?=$| (?!week|month|few|two|days))/,
  de: /\bdiese[nmrs]? (?:fruhling|fruhjahr|sommer|herbst|winter)\b.*\b(?:als|mit|gegenuber) (?:im |dem |der )?(?:letzte|vorige|vergangene)[nmrs]?(?=$| (?!woche|monat))/,
  es: /\best[ea] (?:primavera|verano|otono|invierno)\b.*\b(?:que|con|frente a) (?:en )?(?:el|la|al|del) (?:pasad[oa]|anterior|ano pasado)(?=$| )/,
  fr: /\bc(?:et|ette|e)t? (?:printemps|ete|automne|hiver)\b.*\b(?:que|qu|a|avec) (?:au |en |l |le |celui (?:de l |d )?)?(?:an |annee )?(?:dernier|passe|precedent)e?(?=$| )/,
  ko: /(?:이번|올) ?(?:봄|여름|가을|겨울).*(?:작년|지난 ?(?:번|해)|저번)/,
  ru: /эт(?:о[ий]|им|ого|а|о) (?:весн|лет|осен|зим)\S*.*(?:чем (?:в )?|с |, )?прошл(?:о[ий]|ым|ого|ом)(?=$| (?:раз|год|весн|лет|осен|зим))/,
  'zh-rCN': /(?:今年|这个?)(?:春|夏|秋|冬).*(?:去年|上(?:一)?年|上一?个)/,
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
