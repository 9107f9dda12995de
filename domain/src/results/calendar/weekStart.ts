import type { Weekday } from '../../schedule/frequency.ts'

/** A browser's week data for a locale: a method in newer browsers, a property in older ones, missing in others. */
interface KnowsWeeks {
  getWeekInfo?: () => { firstDay?: number }
  weekInfo?: { firstDay?: number }
}

/** Fallback by language alone, as most of its readers count. */
const BY_LANGUAGE: Readonly<Record<string, Weekday>> = { en: 7, de: 1, es: 1, fr: 1, ko: 7, ru: 1, zh: 1 }
const MONDAY: Weekday = 1

/** The first day of the week for a locale; a country in `tag` takes precedence. [RES-30] */
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
