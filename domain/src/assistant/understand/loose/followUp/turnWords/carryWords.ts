import type { TurnWords } from './turn.ts'

/** Short second messages that keep the question before and change one thing in it. In folded text; Korean and Chinese without spaces. */

/** "Compared with summer": the same in both. */
export const COMPARED_WORDS: TurnWords = {
  en: /\bcompar(?:ed|ing|ison|e)\b|\b(?:more|less|better|worse|higher|lower|fewer|often) than\b|\bversus\b|\bvs\b|\b(?:as|than) (?:in|last|this) /,
  de: /\bvergl(?:eich|ich)\p{L}*|\b(?:mehr|weniger|besser|schlechter|ofter|hoher|schlimmer) als\b|\bgegenuber\b/u,
  es: /\bcompar\p{L}*|\brespecto (?:a|al|de|del)\b|\b(?:mas|menos|mejor|peor|mayor|menor) que\b|\bfrente a(?:l)?\b/u,
  fr: /\bcompar\p{L}*|\bpar rapport (?:a|au)\b|\b(?:plus|moins|mieux|pire) qu(?:e|en)?\b/u,
  ko: /비하면|비해|비교|보다|대비/,
  ru: /сравн|(?:больше|меньше|лучше|хуже|чаще|реже),? чем/,
  'zh-rCN': /比|对照/,
}

/** "Was that the same last winter". */
export const SAME_WORDS: TurnWords = {
  en: /\b(?:same|also|too|like (?:that|this)|so|as (?:bad|good|much|many))\b/,
  de: /\b(?:auch|genauso|gleich|dasselbe|ebenso|so)\b/,
  es: /\b(?:igual|mismo|misma|tambien|asi)\b/,
  fr: /\b(?:pareil(?:le)?|meme|aussi|comme ca|ainsi)\b/,
  ko: /똑같|그랬|마찬가지|같았|같은|도그/,
  ru: /так же|также|тоже|такое же|то же|так было|было так/,
  'zh-rCN': /一样|也|同样|这样/,
}

