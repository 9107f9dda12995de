import type { TurnWords } from './turn.ts'

/** How a second message begins that cannot stand alone. In folded text; Korean and Chinese without spaces. */
export const SECOND_OPENERS: TurnWords = {
  en: /^(?:and|but|so|or|ok|okay|hm+|no|nope|yes|yeah|also|then|just|only|not|without|except|minus|compared|versus|vs|same|sorry|i mean|i meant|actually|what about|how about|what if|even if|even when)\b/,
  de: /^(?:und|aber|oder|nein|nee|ne|na|ja|ok|okay|aha|also|dann|nur|bloss|auch|ohne|ausser|statt|im vergleich|verglichen|sicher|ich mein\w*|nochmal|genauso|was ist mit|wie ist es mit|wie sieht es mit)\b/,
  es: /^(?:y|e|pero|ok|vale|bueno|entonces|ah|aja|solo|solamente|unicamente|sin|salvo|excepto|tambien|igual|lo mismo|digo|quiero decir|comparad[oa]|respecto|es[ea]|es[ao]s|eso|no (?:el|la|los|las|lo|pero|me refiero|digo|es[ea])|pon(?:lo|la)|quita(?:ndo)?)\b/,
  fr: /^(?:et|mais|non|nan|oui|ok|okay|d accord|bon|alors|donc|dont|pis|puis|seulement|juste|uniquement|que (?:la|le|les|pour)|sans|sauf|hormis|meme|idem|pareil|aussi|par rapport|compare|en comparaison|celui|celle|ceux|celles|lequel|laquelle|lesquel(?:le)?s)\b/,
  ko: /^(?:그|아니|아뇨|응|네|음|ㅇㅇ|반대로|나머지|다른(?:쪽|건|거)|둘중)/,
  ru: /^(?:а|и|но|ну|нет|да|или|ок|окей|ладно|понятно|тогда|только|лишь|без|кроме|тоже|также|это|эти|то есть|по сравнению|в сравнении|не считая)(?= |$)/,
  'zh-rCN':
    /^(?:那|哦|嗯|噢|好的|不是|不对|对了|还有|另外|只看|只算|光看|光算|就看|就算|里面|其中|除了|除去|去掉|不算|再加|同样|跟(?:之前|以前|那)|两个里|最.{1,2}的(?:是哪|那)一?[天日次])/,
}

/** What points back, in a short message: "of those", "that day". */
export const POINTING_WORDS: TurnWords = {
  en: /\b(?:of (?:those|these|them)|that (?:day|night|week|month|time|one)|those|ones?|the (?:other|same)|like that|(?:is|was) that|(?:did|does|do|has|have|will) (?:it|they))\b|\b(?:that|them|it|then|too|as well|either|instead)$/,
  de: /\b(?:davon|von denen|an dem tag|(?:dies|jen)\w* tag\w*|die ander\w*|das ander\w*|das so|jeweils|stattdessen|(?:hilft|half|geholfen|wirkt|hat) (?:es|das|sie|er))\b|\b(?:das|die|auch|dann|damit)$/,
  es: /\b(?:eso|es[oa]s|ese dia|esa (?:semana|noche|vez)|de (?:ell[oa]s)|lo mismo|l[oa] otr[oa]|entonces)\b|\b(?:tambien|igual)$/,
  fr: /\b(?:ces (?:jours|fois)|ce jour|cette (?:fois|nuit) la|la dedans|parmi|l autre|celles? la|ceux|celui)\b|\b(?:ca|aussi|pareil|la)$/,
  ko: /(?:그날|그때|그거|그건|그게|그것|그중|이중에|도그랬|도그래|말고|빼고|제외하고|비교하면|비하면)|(?:은|는|만)요?$/,
  ru: /(?:^| )(?:из (?:них|этих|этого|тех)|(?:в )?(?:те|тот|та|той) (?:дни|день|раз|недел\p{L}*)|так же|то же|другое|другая|об этом|с этим|его|ее|их|это|тоже|тогда)(?: |$)/u,
  'zh-rCN':
    /(?:那|哪)次|那(?:天|些|几|时候|个月|周|边)|这(?:些|几次|几个)里?|也(?:一样|这样|是这样)|同期|另一|左边?还是右|右边?还是左|^(?!.*(?:什么|怎|咋|哪|几|多少|谁|是不是|有没有)).*呢$/,
}
