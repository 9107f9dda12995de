import type { Language } from '@reprieve/domain/settings/language.ts'

// Small tables for questions about why something was so. All in folded text.

type Words = Readonly<Record<Language, RegExp>>

/** Every Monday is meant, and not the latest one. */
export const EVERY_WORDS: Words = {
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\balways\b|\bevery\b|\beach\b|\busually\b|\b(?:is|are) (?:it |my )?\w*day\b/,
  de: /\b(?:mon|diens|donners|frei|sams|sonn)tags\b|\bmittwochs\b|\b(?:mon|diens|donners|frei|sams|sonn)tage\b|\bimmer\b|\bjede[nrms]?\b|\b(?:ist|sind) (?:es |der |die )?\w*tage?\b/,
  es: /\blos (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)\b|\bsiempre\b|\bcada\b|\btodos los\b|\b(?:es|son) \w+ los\b/,
  fr: /\bles (?:\w+dis|dimanches)\b|\btoujours\b|\bchaque\b|\btous les\b|\ble \w+di est\b/,
  ko: /마다|항상|(?<!오)늘|매주|언제나|만 ?되면/,
  ru: /(?:^|\s)по (?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресен)\S*|кажд|всегда|обычно|опять/,
  'zh-rCN': /每|总|老是|一到|都是/,
}

/** The words for why and for what was different, also where they only explain. */
export const WHY_WORDS: Words = {
  en: /\bwhy\b|\bhow come\b|\bwhat (?:was|went) (?:going on|wrong|up)\b|\bwhat (?:made|happened|set|caused|changed|s (?:different|changed))|\bexplain|\bbehind\b|\breason\b/,
  de: /\bwarum\b|\bwieso\b|\bweshalb\b|\bwoher\b|\bworan\b|\bwas war (?:denn |da )?(?:los|am)\b|\bwas war .*\blos\b|\berklar|\bgrund\b|\bwie kommts?\b/,
  es: /\bpor ?que\b|\bcomo es que\b|\ba que se debe|\bque (?:paso|hizo|ha pasado)\b|\bexplic|\bmotivo\b|\brazon\b/,
  fr: /\bpourquoi\b|\bpk\b|\bpq\b|\ba cause de quoi\b|\bqu est ce qui (?:a fait|s est passe|explique)|\bexpliqu|\bd ou vient|\bca vient de quoi\b/,
  ko: /왜|어째서|이유|까닭|원인|때문일까|설명|웬일/,
  ru: /(?:^|\s)(?:почему|отчего|зачем|с чего)(?:\s|$)|объясн|причин|из за чего|что случилось|как так|что (?:было )?не так/,
  'zh-rCN': /为什么|为啥|咋|怎么(?:那么|这么|会|回事|了|突然)|原因|解释|什么缘故|凭什么/,
}

/** "Some days … and others". */
export const SOME_DAYS_WORDS: Words = {
  en: /\bsome days\b.*\b(?:others?|some|and not)\b|\bone day\b.*\bthe next\b|\b(?:certain|good) days\b.*\b(?:others|bad)\b/,
  de: /\b(?:manche|manchen|einige|einigen|an manchen)\b.*\btage?n?\b.*\b(?:andere[nr]?|manche[nr]?)\b|\bmal (?:gut|geht)\b.*\bmal\b/,
  es: /\b(?:unos|algunos|ciertos|hay) dias\b.*\b(?:otros|algunos|no)\b|\bun dia\b.*\b(?:otro|al siguiente)\b/,
  fr: /\b(?:certains|des|y a des) jours\b.*\b(?:d autres|certains|pas)\b|\bun jour\b.*\b(?:l autre|le lendemain)\b/,
  ko: /어떤 ?날은.*(?:어떤|다른|또) ?날?|(?:좋은|괜찮은) ?날.*(?:나쁜|안 ?좋은|아픈) ?날/,
  ru: /(?:одни|некоторые|какие то) дни.*(?:други|иные|нет)|(?:один|в один) день.*(?:други|на следующ)|дни.*(?:хорош|легк)\S*,? а.*други/,
  'zh-rCN': /有(?:的|些)(?:日子|天|时候).*有(?:的|些)|有时候?.*有时候?|某些天.*(?:另|其他)/,
}

