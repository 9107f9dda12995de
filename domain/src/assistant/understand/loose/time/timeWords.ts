import type { Language } from '@reprieve/domain/settings/language.ts'

// In folded text: how a time or a course is named.

type Words = Readonly<Record<Language, RegExp>>

/** No pain at all, as a number. */
export const ZERO: Words = {
  en: /\b(?:zero|nil)\b|(?:^|\s)0(?=\s|$)/,
  de: /\bnull(?:er)?\b|(?:^|\s)0(?=\s|$)/,
  es: /\bcero\b|(?:^|\s)0(?=\s|$)/,
  fr: /\bzero\b|(?:^|\s)0(?=\s|$)/,
  ko: /(?<!\d)0 ?점|영 ?점|제로/,
  ru: /(?:^|\s)(?:нол\S*|нул\S*|0)(?=\s|$)/,
  'zh-rCN': /(?<!\d)0 ?分|零分|(?<!\d)0(?!\d)/,
}

/** The month that ends today. */
export const PAST_MONTH: Words = {
  en: /\b(?:this|the) (?:past|last) month\b(?! of)|\bpast month\b/,
  de: /\b(?:vergangenen?|letzten) (?:vier wochen|30 tage\w*)\b/,
  es: /\b(?:est?e? )?ultimo mes\b/,
  fr: /\b(?:ce|le) dernier mois\b|\bmois ecoule\b/,
  ko: /최근 ?한 ?달|지난 ?한 ?달/,
  ru: /последн\S+ месяц/,
  'zh-rCN': /(?:最近|过去|近)(?:这)?(?:一)?(?:个)?月/,
}

/** A week by a day in it. */
export const WEEK_OF: Words = {
  en: /\bweek (?:of|around|beginning|starting|from|with|that had)\b|\b(?:christmas|xmas|easter|birthday|thanksgiving|halloween|new year s?) week\b/,
  de: /\bwoche (?:um|vom|mit|ab|rund|des|der|an|zu|von)\b|\b(?:weihnachts|oster|geburtstags|pfingst)woche\b/,
  es: /\bsemana (?:del?(?! antes\b)|de la|alrededor|que empezo)\b|\bsemana santa\b/,
  fr: /\bsemaine (?:du|de|autour|d)\b/,
  ko: /주간|(?:일|날|크리스마스|추석)(?:이|가)? ?(?:있던|있는|낀)? ?주(?=\s|$|는|에|가)/,
  ru: /недел\S+ (?:с |на |вокруг |около )?(?:\d|рождеств|пасх|нов)|(?:рождественск|пасхальн|новогодн)\S+ недел/,
  'zh-rCN': /那(?:一)?(?:个)?(?:周|星期|礼拜)|(?:圣诞|春节|国庆)(?:的)?(?:一)?周/,
}
export const AROUND_WORDS: Words = {
  en: /\baround\b/,
  de: /\b(?:um|rund um)\b/,
  es: /\balrededor\b/,
  fr: /\bautour\b/,
  ko: /전후|무렵/,
  ru: /вокруг|около/,
  'zh-rCN': /前后/,
}
export const CHRISTMAS: Words = {
  en: /\b(?:christmas|xmas)\b/,
  de: /\bweihnacht/,
  es: /\bnavidad/,
  fr: /\bnoel\b/,
  ko: /크리스마스|성탄/,
  ru: /(?:католическ\S+ )рождеств/,
  'zh-rCN': /圣诞/,
}

/** The days from Christmas to the first week of January. */
export const FESTIVE: Words = {
  en: /\b(?:holidays? season|festive (?:season|period)|over the holidays)\b/,
  de: /\bzwischen den jahren\b|\buber die feiertage\b/,
  es: /\b(?:fiestas navidenas|fiestas de fin de ano|las fiestas|fechas navidenas|navidades)\b/,
  fr: /\b(?:temps|periode) des fetes\b|\bfetes de fin d annee\b|\bles fetes\b/,
  ko: /연말 ?연시|연말/,
  ru: /новогодн\S+ (?:праздник|каникул)|(?:^|\s)праздник(?:и|ов|ах)(?=\s|$)/,
  'zh-rCN': /圣诞(?:到|和)?(?:新年|元旦)(?:期间|那阵)?|年底/,
}