/** "This time last year": around the same day. */
export const YEAR_AGO_WORDS: TurnWords = {
  en: /\byear (?:before|earlier|prior)\b.*\b(?:same|that) (?:time|month|period|season|weeks?|days)\b|\b(?:same|that) (?:time|month|period|season|weeks?|days)\b.*\b(?:year (?:before|earlier)|previous year)\b|\b(?:this|same|that) time (?:of year )?(?:last|a) year\b|\b(?:a|one|1) year (?:ago|earlier|before)\b|\b(?:same|that|this) (?:month|weeks?|season|days|period) (?:of |in )?last year\b|\blast year (?:in |at |for )?the same (?:month|time|weeks?|days|period)\b/,
  de: /\b(?:jahr (?:davor|zuvor|vorher|fruher)|vorjahr)\b.*\b(?:gleichen|selben|dieser|derselben|diese) (?:zeit|monat|zeitraum)\b|\b(?:gleichen|selben|dieser|derselben|diese) (?:zeit|monat|zeitraum)\b.*\b(?:jahr (?:davor|zuvor|vorher)|vorjahr)\b|\b(?:letzt|vorig)\p{L}* jahr (?:um (?:die|diese)|zur (?:gleichen|selben)|zu dieser) zeit\b|\bum (?:die|diese) zeit (?:im )?(?:letzt|vorig)\p{L}* jahr\b|\bvor (?:einem|nem) jahr\b|\b(?:gleichen|selben) zeit (?:im )?(?:letzt|vorig)\p{L}* jahr|\b(?:gleichen?|selben?|diesen?) (?:monat|zeitraum|wochen?|tagen?) (?:im )?(?:letzt|vorig)\p{L}* jahr\p{L}*|\b(?:letzt|vorig)\p{L}* jahr (?:im |in der |in den )?(?:gleichen?|selben?) (?:monat|zeitraum|zeit|wochen?|tagen?)|\bvorjahresmonat\b/u,
  es: /\bano (?:anterior|de antes|previo|antes)\b.*\b(?:fechas|epoca|mes|periodo|alturas)\b|\b(?:fechas|epoca|mes|periodo|alturas) (?:del|el) ano (?:anterior|de antes|previo)\b|\bano pasado (?:por|en|a) (?:estas|esta|las mismas) (?:fechas|epoca|alturas)\b|\b(?:estas|mismas) (?:fechas|alturas) (?:el|del) ano pasado\b|\bhace un ano\b|\bmisma epoca del ano pasado\b|\bmism[oa]s? (?:mes|semana|dias|periodo|fechas) (?:del|el) ano pasado\b|\bano pasado (?:en )?(?:el|la|las|los) mism[oa]s? (?:mes|semana|dias|periodo|fechas)/,
  fr: /\b(?:an(?:nee)? (?:d avant|precedente?|auparavant))\b.*\b(?:epoque|periode|mois|moment|dates?)\b|\b(?:epoque|periode|mois|moment|dates?) (?:de )?l an(?:nee)? (?:d avant|precedente?)\b|\b(?:an|annee) (?:dernier|derniere|passe|passee) a (?:la meme|cette) (?:periode|epoque|date|saison)\b|\bmeme (?:periode|epoque|moment|date) (?:de )?l (?:an|annee) (?:dernier|derniere|passe|passee)\b|\bil y a un an\b|\bmemes? (?:mois|semaine|jours|dates) (?:de )?l (?:an|annee) (?:dernier|derniere|passe|passee)\b|\b(?:an|annee) (?:dernier|derniere|passe|passee) (?:au|le|la|aux) memes? (?:mois|semaine|jours|dates)\b/,
  ko: /(?:그)?전(?:해|년도?)(?:의)?(?:같은(?:시기|때|달|기간)|이맘때)|(?:작년|지난해)이맘때|(?:작년|지난해)(?:이|같은)(?:시기|때)|(?:1|일)년전|(?:작년|지난해)(?:의)?(?:같은달|이달|동월|같은기간)/,
  ru: /год(?:ом)? (?:раньше|до этого|назад) (?:в )?(?:то|это|тот|этот) же|(?:то|это|тот|этот) же (?:время|период|месяц) (?:год(?:ом)? (?:раньше|до этого)|в предыдущ\p{L}* год\p{L}*)|(?:это|этим|тем|то) же врем\p{L}*(?: (?:в )?прошл\p{L}* год\p{L}*)|прошл\p{L}* год\p{L}* (?:в )?(?:это|этим) (?:же )?врем\p{L}*|год назад|(?:тот|этот|том|этом|те|эти) же (?:месяц\p{L}*|дни|недел\p{L}*)(?: (?:в )?прошл\p{L}* год\p{L}*)|прошл\p{L}* год\p{L}* (?:в )?(?:тот|том|этот|этом|те) же (?:месяц\p{L}*|дни)/u,
  'zh-rCN':
    /前一年(?:的)?(?:这个时候|同期|同一?(?:时期|时间|个月|月))|去年(?:的)?(?:这个时候|同期|这时候|此时|这会儿)|一年前|去年(?:的)?(?:同月|这个月|同一个月|同一时间)/,
}