/** "Than this one", "than now": beside a week or a month. */
export const THAN_THIS_WORDS: Words = {
  en: /\bthan (?:this|now|the current)\b|\bcompared (?:to|with) this\b/,
  de: /\bals (?:diese|jetzt|die jetzige|heuer)\b|\bverglichen mit dieser\b/,
  es: /\bque (?:esta|este|ahora)\b|\bcomparad[oa] con est[ae]\b/,
  fr: /\bque (?:celle ci|celui ci|cette|ce|maintenant)\b|\bpar rapport a (?:celle ci|cette)\b/,
  ko: /(?:이번|지금|요즘) ?(?:주|달)?보다/,
  ru: /чем (?:эт|сеичас|теперь|на этои|в этом)|(?:тяжелее|хуже|сложнее|труднее|больнее|лучше|легче) эт(?:ои|ого)/,
  'zh-rCN': /比(?:这|本|现在)/,
}

/** "Fine until last month": what is asked about comes after it. */
export const UNTIL_WORDS: Words = {
  en: /\b(?:until|till|up to) (?:last|the|this|june|july|august|september|october)\b/,
  de: /\bbis (?:zum |ende |anfang )?(?:letzte|vorige|vor|zum)/,
  es: /\bhasta (?:el |la )?\w+/,
  fr: /\bjusqu (?:au|a|en)\b/,
  ko: /까지(?:는|만)?|까진/,
  ru: /(?:^|\s)до (?:поза)?(?:прошл|конца|начала|сентябр|октябр|август|лета)/,
  'zh-rCN': /(?:之|以)前(?:都|还)|到.*(?:为止|都还)/,
}

/** It was fine then and is not now. */
export const NOT_NOW_WORDS: Words = {
  en: /\bnow (?:i m not|not|im not|it s|its|i can t)|\b(?:and|but) now\b|\bnot any ?more\b/,
  de: /\b(?:jetzt|heute) nicht|\b(?:und|aber) jetzt\b|\bnicht mehr\b/,
  es: /\b(?:y|pero) ahora\b|\bahora no\b|\bya no\b/,
  fr: /\b(?:et|mais) (?:maintenant|la)\b|\bplus maintenant\b|\bmaintenant (?:non|pas|plus)\b/,
  ko: /지금은|요즘은|이제는|요새는/,
  ru: /(?:а|но) (?:сеичас|теперь)/,
  'zh-rCN': /现在(?:却|不|又|就|怎)|如今/,
}

/** Its effect is gone. */
export const NO_LONGER_WORDS: Words = {
  en: /\bany ?more\b|\bno longer\b|\bstopped (?:working|helping)\b|\bdo(?:es)? nothing\b/,
  de: /\bnicht mehr\b|\bnimmer\b|\bnix mehr\b|\bkaum noch\b|\bnichts mehr\b/,
  es: /\bya no\b|\bdejo de\b|\bha dejado\b|\bno me hace (?:nada|efecto)\b/,
  fr: /\bne? .*\bplus\b|\b(?:fait|marche|aide|sert) plus\b|\bn agit plus\b/,
  ko: /이제 ?안|더 ?이상|안 ?듣|효과가 없/,
  ru: /больше не|перестал|уже не/,
  'zh-rCN': /不(?:管用|起作用|见效|灵)了?|没(?:用|效)了|失效/,
}

