import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Calendar, StatedPeriod } from '../../periods/calendar.ts'
import { isSinceDays, namedDaysIn } from './namedDays.ts'
import { namedPeriod, type PeriodNameId } from './namedPeriods.ts'

/** Feasts that the thesaurus has as phrases, in folded text. */
const FEASTS: Readonly<Record<Language, readonly (readonly [PeriodNameId, RegExp])[]>> = {
  en: [
    ['christmas', /\b(?:christmas|xmas)\b(?! (?:eve|day))/],
    ['easter', /\beaster\b(?! monday)/],
    ['new-year', /\bnew year s?\b(?! (?:eve|day))|\bnew years?\b(?! (?:eve|day))/],
  ],
  de: [
    ['christmas', /\bweihnachten\b/],
    ['easter', /\bostern\b/],
    ['new-year', /\bjahreswechsel\b/],
  ],
  es: [
    ['christmas', /\b(?:la )?navidad\b/],
    ['easter', /\bpascua\b/],
    ['new-year', /\bano nuevo\b/],
  ],
  fr: [
    ['christmas', /(?<!\breveillon de )\bnoel\b/],
    ['easter', /(?<!\blundi de )\bpaques\b/],
  ],
  ko: [
    ['christmas', /크리스마스|성탄절/],
    ['easter', /부활절/],
    ['new-year', /새해|연초/],
  ],
  ru: [['new-year', /(?:^|(?<=\s))нов(?:ый|ыи|ого|ым|ом) год(?:а|у|ом)?(?=\s|$)/]],
  'zh-rCN': [
    ['christmas', /圣诞节?/],
    ['easter', /复活节/],
    ['new-year', /元旦|(?<!农历)新年/],
  ],
}
const LAST_YEAR: Readonly<Record<Language, RegExp>> = {
  en: /\blast year\b/,
  de: /\b(?:letzte\w*|vorige\w*|vergangene\w*) jahr/,
  es: /\bano pasado\b/,
  fr: /\b(?:l an|annee) (?:dernier|derniere|passe|passee)\b/,
  ko: /작년|지난해/,
  ru: /прошл\S+ год/,
  'zh-rCN': /去年/,
}
const YEAR = /(?<!\d)20\d\d(?!\d)/

export interface NamedFeast extends StatedPeriod {
  /** The year is named with it. */
  isOfYear: boolean
}

/** The one feast that a question names, of the year that it names; null if it names none or several, or the time since. [ASST-307] */
export function feastIn(text: string, language: Language, calendar: Calendar): NamedFeast | null {
  const dated = YEAR.exec(text)?.[0]
  const isLast = dated === undefined && LAST_YEAR[language].test(text)
  const year = dated ?? (isLast ? String(Number(calendar.today.slice(0, 4)) - 1) : null)
  const isOver = year !== null && year < calendar.today.slice(0, 4)
  const then = isOver ? { ...calendar, today: `${year}-12-31` } : calendar
  const named = FEASTS[language].flatMap(([name, words]) => {
    const found = words.exec(text)
    if (found === null) return []
    const period = namedPeriod(name, then)
    const [start, end] = [found.index, found.index + found[0].length]
    return period === null ? [] : [{ start, end, period }]
  })
  const listed = namedDaysIn(text, language, calendar).filter(
    ({ start, end }) => !named.some((one) => one.start < end && start < one.end),
  )
  const [one, second] = [...named, ...listed]
  if (one === undefined || second !== undefined || isSinceDays(text, one, language)) return null
  if (AFTER_OR_BEFORE[language].test(text)) return null
  // The year of the Russian name of the feast is none that is named.
  return { ...one.period, isOfYear: year !== null || language === 'ru' }
}

const AFTER_OR_BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:after|before|since|until|till)\b/,
  de: /\b(?:nach|vor|seit|bis)\b/,
  es: /\b(?:despues|antes|desde|hasta|tras)\b/,
  fr: /\b(?:apres|avant|depuis|jusqu)\b/,
  ko: /이후|지나|끝나|부터|까지|(?<!오)전에(?!는)/,
  ru: /(?:^|\s)(?:после|перед|до|с|со) /,
  'zh-rCN': /之后|以后|过后|之前|以前|以来|至今|到现在/,
}
