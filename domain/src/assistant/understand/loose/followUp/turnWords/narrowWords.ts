import type { TurnWords } from './turn.ts'

/** What a short second message takes out of the answer before. In folded text; Korean and Chinese without spaces. */

/** "How many of those". */
export const OF_THOSE_WORDS: TurnWords = {
  en: /\bof (?:those|these|them|which)\b|^(?:(?:and|ok|but) )*(?:just|only) (?:the|those) ones?\b/,
  de: /\bdavon\b|\bdarunter\b|\bvon (?:denen|diesen|den)\b/,
  es: /\bde (?:es[ao]s|ell[ao]s|est[ao]s)\b|\bde las cuales\b|\bde los cuales\b/,
  fr: /(?:^| )dont(?: |$)|\b(?:parmi|sur) (?:ces|celles|ceux|elles|eux|ca)\b|\bde (?:celles|ceux) (?:la|ci)\b|\bla dessus\b|\bla dedans\b/,
  ko: /그중|그가운데|거기서|이중에|그날들중/,
  ru: /(?:^| )из (?:них|этих|тех)(?: |$)/,
  'zh-rCN': /其中|里面|里头|这里边|这当中|当中/,
}

/** Nights and the small hours, a daytime: what a count is asked by. */
export const DAYTIME_WORDS: TurnWords = {
  en: /\b(?:nights?|overnight|mornings?|evenings?|afternoons?|[2-5] ?(?:am|o clock)|(?:two|three|four|five) (?:am|o clock|in the morning))\b/,
  de: /\b(?:nachts?|nachte|morgens|abends|mittags|nachmittags|vormittags|in der nacht|[2-5] uhr|um (?:zwei|drei|vier|funf) (?:uhr )?(?:fruh|morgens|nachts))\b/,
  es: /\b(?:noches?|madrugadas?|mananas?|tardes?)\b/,
  fr: /\b(?:nuits?|matins?|soirs?|soiree|apres midi|[2-5] ?h(?:eures)? du matin)\b/,
  ko: /밤|새벽|야간|아침|저녁|오후/,
  ru: /ноч|утром|по утрам|вечер|днем|(?:в|часа) (?:два|три|четыре|пять|[2-5]) (?:часа |часов )?(?:утра|ночи)/,
  'zh-rCN': /晚上|夜里|夜间|半夜|夜晚|凌晨|早上|下午/,
}

export const AT_WEEKENDS_WORDS: TurnWords = {
  en: /\bweek ?ends?\b|\bsaturdays?\b|\bsundays?\b/,
  de: /\bwochenenden?\b|\bsamstags?\b|\bsonntags?\b/,
  es: /\bfin(?:es)? de semana\b|\bfindes?\b|\bsabados?\b|\bdomingos?\b/,
  fr: /\bweek ?ends?\b|\bsamedis?\b|\bdimanches?\b/,
  ko: /주말|토요일|일요일/,
  ru: /выходн|суббот|воскресень/,
  'zh-rCN': /周末|双休|星期[六天日]|周[六日]/,
}

/** "And how long did they last". */
export const HOW_LONG_WORDS: TurnWords = {
  en: /\bhow long\b|\bhow many days (?:did|do) (?:it|they|that|each)\b/,
  de: /\bwie lang\w*\b|\bwie viele tage (?:hat|haben|dauer)/,
  es: /\bcuanto (?:tiempo )?(?:dur|me dur)\w*|\bcuantos dias dur\w*/,
  fr: /\bdur\w* combien\b|\bcombien de (?:temps|jours)\b.*\bdur\w*|\bdure combien de temps\b|\bdur\w* longtemps\b/,
  ko: /얼마나(?:오래|갔|가|지속|길)|며칠(?:이나|동안|갔|씩)|지속/,
  ru: /(?:как долго|сколько (?:дней |времени )?(?:это |они |каждый )?дл|долго ли)/,
  'zh-rCN': /持续|多久|多长|(?<!哪)几天(?:才|呢$)/,
}

