import type { Language } from '@reprieve/domain/settings/language.ts'

// In folded text: how a number is wanted.

/** A day without any pain, and not only with little. */
export const PAIN_FREE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:pain ?free|without (?:any |a bit of )?pain|no pain|zero pain|(?:nothing|didn ?t) hurt)\b/,
  de: /\b(?:schmerzfrei\w*|(?:ohne|keine|keinerlei) (?:jede\w* |jeglich\w* )?schmerz\w*|nichts weh)\b/,
  es: /\b(?:sin (?:nada de |ningun )?dolor(?:es)?|no me (?:dolio|dolia) nada|cero dolor|nada de dolor|sin que me doliera)\b/,
  fr: /\b(?:sans (?:aucune |la moindre )?douleurs?|sans (?:avoir )?mal|zero douleur|aucune douleur|pas (?:eu )?(?:du tout )?mal)\b/,
  ko: /(?:전혀|하나도|아예|조금도) ?(?:안 ?아|아프지 ?않|통증)|안 ?아(?:픈|팠|프)|통증 ?(?:이|도)? ?없|아프지 ?않/,
  ru: /без (?:всякои |какои либо )?боли|совсем не болел\S*|ничего не болел\S*|не болело/,
  'zh-rCN':
    /(?:完全|一点|一点儿|一点都|彻底)(?:都|也)?(?:不|没)(?:有)?(?:疼|痛)|不疼|不痛|没疼|没痛|没有(?:疼|痛)|无痛/,
}

export const IN_A_ROW: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:in a row|running|straight|on the trot|consecutive\w*|back to back|on end|streak)\b/,
  de: /\b(?:am stuck|hintereinander|nacheinander|in folge|in serie|durchgehend)\b/,
  es: /\b(?:seguid[oa]s|consecutiv\w*|de corrido|en fila|racha|al hilo)\b/,
  fr: /\b(?:d affilee|de suite|consecutiv\w*|a la file|d aff?ilee)\b/,
  ko: /연속|내리|연달아|줄곧|계속 ?며칠/,
  ru: /подряд|кряду/,
  'zh-rCN': /连续|接连|连着|一连/,
}

export const LONGEST: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:longest|record|ever|most|at most|max\w*|worst)\b/,
  de: /\b(?:langste\w*|rekord|maximal|hochstens|schlimmste\w*|am langsten)\b/,
  es: /\b(?:mas larg\w*|record|maxim\w*|peor)\b/,
  fr: /\b(?:plus long\w*|record|maxim\w*|pire)\b/,
  ko: /가장 ?(?:긴|오래|길)|제일 ?(?:긴|오래|길)|최장|최대/,
  ru: /сам\S+ (?:длинн|долг|больш)\S*|максим\S*|рекорд\S*|дольше всего/,
  'zh-rCN': /最长|最多|最久/,
}

export const PER_WEEK: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:a|per|each|every) week|weekly|out of (?:7|seven)|in a week)\b/,
  de: /\b(?:pro woche|die woche|in der woche|je woche|wochentlich|jede woche)\b/,
  es: /\b(?:(?:a|por|cada) (?:la )?semana|semanal\w*|en una semana)\b/,
  fr: /\b(?:par semaine|chaque semaine|dans une semaine|la semaine en moyenne)\b/,
  ko: /(?:일|1) ?주일(?:에|이면|당)|한 ?주(?:에|당)|주 ?(?:몇|당)|매주|일주일 ?평균/,
  ru: /(?:^|\s)(?:в|за) неделю(?=\s|$)|еженедельн\S*|каждую неделю/,
  'zh-rCN': /(?:一|每)(?:个)?(?:周|星期|礼拜)(?!天|日|[一二三四五六](?!般|共|直|定))(?!前|后|内|来|以)/,
}

