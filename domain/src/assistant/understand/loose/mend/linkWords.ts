import type { Language } from '@reprieve/domain/settings/language.ts'

// Small tables for what goes with what: the day after, days with and without, when it flares up. All in folded text.

type Words = Readonly<Record<Language, RegExp>>

/** The day after something. */
export const AFTER_WORDS: Words = {
  en: /\b(?:the )?(?:next|following) (?:day|morning)\b|\b(?:the )?(?:day|morning) after\b(?! tomorrow)|\bday two\b|\b(?:on|in) (?:the )?days (?:right )?(?:after|following)\b/,
  de: /\b(?:am|den) (?:nachsten|folgenden|anderen) (?:tag|morgen)\b|\b(?:am )?(?:tag|morgen) (?:danach|darauf|drauf|nach)\b|\ban (?:den|allen) tagen (?:nach|danach|darauf)\b|\btags darauf\b|\banderntags\b/,
  es: /\b(?:al|el) (?:dia|manana) siguiente\b|\b(?:el|al) dia despues\b|\b(?:los|en los) dias (?:despues de|siguientes a|posteriores a|tras)\b|\bal otro dia\b|\ba la manana siguiente\b/,
  fr: /\b(?:le )?lendemain\b|\ble jour (?:d )?apres\b|\ble jour suivant\b|\bles (?:lendemains|jours (?:d apres|apres|qui suivent|suivant))\b/,
  ko: /다음 ?날|담날|이튿날|뒷날/,
  ru: /(?:на|в) (?:следующ\S*|друго\S*|второ\S*) (?:день|утро)|(?:^| )в (?:следующие )?дни после(?= |$)|(?:^| )назавтра|день на второ\S*/,
  'zh-rCN': /第二天|次日|隔天|转天|[之过]后(?:的)?(?:那)?几天|过后一天/,
}

/** The day before, of what was done then. */
export const EVE_WORDS: Words = {
  en: /\b(?:the )?(?:day|evening|night) before\b(?! yesterday)/,
  de: /\b(?:am )?(?:tag|abend) (?:davor|zuvor|vorher)\b|\bam vortag\b/,
  es: /\bel dia (?:anterior|antes|de antes)\b|\bla vispera\b/,
  fr: /\bla veille\b(?! de)|\ble jour d avant\b/,
  ko: /전날/,
  ru: /(?:^| )накануне|(?:^| )(?:за )?день до этого/,
  'zh-rCN': /前一天|头一天/,
}

/** Days with something and days without it, in one question. */
export const WITH_AND_WITHOUT: Words = {
  en: /\bdays\b.*\b(?:and|versus|vs|against|from|than|to|or)\b.*\b(?:days? (?:when )?(?:i )?(?:without|don t|dont|do not|didn t|didnt|skip)|days? off it|those (?:when )?i (?:don t|dont|didn t|didnt)|the ones (?:where |when )?i (?:don t|dont|didn t|didnt)|without)\b/,
  de: /\btage?n?\b.*\b(?:und|gegen|statt|als|von|oder|zu)\b.*\b(?:ohne|nicht|keine?n?)\b|\b(?:mit und ohne|ohne und mit)\b/,
  es: /\bdias?\b.*\b(?:y|contra|que|de|o)\b.*\b(?:los que no|dias? (?:que no|sin)|cuando no)\b|\bcon y sin\b/,
  fr: /\bjours?\b.*\b(?:et|contre|que|ou|des?)\b.*\b(?:ceux (?:ou|sans)|jours? (?:ou je ne?|sans|ou je n)|sans)\b|\bavec (?:et|ou) sans\b/,
  ko: /(?:한|간|먹은|마신|하는|가는|춘|추는|잔|자는|\S[은는ㄴ]) ?날.*(?:안|않은|못|아닌|없는|않는) ?(?:\S+ ?)?날/,
  ru: /(?:^| )дн\S*.*(?:^| )(?:и|с|или|чем|от|против) .*(?:без |когда (?:\S+ )?не |не )/,
  'zh-rCN': /(?:的)?(?:日子|天|时候).*(?:和|跟|与|比|还是|、)?.*(?:不|没)\S{0,6}(?:的)?(?:日子|天|时候)/,
}