/** "Which ones exactly", "day by day": the days that were counted. */
export const DAYS_WORDS: TurnWords = {
  en: /^(?:(?:and|but|ok|so|please) )*(?:which|what) (?:days?|ones?|dates?|nights?)(?: exactly| precisely)?(?: (?:were|was|are|is) (?:they|that|those|it|these))?(?: exactly)?$|\bday by day\b|\bper day\b|\bby the day\b|\beach day\b|^(?:as )?a list(?: please)?$|^list (?:them|the days|it)$|^(?:show|give)(?: me)? (?:the )?(?:days|dates)$/,
  de: /^(?:(?:und|aber|ok|bitte) )*welche(?:s|n)?(?: tage?n?)?(?: (?:waren|war|sind) (?:das|die|es))?(?: denn| genau)*$|\btag fur tag\b|\bpro tag\b|\btageweise\b|\bje tag\b|^(?:als )?(?:eine )?liste(?: bitte)?$|^an welchen(?: tagen)?(?: genau| denn| war das)*$/,
  es: /^(?:(?:y|pero|por favor) )*(?:(?:en )?que|cuales) ?(?:dias?|fechas?)?(?: (?:fueron|eran|son|fue)(?: (?:esos|esas|eso))?)?(?: exactamente| concretamente)?$|\bdia (?:a|por) dia\b|\bpor dias\b|\bcada dia\b|^(?:en |como )?(?:una )?lista(?: por favor)?$/,
  fr: /^(?:(?:et|mais|c etait|stp) )*(?:lesquel(?:le)?s|quels jours|quelles (?:dates|journees))(?: (?:c etait|etait ce|sont ce|etaient ce|exactement|precisement|au juste|donc))*$|\bjour (?:par|apres) jour\b|\bpar jour\b|\bchaque jour\b|^(?:en |sous forme de |une )?liste(?: stp)?$/,
  ko: /^(?:그게|정확히|그럼)?(?:어느날|어떤날|며칠며칠|무슨날|언제언제|날짜)(?:이?에요|이?예요|이?야|이?었\p{L}*|였\p{L}*|들?이?[요뭐]?|인가요|알려\p{L}*|보여\p{L}*)?$|하루하루|날짜별|일별|하루씩|^(?:목록|리스트)(?:으?로)?(?:보여\p{L}*|요)?$/u,
  ru: /^(?:(?:а|и|ну) )*(?:(?:в )?какие|которые|какие именно)(?: (?:именно|это|были|дни|даты|конкретно|то))*$|по дням|день за дн[её]м|каждыи день|^(?:списком|список)(?: пожалуиста)?$/,
  'zh-rCN':
    /^(?:那|具体|是|都|到底)*(?:是)?(?:哪|那)(?:几天|些天|天|些日子|几日)(?:啊|呢)?$|按天|逐日|每天列|一天一天|逐天|^列(?:个|成)?(?:表|清单|出来)$/,
}

/** "And the other one": the other side of the body. */
export const OTHER_WORDS: TurnWords = {
  en: /^(?:(?:no|nope|not that one|and|but|what|how|about|ok|on|for|with|in|is) )*(?:the |my )?other (?:one|side|\p{L}+)(?: (?:too|then))?$/u,
  de: /^(?:(?:nein|nee|ne|und|aber|was|wie|ist|mit|fur|bei|beim|auf|an|in) )*(?:das|die|der|den|dem|mein\p{L}*) ander\p{L}*(?: \p{L}+)?$/u,
  es: /^(?:(?:no|y|pero|que|tal|con|en|para|de) )*(?:(?:la|el|lo|mi) )?otr[oa](?: \p{L}+)?$/u,
  fr: /^(?:(?:non|nan|et|mais|pour|avec|de|a|qu en est il) )*(?:l |mon |ma )?autre(?: \p{L}+)?$/u,
  ko: /^(?:아니|아니요|그럼|그리고)?(?:다른|반대)(?:쪽|편|것|한쪽)?\p{L}{0,3}[은는도]?요?$/u,
  ru: /^(?:(?:нет|не то|а|и|ну|как|на|с|в) )*друг(?:ое|ая|ои|ую|ом|ого|ие)(?: \p{L}+)?$/u,
  'zh-rCN': /^(?:不是|不对|那|那么)?(?:另一?(?:边|个|只|侧|条)|对侧)\p{L}{0,3}(?:呢|怎么样)?$/u,
}

