import type { Language } from '@reprieve/domain/settings/language.ts'

// In folded text: whole phrases for days.

type Words = Readonly<Record<Language, RegExp>>

/** Weeks or months ago, with their number. */
export const AGO_WORDS: Words = {
  en: /\b(two|three|four|five|six|[2-6]) (?:weeks|months) ago\b/,
  de: /\bvor (?:genau |etwa |ungefahr )?(zwei|drei|vier|funf|sechs|[2-6]) (?:wochen|monaten)\b/,
  es: /\bhace (?:unas? |unos )?(dos|tres|cuatro|cinco|seis|[2-6]) (?:semanas|meses)\b/,
  fr: /\bil y a (deux|trois|quatre|cinq|six|[2-6]) (?:semaines|mois)\b/,
  ko: /(두|세|네|다섯|여섯|[2-6]) ?(?:주(?:일)?|달|개월) ?전/,
  ru: /(?:^|\s)(две|два|три|четыре|пять|шесть|[2-6]) (?:недел\S+|месяц\S*) назад/,
  'zh-rCN': /(两|二|三|四|五|六|[2-6])(?:个)?(?:周|星期|礼拜|月)(?:之|以)?前/,
}
/** From two on. */
export const COUNT_OF_AGO: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/two|2/, /three|3/, /four|4/, /five|5/, /six|6/],
  de: [/zwei|2/, /drei|3/, /vier|4/, /funf|5/, /sechs|6/],
  es: [/dos|2/, /tres|3/, /cuatro|4/, /cinco|5/, /seis|6/],
  fr: [/deux|2/, /trois|3/, /quatre|4/, /cinq|5/, /six|6/],
  ko: [/두|2/, /세|3/, /네|4/, /다섯|5/, /여섯|6/],
  ru: [/две|два|2/, /три|3/, /четыре|4/, /пять|5/, /шесть|6/],
  'zh-rCN': [/两|二|2/, /三|3/, /四|4/, /五|5/, /六|6/],
}
export const MONTH_UNIT: Words = {
  en: /month/,
  de: /monat/,
  es: /mes/,
  fr: /mois/,
  ko: /달|개월/,
  ru: /месяц/,
  'zh-rCN': /月/,
}
/** Something began or happened then: the time since is meant. */
export const BEGAN_WORDS: Words = {
  en: /\b(?:since|start\w*|began|begun|stopp\w*|had|got|quit|chang\w*|switch\w*|took|went|operat\w*|surgery|injection)\b/,
  de: /\b(?:seit\w*|angefangen|begonnen|begann|aufgehort|gehabt|bekommen|umgestellt|operi\w*|op|spritze|abgesetzt|hatte)\b/,
  es: /\b(?:desde|empe\w+|comen\w+|deje|cambi\w+|puse|pusieron|tuve|operaron|operacion|dieron)\b/,
  fr: /\b(?:depuis|commenc\w+|arrete\w*|change\w*|eu|operat\w*|opere\w*|infiltration|debute\w*)\b/,
  ko: /이후|부터|시작|끊|수술|주사|바꾼|바꿨|받은|받고/,
  ru: /(?:^|\s)(?:начал\S*|стал\S*|бросил\S*|перестал\S*|после|операци\S*|укол\S*|сменил\S*|поменял\S*)(?=\s|$)/,
  'zh-rCN': /开始|以来|手术|打了|换了|停了|做了|起/,
}
/** Beside the present. */
export const LIKE_NOW: Words = {
  en: /\bthan\b|\b(?:now|nowadays|these days|currently|compared|versus|vs)\b/,
  de: /\bals\b|\b(?:jetzt|heute|momentan|derzeit|aktuell|zurzeit|verglichen|vergleich|gegenuber)\b/,
  es: /\bque (?:en|por|para|el|la|las|los|durante)\b|\b(?:ahora|ahorita|actualmente|comparad\w*|hoy en dia)\b/,
  fr: /\bqu(?:e)? ?(?:en|au|a|le|la|pour|pendant|les|l)\b|\b(?:maintenant|en ce moment|actuellement|compare\w*)\b/,
  ko: /보다|지금|요즘|요새|현재|비해|비교/,
  ru: /(?:^|\s)(?:чем|сеичас|сейчас|теперь)(?=\s|$)|по сравнению/,
  'zh-rCN': /比|现在|目前|眼下|如今|最近|相比/,
}
export const WHICH_OF_BOTH: Words = {
  en: /\b(?:when|which|what|better|worse|milder|compared|versus|vs)\b/,
  de: /\b(?:wann|welche\w*|was|besser|schlimmer|schlechter|verglichen|vergleich)\b/,
  es: /\b(?:cuando|cual|mejor|peor|mas|menos|comparad\w*)\b/,
  fr: /\b(?:quand|quel\w*|mieux|pire|plus|moins|compare\w*)\b/,
  ko: /언제|어느|나은|나아|더|덜|비교/,
  ru: /(?:^|\s)(?:когда|где|как\S*|хуже|лучше|сильнее|легче|сравн\S*)(?=\s|$)/,
  'zh-rCN': /哪|什么时候|比|更/,
}
/** Some days before and after as well. */
export const AROUND_FEAST: Words = {
  en: /\b(?:around|round|either side of|round about) (?:about )?(?:the |last )?(?:\w+ )?(?:christmas|xmas|easter|new year|halloween|thanksgiving)/,
  de: /\b(?:rund um|rundum|so um|um) (?:die |das |den )?(?:weihnacht|oster|neujahr|silvester|jahreswechsel|pfingst|fasching)/,
  es: /\b(?:por|alrededor de|hacia|sobre) (?:las? |los? |el )?(?:navidad|semana santa|pascua|ano nuevo|nochevieja|reyes)|\ben torno a/,
  fr: /\b(?:autour de|vers|aux alentours de|autour du|dans les environs de) (?:la |le |l )?(?:noel|paques|nouvel an|jour de l an|toussaint)/,
  ko: /무렵|전후|즈음|쯤|언저리/,
  ru: /(?:^|\s)(?:под|около|вокруг|в районе) (?:нов|рождеств|пасх|маиск|восьм)/,
  'zh-rCN': /前后|左右|那阵|那段|那会儿|附近/,
}