/** In what situation, after what, when most easily. */
export const WHAT_BRINGS: Words = {
  en: /\b(?:what|which things?) (?:\w+ ){0,2}(?:sets?|brings?|triggers?|kicks?|makes?|starts?|wakes?)\b|\b(?:in|under) what (?:situations?|circumstances|conditions)\b|\bwhat (?:had i|was i|did i|have i|am i|do i) (?:\w+ ){0,2}(?:do|done|doing|been)\b.*\b(?:before|when)\b|\bwhen does .* (?:most|usually|tend)\b/,
  de: /\bwas (?:\w+ ){0,3}(?:lost|bringt|weckt|reizt|fuhrt)\b|\b(?:in welchen|unter welchen|bei welchen) (?:situationen|umstanden|gelegenheiten)\b|\bwas (?:hab|hatt|mach|tu)\w* ich\b.*\b(?:davor|vorher|zuvor|bevor|wenn)\b|\bwann\b.*\b(?:am ehesten|am leichtesten|meistens)\b|\bwobei\b|\bwonach\b/,
  es: /\bque (?:\w+ ){0,3}(?:provoca|desencadena|dispara|despierta|hace)\b|\ben que (?:situaciones|circunstancias|casos|momentos)\b|\bque (?:habia hecho|hice|estaba haciendo|hago|suelo hacer)\b.*\b(?:antes|cuando)\b|\bcuando\b.*\b(?:suele|mas facil|mas a menudo)\b/,
  fr: /\bqu est ce qui (?:\w+ ){0,3}(?:declenche|provoque|reveille|fait)\b|\bdans quel\w* (?:situations?|circonstances|cas|conditions)\b|\bqu\w* (?:j avais|j ai|je faisais|je fais|j etais)\b.*\b(?:avant|quand)\b|\bquand\b.*\b(?:le plus facilement|en general|d habitude)\b/,
  ko: /(?:어떤|무슨) ?(?:상황|경우|때|조건)|(?:뭐|뭘|무엇을?|무슨 ?일을?) ?(?:하고|한|했|하다)|언제 ?(?:가장|제일|주로|잘|더)/,
  ru: /(?:^| )(?:в каких|при каких|в какой|при какой) (?:случа|ситуац|услови|обстоятельств)\S*|(?:^| )что (?:\S+ ){0,3}(?:вызыва|провоцир|запуска)\S*|(?:^| )(?:после чего|от чего|что я (?:\S+ ){0,2}дела\S*)(?: |$)|(?:^| )когда .*(?:чаще всего|легче всего|обычно)/,
  'zh-rCN':
    /(?:什么|啥|哪些|哪种|何种)(?:情况|场合|条件|时候|情形)|(?:干|做|吃)(?:完|了|过)?(?:些)?(?:什么|啥)/,
}

/** Sleep as what came of it, and not as what came before. */
export const SLEEP_WORDS: Words = {
  en: /\b(?:do|did|will|would) i (?:\w+ )?sleep\b|\bi (?:\w+ )?(?:sleep|slept|wake up)\b|\bmy (?:sleep|nights?)\b|\b(?:poor|bad|rough|worse|terrible) (?:nights?|sleep)\b|\bsleep (?:worse|better|badly|less)\b/,
  de: /\bschlaf(?:e|en)? ich\b|\bich\b.*\bschlaf\w*|\bmein\w* (?:schlaf|nachte?)\b|\b(?:schlechter|besser|schlecht|weniger) (?:schlaf\w*|geschlafen)\b/,
  es: /\bduermo\b|\bdormi\b|\bmi sueno\b|\bnoches? (?:toledana|mala|peor)\w*|\bmala noche\b|\bme despierto\b/,
  fr: /\bje (?:\w+ )?dors\b|\bdormi\b|\bmon sommeil\b|\bmes nuits\b|\bmauvaises? nuits?\b|\bnuits? blanches?\b|\bje me reveille\b/,
  ko: /잠|못 ?자|밤에 ?깨|자다가/,
  ru: /(?:^| )(?:сплю|спится|спала?|сон|сном|сна|просыпаюсь|бессонн\S*)(?= |$)/,
  'zh-rCN': /睡|失眠|醒/,
}

/** Names of days of the week. */
export const WEEKDAY_NAMES: Words = {
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/,
  de: /\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?\b/,
  es: /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/,
  fr: /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b/,
  ko: /[월화수목금토일]요일/,
  ru: /(?:^| )(?:понедельник|вторник|сред[аыуе]|четверг|пятниц|суббот|воскресень)\S*/,
  'zh-rCN': /(?:星期|周|礼拜)[一二三四五六日天]/,
}

/** Heat of the weather: of days, of summer, of the sun. */
export const HOT_DAY_WORDS: Words = {
  en: /\bhot (?:\w+ )?(?:days?|weather|afternoons?|arvos?|nights?|spells?|summers?)\b|\bheat ?wave\b|\bin the heat\b|\bthe heat (?:last|this|in) (?:summer|july|august|june)\b|\bscorch\w*/,
  de: /\bhitze(?:welle|tage?n?)?\b|\b(?:heissen?|heisse) (?:tage?n?|sommer\w*|wetter|nachmittage?n?)\b/,
  es: /\b(?:ola de calor|dias? (?:muy )?calurosos?|calor (?:del|de este|en) (?:verano|julio|agosto)|dias? de (?:mucho )?calor)\b|\bcanicula\b/,
  fr: /\bcanicule\b|\bvague de chaleur\b|\b(?:grosses|fortes) chaleurs\b|\bjours? (?:tres )?chauds?\b|\bchaleurs? (?:de l ete|cet ete|en ete)\b/,
  ko: /폭염|무더위|더위|더운 ?날|찜통/,
  ru: /(?:^| )(?:жар[ауые]|жарко\S*|жарки\S*|зной\S*|пекл\S*)(?= |$)/,
  'zh-rCN': /大热天|热天|高温|炎热|酷暑|天(?:气)?(?:一|太|很)?热/,
}

