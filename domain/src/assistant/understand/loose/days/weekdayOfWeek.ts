import type { Language } from '@reprieve/domain/settings/language.ts'
import { periodBetween, plusDays, weekdayNumber, type StatedPeriod } from '../../periods/calendar.ts'

/** "Thursday of last week": both words beside each other, in folded text. */
const BESIDE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: of| in)? (?:last|this|the past|the previous) week\b|\b(?:last|this) week(?: s)?(?: on)? (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
  de: /\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag) (?:in )?(?:der )?(?:letzte[nr]?|vorige[nr]?|vergangene[nr]?|diese[nr]?) woche\b|\b(?:letzte|vorige|vergangene|diese) woche(?: am)? (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)\b/,
  es: /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) de (?:la|esta) semana\b|\bsemana pasada,? el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/,
  fr: /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) de (?:la|cette) semaine\b|\bsemaine (?:derniere|passee),? (?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/,
  ko: /(?:지난|저번|이번) ?주 ?(?:의 )?[월화수목금토일]요일/,
  ru: /(?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресен)\S* (?:на )?(?:прошл|этои|тои)\S* недел|недел\S*,? во? (?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)/,
  'zh-rCN': /(?:上|这|本)(?:个)?(?:周|星期|礼拜)的?(?:周|星期|礼拜)?[一二三四五六日天]/,
}

/** A week and a weekday beside each other are that one day of that week. [ASST-250] */
export function weekdayOfWeek(
  periods: readonly StatedPeriod[],
  text: string,
  language: Language,
): readonly StatedPeriod[] {
  const week = periods.find(({ unit }) => unit === 'week')
  const day = periods.find(({ unit }) => unit === 'day')
  if (periods.length !== 2 || week === undefined || day === undefined || !BESIDE[language].test(text))
    return periods
  for (let on = week.from; on <= week.to; on = plusDays(on, 1))
    if (weekdayNumber(on) === weekdayNumber(day.from)) return [periodBetween(on, on, 'day') ?? day]
  return periods
}