/** These days one year ago. */
export const SAME_LAST_YEAR: Words = {
  en: /\b(?:same|that) (?:week|month|days|time|period) (?:of )?(?:last year|a year ago|the year before)\b/,
  de: /\b(?:gleiche\w*|selbe\w*|dieselbe\w*) (?:woche|monat|zeit|tage) (?:im )?(?:letzte\w*|vorige\w*|vergangene\w*|vor einem) jahr/,
  es: /\b(?:misma?|mismos) (?:semana|mes|dias|epoca) (?:del?|el) ano (?:pasado|anterior)/,
  fr: /\b(?:meme|memes) (?:semaine|mois|jours|periode|epoque) (?:de )?(?:l an|l annee|annee) (?:dernier|derniere|passe|passee)/,
  ko: /(?:작년|지난해) ?(?:의 )?(?:같은|동일한|이) ?(?:주|달|기간|시기)/,
  ru: /(?:та|той|ту|то|тот|тем)(?:и)? же (?:недел\S*|месяц\S*|дн\S*|время) (?:в )?прошл\S+ год/,
  'zh-rCN': /去年(?:的)?(?:同一?|这)(?:个)?(?:周|星期|礼拜|月|期)/,
}

/** "Last week against the one before". */
export const BEFORE_LAST: Words = {
  en: /\blast (week|month)\b.*\b(?:the )?(?:week|month|one) before\b/,
  de: /\bletzte[rn]? (woche|monat)\b.*\b(?:die|der|das|den|jene\w*)? ?(?:davor|vorletzte\w*|zuvor)\b/,
  es: /\b(semana|mes) pasad[oa]\b.*\b(?:la|el|que la|al?) ?(?:anterior|antepasad[oa]|de antes)\b/,
  fr: /\b(semaine|mois) (?:derniere?|passee?)\b.*\b(?:celui|celle) d avant\b|\b(semaine|mois) (?:derniere?|passee?)\b.*\b(?:la|le) precedente?\b/,
  ko: /(?:지난|저번) ?(주|달).*(?:그 ?전 ?(?:주|달)|지지난|전전|그 ?전)/,
  ru: /прошл\S+ (недел|месяц).*(?:позапрошл|предыдущ|перед (?:ней|неи|ним|этим))/,
  'zh-rCN': /上(?:个)?(周|星期|礼拜|月).*(?:上上|再上|之前那|前一)/,
}
export const MONTH_WORD: Words = {
  en: /month/,
  de: /monat/,
  es: /mes/,
  fr: /mois/,
  ko: /달|월/,
  ru: /месяц/,
  'zh-rCN': /月/,
}

/** Today's season against that of the year before. */
export const THAN_LAST: Words = {
  en: /\b(?:than|as|to|with|from|vs|versus|against) (?:the )?last\b/,
  de: /\b(?:als|wie|zu|gegen|mit) (?:(?:im|den|dem|der) )?(?:letzte|vorige|vergangene)\w*/,
  es: /\b(?:que|con|al|contra) (?:(?:el|la|en|del?) )*(?:\w+ )?pasad[oa]\b/,
  fr: /\b(?:que|au|a|qu au|avec) (?:l |le |la )?(?:\w+ )?(?:dernier|derniere|passe|precedent)\b/,
  ko: /(?:작년|지난) ?(?:봄|여름|가을|겨울) ?(?:보다|과|이랑|하고|에 비해)/,
  ru: /(?:чем|с|против) (?:в )?прошл\S+ (?:весн|лет|осен|зим)/,
  'zh-rCN': /(?:比|跟|和)(?:去年|上个?)(?:的)?(?:春|夏|秋|冬)/,
}