/** One unit and the one before it, joined by "and". */
export const THIS_AND_LAST: Words = {
  en: /\b(?:this week(?: and| plus) (?:the )?(?:last|previous|past)|(?:last|the last) week and this|this month(?: and| plus) (?:the )?(?:last|previous|past)|last month and this)\b(?! year)/,
  de: /\b(?:(?:diese|dieser) (?:woche )?(?:und|plus) (?:in )?(?:die |der )?(?:letzte[nr]?|vorige[nr]?|vergangene[nr]?)(?: woche)?|letzte[nr]? (?:woche )?und (?:in )?diese[rn]? woche|diese[nm]? (?:monat )?(?:und|plus) (?:den |im )?(?:letzten|vorigen|vergangenen) monat)\b/,
  es: /\b(?:esta semana (?:y|mas) (?:en )?la (?:semana )?(?:pasada|anterior)|la semana pasada y (?:en )?esta|este mes (?:y|mas) (?:en )?el (?:mes )?(?:pasado|anterior)|el mes pasado y (?:en )?este)\b/,
  fr: /\b(?:cette semaine (?:et|plus) (?:la (?:semaine )?)(?:derniere|precedente|passee|d avant)|la semaine derniere et cette|ce mois(?: ci)? (?:et|plus) (?:le (?:mois )?)(?:dernier|precedent|passe|d avant)|le mois dernier et ce)\b/,
  ko: /이번 ?주(?:랑|와|하고|,|에) ?(?:지난|저번) ?주|(?:지난|저번) ?주(?:랑|와|하고|,) ?이번 ?주|이번 ?달(?:이랑|과|하고|,|랑) ?(?:지난|저번) ?달|(?:지난|저번) ?달(?:이랑|과|하고|,|랑) ?이번 ?달/,
  ru: /(?:^|\s)(?:(?:на|за) эт\S+ недел\S+ и (?:на |за )?прошл\S+|(?:на|за) прошл\S+ (?:недел\S+ )?и (?:на |за )?эт\S+ недел\S+|(?:в|за) эт\S+ месяц\S* и (?:в |за )?прошл\S+|(?:в|за) прошл\S+ (?:месяц\S* )?и (?:в |за )?эт\S+ месяц\S*)/,
  'zh-rCN':
    /(?:这|本)个?(?:周|星期|礼拜)(?:和|跟|加|加上|、|与)上个?(?:周|星期|礼拜)|上个?(?:周|星期|礼拜)(?:和|跟|加|加上|、|与)(?:这|本)个?(?:周|星期|礼拜)|(?:这|本)个?月(?:和|跟|加|加上|、|与)上个?月|上个?月(?:和|跟|加|加上|、|与)(?:这|本)个?月/,
}