/** Saturday and Sunday. */
export const WEEKEND_WORDS: Words = {
  en: /\bweekends?\b|\b(?:days off|free days|off days)\b/,
  de: /\bwochenenden?\b|\bam we\b|\bfreien? tagen?\b/,
  es: /\bfin(?:es)? de semana\b|\bfindes?\b|\bdias? (?:libres?|de descanso)\b/,
  fr: /\bweek ?ends?\b|\bwe\b|\bjours? (?:de (?:conge|repos)s?|libres?)\b/,
  ko: /주말|쉬는 ?날|휴일/,
  ru: /выходн/,
  'zh-rCN': /周末|双休|星期六日|休息日|假日/,
}

/** The other days of the week. */
export const WORKDAY_WORDS: Words = {
  en: /\bwork(?:ing)? ?days?\b|\bweek ?days?\b|\bdays (?:i|when i) work\b|\bduring the week\b/,
  de: /\b(?:arbeits|werk|wochen)tage?n?\b|\bunter der woche\b|\bwerktags\b/,
  es: /\bdias? (?:de trabajo|laborables?|de diario|habiles)\b|\bentre semana\b/,
  fr: /\bjours? (?:de travail|ouvres?|de semaine|travailles?)\b|\ben semaine\b|\bla semaine\b/,
  ko: /평일|(?:일|근무|출근)(?:하는)? ?날/,
  ru: /(?:рабочи|будн)\S*/,
  'zh-rCN': /工作日|平日|平时|上班(?:的|那)?(?:几)?(?:天|日)?/,
}

export const BUSY_WORDS: Words = {
  en: /\bbusy days?\b|\b(?:overdo|overdid|wear myself out|a lot on|hectic|active days?)\b/,
  de: /\b(?:stressige[nr]?|volle[nr]?|anstrengende[nr]?|viel los|hektische[nr]?|aktive[nr]?) ?tage?n?\b|\bubernehme\b/,
  es: /\bdias? (?:ajetread\w+|de mucho|activ\w+|con mucho|movid\w+)\b/,
  fr: /\bjours? (?:charges?|bien remplis|actifs?|ou j en fais trop)\b|\bjournees? (?:chargees?|remplies?)\b/,
  ko: /바쁜 ?날|무리한 ?날|일이? 많은 ?날/,
  ru: /(?:загруженн|насыщенн|активн|тяжел)\S* дн\S*/,
  'zh-rCN': /忙的(?:那几)?(?:天|日子)|忙碌|累的(?:天|日子)/,
}
export const QUIET_WORDS: Words = {
  en: /\b(?:quiet|calm|easy|restful|lazy|slow) days?\b/,
  de: /\b(?:ruhige[nr]?|stille[nr]?|faule[nr]?|entspannte[nr]?)(?: tage?n?)?\b/,
  es: /\b(?:dias? )?(?:tranquil\w+|de descanso|relajad\w+)\b/,
  fr: /\b(?:jours?|journees?) (?:calmes?|tranquilles?|de repos)\b|\b(?:calmes?|tranquilles?)\b/,
  ko: /조용한 ?날|한가한 ?날|쉬는 ?날/,
  ru: /(?:спокоин|тих)\S*(?: дн\S*)?/,
  'zh-rCN': /清闲|闲的(?:天|日子)|休息的(?:天|日子)|轻松的(?:天|日子)/,
}

/** "Which activity": a word for what people do. */
export const ACTIVITY_WORDS: Words = {
  en: /\bactivit(?:y|ies)\b|\bthing(?:s)? i do\b|\bsomething i do\b/,
  de: /\b(?:aktivitat\w*|tatigkeit\w*|beschaftigung\w*|unternehmung\w*)\b/,
  es: /\bactividad(?:es)?\b/,
  fr: /\bactivites?\b|\boccupations?\b/,
  ko: /활동|하고 나면/,
  ru: /(?:^|\s)(?:заняти\S*|деятельност\S*|активност\S*|дело|дела)(?=\s|$|,)/,
  'zh-rCN': /活动|做(?:完)?什么(?:事)?/,
}