/** The beginning of the diary. */
export const FROM_START: Words = {
  en: /\b(?:when|since) i (?:first )?(?:started|began)(?: (?:using|writing|keeping|logging|recording|tracking))?(?: (?:this|the|my|a))? ?(?:diary|app|log\w*|record\w*|track\w*|writ\w*|this)?$|\b(?:started|began)\b.*\b(?:diary|app|recording|logging|tracking)\b|\b(?:beginning|start) of (?:the|my|this) (?:diary|app)\b|\bfirst (?:entries|weeks?|months?|days) (?:of|in|with) (?:the|my|this) diary\b|\b(?:diary|log|journal) (?:began|started|begins|starts)\b|\b(?:very )?first (?:wrote|logged|recorded|put|tracked)\b|\b(?:start|beginning) of (?:my |the )?(?:record\w*|log\w*|journal)\b/,
  de: /\b(?:anfang|beginn|start) (?:des|vom|meines|dieses|von meinem) tagebuch\w*|\btagebuch\w*\b.*\b(?:angefangen|begonnen|gestartet)|\b(?:angefangen|begonnen)\b.*\b(?:tagebuch|aufzuschreiben|einzutragen|aufschreiben|eintragen|eingetragen|aufgeschrieben|notier\w*)|\bersten? (?:wochen?|eintrage\w*|tage\w*|monate?\w*) (?:im|vom|des|mit dem) tagebuch\w*|\b(?:ganz )?am anfang (?:vom|des|meiner|meines|der) (?:tagebuch\w*|aufzeichnungen|eintrage)/,
  es: /\b(?:empece|empezo|comence|inicie|principio|comienzo|inicio)\b.*\b(?:diario|anotar|apuntar|registrar|registro|aplicacion|app)\b|\bprimer[oa]?s? (?:semanas?|mes|meses|dias|registros|entradas) (?:del|de este|de mi|con el) diario\b|\bcuando (?:empece|comence) a (?:escribir|llevar|usar)\b/,
  fr: /\b(?:commence|debut|demarre)\b.*\b(?:carnet|journal|noter|application|appli)\b|\bpremier(?:e|es|s)? (?:semaines?|mois|jours|entrees|notes) (?:du|de mon|de ce|dans le) (?:carnet|journal)\b|\bcommence a (?:ecrire|remplir|tenir|utiliser)\b/,
  ko: /처음 ?(?:기록|일지|쓰기|쓸|적|시작)|(?:기록|일지|일기).{0,6}(?:시작|처음)|(?:일기|기록)(?:를|을)? ?(?:막 ?)?(?:쓰기|적기|하기) ?시작|첫 ?(?:기록|몇 ?주|일기)/,
  ru: /(?:нача\S*|начале)\b.*(?:дневник|запис|вести)|нача\S* (?:\S+ )?(?:дневник|вести|записывать)|в начале (?:\S+ )?(?:дневник|записе)|начина\S* (?:\S+ )?(?:дневник|вести|записывать|отмечать|писать)|нача\S* (?:отмечать|писать)|перв\S+ (?:недел\S*|запис\S*|месяц\S*|дн\S*) (?:в )?дневник/,
  'zh-rCN':
    /(?:刚|最)?开始(?:记|写|用)|(?:记|写)日记(?:之)?(?:初|前期|开始)|一开始|(?:日记|记录)(?:刚|最初|开始)|(?:刚|最)(?:初|早)?(?:开始)?(?:记|写)(?:日记|的时候|那会)/,
}

export const BY_WEEK: Words = {
  en: /\b(?:week by week|by week|each week|per week|every week|weekly|week to week)\b/,
  de: /\b(?:woche (?:fur|um) woche|nach wochen|wochenweise|jede woche|pro woche|wochentlich|einzelnen wochen)\b/,
  es: /\b(?:semana (?:por|a|tras) semana|por semanas?|cada semana|semanal\w*)\b/,
  fr: /\b(?:semaine (?:par|apres) semaine|par semaine|chaque semaine|hebdomadaire)\b/,
  ko: /주 ?별|한 ?주 ?한 ?주|주마다|매주|주간 ?단위/,
  ru: /(?:^|\s)(?:по неделям|неделя за недел\S+|кажд\S+ недел\S*|понедельно)(?=\s|$)/,
  'zh-rCN': /每(?:一)?(?:个)?(?:周|星期|礼拜)|逐周|按周|一周一周/,
}
export const BY_MONTH: Words = {
  en: /\b(?:month by month|by month|each month|per month|every month|monthly|month to month)\b/,
  de: /\b(?:monat (?:fur|um) monat|nach monaten|monatsweise|jede[nm] monat|pro monat|monatlich|einzelnen monate\w*)\b/,
  es: /\b(?:mes (?:por|a|tras) mes|por meses|cada mes|mensual\w*)\b/,
  fr: /\b(?:mois (?:par|apres) mois|par mois|chaque mois|mensuel\w*)\b/,
  ko: /월 ?별|달 ?별|달마다|매달|매월|한 ?달 ?한 ?달/,
  ru: /(?:^|\s)(?:по месяцам|месяц за месяц\S+|кажд\S+ месяц\S*|помесячно)(?=\s|$)/,
  'zh-rCN': /每(?:一)?(?:个)?月|逐月|按月|一个月一个月/,
}

export const WHICH_PART: Words = {
  en: /\b(?:which|what|worst|best|hardest|lowest|highest)\b/,
  de: /\b(?:welche\w*|wann|schlimmste\w*|beste\w*|schlechteste\w*)\b/,
  es: /\b(?:cual|que|peor|mejor)\b/,
  fr: /\b(?:quel\w*|pire|meilleure?)\b/,
  ko: /언제|어느|몇|제일|가장/,
  ru: /как(?:ои|ая|ую|ом)|худш|лучш|сам(?:ы|а)/,
  'zh-rCN': /哪|最/,
}