/** How many days, or how often. */
export const HOW_MANY_DAYS: Readonly<Record<Language, RegExp>> = {
  en: /\bhow (?:many|often)\b|\bnumber of days\b/,
  de: /\b(?:wie ?viele?n?|wie ?oft)\b/,
  es: /\b(?:cuant[oa]s)\b/,
  fr: /\bcombien\b/,
  ko: /며칠|몇 ?(?:일|번|개|건|밤)|얼마나 ?자주/,
  ru: /сколько|как часто/,
  'zh-rCN': /几(?:天|次|晚|夜|条|个)|多少(?:天|次|晚|条)/,
}

/** Days on which nothing was written. */
export const MISSED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:forg[oe]t(?:ten)?|miss(?:ed)?|skip(?:ped)?|fail(?:ed)?|neglect(?:ed)?|did ?n ?t|not|have ?n ?t)\b.*\b(?:writ\w*|wrote|log\w*|record\w*|note\w*|enter\w*|entr\w+|diary|fill\w*|put anything)\b|\b(?:days?|entries) (?:did i |have i |i )?(?:miss|skip|forg[oe]t)\w*|\b(?:gaps|missing days|blank days|empty days)\b/,
  de: /\b(?:vergess\w*|versaumt|ausgelassen|verschwitzt|nicht|nix|nichts|kein\w*)\b.*\b(?:eingetrag\w*|eintrag\w*|einzutrag\w*|aufgeschrieb\w*|aufzuschreib\w*|geschrieb\w*|schreib\w*|notier\w*|tagebuch|dokumentier\w*)\b|\b(?:eintrag\w*|aufschreib\w*|tagebuch) (?:\w+ )?(?:vergess\w*|versaumt|ausgelassen)\b|\b(?:lucken|leere tage)\b/,
  es: /\b(?:olvid\w*|paso|pasaron|salt\w*|dej\w*|falt\w*|fall\w*|no|sin)\b.*\b(?:apunt\w*|anot\w*|escrib\w*|escrit\w*|registr\w*|rellen\w*|diario)\b|\bdias? (?:en blanco|vacios?)\b/,
  fr: /\b(?:oubli\w*|manqu\w*|saut\w*|zapp\w*|rat\w*|rien|pas|sans)\b.*\b(?:not\w*|ecri\w*|rempli\w*|saisi\w*|carnet|journal|inscri\w*)\b|\bjours? (?:vides?|blancs?)\b/,
  ko: /(?:안|못|깜빡|빠뜨|빼먹|까먹|거른|거르|빠진|빠트|놓친).*(?:적|쓴|썼|쓰|기록|일지)|(?:기록|일지|적는|쓰는).*(?:안 ?(?:한|했|쓴|적)|못 ?(?:한|했|쓴|적)|깜빡|빠뜨|빼먹|까먹|거른|거르|빠진|빠트|놓친|잊)/,
  ru: /(?:забы\S*|пропу\S*|не) .*(?:запис\S*|писал\S*|отмет\S*|отмеч\S*|дневник\S*|заполн\S*|внес\S*|внос\S*)|(?:запис\S*|дневник\S*|отмеч\S*|заполн\S*) .*(?:забы\S*|пропу\S*)|пропущенн\S* дн/,
  'zh-rCN':
    /(?:忘|漏|没|没有|缺)(?:了|记得|有)?(?:去)?(?:记|写|填|录)|(?:记录|日记|记|写)(?:.*)(?:忘|漏|缺|断|空)/,
}

/** Entries of one day, on average. */
export const PER_DAY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:a|per|each) day|daily|in a day)\b/,
  de: /\b(?:pro tag|am tag|taglich|je tag)\b/,
  es: /\b(?:al dia|por dia|cada dia|diari\w*)\b/,
  fr: /\b(?:par jour|chaque jour|quotidien\w*)\b/,
  ko: /하루(?:에|당|평균)|하루 ?(?:보통|평균|몇)|매일/,
  ru: /(?:^|\s)(?:в|за) день(?=\s|$)|ежедневн\S*|каждыи день/,
  'zh-rCN': /(?:一|每)天(?:平均|大概|大约|一般|通常|能|会)?(?:我)?(?:记|写|录|几)|平均(?:一|每)天/,
}