/** "Only the nights". */
export const NIGHT_WORDS: TurnWords = {
  en: /\b(?:nights?|overnight|night ?time)\b|\b(?:[2-5]|two|three|four|five) (?:o clock )?(?:am|in the morning)\b/,
  de: /\b(?:nachts?|nachte|in der nacht)\b|\bum (?:[2-5]|zwei|drei|vier|funf)(?: uhr)? (?:fruh|morgens|nachts|in der fruh)\b/,
  es: /\b(?:noches?|madrugadas?)\b|\ba las (?:[2-5]|dos|tres|cuatro|cinco) de la manana\b/,
  fr: /\bnuits?\b|\b(?:[2-5]|deux|trois|quatre|cinq) ?(?:h|heures) du (?:matin|mat)\b/,
  ko: /밤|새벽|야간/,
  ru: /ноч|(?:^| )(?:[2-5]|два|три|четыре|пять) (?:часа |часов )?(?:утра|ночи)/,
  'zh-rCN': /晚上|夜里|夜间|半夜|夜晚|凌晨/,
}

/** "Without the weeks with flu", "besides ibuprofen". */
export const EXCEPT_WORDS: TurnWords = {
  en: /\b(?:without|except|excluding|besides|apart from|other than|leav(?:e|ing) out|minus|not counting|ignor(?:e|ing)|if you take out|aside from)\b/,
  de: /\b(?:ohne|ausser|abgesehen von|ausgenommen|nicht mitgezahlt|lass\p{L}*|weglass\p{L}*)\b/u,
  es: /\b(?:sin|aparte de(?:l)?|ademas de(?:l)?|excepto|salvo|quitando|quitas?|fuera de|menos|descontando|sin contar)\b/,
  fr: /\b(?:sans|a part|hormis|sauf|excepte|en dehors de|autre que|si (?:tu|on|vous) enleve\p{L}*|hors)\b/u,
  ko: /빼고|빼면|제외|말고|없이|이외/,
  ru: /(?:^| )(?:без|кроме|помимо|исключая|не считая|если убрать)(?: |$)/,
  'zh-rCN': /去掉|除了|除去|不算|不包括|扣除|排除/,
}

/** "And before that". */
export const EARLIER_WORDS: TurnWords = {
  en: /^(?:(?:and|what about|how about) )*(?:before (?:that|then)|earlier|the time before)$/,
  de: /^(?:(?:und|wie war es|wie wars) )*(?:davor|vorher|zuvor|die zeit davor)$/,
  es: /^(?:y )?(?:antes|antes de eso|lo anterior|el anterior|la anterior)$/,
  fr: /^(?:et )?(?:avant|avant (?:ca|cela)|auparavant|juste avant)$/,
  ko: /^(?:그럼|그리고)?(?:그)?(?:이?전)(?:에|엔|에는|은)?요?$/,
  ru: /^(?:(?:а|и) )?(?:до этого|до того|раньше|прежде|перед этим)$/,
  'zh-rCN': /^(?:那|再|那么)*(?:之前|以前|更早)(?:呢|怎么样)?$/,
}

/** "Are you sure?", and what follows. */
export const SURE_WORDS: TurnWords = {
  en: /^(?:(?:and|but|hm|ok) )*(?:(?:are|r) (?:you|u) (?:really |quite |absolutely )?(?:sure|certain)|sure|really)\b/,
  de: /^(?:(?:und|aber|hm) )*(?:bist du|sind sie|wirklich|echt)(?: (?:dir|sich|da|ganz|wirklich|echt))*(?: sicher)?\b/,
  es: /^(?:(?:y|pero) )*(?:(?:estas?|esta usted) )?(?:segur[oa]|en serio|de verdad)\b/,
  fr: /^(?:(?:et|mais|ah) )*(?:(?:tu es|t es|vous etes|es tu|etes vous) (?:(?:vraiment|bien) )?sure?s?|sure?|vraiment)\b/,
  ko: /^(?:그거|정말|진짜)?(?:확실|정말|진짜|맞아|맞나)/,
  ru: /^(?:(?:а|но|ты|вы) )*(?:точно|уверен\p{L}*|правда)(?: |$)/u,
  'zh-rCN': /^(?:你)?(?:确定|真的|肯定|没搞错)/,
}
