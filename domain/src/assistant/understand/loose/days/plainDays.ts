import type { Language } from '@reprieve/domain/settings/language.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { withSinceSeason } from './sinceSeason.ts'

type Replaced = readonly [RegExp, string]

/** Short forms of units behind a number, a fortnight, and a long time that is no exercise. In typed text. */
const PLAIN: Readonly<Record<Language, readonly Replaced[]>> = {
  en: [
    [/\b(\d+|two|three|six|few|couple of) (?:mths?|mos|mnths?)\b\.?/giu, '$1 months'],
    [/\b(\d+|two|three|six|few|couple of) wks?\b\.?/giu, '$1 weeks'],
    [/\b(?:a )?(?:couple of|couple) (weeks|months|days)\b/giu, '2 $1'],
    [/\b(last|past|previous) fortnight\b/giu, '$1 two weeks'],
    [/\b(?:a|one) fortnight\b/giu, 'two weeks'],
    [/\b(longest|shortest) (?:pain-?free )?stretch\b(?! (?:exercises?|for|routine)\b)/giu, '$1 time'],
    [
      /\b(best|worst|good|bad|rough|long) stretch(?= (?:without|since|so far|lately|of \w+ days)\b)/giu,
      '$1 time',
    ],
    [/\b(?:at|on) (?:a|one) stretch\b/giu, 'in a row'],
    [
      /\bwhen (?:the|my|this) (?:diary|journal|log) (?:first )?(?:began|started)\b/giu,
      'when I started the diary',
    ],
    [/\b(?:(?:on )?the home stretch|by no stretch of the imagination)\b/giu, ''],
  ],
  de: [
    [/(?<!\p{L})(\d+|zwei|drei|sechs|paar) mon\b\.?/giu, '$1 Monate'],
    [/(?<!\p{L})(\d+|zwei|drei|sechs|paar) wo(?:ch)?\b\.?/giu, '$1 Wochen'],
    [/(?<!\p{L})14 tage(n?)(?!\p{L})/giu, 'zwei Wochen'],
    [/(?<!\p{L})vierzehn tage(n?)(?!\p{L})/giu, 'zwei Wochen'],
    [/(?<!\p{L})längste (?:strecke|phase|serie)(?= ohne(?!\p{L}))/giu, 'längste Zeit'],
  ],
  es: [
    [/(?<!\p{L})(\d+|dos|tres|seis) sem\b\.?/giu, '$1 semanas'],
    [/(?<!\p{L})(?:las? )?(?:última|ultima) quincena(?!\p{L})/giu, 'las últimas dos semanas'],
    [/(?<!\p{L})(?:quince|15) d[ií]as(?!\p{L})/giu, 'dos semanas'],
    // "The day of last week" is no day of the week. [ASST-334]
    [
      /(?<!\p{L})d[ií]as? de (?=(?:la semana (?:pasada|anterior|previa)|la (?:pasada|última|ultima) semana|esta semana)(?!\p{L}))/giu,
      'día en ',
    ],
    [/(?<!\p{L})semana santa(?!\p{L})/giu, 'semanasanta'],
  ],
  fr: [
    [/(?<!\p{L})(\d+|deux|trois|six) sem\b\.?/giu, '$1 semaines'],
    [/(?<!\p{L})(?:cette|la) dernière quinzaine(?!\p{L})/giu, 'ces deux dernières semaines'],
    [/(?<!\p{L})(?:quinze|15) jours(?!\p{L})/giu, 'deux semaines'],
    [
      /(?<!\p{L})jours? de (?=(?:la semaine (?:derni[eè]re|pass[ée]e|pr[ée]c[ée]dente)|la derni[eè]re semaine|cette semaine)(?!\p{L}))/giu,
      'jour pendant ',
    ],
  ],
  ko: [
    [/(\d+|한|두|세|여섯) ?개월간(?!\p{L})/gu, '$1 개월 동안'],
    [/(?<=(?:지난|최근|요) ?)보름/gu, '2주'],
    [/보름(?= ?전)/gu, '2주'],
  ],
  ru: [
    [/(?<!\p{L})(\d+|два|три|четыре) мес(?:яц)?\.?(?!\p{L})/giu, '$1 месяца'],
    [/(?<!\p{L})(\d+|две|три|четыре) нед\.?(?!\p{L})/giu, '$1 недели'],
    [/(?<!\p{L})пар[уы] (недель|месяцев)(?!\p{L})/giu, '2 $1'],
    [/(?<!\p{L})пол-?месяца(?!\p{L})/giu, 'две недели'],
  ],
  'zh-rCN': [
    [/(?:最近|这|近|过去)半个月/gu, '最近两周'],
    [/半个月(?:之|以)?前/gu, '两周前'],
    [/俩月/gu, '两个月'],
    [/俩(?:星期|礼拜|周)/gu, '两周'],
  ],
}

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  ko: Array.from({ length: 12 }, (_, at) => `${at + 1}월`),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  'zh-rCN': Array.from({ length: 12 }, (_, at) => `${at + 1}月`),
}
const ORDINALS: Readonly<Record<Language, string>> = {
  en: '(?:first|second|third|fourth|1st|2nd|3rd|4th) week|(?:first|second) half',
  de: '(?:erste[nr]?|zweite[nr]?|dritte[nr]?) (?:woche|hälfte)',
  es: '(?:primera|segunda|tercera|cuarta) (?:semana|quincena|mitad)',
  fr: '(?:première|premiere|deuxième|deuxieme|seconde|troisième|troisieme) (?:semaine|quinzaine|moitié|moitie)',
  ko: '',
  ru: '(?:перв|втор|треть?)\\p{L}+ (?:недел|половин)\\p{L}+',
  'zh-rCN': '',
}
/** The month before this one, and this one, behind one of its weeks or before it. */
const OF_MONTH: Readonly<Record<Language, readonly [RegExp, RegExp]>> = {
  en: [/(?:of|in) (?:the )?(?:last|previous|past) month/, /(?:of|in) (?:this|the) month/],
  de: [
    /(?:im|des|vom) (?:letzten|vorigen|vergangenen) monats?/,
    /(?:im|des|vom|in diesem|dieses) (?:diesem |dieses )?monats?/,
  ],
  es: [/del? (?:el )?mes (?:pasado|anterior)/, /(?:de este|del) mes/],
  fr: [/du mois (?:dernier|passé|passe|précédent|d'avant|d’avant)/, /(?:de ce|du) mois/],
  ko: [
    /(?:지난|저번) ?달(?= ?(?:첫째|첫|둘째|셋째|\d) ?주)/,
    /(?:이번|이) ?달(?= ?(?:첫째|첫|둘째|셋째|\d) ?주)/,
  ],
  ru: [/прошлого месяца|в прошлом месяце/, /этого месяца|в этом месяце|месяца/],
  'zh-rCN': [/上个?月(?=的?第[一二三四])/, /(?:这|本)个?月(?=的?第[一二三四])/],
}
const JOINED: Readonly<Record<Language, string>> = {
  en: 'of ',
  de: 'im ',
  es: 'de ',
  fr: 'de ',
  ko: '',
  ru: '',
  'zh-rCN': '',
}

/** "The second week of last month" names that month, and "the second November week" is a week of November. */
function withMonthOfWeek(question: string, language: Language, today: LocalDay): string {
  const ordinal = ORDINALS[language]
  const month = Number(today.slice(5, 7)) - 1
  const named = MONTHS[language]
  const texts = [named[(month + 11) % 12]!, named[month]!].map((name) => `${JOINED[language]}${name}`)
  const compound = language === 'de' ? question.replace(WEEK_OF_MONTH, '$1 Woche im $2') : question
  return OF_MONTH[language].reduce(
    (text, words, at) =>
      ordinal === ''
        ? text.replace(new RegExp(words.source, 'giu'), texts[at]!)
        : text.replace(
            new RegExp(`(?<!\\p{L})(${ordinal}) (?:${words.source})(?!\\p{L})`, 'giu'),
            `$1 ${texts[at]}`,
          ),
    compound,
  )
}
const WEEK_OF_MONTH =
  /(?<!\p{L})(erste[nr]?|zweite[nr]?|dritte[nr]?) (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)-?woche(?!\p{L})/giu

/** "Wasn't that an awful time", said behind a question. In typed text. */
const REMARKS: Readonly<Record<Language, RegExp>> = {
  en: /[,;.?!]\s*(?:(?:was|wasn['’]?t|weren['’]?t|didn['’]?t) (?:that|it|those|i|there)\b|(?:that|it|those) (?:was|were)\b)[^,;.?!]*\b(?:time|times|period|phase|patch|spell|weeks?|days|nightmare|horror)\b[^,;.?!]*[.?!]*\s*$/iu,
  de: /[,;.?!]\s*(?:(?:war|waren) (?:das|es|die|da)|das war|die waren)(?!\p{L})[^,;.?!]*(?<!\p{L})(?:zeit|zeiten|phase|wochen?|tage|horror|katastrophe)(?!\p{L})[^,;.?!]*[.?!]*\s*$/iu,
  es: /[,;.?!]\s*¿?(?:(?:no|que) )*(?:fue|fueron|era|eran)(?!\p{L})[^,;.?!]*(?<!\p{L})(?:época|epoca|temporada|racha|semanas?|días|dias|horror|tiempo)(?!\p{L})[^,;.?!]*[.?!]*\s*$/iu,
  fr: /[,;.?!]\s*(?:ce n['’]était|c['’]était|c['’]etait|n['’]était-ce|ce fut)(?!\p{L})[^,;.?!]*(?<!\p{L})(?:période|periode|époque|epoque|semaines?|jours|moment|enfer|cata)(?!\p{L})[^,;.?!]*[.?!]*\s*$/iu,
  ko: /[,.?!]\s*(?:그때|그 ?때|정말|진짜|너무)[^,.?!]*(?:힘들|끔찍|최악|안 ?좋)[^,.?!]*[.?!]*\s*$/u,
  ru: /[,;.?!]\s*(?:(?:это|то) (?:же |ведь |был\p{L}* )|был\p{L}* (?:же )?|не правда ли)[^,;.?!]*(?<!\p{L})(?:ужас\p{L}*|кошмар\p{L}*|врем\p{L}+|период\p{L}*|недел\p{L}+)(?!\p{L})[^,;.?!]*[.?!]*\s*$/iu,
  'zh-rCN':
    /[,，。？?]\s*(?:那(?:时|阵子|段时间|会儿)|当时)(?:是不是|真的?|可|特别|很|太)[^,，。？?]*[。？?！!]*\s*$/u,
}

/** How many days are meant, in words that every reader knows: short forms, fortnights, weeks of a month. [ASST-304] */
export function withPlainDays(
  question: string,
  { language, today }: { language: Language; today: LocalDay },
): string {
  const told = question.replace(REMARKS[language], '?')
  const asked = withSinceSeason(told.length > question.length / 2 ? told : question, language)
  const text = PLAIN[language].reduce((left, [words, plain]) => left.replace(words, plain), asked)
  return withMonthOfWeek(text, language, today)
}