/** Each day by itself. */
export const BY_DAY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:day by day|by day|day to day|each day|every single day|per day|for every day)\b/,
  de: /\b(?:tag fur tag|nach tagen|tageweise|jede[nr]? (?:einzelne[nr]? )?tag (?:einzeln|extra)|einzelnen tage)\b/,
  es: /\b(?:dia (?:por|a) dia|por dias?|cada dia por separado)\b/,
  fr: /\b(?:jour (?:par|apres) jour|par jour|chaque jour separement)\b/,
  ko: /하루 ?하루|날짜 ?별|일별|하루씩|날마다 ?따로/,
  ru: /(?:^|\s)(?:по дням|день за днем|за каждыи день|по каждому дню)(?=\s|$)/,
  'zh-rCN': /逐日|按天|每一天|一天一天|按日/,
}

/** How long hard times last. */
export const LASTS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:last(?:s|ed|ing)?|long|length|duration)\b/,
  de: /\b(?:dauer\w*|lang\w*|halten|anhalt\w*)\b/,
  es: /\b(?:dur\w*|largo\w*|tiempo)\b/,
  fr: /\b(?:dur\w*|longtemps|longueur)\b/,
  ko: /얼마나 ?(?:오래|가|지속|길)|며칠|지속|기간/,
  ru: /дл(?:ят|ит|ил)\S*|продолж\S*|сколько (?:дн|време)/,
  'zh-rCN': /持续|多久|多长|几天/,
}

/** The last such day, and not how many there were lately. */
export const LAST_ONE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:last|latest|most recent)\b/,
  de: /\b(?:letzte[rnm]?|zuletzt|das letzte mal)\b/,
  es: /\b(?:ultim[oa]|ultima vez)\b/,
  fr: /\b(?:dernier|derniere)\b/,
  ko: /마지막|가장 ?최근|최근에 ?언제/,
  ru: /последн(?:ии|ем|его|яя|ее|ий)|последний раз/,
  'zh-rCN': /上一次|上次|最近一次|最后一次|最后一天/,
}

/** What is written in the diary. */
export const RECORD_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:entr(?:y|ies)|records?|log(?:s|ged)?|notes?)\b/,
  de: /\b(?:eintrag\w*|eintrage\w*|notier\w*)\b/,
  es: /\b(?:registr\w*|apunt\w*|anot\w*|entradas?)\b/,
  fr: /\b(?:releve\w*|entrees?|note\w*|saisi\w*)\b/,
  ko: /기록|적(?:어|었|는|나|지)/,
  ru: /запис\S*|отмеча\S*|отмет\S*/,
  'zh-rCN': /记|录/,
}

/** Bad times of any length. */
export const FLARE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:bad|rough|hard|painful) (?:spells?|patch(?:es)?|stretch(?:es)?|phases?|bouts?|times)|flare\w*|attacks?|episodes?)\b/,
  de: /\b(?:schub\w*|schube\w*|attacke\w*|anfall\w*|anfalle\w*|(?:schlechte\w*|schlimme\w*|schwere\w*) (?:phase\w*|zeit\w*))\b/,
  es: /\b(?:brotes?|crisis|ataques?|episodios?|malas? (?:rachas?|epocas?|temporadas?))\b/,
  fr: /\b(?:poussees?|crises?|acces|episodes?|mauvaises? (?:periodes?|passes?))\b/,
  ko: /심해지면|심해질 ?때|아프기 ?시작하면|돌발|발작|악화/,
  ru: /обострени\S*|приступ\S*|плох\S+ полос\S*/,
  'zh-rCN': /发作|疼起来|痛起来|犯病|加重期/,
}
