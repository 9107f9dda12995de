import type { TurnWords } from './turn.ts'

/** Whole short messages after an answer, in folded text; Korean and Chinese without spaces. */

/** "So which one was better". */
export const WHICH_BETTER_WORDS: TurnWords = {
  en: /^(?:(?:so|and|ok|then|but) )*(?:which|what)(?: (?:one|of (?:them|the two|those)))?(?: (?:was|is|worked|works|helped|helps|did|does))+(?: (?:the|it))*(?: (?:better|best|more|most))(?: then| of the two)?$/,
  de: /^(?:(?:und|also|na|aber|ok) )*(?:was|welche[srn]?)(?: (?:von (?:beiden|den beiden)|davon|jetzt|nun|denn|hat|war|ist|hilft|half|wirkt))+ (?:besser|mehr|am besten|am meisten)(?: (?:jetzt|geholfen|gewirkt|gewesen|nun))?$/,
  es: /^(?:(?:y|entonces|pero|ok) )*(?:cual|que)(?: (?:de los dos|de ellos|fue|es|me|ha sido|ayudo|funciono|sirvio|funciona|ayuda))+ (?:mejor|mas)(?: de los dos)?$/,
  fr: /^(?:(?:et|alors|donc|mais|ok) )*(?:lequel|laquelle|lesquels)(?: (?:des deux|etait|est|a|m|marche|marchait|aide|fonctionne|le|la))+ (?:mieux|meilleure?|plus|le mieux|plus aide)(?: des deux| aide| marche)?$/,
  ko: /^(?:그래서|그럼|그러면|결국)?(?:둘중에?)?(?:뭐가|어느게|어느쪽이|어떤게|어느것이)(?:더|제일)?(?:나았|나은|좋았|잘들|효과|도움)\p{L}*$/u,
  ru: /^(?:(?:так|а|и|ну|что|то|же|из них|в итоге) )*(?:(?:какое|какои|которое|которыи|что)(?: из них| из двух)?(?: же)? )?(?:лучше|сильнее)(?: (?:было|помогло|помогает|помог|деиствует|все таки))*$/,
  'zh-rCN':
    /^(?:那|所以|到底|究竟)*(?:两个里?)?(?:哪个|哪一个|哪种|谁)(?:更|比较|最)?(?:好|管用|有用|有效|强)(?:一点|一些|些)?(?:呢|啊|用)?$/,
}

/** "And the year before". */
export const YEAR_BEFORE_WORDS: TurnWords = {
  en: /^(?:(?:and|what about|how about|ok) )*(?:in |for )?the (?:year before(?: that)?|previous year|year prior)$/,
  de: /^(?:(?:und|wie war es|wie wars|aber) )*(?:im |das )?(?:jahr (?:davor|zuvor|vorher)|vorjahr|vorigen jahr)$/,
  es: /^(?:(?:y|pero|que tal) )*(?:en )?(?:el )?ano (?:anterior|previo|de antes)$/,
  fr: /^(?:(?:et|mais) )*(?:l )?annee (?:d avant|precedente)$|^(?:et )?l an d avant$/,
  ko: /^(?:그럼|그리고)?(?:그)?(?:전|이전)해(?:는|에는|엔)?(?:요|어땠\p{L}*)?$/u,
  ru: /^(?:(?:а|и|ну|как) )*(?:(?:за )?год(?:ом)? (?:до этого|раньше|до того|назад)|(?:в )?(?:предыдущии|предыдущем) год(?:у)?|годом ранее|(?:в )?прошлом году)(?: было)?$/,
  'zh-rCN': /^(?:那|那么|再)*(?:前一年|上一年|往前一年|头一年)(?:呢|怎么样)?$/,
}

