import type { Language } from '@reprieve/domain/settings/language.ts'

type Words = Readonly<Record<Language, RegExp>>

/** The people who decide about work. In folded text. */
export const BOSS_WORDS: Words = {
  en: /\b(?:boss|manager|employer|supervisor|line manager|hr|occupational health)\b/,
  de: /\b(?:chef\p{L}*|vorgesetzt\p{L}*|arbeitgeber\p{L}*|personalabteilung|betriebsarzt\p{L}*)\b/u,
  es: /\b(?:jef[ae]s?|empresa|encargad[oa]|recursos humanos|empleador\p{L}*)\b/u,
  fr: /\b(?:patrone?|chef(?:fe)?|employeur\p{L}*|superieure?|rh|medecin du travail|responsable)\b/u,
  ko: /상사|사장|팀장|부장|과장님|회사에 ?(?:말|얘기|부탁)|인사팀/,
  ru: /начальни\p{L}*|работодател\p{L}*|руководител\p{L}*|шеф\p{L}*/u,
  'zh-rCN': /老板|领导|上司|主管|经理|人事/,
}

/** To talk with them, or what they could change. */
export const ADJUST_WORDS: Words = {
  en: /\b(?:adjust\p{L}*|accommodat\p{L}*|adapt\p{L}*|talk|tell|ask|speak|explain|hours|lighter)\b/u,
  de: /\b(?:anpass\p{L}*|erleichter\p{L}*|rede\p{L}*|sag\p{L}*|sprech\p{L}*|erklar\p{L}*|frag\p{L}*|bitt\p{L}*)\b/u,
  es: /\b(?:adapt\p{L}*|ajust\p{L}*|hablar?|hablo|decir\p{L}*|digo|pedir\p{L}*|pido|explic\p{L}*)\b/u,
  fr: /\b(?:amenag\p{L}*|adapt\p{L}*|parler?|dire|dis|demand\p{L}*|expliqu\p{L}*)\b/u,
  ko: /조정|배려|말|얘기|이야기|부탁|설명/,
  ru: /адаптац\p{L}*|сказать|поговорить|попросить|объяснить|услови\p{L}*|облегч\p{L}*/u,
  'zh-rCN': /调整|说|谈|讲|申请|解释|沟通/,
}

/** A journey of many hours. */
export const LONG_FLIGHT_WORDS: Words = {
  en: /\blong (?:haul )?(?:flight|plane|drive|journey|train|bus|coach|trip)\b|\b(?:hours|hrs) (?:on|in) (?:a|the) (?:plane|train|bus|car|flight)\b|\b\d+ ?(?:hours?|hr|h) (?:flight|drive|journey)\b/,
  de: /\blange\p{L}* (?:flug\p{L}*|fluge|fahrt\p{L}*|autofahrt\p{L}*|zugfahrt\p{L}*|reise)\b|\blangstreckenflug\b|\bstunden (?:im|in der) (?:flug\p{L}*|flieger|zug|auto|bus|bahn)\b/u,
  es: /\b(?:vuelo|viaje|trayecto)s? (?:muy )?larg[oa]s?\b|\blargo (?:vuelo|viaje|trayecto)\b|\bhoras (?:de|en) (?:avion|vuelo|coche|tren|autobus)\b/,
  fr: /\b(?:long|longs) (?:vol|voyage|trajet)s?\b|\b(?:vol|voyage|trajet) (?:tres )?long\b|\bheures (?:d avion|de vol|de voiture|de train|dans l avion)\b|\blong courrier\b/,
  ko: /장거리|(?:시간|오래) ?(?:비행|운전|버스|기차|비행기)|긴 ?비행/,
  ru: /(?:долг\p{L}*|длинн\p{L}*|длительн\p{L}*) (?:пере)?(?:л[её]т\p{L}*|поездк\p{L}*|дорог\p{L}*|рейс\p{L}*)|часов (?:в|на) (?:самол[её]т\p{L}*|поезд\p{L}*|машин\p{L}*)/u,
  'zh-rCN': /长途|(?:长|久)时间(?:坐|飞|开)|小时(?:的)?(?:飞机|火车|车程|航班)/,
}

/** How other people live with something. */
export const OTHERS_WORDS: Words = {
  en: /\bhow (?:do|does|did|can|should) (?:\p{L}+ ){0,2}(?:others?|other people|people|anyone|everyone|i|one|you)\b.*\b(?:cope|deal|handle|live|manage|stop|get rid|get over)\b/u,
  de: /\bwie (?:gehen|geht|kommen|machen|schaffen|werde|gehe)\b.*\b(?:andere\p{L}*|man|ich|damit|um)\b/u,
  es: /\bcomo (?:llevan|lleva|hacen|manejan|manejar|viven|afrontan|afrontar|lidio|lidiar|dejo|quito|superar?)\b/,
  fr: /\bcomment (?:les autres|font|fait on|faire|gerer|vivre|gerez|on fait|ne plus|arreter)\b/,
  ko: /어떻게|방법/,
  ru: /как (?:\p{L}+ ){0,2}(?:справля\p{L}*|жив\p{L}*|бороться|избав\p{L}*|перестать|пережи\p{L}*)/u,
  'zh-rCN': /怎么|如何|怎样/,
}

