import type { Language } from '@reprieve/domain/settings/language.ts'

// How long something has been so, by the number of its unit. All in folded text.

type Words = Readonly<Record<Language, RegExp>>

/** "The second week", and no second week of a month. The first group is the number, the second the unit. */
export const NTH_UNIT: Words = {
  en: /(?<!every )(?<!each )\b(second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th) (day|week|month)\b(?! (?:of (?!this|it|pain|feeling|being)|in (?!a row)|after|back|at|on ))/,
  de: /(?<!jede[nrsm]? )\b(zweite|dritte|vierte|funfte|sechste|2|3|4|5|6)[nr]? (tag|woche|monat)\b(?! (?:im|des|nach|vom|von|der|am (?!stuck)|in (?!folge)|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember))/,
  es: /(?<!cada )\b(segund[ao]|tercera?|tercero|cuart[ao]|quint[ao]|sext[ao]) (dia|semana|mes)\b(?! (?:de (?!est|dolor|seguid|esto)|del|en (?!que)|despues))/,
  fr: /(?<!chaque )\b(deuxieme|seconde?|2e|2eme|troisieme|3e|3eme|quatrieme|4e|4eme|cinquieme|5e|sixieme|6e) (jour|journee|semaine|mois)\b(?! (?:de (?!suite|douleur|galere)|du|d |en|apres))/,
  ko: /(둘|두|이|셋|세|삼|넷|네|사|다섯|오) ?(일|주|달|개월)(?:일)? ?째(?! ?(?:주|날|달))/,
  ru: /(?<!кажд\S{2,4} )(?:^|\s)(втор|трет|четверт|пят|шест)(?:ыи|ую|ои|ии|ью) (день|недел|месяц)\S*(?! (?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|после|отпуск|отдых))/,
  'zh-rCN': /第([二两三四五六])个?(天|日|星期|礼拜|周|月)(?:了|还|就|都|依然|依旧)/,
}

const EACH = [2, 3, 4, 5, 6] as const
const FIRST_LETTERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th'],
  de: ['zweite|2', 'dritte|3', 'vierte|4', 'funfte|5', 'sechste|6'],
  es: ['segund', 'tercer', 'cuart', 'quint', 'sext'],
  fr: ['deuxieme|second|2e', 'troisieme|3e', 'quatrieme|4e', 'cinquieme|5e', 'sixieme|6e'],
  ko: ['둘|두|이', '셋|세|삼', '넷|네|사', '다섯|오', '여섯|육'],
  ru: ['втор', 'трет', 'четверт', 'пят', 'шест'],
  'zh-rCN': ['二|两', '三', '四', '五', '六'],
}
export function ordinalOf(word: string, language: Language): number | null {
  const at = FIRST_LETTERS[language].findIndex((words) =>
    words.split('|').some((start) => word.startsWith(start)),
  )
  return at < 0 ? null : EACH[at]!
}

const UNITS = [
  ['day', /^(?:day|tag|dia|jour|일|день|天|日)/],
  ['week', /^(?:week|woche|semana|semaine|주|недел|星期|礼拜|周)/],
  ['month', /^(?:month|monat|mes|mois|달|개월|месяц|月)/],
] as const
export const unitOf = (word: string): 'day' | 'week' | 'month' | null =>
  UNITS.find(([, words]) => words.test(word))?.[0] ?? null

/** Two weeks ago, in words that no number has. */
export const FORTNIGHT: Words = {
  en: /\bfortnight\b|\b(?:a )?couple of weeks (?:ago|back|or so)\b|\btwo weeks back\b/,
  de: /\bvor (?:rund |etwa |ungefahr )?(?:14|vierzehn) tagen?\b|\bvor (?:ein )?paar wochen\b|\b(?:seit|die letzten) (?:14|vierzehn) tagen?\b/,
  es: /\bhace (?:unos |como |casi )?(?:quince|15|catorce) dias\b|\bhace un par de semanas\b|\b(?:ultima |una )quincena\b/,
  fr: /\bil y a (?:environ |a peu pres |une )?(?:quinze|15) jours\b|\bquinzaine (?!de)\b|\bil y a une quinzaine\b|\bdepuis (?:quinze|15) jours\b/,
  ko: /보름 ?(?:전|째|동안|쯤|정도)|(?:이|두) ?주 ?(?:쯤|정도) ?전/,
  ru: /пар[уы] недел\S* назад|недели две назад|полмесяца назад|(?:^|\s)две недели как/,
  'zh-rCN': /半个月(?:前|以前|之前|了|来)|[两二]个?(?:星期|礼拜|周)(?:左右|多)?(?:之|以)?前/,
}