/** "And how was it before that", "and the month before". */
export const BEFORE_THAT_WORDS: TurnWords = {
  en: /^(?:(?:and|so|ok|what about|how about|how was (?:it|i)|how were things) )*(?:before (?:that|then|this)|(?:the |a )?(?:month|week|time) (?:before|earlier)(?: that)?|prior to that)(?: how was (?:it|i))?$/,
  de: /^(?:(?:und|wie war es|wie wars|wie war ich|wie ging es mir|wie gings|aber) )*(?:(?:der|den|die|im|in der) )?(?:davor|vorher|zuvor|(?:monat|woche|zeit) (?:davor|vorher|zuvor))(?: wie war es| wie wars)?$/,
  es: /^(?:(?:y|pero|como estaba|que tal) )*(?:antes(?: de (?:eso|ello|esto))?|(?:el mes|la semana) (?:anterior|de antes|previ[oa]))(?: (?:como|que tal)? ?(?:estaba|estuve|era|fue|iba))?$/,
  fr: /^(?:(?:et|mais|comment (?:j etais|c etait|j allais)) )*(?:avant(?: (?:ca|cela))?|(?:le mois|la semaine) (?:d avant|precedente?))(?: (?:j etais|c etait|j allais) comment| comment (?:j etais|c etait|j allais))?$/,
  ko: /^(?:그럼|그리고|그러면)?(?:그)?(?:이?전|전달|전주|전월|이전달)(?:에|엔|에는|에도|은|는)?(?:요|어땠\p{L}*|어떻\p{L}*|어때\p{L}*)?$/u,
  ru: /^(?:(?:а|и|ну|как) )*(?:до (?:этого|того)|раньше|прежде|перед этим|(?:месяцем|неделеи) (?:раньше|ранее))(?: (?:как|было|я|себя чувствовал\p{L}*))*$/u,
  'zh-rCN':
    /^(?:那|再|那么)*(?:在那)?(?:之前|以前|更早|前一个月|前一个?(?:周|星期)|上一个月|往前一个月)(?:呢|怎么样|是?怎样)?$/,
}

/** "And without the tablets": a message that begins with little else. */
export const WITHOUT_WORDS: TurnWords = {
  en: /^(?:(?:and|but|ok|aha|so|what about|how about|on|the|days|if|when|how|was|it) )*(?:without|not counting|leaving out|excluding|no)\b.{0,30}$/,
  de: /^(?:(?:und|aber|aha|ok|also|wie|war|es|an|den|tagen|die|tage) )*(?:ohne|ausser|nicht mitgezahlt)\b.{0,30}$/,
  es: /^(?:(?:y|pero|ok|si|los|dias|en|como|fue) )*(?:sin|no cuento|quitas|quito|quitando|descontando)\b.{0,40}$/,
  fr: /^(?:(?:et|mais|ok|si|les|jours|comment|c etait) )*(?:sans|hors|en enlevant)\b.{0,40}$/,
  ko: /^(?:그럼|그리고|그러면)?(?:약|진통제|알약)\p{L}{0,2}(?:없이|빼고|빼면|안먹은|안먹는|안먹었|먹지않은)\p{L}{0,8}$/u,
  ru: /^(?:(?:а|и|но|ну|в дни) )*(?:без|не считая|исключая)(?: |$).{0,30}$/,
  'zh-rCN': /^(?:那|那么)?(?:如果)?(?:不算|去掉|没吃|没有吃|不吃|没用)\p{L}{0,4}药\p{L}{0,8}$/u,
}

/** "No, I mean the sleep". */
export const MEANT_WORDS: TurnWords = {
  en: /^(?:no|nope|i mean|i meant|not what)\b.*\b(?:i mean|i meant|i was (?:asking|talking) about|i m (?:asking|talking) about|asked about)\b/,
  de: /^(?:nein|nee|na|ne)\b.*\b(?:ich )?(?:meine?|meinte|mein|rede von|frage? nach)\b/,
  es: /^no\b.*\b(?:me refiero|me referia|quiero decir|queria decir|hablo|preguntaba|digo)\b/,
  fr: /^non\b.*\b(?:je (?:parle|parlais|veux dire|voulais dire|pensais)|j parle|c est)\b/,
  ko: /^(?:아니|아뇨|아니요).*(?:말이|말이에요|말한거|물어본|얘기|말고)/,
  ru: /^нет .*(?:я )?(?:про|имел\p{L}* в виду|имею в виду|спрашивал\p{L}*|о )/u,
  'zh-rCN': /^(?:不是|不对|不).*(?:我(?:说|问|指|讲)的?是|我是(?:说|问|指))/,
}
