import type { Weekday } from '../../schedule/frequency.ts'

/** What a browser may know of the weeks of a place; one has it as a method, an older one as a part, another not. */
interface KnowsWeeks {
  getWeekInfo?: () => { firstDay?: number }
  weekInfo?: { firstDay?: number }
}

/** Where the browser does not say it: by the language alone, as most who read it count. */
const BY_LANGUAGE: Readonly<Record<string, Weekday>> = { en: 7, de: 1, es: 1, fr: 1, ko: 7, ru: 1, zh: 1 }
const MONDAY: Weekday = 1

/** With which day a week begins for who reads this language; `tag` may name a country, which then counts. [RES-30] */
export function firstDayOfWeek(tag: string, locale: KnowsWeeks | null = localeOf(tag)): Weekday {
  const said = locale?.getWeekInfo?.().firstDay ?? locale?.weekInfo?.firstDay
  if (isWeekday(said)) return said
  const [language = ''] = tag.split('-')
  return Object.hasOwn(BY_LANGUAGE, language) ? BY_LANGUAGE[language]! : MONDAY
}

function localeOf(tag: string): KnowsWeeks | null {
  try {
    return new Intl.Locale(tag) as KnowsWeeks
  } catch {
    return null
  }
}

const isWeekday = (day: number | undefined): day is Weekday =>
  day !== undefined && Number.isInteger(day) && day >= 1 && day <= 7
