import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { lastUnits, oneDay, plusDays, previousPeriod } from '../../periods/calendar.ts'
import { as, has, language, rangeOf, type Mend, type Mending } from './mending.ts'
import { NOT_UNDERSTOOD } from './reasonDayWords.ts'

type Words = Readonly<Record<Language, RegExp>>

/** The night before today. */
const LAST_NIGHT: Words = {
  en: /\blast night\b/,
  de: /\b(?:heut|letzte|vergangene|vorige) nacht\b|\bheute nacht\b/,
  es: /\banoche\b|\besta noche\b|\bnoche pasada\b/,
  fr: /\bcette nuit\b|\bnuit (?:derniere|passee)\b|\bhier soir\b/,
  ko: /어젯 ?밤|간밤|지난 ?밤|어제 ?밤/,
  ru: /(?:этои|прошлои) ночью|(?:эта|прошлая) ночь/,
  'zh-rCN': /昨晚|昨夜|昨天(?:夜里|晚上)/,
}
const DAY_BEFORE: Words = {
  en: /\bday before\b|\bprevious day\b|\bnight before\b/,
  de: /\btags? (?:davor|zuvor|vorher)\b|\bvortag\b|\babend (?:davor|zuvor)\b|\bam tag vorher\b/,
  es: /\bdia (?:anterior|antes|previo)\b|\bvispera\b/,
  fr: /\bveille\b|\bjour (?:d )?avant\b|\bjour precedent\b/,
  ko: /전날|그저께|그제/,
  ru: /накануне|(?:за )?день до|днем раньше|позавчера/,
  'zh-rCN': /前一天|前天|头一天/,
}
const SINCE_YESTERDAY: Words = {
  en: /\bsince yesterday\b/,
  de: /\bseit gestern\b/,
  es: /\b(?:desde|a partir de) ayer\b/,
  fr: /\bdepuis hier\b/,
  ko: /어제(?:부터|이후)/,
  ru: /(?:^|\s)со? вчера\S*/,
  'zh-rCN': /(?:从|自)昨天|昨天(?:开始|起|以来)/,
}

const OF_WHY: readonly Intent[] = [
  'what-differs',
  'time-of-day',
  'day-before',
  'on-day',
  'avg-pain',
  'trend',
  'compare',
  'worst',
  'last-time',
  'more-with',
  'good-against-bad',
  'not-recorded',
]
const OF_REASON: readonly Intent[] = ['what-differs', 'time-of-day', 'day-before']
const NOTHING = { things: [], place: null, topic: null, topicWords: null, time: null } as const
const OTHER = { list: null, rank: null, measure: null, level: null } as const

/** Another time than last night, yesterday or today. */
const isDated = ({ reading, calendar }: Mending): boolean =>
  reading.seasons.length > 0 ||
  reading.periods.some(({ unit, from }) => unit !== 'day' || from < plusDays(calendar.today, -1))

/** "Last night was awful and the day before fine", "what has got into it since yesterday": both days. [ASST-250] */
const nightAndDay: Mend = (mending) => {
  const { asked, text, isWhy, calendar } = mending
  const words = language(mending)
  const isPuzzled = NOT_UNDERSTOOD[words].test(text)
  const isAsked = isWhy || has(mending, 'what-differs') || OF_REASON.includes(asked.intent) || isPuzzled
  const mayBe = OF_WHY.includes(asked.intent) || (isPuzzled && asked.intent === 'what-helped')
  if (!isAsked || !mayBe || mending.reading.names.flat().length > 0) return null
  // The night alone was between yesterday and today. [ASST-265]
  const isAlone = (isWhy || isPuzzled || asked.intent === 'what-differs') && !isDated(mending)
  const isNight = LAST_NIGHT[words].test(text) && (DAY_BEFORE[words].test(text) || isAlone)
  if (!isNight && !SINCE_YESTERDAY[words].test(text)) return null
  const periods = [oneDay(calendar.today), oneDay(plusDays(calendar.today, -1))].map(rangeOf)
  return as(mending, 'what-differs', { ...NOTHING, ...OTHER, periods })
}

const MORNING: Words = {
  en: /\bmornings?\b/,
  de: /\b(?:morgens|morgen|fruh|vormittags?|in der fruh)\b/,
  es: /\b(?:mananas?|amanec\w+)\b/,
  fr: /\bmatins?\b|\bmatinees?\b/,
  ko: /아침|오전/,
  ru: /(?:^|\s)(?:утр\p{L}+)/u,
  'zh-rCN': /早上|早晨|上午|清晨/,
}
const EVENING: Words = {
  en: /\bevenings?\b/,
  de: /\babends?\b|\babende\b/,
  es: /\b(?:tardes|noches)\b/,
  fr: /\bsoirs?\b|\bsoirees?\b/,
  ko: /저녁/,
  ru: /вечер/,
  'zh-rCN': /晚上|傍晚/,
}
/** It was otherwise before. */
const HAS_CHANGED: Words = {
  en: /\b(?:lately|recently|these days|got|gotten|become|became|getting|used to|than before)\b/,
  de: /\b(?:neuerdings|in letzter zeit|letztens|geworden|wird|werden|fruher nicht|als fruher|seit kurzem)\b/,
  es: /\b(?:ultimamente|ahora|antes no|que antes|se han vuelto|se ha vuelto|empeorado)\b/,
  fr: /\b(?:dernierement|ces (?:temps|derniers)|devenu\w*|avant non|qu avant|avant c etait|recemment|empire\w*)\b/,
  ko: /요즘|최근|요새|예전|전에는|심해졌|힘들어졌|나빠졌/,
  ru: /(?:раньше|стал[оаи]?|последнее время|недавно|прежде)(?=\s|$)/,
  'zh-rCN': /最近|近来|以前|变得|越来越|之前/,
}
const OF_TIMES: readonly Intent[] = ['time-of-day', 'what-differs', 'trend', 'compare', 'avg-pain']

/** "How come mornings got so much harder lately": the mornings now, and those before. [ASST-251] */
const partOfDayNow: Mend = (mending) => {
  const { asked, reading, text, isWhy, calendar } = mending
  const words = language(mending)
  const [isMorning, isEvening] = [MORNING[words].test(text), EVENING[words].test(text)]
  if (!isWhy || !OF_TIMES.includes(asked.intent) || isMorning === isEvening) return null
  if (!HAS_CHANGED[words].test(text) || !has(mending, 'worse', 'better', 'time-of-day', 'compare'))
    return null
  const isOther = reading.topics.length > 0 || reading.names.flat().length > 0 || reading.seasons.length > 0
  const isDated = reading.periods.some(({ unit }) => unit !== null)
  const now = lastUnits(DAYS_OF_NOW, 'day', calendar)
  const before = now === null ? null : previousPeriod(now, calendar)
  if (isOther || isDated || now === null || before === null) return null
  return as(mending, 'avg-pain', {
    ...NOTHING,
    ...OTHER,
    measure: 'pain',
    time: isMorning ? 'morning' : 'evening',
    periods: [now, before].map(rangeOf),
  })
}
const DAYS_OF_NOW = 30

export const DAY_MENDS: readonly Mend[] = [nightAndDay, partOfDayNow]