/** How long something is paid for. */
export const HOW_LONG_AFTER: Words = {
  en: /\bhow (?:many days|long)\b.*\b(?:after|recover\w*|pay|suffer\w*|laid up|sore|ache|aching|hurts?|flat|get over)\b/,
  de: /\bwie (?:lange|viele tage)\b.*\b(?:nach|danach|hinterher|spure?|busse?|flach|erhol\w*|leide)\b/,
  es: /\bcuant(?:o|os dias|o tiempo)\b.*\b(?:despues|tras|recuper\w*|pago|dura|tirad[oa]|sufro)\b|\b(?:despues|tras)\b.*\bcuant(?:os dias|o tiempo)\b/,
  fr: /\bcombien (?:de (?:jours|temps))\b.*\b(?:apres|remett\w*|remets|recuper\w*|paye?|couche\w*|souffre)\b|\bapres\b.*\bcombien de (?:jours|temps)\b/,
  ko: /(?:고 ?나면|뒤에?|다음에?|후에?|나서) ?.*(?:며칠|얼마나 ?오래|얼마 ?동안)/,
  ru: /(?:^| )(?:сколько|как долго) (?:дней )?.*(?:после|отхо\S*|прихо\S*|леж\S*|расплачива\S*|болеть|болит)|после .*(?:сколько дней|как долго)/,
  'zh-rCN': /(?:之?后|完).*(?:几天|多久|多少天)|(?:几天|多久|多少天).*(?:才|缓|恢复)/,
}

/** Ahead of any flare. */
export const BEFORE_FLARE: Words = {
  en: /\b(?:before|ahead of|preced\w*|lead(?:s|ing)? (?:up )?to)\b.*\b(?:flares?|flare ups?|attacks?)\b/,
  de: /\b(?:vor|bevor|davor|vorher|voraus)\b.*\b(?:schub\w*|anfall\w*|schmerzschub\w*)\b/,
  es: /\b(?:antes|precede\w*|vispera)\b.*\b(?:brotes?|crisis)\b/,
  fr: /\b(?:avant|veille|precede\w*)\b.*\b(?:crises?|poussees?)\b/,
  ko: /(?:도지|심해지|발작|악화)\S* ?(?:되기 ?)?(?:전에?|직전|전날)/,
  ru: /(?:перед|накануне|предшеству\S*).*(?:обострени|приступ|вспышк)/,
  'zh-rCN': /(?:发作|犯病|加重)(?:之?前|的前一天|前一天)/,
}

/** As a rule, and not the last time. */
export const AS_A_RULE: Words = {
  en: /\b(?:usually|generally|typically|normally|tends?|most(?:ly| often)|every|always)\b/,
  de: /\b(?:meistens?|normalerweise|gewohnlich|immer|jedes mal|oft|haufig\w*|in der regel)\b/,
  es: /\b(?:suelen?|suele|normalmente|generalmente|siempre|por lo general|cada vez)\b/,
  fr: /\b(?:d habitude|en general|generalement|souvent|toujours|normalement|chaque)\b/,
  ko: /보통|주로|대개|항상|늘|자주|매번/,
  ru: /(?:^| )(?:обычно|как правило|чаще всего|всегда|каждый раз)(?= |$)/,
  'zh-rCN': /一般|通常|往往|每次|总是|常/,
}

/** The day itself, beside the one after. */
export const SAME_DAY: Words = {
  en: /\b(?:on )?(?:the same|that) day (?:and|or)\b/,
  de: /\bam (?:selben|gleichen) tag\b/,
  es: /\b(?:ese|el) mismo dia\b/,
  fr: /\ble jour meme\b/,
  ko: /당일|그날/,
  ru: /в тот же день/,
  'zh-rCN': /当天|同一天/,
}

/** The pain, without a word for it. */
export const IT_IS_WORSE: Words = {
  en: /\b(?:is|does|will|was) it (?:\w+ )?(?:worse|hurt|better)\b|\bit (?:s|is|gets?|feels?) (?:\w+ )?worse\b/,
  de: /\b(?:ist|wird|war|sinds?) es (?:\w+ )?(?:schlimmer|schlechter|arger)\b|\bes (?:ist|wird|war) (?:\w+ )?(?:schlimmer|schlechter|arger)\b/,
  es: /\b(?:es|esta|estoy|voy|va|me pongo|se pone) (?:\w+ )?peor\b/,
  fr: /\bc est (?:\w+ )?pire\b|\best ce (?:que c est )?pire\b|\bca empire\b/,
  ko: /더 ?(?:심해|심한|심하|나빠|안 ?좋아)/,
  ru: /(?:^| )(?:хуже ли|мне хуже|это хуже|становится хуже|бывает хуже|хуже становится)(?= |$)/,
  'zh-rCN': /(?:更|会|加)(?:严重|重|厉害|难受)/,
}
