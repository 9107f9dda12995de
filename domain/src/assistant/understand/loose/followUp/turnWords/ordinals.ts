import type { Language } from '@reprieve/domain/settings/language.ts'

/** The first, the second, the third, the last. */
const ORDINALS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:first|1st|number (?:one|1))\b/,
    /\b(?:second|2nd|number (?:two|2)|other one|next one)\b/,
    /\b(?:third|3rd|number (?:three|3))\b/,
    /\blast (?:one|row|item|point|tip|thing)\b/,
  ],
  de: [
    /\b(?:erste[nrsm]?|1te[nrsm]?)\b/,
    /\b(?:zweite[nrsm]?|2te[nrsm]?|das andere|nachste punkt)\b/,
    /\b(?:dritte[nrsm]?|3te[nrsm]?)\b/,
    /\bletzte[nrsm]?$/,
  ],
  es: [/\bprimer[oa]?\b/, /\b(?:segund[oa]|el otro|la otra)\b/, /\btercer[oa]?\b/, /\bultim[oa]$/],
  fr: [
    /\b(?:premier|premiere|1er)\b/,
    /\b(?:deuxieme|seconde?|2e|2eme|l autre)\b/,
    /\b(?:troisieme|3e|3eme)\b/,
    /\bderni(?:er|ere)$/,
  ],
  ko: [/첫번째|첫째|1번/, /두번째|둘째|2번/, /세번째|셋째|3번/, /마지막거|마지막것/],
  ru: [
    /(?<!\p{L})перв(?:ое|ыи|ая|ого|ом|ую|ому|ои)(?!\p{L})/u,
    /(?<!\p{L})втор(?:ое|ои|ая|ого|ом|ую|ому)(?!\p{L})/u,
    /(?<!\p{L})трет(?:ье|ии|ья|ьего|ьем|ью|ьеи)(?!\p{L})/u,
    /последн(?:ее|ии|яя|ем|юю)$/,
  ],
  'zh-rCN': [
    /第(?:一|1)(?:个|条|种|项|篇|点)/,
    /第(?:二|2)(?:个|条|种|项|篇|点)/,
    /第(?:三|3)(?:个|条|种|项|篇|点)/,
    /最后(?:一)?(?:个|条|种|项)/,
  ],
}

/** The second week is a time, and the second opinion none of the answer's. */
const OF_OTHERS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:weeks?|days?|months?|times?|half|opinion|nights?|years?|dose|worst|best)\b/,
  de: /\b(?:wochen?|tage?|monate?|mal|halfte|meinung|nacht|jahre?|hand|dosis|schlimmste\p{L}*|beste\p{L}*)\b/u,
  es: /\b(?:semanas?|dias?|mes(?:es)?|vez|veces|mitad|opinion|noches?|anos?|dosis|peor|mejor)\b/,
  fr: /\b(?:semaines?|jours?|mois|fois|moitie|avis|nuits?|annees?|dose|pire|meilleure?)\b/,
  ko: /번째로|주|날|달|시간|의견|심했|아팠/,
  ru: /недел|день|дня|дни|месяц|раз(?!\p{L})|половин|мнени|ноч|год|доз|худш|лучш/u,
  'zh-rCN': /周|天|月|次|半|意见|晚|年/,
}

export const LAST = -1

/** Which of several things of the answer a message means, from 1; null if it names none. */
export function ordinalIn(text: string, language: Language): number | null {
  if (OF_OTHERS[language].test(text)) return null
  const at = ORDINALS[language].findIndex((words) => words.test(text))
  if (at < 0) return null
  return at === ORDINALS[language].length - 1 ? LAST : at + 1
}
