import type { Language } from '@reprieve/domain/settings/language.ts'

// Small tables for two things beside each other, and for what is tried besides medicines. All in folded text.

type Words = Readonly<Record<Language, RegExp>>

/** "Is there a difference between". */
export const DIFFERENCE_WORDS: Words = {
  en: /\bdifferen(?:ce|t)\b|\bcompar/,
  de: /\bunterschied|\bvergl(?:eich|ich)/,
  es: /\bdiferencia|\bcompar/,
  fr: /\bdifference|\bcompar/,
  ko: /차이|비교|달라/,
  ru: /разниц|отлича|различ|сравн/,
  'zh-rCN': /区别|差别|不一样|比较|对比/,
}

/** Cold as something to put on, also where its word is one of the weather. */
export const COLD_WORDS: Words = {
  en: /\b(?:cold|ice|freezer|frozen)\b/,
  de: /\b(?:kalte|kaltes|kalt|eis)\b|gefrier|tiefkuhl|eisfach/,
  es: /\b(?:frio|hielo)\b|congela/,
  fr: /\b(?:froid|glace)\b|congel|surgel/,
  ko: /냉|얼음|차갑/,
  ru: /холод|лед|льд|морозил/,
  'zh-rCN': /冷|冰/,
}

/** "Apart from medicines": beside each other, and not whether to go without them. */
export const BESIDE_MEDICINES: Words = {
  en: /\b(?:apart from|aside from|other than|besides|except|excluding|not counting|without)(?: (?:the|my|any|taking|all|for))* (?:meds?|medicines?|medications?|pills?|tablets?|drugs?|painkillers?)\b/,
  de: /\b(?:ausser|abgesehen von|neben|ohne)(?: (?:den|die|meinen|allen|all))* (?:medikamenten?|tabletten|pillen|medis|schmerzmitteln?|arzneien)\b/,
  es: /\b(?:aparte de|ademas de|fuera de|sin contar|quitando|que no sean?|sin)(?: (?:las?|los|mis|tomar))* (?:pastillas?|medicinas?|medicamentos?|medicacion|remedios?)\b/,
  fr: /\b(?:a part|hormis|sauf|en dehors (?:de|des)|autre que|sans compter|sans)(?: (?:les?|la|mes|des))* ?(?:medicaments?|medocs?|cachets?|comprimes?|pilules?)\b/,
  ko: /(?:약|진통제|알약|약물)(?:을|은)? ?(?:말고|빼고|제외|이?외에|없이)/,
  ru: /(?:^| )(?:кроме|помимо|не считая|без)(?: \S+)? (?:лекарств|таблет|обезболива|препарат)/,
  'zh-rCN': /(?:除了?|除去|不算|不靠)(?:吃)?(?:止痛)?药|药(?:物)?(?:以|之)外/,
}

/** One season that is over: "last winter". */
export const LAST_SEASON: Words = {
  en: /\b(?:last|past|previous) (?:winter|spring|summer|autumn|fall)\b/,
  de: /\b(?:letzte[nrsm]?|vorige[nrsm]?|vergangene[nrsm]?) (?:winter|fruhling|fruhjahr|sommer|herbst)\b/,
  es: /\b(?:invierno|primavera|verano|otono) (?:pasad[oa]|anterior)\b|\b(?:pasad[oa]|ultim[oa]) (?:invierno|primavera|verano|otono)\b/,
  fr: /\b(?:hiver|printemps|ete|automne) (?:passee?|derniere?|precedente?)\b/,
  ko: /(?:지난|작년) ?(?:겨울|봄|여름|가을)/,
  ru: /(?:прошл|минувш)\S+ (?:зим|весн|лет|осен)|(?:зимои|весной|веснои|летом|осенью) (?:прошлого|в прошлом)/,
  'zh-rCN': /(?:去年|上个|上一个|前一个)(?:的)?(?:冬|春|夏|秋)/,
}

/** "What I tried", and not what to try. */
export const TRIED_WORDS: Words = {
  en: /\btried\b|\bdid i (?:already )?try\b/,
  de: /probiert|versucht/,
  es: /\bprob(?:e|ado|ando)\b|\bintentado\b/,
  fr: /\bessaye[es]*\b|\btente[es]*\b/,
  ko: /해 ?봤|써 ?봤|먹어 ?봤|시도/,
  ru: /пробовал/,
  'zh-rCN': /试过|用过/,
}

/** At home, also where another word stands close by. */
export const HOME_WORDS: Words = {
  en: /\bat home\b/,
  de: /\b(?:daheim|zu ?hause)\b/,
  es: /\ben casa\b/,
  fr: /\b(?:a la maison|chez moi)\b/,
  ko: /(?:^| )집(?:이?랑|에서|하고|과| )/,
  ru: /(?:^| )дома(?: |$)/,
  'zh-rCN': /在家|家里/,
}