export const THIS_YEAR_WORDS: Words = {
  en: /\bthis year\b|\bof the year so far\b/,
  de: /\b(?:heuer|dieses jahr|diesem jahr|dieses jahres)\b/,
  es: /\beste ano\b|\bdel ano\b|\bde este ano\b/,
  fr: /\bcette annee\b|\bde l annee\b/,
  ko: /올해|금년/,
  ru: /(?:этом|этого|этот|текущ\S+) год/,
  'zh-rCN': /今年/,
}

/** As a rule. */
export const USUALLY: Words = {
  en: /\b(?:usually|normally|typically|generally|as a rule|in general|most of the time)\b/,
  de: /\b(?:normalerweise|gewohnlich|meistens|ublicherweise|in der regel|fur gewohnlich|generell|sonst immer)\b/,
  es: /\b(?:normalmente|habitualmente|por lo general|suel\w+|generalmente|de costumbre)\b/,
  fr: /\b(?:d habitude|habituellement|en general|normalement|generalement)\b/,
  ko: /보통|평소|대체로|주로|대개/,
  ru: /(?:^|\s)(?:обычно|как правило|в основном|чаще всего обычно)(?=\s|$)/,
  'zh-rCN': /通常|一般|平时|往往/,
}

/** Entries as things that are counted. */
export const RECORD_NOUNS: Words = {
  en: /\b(?:entr(?:y|ies)|records|times|logs|notes)\b/,
  de: /\b(?:eintrage|eintragungen|male|oft|viele)\b/,
  es: /\b(?:registros|entradas|veces|anotaciones|apuntes|cuant[oa]s)\b/,
  fr: /\b(?:entrees|releves|fois|notes)\b/,
  ko: /몇 ?(?:개|번|건)/,
  ru: /запис(?:еи|и|ь)(?=\s|$)|(?:^|\s)раз(?=\s|$)/,
  'zh-rCN': /条|次|几个/,
}

/** What was written, and its number. */
export const PUT_WORDS: Words = {
  en: /\b(?:put|write|wrote|written|enter(?:ed)?|log(?:ged)?|record(?:ed)?|score|number|rate[d]?|pain)\b/,
  de: /\b(?:eingetrag\w*|eingegeb\w*|aufgeschrieb\w*|notiert|zahl|wert|schmerz\w*|stand|punkte)\b/,
  es: /\b(?:pus\w*|anot\w*|apunt\w*|registr\w*|numero|dolor|nivel|puntu\w*)\b/,
  fr: /\b(?:mis|note\w*|ecrit|inscrit|chiffre|douleur|niveau|combien)\b/,
  ko: /적었|썼|기록|몇 ?점|점수|통증/,
  ru: /(?:^|\s)(?:поставил\S*|записал\S*|отметил\S*|написал\S*|ввел\S*|цифр\S*|боль|балл\S*)/,
  'zh-rCN': /记|写|填|几分|多少分|疼/,
}
type PartsOfDays = Readonly<Record<'lastEvening' | 'thisMorning' | 'yesterdayMorning', Words>>

export const PART_OF_DAY: PartsOfDays = {
  lastEvening: {
    en: /\b(?:last night|last evening|yesterday (?:evening|night))\b/,
    de: /\bgestern ?(?:abend|nacht|spat)\w*/,
    es: /\banoche\b|\bayer (?:por|en|a) la noche\b/,
    fr: /\bhier soir\b|\bla nuit derniere\b/,
    ko: /어젯밤|어제 ?(?:저녁|밤)|간밤/,
    ru: /вчера (?:вечером|ночью)|вчерашн\S+ вечер/,
    'zh-rCN': /昨晚|昨天(?:晚上|夜里)|昨夜/,
  },
  thisMorning: {
    en: /\bthis morning\b|\btoday in the morning\b/,
    de: /\bheute (?:fruh|morgen|vormittag)\b/,
    es: /\besta manana\b|\bhoy (?:por|en) la manana\b/,
    fr: /\bce matin\b/,
    ko: /오늘 ?(?:아침|오전)/,
    ru: /сегодня (?:утром|с утра)/,
    'zh-rCN': /今早|今天(?:早上|上午|早晨)/,
  },
  yesterdayMorning: {
    en: /\byesterday morning\b/,
    de: /\bgestern (?:fruh|morgen|vormittag)\b/,
    es: /\bayer (?:por|en) la manana\b/,
    fr: /\bhier matin\b/,
    ko: /어제 ?(?:아침|오전)/,
    ru: /вчера утром/,
    'zh-rCN': /昨天(?:早上|上午|早晨)/,
  },
}