/** "Only when I drive": a condition. */
export const ONLY_WHEN_WORDS: TurnWords = {
  en: /^(?:(?:and|ok|but|hmm?|i mean|well) )*(?:only|just) (?:when|if|on|while|at|the days|days|for)\b/,
  de: /^(?:(?:und|ok|aber|ich meine|naja) )*(?:nur|bloss|ausschliesslich) (?:wenn|an|am|falls|die tage|bei)\b/,
  es: /^(?:(?:y|ok|pero|vale|digo) )*(?:solo|solamente|unicamente) (?:cuando|si|en|los dias|con)\b/,
  fr: /^(?:(?:et|ok|mais|enfin) )*(?:seulement|uniquement|juste|que) (?:quand|si|lorsque|les jours|le jour|en|avec|chez)\b/,
  ko: /(?:때|날|경우)만(?:요|보면|보여줘|따지면)?$/,
  ru: /^(?:(?:а|и|но|ну) )*(?:только|лишь) (?:когда|если|в|на|по|при|за)(?: |$)/,
  'zh-rCN': /^(?:那|那么)?(?:只算|只看|只有|仅限|光算|光看|单看)/,
}

/** Before something whose day may be known or not: "before the summer", "before the spa". */
export const BEFORE_EVENT_WORDS: TurnWords = {
  en: /\bbefore (?!that\b|then\b|this\b)\w+/,
  de: /\bvor (?:de[mrn]|meine[mr]|der)\b/,
  es: /\bantes del? (?!eso\b|esto\b)\w+/,
  fr: /\bavant (?:l|le|la|les|ma|mon|mes)\b/,
  ko: /(?:하기|받기|가기|오기|입원|수술|여름|겨울|봄|가을)\p{L}{0,3}전/u,
  ru: /(?:^| )до (?!этого|того|сих)\p{L}+/u,
  'zh-rCN': /.{2,}(?:之前|以前)/,
}

/** "Since the injection". */
export const SINCE_EVENT_WORDS: TurnWords = {
  en: /\bsince (?:the|my|i|we|that)\b/,
  de: /\bseit(?:dem)? (?:der|dem|den|meine[mr]|ich)\b/,
  es: /\bdesde (?:la|el|mi|que)\b/,
  fr: /\bdepuis (?:l|le|la|ma|mon|mes|que)\b/,
  ko: /(?:이후|뒤)(?:로|에)?는?요?$/,
  ru: /(?:^| )(?:с тех пор как|с момента|после) \p{L}+/u,
  'zh-rCN': /(?:之后|以后|以来)(?:呢|怎么样)?$/,
}

/** "And in those days". */
export const THOSE_DAYS_WORDS: TurnWords = {
  en: /\b(?:those|these|that|same) (?:days?|nights?)\b/,
  de: /\b(?:an|in) (?:diese[nm]|de[nm]|jene[nm]) tag(?:en)?\b/,
  es: /\b(?:esos|estos|ese|los mismos) dias?\b/,
  fr: /\b(?:ces|ce|cette) (?:jours?|journees?)(?: la)?\b/,
  ko: /그날(?:들)?/,
  ru: /(?:в|на) (?:эти|те|тот|этот) (?:же )?(?:дни|день)/,
  'zh-rCN': /(?:那|这)(?:几天|些天|天|几日)/,
}

/** What the message denies: "not the wrist, the elbow". */
export const NOT_THAT_WORDS: TurnWords = {
  en: /\b(?:not|no|nope|instead of|rather than)\b/,
  de: /\b(?:nicht|nein|nee|sondern|statt)\b/,
  es: /\b(?:no|sino|en vez de|en lugar de)\b/,
  fr: /\b(?:pas|non|nan|plutot|au lieu)\b/,
  ko: /말고|아니/,
  ru: /(?:^| )(?:не|нет|вместо)(?: |$)/,
  'zh-rCN': /不是|不对|而是/,
}

/** How a message begins that corrects the answer. */
export const NO_WORDS: TurnWords = {
  en: /^(?:no|nope|nah|sorry|i mean|i meant)\b/,
  de: /^(?:nein|nee|ne|na|ich mein\w*)\b/,
  es: /^(?:no|perdon|digo|quiero decir)\b/,
  fr: /^(?:non|nan|pardon|je veux dire)\b/,
  ko: /^(?:아니|아뇨)/,
  ru: /^(?:нет|не|ои)(?: |$)/,
  'zh-rCN': /^(?:不是|不对|不)/,
}