/** It asks for the one thing that does most. */
export const MOST_WORDS: Words = {
  en: /\bwhat\b.*\bmost\b|\bwhat .*\bworst\b/,
  de: /\bwas\b.*\bam (?:meisten|starksten|schlimmsten)\b/,
  es: /\blo que mas\b|\bque (?:es lo que )?mas\b/,
  fr: /\bqu est ce qui\b.*\ble plus\b|\bqui .*\ble plus\b/,
  ko: /(?:뭐|무엇|뭣)[이가]?.*(?:제일|가장)|(?:제일|가장).*(?:뭐|무엇)/,
  ru: /(?:^|\s)что .*(?:больше всего|сильнее всего|хуже всего)/,
  'zh-rCN': /什么.*最|最.*(?:的)?是什么/,
}

/** Today, said in short. */
export const TODAY_SHORT = /\b(?:ajd|auj|aujourd ?hui|heut|hoy|today|2day)\b/

/** A short night, with a number of hours. */
export const SHORT_NIGHT_WORDS: Words = {
  en: /\b(?:sleep|slept|sleeping)\b.*\d+ ?h|\d+ ?h\w*.*\bsleep\b/,
  de: /\b(?:schlaf\w*|geschlafen)\b.*\d+ ?(?:h\b|st)|\d+ ?(?:h\b|st)\w*.*\b(?:schlaf\w*|geschlafen)\b/,
  es: /\b(?:duerm\w+|dorm\w+)\b.*\d+ ?h|\d+ ?h\w*.*\b(?:duerm\w+|dorm\w+|sueno)\b/,
  fr: /\b(?:dors|dormi|dormais|sommeil)\b.*\d+ ?h|\d+ ?h\w*.*\b(?:dors|dormi|sommeil)\b/,
  ko: /\d+ ?시간.*(?:자|잤|잠|수면)|(?:잠|수면).*\d+ ?시간/,
  ru: /(?:сплю|спал|сон|сна)\S*.*\d+ ?ч|\d+ ?ч\S*.*(?:сплю|спал|сна)/,
  'zh-rCN': /睡.*\d+ ?个?(?:小时|钟头)|\d+ ?个?(?:小时|钟头).*睡/,
}

/** "Something meaningful", "something nice". */
export const MEANINGFUL_WORDS: Words = {
  en: /\bsomething (?:i (?:like|enjoy|love)|nice|fun|meaningful|pleasant|good for me)\b|\bmeaningful (?:activit|thing)/,
  de: /\b(?:was|etwas) (?:schones|nettes|sinnvolles|angenehmes|was mir (?:spass|freude))\b/,
  es: /\balgo (?:que me gusta|agradable|bonito|con sentido|significativo|divertido)\b/,
  fr: /\b(?:quelque chose|un truc|un chose) (?:d agreable|que j aime|qui me plait|qui a du sens|de sympa|de bien)\b/,
  ko: /(?:즐거운|좋아하는|의미 ?있는|재미있는) ?(?:일|거|것|활동)/,
  ru: /что (?:то|нибудь) (?:приятн|хорош|осмысленн|любим|важн)\S*|(?:^|\s)приятное/,
  'zh-rCN': /(?:有意义|开心|喜欢|愉快|高兴)的(?:事|活动)/,
}

/** Words for the weather that also mean time: only beside "what kind of". */
export const WEATHER_WORDS: Words = {
  en: /\b(?<=(?:what|which)(?: kind of| sort of)? )weather\b/,
  de: /\b(?<=(?:welchem|welches|was fur) )wetter\b/,
  es: /\b(?<=(?:con|en|bajo) que )(?:tiempo|clima)\b/,
  fr: /\b(?<=(?:par|avec|sous) quel )(?:temps|climat)\b/,
  ko: /날씨(?=에| 때|가)/,
  ru: /(?<=(?:какую|какои|при какои) )погод\S*/,
  'zh-rCN': /天气/,
}