/** A bad night, and not a bad day. */
export const BAD_NIGHTS: Words = {
  en: /\bnights?\b/,
  de: /\bn[ae]chte?\b/,
  es: /\bnoches?\b/,
  fr: /\bnuits?\b/,
  ko: /밤/,
  ru: /(?:^|\s)ноч(?:еи|и|ь)(?=\s|$)/,
  'zh-rCN': /晚|夜/,
}

/** The last one of several. */
export const LAST_BAD: Words = {
  en: /\blast\b.*\b(?:bad|awful|terrible|rough|horrible|hard|shocking|hellish)\b|\blast\b.*\b(?:big|proper|major|massive|huge|severe|real|full on|nasty) (?:\w+ )?(?:flare|attack|crisis|episode)/,
  de: /\b(?:letzte\w*|zuletzt)\b.*\b(?:schlimm\w*|schlecht\w*|arg\w*|furchtbar\w*|heftig\w*|schwere\w*|miese\w*)\b|\bletzte\w*\b.*\b(?:gross\w*|richtige\w*|stark\w*|dicke\w*) (?:schub|schmerzschub|anfall|attacke|krise)/,
  es: /\bultim[oa]\b.*\b(?:mal[oa]?|fatal|horrible|fuerte|peor|dificil)\b|\bultim[oa]\b.*\b(?:gran |grande? )?(?:crisis|brote|ataque) (?:gord[oa]|grande|sever[oa]|seri[oa]|gorda)|\bultim[oa] gran (?:crisis|brote|ataque)/,
  fr: /\bderniere?\b.*\b(?:mauvaise?s?|horrible|terrible|atroce|dure?|penible)\b|\bderniere?\b.*\b(?:gros(?:se)?|grande?|forte?|violente?|severe|vraie?|sacree?) (?:crise|poussee|attaque)|\bderniere? (?:crise|poussee) (?:forte|violente|severe|intense)/,
  ko: /마지막.*(?:심한|심했|힘든|힘들|나쁜|아팠)|(?:마지막|지난번|저번).*(?:큰|크게|심하게|제대로) ?(?:발작|아팠|도졌|통증)/,
  ru: /последн\S+.*(?:плох|тяжел|ужасн|сильн|трудн)\S*|последн\S+.*(?:больш|крупн|серьезн|жутк)\S* (?:приступ|обострени|атак)/,
  'zh-rCN': /(?:上次|上一次|最近一次|最后一次).*(?:厉害|特别疼|很疼|难熬|严重|糟|大发作|大爆发|大痛|大疼)/,
}

/** All the days of a week. */
export const WHOLE_WEEK: Words = {
  en: /\b(?:whole|full|entire) week\b|\bweek (?:in which|where) every day\b/,
  de: /\b(?:ganze|komplette|volle) woche\b/,
  es: /\bsemana (?:entera|completa|seguida)\b|\btoda (?:una|la) semana\b/,
  fr: /\bsemaine (?:entiere|complete)\b|\btoute une semaine\b/,
  ko: /일주일 ?(?:내내|동안|전체)|한 ?주 ?내내/,
  ru: /(?:цел\S+|вс\S+|полн\S+) недел/,
  'zh-rCN': /(?:整|一)(?:整)?(?:个)?(?:周|星期|礼拜)(?:都|全)|整(?:整)?一?(?:周|个星期|个礼拜)/,
}

/** The low end of a score. */
export const LOW_END: Words = {
  en: /\b(?:low(?:est)?|worst|bad|down|poor(?:est)?)\b/,
  de: /\b(?:niedrigste\w*|tiefste\w*|schlecht\w*|schlimm\w*|mies\w*|unten)\b/,
  es: /\b(?:baj[oa]s?|peor\w*|mal[oa]?)\b/,
  fr: /\b(?:bas|basse|pire|mauvaise?|plus mal)\b/,
  ko: /낮|나쁜|나빴|최악|안 ?좋|바닥/,
  ru: /низк|плох|хуж|худш|паршив/,
  'zh-rCN': /低|差|坏|糟/,
}

/** Several months that end now. */
export const LATEST_MONTHS: Words = {
  en: /\b(?:last|past|recent) (?:few )?months\b/,
  de: /\b(?:letzten?|letzter|vergangenen?) (?:paar )?monaten?\b/,
  es: /\bultimos meses\b|\bmeses pasados\b/,
  fr: /\bderniers mois\b|\bmois (?:derniers|passes)\b/,
  ko: /(?:지난|최근) ?(?:몇|여러) ?(?:달|개월)/,
  ru: /последн(?:ие|их|ими) месяц(?:ы|ев|ами|ах)/,
  'zh-rCN': /(?:最近|过去|前|这)几个?月/,
}