/** Pain that lasts, and pain that does not. */
export const ACUTE_WORDS: Words = {
  en: /\bacute\b/,
  de: /\bakut\p{L}*\b/u,
  es: /\bagud[oa]s?\b/,
  fr: /\baigue?s?\b/,
  ko: /급성/,
  ru: /остр(?:ая|ои|ую|ое|ым|ые)(?: |$)/,
  'zh-rCN': /急性|一般的?(?:疼|痛)|普通的?(?:疼|痛)/,
}
export const CHRONIC_WORDS: Words = {
  en: /\bchronic\b|\blong ?(?:term|lasting)\b/,
  de: /\bchronisch\p{L}*\b/u,
  es: /\bcronic[oa]s?\b/,
  fr: /\bchroniques?\b/,
  ko: /만성/,
  ru: /хроническ\p{L}*/u,
  'zh-rCN': /慢性/,
}

/** Pain and the brain. */
export const BRAIN_WORDS: Words = {
  en: /\bpain\b.*\b(?:brain|in (?:the|your|my) head)\b|\bbrain\b.*\bpain\b/,
  de: /\bschmerz\p{L}*\b.*\b(?:gehirn|hirn|kopf (?:entsteh\p{L}*|gemacht|verarbeitet))\b|\b(?:gehirn|hirn)\b.*\bschmerz/u,
  es: /\bdolor\b.*\b(?:cerebro|en la cabeza se)\b|\bcerebro\b.*\bdolor\b/,
  fr: /\bdouleur\b.*\bcerveau\b|\bcerveau\b.*\bdouleur\b/,
  ko: /통증.*뇌|뇌.*통증/,
  ru: /боль.*(?:мозг|в голове (?:обраб|созда|рожд|возник))|мозг.*бол/,
  'zh-rCN': /(?:疼|痛).*大?脑|大脑.*(?:疼|痛)/,
}

/** The word itself, where it is no word of the language. */
export const PACING_WORDS = /\bpacing\b|пе[ий]синг|페이싱|节奏管理/u

/** The more of the one, the more of the other. */
export const SPIRAL_WORDS: Words = {
  en: /\bthe (?:more|worse|less)\b.*\b(?:the (?:more|worse|less|\w+er)|vice versa|other way round)\b|\bvicious (?:circle|cycle)\b|\b(?:downward )?spiral\b/,
  de: /\bje (?:mehr|starker|schlimmer|weniger)\b.*\b(?:desto|umso|je|umgekehrt)\b|\bteufelskreis\b|\b\w*spirale\b/,
  es: /\b(?:cuanto|mientras|entre) mas\b.*\b(?:mas|menos|reves)\b|\bcirculo vicioso\b|\bespiral\b/,
  fr: /\bplus (?:j|je|on|ca|la|le)\b.*\b(?:plus|moins) (?:j|je|on|ca|la|le)\b|\bcercle vicieux\b|\bspirale\b/,
  ko: /수록.*(?:수록|더)|악순환/,
  ru: /чем (?:больше|сильнее|хуже).*(?:тем|наоборот)|порочн\S+ круг|замкнут\S+ круг/,
  'zh-rCN': /越.{1,4}越.*越.{1,4}越|恶性循环|怪圈/,
}
/** How to leave it. */
export const OUT_WORDS: Words = {
  en: /\bhow (?:do|can|to|would|should)\b.*\b(?:get out|break|stop|escape|end|deal|cope|step out)\b|\bwhat (?:can|do|should) i do\b/,
  de: /\bwie (?:komm\w*|durchbrech\w*|brech\w*|steig\w*|kann ich|werde ich)\b|\bwas (?:tun|kann ich|mach\w*|soll)\b|\bdurchbrech\w*\b/,
  es: /\bcomo (?:salgo|salir|rompo|romper|lo (?:corto|rompo|paro)|corto|cortar|puedo)\b|\bque (?:hago|puedo hacer)\b/,
  fr: /\bcomment (?:en |m en |s en |faire pour )?(?:sortir|casser|briser|rompre|arreter|faire)\b|\bque faire\b/,
  ko: /어떻게|어떡|벗어나|끊/,
  ru: /как (?:\S+ ){0,3}(?:выбраться|выйти|разорвать|вырваться|прервать|остановить|справ\S*)|что (?:мне )?делать/,
  'zh-rCN': /怎么|如何|跳出|打破|走出/,
}

/** The house. */
export const HOUSE_WORDS: Words = {
  en: /\b(?:house|housework|home|flat|chores|cleaning|tidy\w*)\b/,
  de: /\b(?:haus\w*|wohnung|putzen|aufraum\w*)\b/,
  es: /\b(?:casa|limpi\w*|orden\w*|tareas del hogar)\b/,
  fr: /\b(?:maison|menage|rang\w*|appartement)\b/,
  ko: /집|청소|살림/,
  ru: /дом(?:а|у|ом)?(?=\s|$)|квартир\S*|убор\S*|прибра\S*/,
  'zh-rCN': /屋|家务|收拾|打扫/,
}
/** To pay for it afterwards. */
export const PAY_LATER_WORDS: Words = {
  en: /\bpay(?:ing)? for it\b|\bwithout (?:suffering|crashing|ending up)\b/,
  de: /\bbuss\w*\b|\b(?:danach|hinterher|spater) (?:nicht )?(?:\w+ )?(?:bezahl\w*|flach|umfall\w*|fertig)\b/,
  es: /\bpag(?:ar|o|arl\w+)\b.*\b(?:luego|despues|manana)\b|\bsin pag\w+\b/,
  fr: /\bpayer (?:\w+ )?(?:apres|ensuite|le lendemain)\b|\bsans (?:le |l )?payer\b/,
  ko: /탈 ?나지|앓아눕지|나중에 ?(?:고생|아프)지/,
  ru: /расплачива\S*|не слечь|потом не (?:лежать|страдать)/,
  'zh-rCN': /遭罪|受罪|累垮|累倒/,
}