/** Today, and no other day. */
export const ON_TODAY: Words = {
  en: /\btoday\b/,
  de: /\bheute?\b(?! morgen| nacht| fruh)/,
  es: /\bhoy\b(?! en dia)/,
  fr: /\b(?:aujourd hui|auj|ajd)\b/,
  ko: /오늘/,
  ru: /(?:^|\s)сегодня/,
  'zh-rCN': /今天|今儿|今日/,
}
/** It was otherwise before. */
export const TODAY_AGAIN: Words = {
  en: /\b(?:again|back|all of a sudden|suddenly|now|so (?:bad|awful|sore))\b/,
  de: /\b(?:wieder|plotzlich|auf einmal|so (?:schlimm|schlecht|weh|mies))\b/,
  es: /\b(?:otra vez|de nuevo|vuelt\w*|de repente|fatal|peor|tan mal|y hoy)\b/,
  fr: /\b(?:encore|de nouveau|soudain|d un coup|re|enfer|si mal|aussi mal|et la)\b/,
  ko: /또|다시|갑자기|이래|이렇게/,
  ru: /опять|снова|вдруг|так плохо|скрутил|прихватил|хуже/,
  'zh-rCN': /又|突然|忽然|不行|这么|咋|怎么/,
}

/** Otherwise than at home: a time away whose days nobody named. */
export const THAN_HOME: Words = {
  en: /\bthan (?:when i m |being |it is |i am )?(?:at home|back home|here at home)\b|\bdifferent (?:from|to|than) (?:being |when i m )?(?:at |back )?home\b/,
  de: /\bals (?:sonst )?(?:daheim|zuhause|zu hause|dahoam)\b/,
  es: /\b(?:distint\w*|diferent\w*|otr[ao]s?|mejor|menos|mas)\b.{0,24}\b(?:que|a|de) (?:cuando estoy )?(?:en casa|aqui en casa|mi casa)\b/,
  fr: /\b(?:differen\w*|autrement|autre|mieux|moins|plus)\b.{0,24}\b(?:qu|que|d ici|de) (?:quand je suis )?(?:a la maison|chez moi)\b/,
  ko: /집(?:에서|에 ?있을 ?때)?(?:보다|와|하고|이랑|과) ?(?:뭐가|무엇이|어떻게|달|다르)/,
  ru: /(?:отлич\S*|лучше|иначе|по другому|легче|меньше).{0,24}(?:чем|от того что) (?:\S+ )?дома(?=\s|$)/,
  'zh-rCN': /(?:跟|和|比|与)(?:在)?家(?:里)?(?:有)?(?:什么|啥|哪|比|不)/,
}

/** It used to help. */
export const USED_TO_HELP: Words = {
  en: /\b(?:used to|always|last time|before)\b.*\b(?:help|work|last|do the trick|hold|see me through)\w*/,
  de: /\b(?:fruher|sonst|immer|letztes mal|beim letzten mal|bisher|die letzte)\b.*\b(?:half|halfen|geholfen|wirkte|gewirkt|hielt|gehalten|hilft|wirkt)\b|\b(?:half|wirkte|hielt)\b.*\b(?:fruher|sonst|immer|letztes mal)\b/,
  es: /\b(?:antes|siempre|la (?:otra|ultima) vez|la anterior)\b.*\b(?:ayud|funcion|dur|alivi|hac)\w*/,
  fr: /\b(?:avant|d habitude|toujours|la derniere fois|la precedente)\b.*\b(?:aid|march|soulag|dur|ten|fais)\w*/,
  ko: /(?:예전|전)(?:에는|엔|에|번에는).{0,20}(?:들었|도움|효과|갔|괜찮|좋았|버텼)/,
  ru: /(?:раньше|прежде|в прошлыи раз|обычно|всегда).{0,40}(?:помога|помог|хвата|действова|держал)/,
  'zh-rCN': /(?:以前|之前|原来|上次|过去).{0,14}(?:管用|有用|有效|能管|管|顶|见效|好使)/,
}
/** And hardly does now. */
export const THIS_TIME_LESS: Words = {
  en: /\b(?:this time|now|lately|the last one)\b.*\b(?:hardly|barely|only|not|doesn t|didn t|isn t|wore off|nothing|less)\b|\b(?:hardly|barely|only)\b.*\bthis time\b/,
  de: /\b(?:diesmal|dieses mal|jetzt|heuer|nun)\b.*\b(?:kaum|nur|nicht|gar nicht|nix|nichts|weniger|kurzer)\b/,
  es: /\b(?:esta vez|ahora|esta ultima)\b.*\b(?:apenas|solo|no|nada|menos|casi)\b|\bya no\b/,
  fr: /\b(?:cette fois|maintenant|la derniere|celle ci)\b.*\b(?:a peine|pas|rien|que|moins|seulement)\b/,
  ko: /(?:이번|지금|요즘)(?:에는|엔|은|에)?.{0,20}(?:안|못|밖에|겨우|금방|별로|효과가 ?없)/,
  ru: /(?:в этот раз|на этот раз|сеичас|теперь|а этот).{0,40}(?:еле|едва|только|всего|не |почти|хватил|меньше)/,
  'zh-rCN': /(?:这次|这回|现在|如今).{0,14}(?:才|只|不|没|就|顶多)/,
}