/** Another time is asked to be put beside it. */
export const COMPARE_WORDS: Words = {
  en: /\b(?:compar\w*|versus|vs|against|than)\b/,
  de: /\b(?:vergl\w*|gegenuber|als)\b/,
  es: /\b(?:compar\w*|que en|frente a)\b/,
  fr: /\b(?:compar\w*|par rapport|qu en|que l|que cet)\b/,
  ko: /비교|보다|비해/,
  ru: /сравн|(?:^|\s)чем(?=\s)/,
  'zh-rCN': /比|对比/,
}
/** The one worst day, and what was noted on it. */
export const WORST_DAY: Words = {
  en: /\b(?:worst|hardest|most painful) day\b/,
  de: /\b(?:schlimmste\w*|schlechteste\w*|schwerste\w*|ubelste\w*) tag\b/,
  es: /\b(?:peor dia|dia (?:mas )?(?:malo|duro|dificil|peor))\b/,
  fr: /\b(?:pire jour(?:nee)?|jour(?:nee)? (?:le |la )?(?:pire|plus dure?|plus mauvaise?))\b/,
  ko: /(?:제일|가장) ?(?:아팠던|힘들었던|심했던|나빴던) ?날/,
  ru: /(?:сам\S+ (?:плохо|худш|тяжел|ужасн|страшн)\S*|худш\S+|тяжелеиш\S+) д(?:ень|ня)/,
  'zh-rCN': /(?:哪天|哪一天|那天|一天)最|最(?:疼|痛|难熬|糟|差|严重)的(?:那|一)?天/,
}
/** A number that stands for several. */
export const AVERAGE_WORDS: Words = {
  en: /\b(?:average|avg|mean)\b/,
  de: /\b(?:durchschnitt\w*|schnitt|mittel)\b/,
  es: /\b(?:media|promedio)\b/,
  fr: /\bmoyenne\b/,
  ko: /평균/,
  ru: /средн/,
  'zh-rCN': /平均/,
}
/** Medicines, or how much of them. */
export const OF_TAKING: Words = {
  en: /\b(?:dos\w*|tak\w*|took|tablets?|pills?|meds?|medic\w*|painkillers?|mg)\b/,
  de: /\b(?:dosis|dosen|dosier\w*|nehm\w*|nahm|genommen|tablett\w*|pille\w*|medi\w*|schmerzmittel\w*|mg|einnahm\w*)\b/,
  es: /\b(?:dosis|tom\w*|pastill\w*|medic\w*|analgesic\w*|calmante\w*|mg|comprimid\w*)\b/,
  fr: /\b(?:dose\w*|pri[ts]\w*|prend\w*|cachet\w*|comprime\w*|medic\w*|medoc\w*|antidouleur\w*|antalgique\w*|mg)\b/,
  ko: /약|복용|먹|알|mg/,
  ru: /доз|прин[ия]|пи(?:л|ю)|таблет|лекарств|обезбол|препарат|мг/,
  'zh-rCN': /药|吃|服|片|剂|mg/,
}
/** The longest time without medicines for pain. */
export const LONGEST_WITHOUT: Words = {
  en: /\blongest\b.*\b(?:without|off|free of)\b.*\b(?:pain ?killers?|pain (?:pills?|meds?|tablets?)|pills?|tablets?|meds?|medic\w*)\b/,
  de: /\blangste\w*\b.*\bohne\b.*\b(?:schmerzmittel\w*|tablette\w*|pille\w*|medi\w*)\b|\bam langsten\b.*\bohne\b.*\b(?:schmerzmittel\w*|tablette\w*|pille\w*|medi\w*)\b/,
  es: /\b(?:mas larg[oa]|mas tiempo|maximo|racha)\b.*\bsin\b.*\b(?:pastill\w*|analgesic\w*|medic\w*|calmante\w*)\b/,
  fr: /\b(?:plus long(?:ue|temps)?|record)\b.*\bsans\b.*\b(?:antidouleurs?|anti douleurs?|cachets?|medic\w*|medocs?|comprimes?|antalgiques?)\b/,
  ko: /(?:제일|가장|최장).*(?:약|진통제).*(?:안 ?먹|없이|안먹)|(?:약|진통제).*(?:안 ?먹|없이).*(?:제일|가장|최장)/,
  ru: /(?:дольше всего|сам\S+ (?:длинн|долг)\S+|максимум).*без .*(?:таблет|обезбол|лекарств)/,
  'zh-rCN': /(?:最长|最久).*(?:没吃|不吃|没用|不用).*药|(?:没吃|不吃|没用|不用).*药.*(?:最长|最久)/,
}
