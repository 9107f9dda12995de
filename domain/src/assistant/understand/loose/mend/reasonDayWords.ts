import type { Language } from '@reprieve/domain/settings/language.ts'

// Small tables for the days that a question why is about. All in folded text.

type Words = Readonly<Record<Language, RegExp>>

/** "I can't make sense of it" asks why. */
export const NOT_UNDERSTOOD: Words = {
  en: /\b(?:don t|dont|can t|cant|do not) (?:get|understand|make sense|work out|explain|figure)\b|\bmakes no sense\b/,
  de: /\bversteh\w*\b.{0,20}\bnicht\b|\bversteh\w* einer\b|\bbegreif\w*\b.{0,15}\bnicht\b|\bkapier\w*\b.{0,15}\bnicht\b/,
  es: /\bno (?:lo |me lo )?(?:entiendo|comprendo|explico)\b/,
  fr: /\b(?:ne |n y )?(?:comprends?|pige|explique) (?:pas|rien|plus)\b/,
  ko: /이해가 ?안|이해 ?못|모르겠/,
  ru: /не (?:понимаю|поиму|пойму|могу понять)/,
  'zh-rCN': /不明白|想不通|搞不懂|不知道(?:为|怎)|想不明白/,
}

/** "What happened then", "what was going on". */
export const HAPPENED: Words = {
  en: /\bwhat (?:on earth |the hell |exactly )?(?:happened|was (?:going on|up|wrong|different|it)|went (?:on|wrong)|did i do)\b/,
  de: /\bwas (?:war|ist|hab\w*|lief)\b.{0,20}\b(?:los|passiert|schief|gemacht|anders|da)\b/,
  es: /\bque (?:demonios |diablos )?(?:paso|hice|hubo|ocurrio|tenia|habra pasado)\b/,
  fr: /\b(?:passe quoi|que s est il passe|qu est ce qui s est passe|qu est ce que j (?:ai|avais) fait|j ai fait quoi|il y (?:a|avait) (?:eu )?quoi)\b/,
  ko: /무슨 ?일|뭐 ?(?:했|하고|였)|뭘 ?(?:했|하)|왜/,
  ru: /что (?:тогда|там|же|в тот день|у меня)? ?(?:было|случилось|произошло|стряслось|делал)|что (?:было|случилось|произошло)/,
  'zh-rCN': /怎么(?:了|回事)|发生了?什么|干(?:嘛|什么|啥)了?|做了?(?:什么|啥)|出了?什么/,
}

/** A day by its number alone, as people name it. */
export const DAY_NUMBER: Words = {
  en: /\b(?:the|on) (\d{1,2})(?:st|nd|rd|th)\b(?! (?:time|day|week|floor|birthday|tablet|dose))/,
  de: /\b(?:am|vom|bis zum|seit dem|war (?:denn |nur )?der) (\d{1,2})(?: ?ten)?\b(?! (?:mal|uhr|prozent|stunden|tage|wochen|monate|tablette))/,
  es: /\b(?:el|del|el dia|dia) (\d{1,2})\b(?! (?:por|veces|horas|dias|de cada|de 10))/,
  fr: /\b(?:le|du|au) (\d{1,2})\b(?! (?:fois|sur|jours|heures|h\b|comprimes))/,
  ko: /(?:^|[^\d월.])(\d{1,2})일(?! ?(?:간|째|동안|마다|전|뒤|후|연속|내내|정도|에 ?(?:한|1) ?번))/,
  ru: /(?:^|\s)(\d{1,2}) ?(?:го|числа|число|ого)(?=\s|$)/,
  'zh-rCN': /(?:^|[^\d月])(\d{1,2})[号日](?!线)/,
}

/** It was so up to a day, and is otherwise since. */
export const UP_TO: Words = {
  en: /\b(?:until|till|til|up to|up until)\b/,
  de: /\bbis\b/,
  es: /\bhasta\b/,
  fr: /\bjusqu\b/,
  ko: /까지/,
  ru: /(?:^|\s)до(?=\s)/,
  'zh-rCN': /(?:之前|以前|前)(?:都|还|一直|好|挺)|到.{0,6}(?:为止|都还|还)/,
}

/** Before a day, of the time when it was better. */
export const BEFORE_IT: Words = {
  en: /\bbefore\b/,
  de: /\bvor (?:de[mnr]|dem|aller|weihnacht|oster|halloween|\d)/,
  es: /\bantes de\b/,
  fr: /\bavant (?:la|le|les|l|\d|noel|paques|halloween)\b/,
  ko: /전(?:에는|엔|까지|만 ?해도)/,
  ru: /(?:^|\s)(?:до|перед)(?=\s)/,
  'zh-rCN': /之前|以前/,
}

/** Something was begun, ended or taken up again. */
export const BEGAN: Words = {
  en: /\b(?:went back|started|began|got back|came back|returned|moved|changed|switched|joined|took up|gave up|stopped)\b/,
  de: /\b(?:angefangen|begonnen|angefangen hab|zuruck\w*|umgezogen|gestartet|gewechselt|aufgehort|fange? ich|arbeite ich wieder)\b/,
  es: /\b(?:empece|empezado|comence|comenzado|volvi|vuelto|retome|cambie|inicie|me mude|deje|regrese|me reincorpore)\b/,
  fr: /\b(?:repris|commence|debute|recommence|demenage|change|revenue?|rentree?|arrete|retournee?)\b/,
  ko: /시작|복귀|옮기|옮겼|이사|바꾸|바꿨|다시 ?(?:일|나가|출근)|그만/,
  ru: /(?:^|\s)(?:вышл\S*|вышел|начал\S*|вернул\S*|переехал\S*|сменил\S*|перешл\S*|перешел|бросил\S*|стал\S* ходить)/,
  'zh-rCN': /开始|又(?:上班|干活)|回去|换了|搬|恢复|复工|重新/,
}

/** "Or had it begun before that", "is it that". */
export const OR_BEFORE: Words = {
  en: /\bbefore (?:that|then)\b|\balready\b|\bor (?:was|had|is|were) it\b|\b(?:is|was) (?:it|that) (?:that|why|because|it)\b/,
  de: /\b(?:schon|bereits) (?:vorher|davor|da)\b|\bvorher\b|\bdavor\b|\bseitdem\b|\bseither\b|\b(?:ist|war|liegt) (?:es|das) (?:daran|deswegen|deshalb)\b/,
  es: /\b(?:ya (?:venia|estaba|iba|lo tenia)|de antes|por eso|desde entonces|antes de eso)\b/,
  fr: /\b(?:deja|avant|c est (?:ca|pour ca|a cause)|depuis)\b/,
  ko: /그 ?전부터|전부터|그때부터|그 ?때문|그래서/,
  ru: /(?:до этого|раньше|из за этого|с тех пор|и так|уже)/,
  'zh-rCN': /(?:之前|以前|早)就|因为这个|从那(?:以后|之后|时)|是不是(?:因为|这)/,
}

/** One weekend, and not all of them. */
export const THAT_WEEKEND: Words = {
  en: /\b(?:this|last|that|past|my) (?:\w+ )?weekend\b/,
  de: /\b(?:dieses|diesem|letztes|letzten|vergangenes|vergangenen|voriges|mein) (?:\w+ )?(?:wochenende|we)\b/,
  es: /\b(?:este|ultimo|mi) (?:\w+ )?(?:fin de semana|finde)\b|\b(?:fin de semana|finde) pasado\b/,
  fr: /\b(?:ce|cette|ma|mon|dernier|derniere) (?:\w+ )?(?:week ?end|we|fin de semaine)\b|\b(?:week ?end|fin de semaine) (?:dernier|derniere|passee?)\b/,
  ko: /(?:이번|지난|저번) ?주말/,
  ru: /(?:эти|прошлые|последние|минувшие|прошедшие|этих|прошлых) (?:\S+ )?выходн/,
  'zh-rCN': /(?:这个?|上个?|刚过的)(?:周末|双休)/,
}

/** The days around today. */
export const THESE_DAYS: Words = {
  en: /\b(?:the|these) (?:last|past) (?:few|couple of) days\b/,
  de: /\bdiese tage\b|\b(?:die|den) (?:letzten|vergangenen) tagen?\b/,
  es: /\bestos (?:ultimos )?dias\b|\bultimos dias\b/,
  fr: /\bces (?:jours ci|derniers jours|quelques jours)\b/,
  ko: /요 ?며칠|요즘 ?며칠/,
  ru: /(?:эти|последние) дни|(?:^|\s)на днях/,
  'zh-rCN': /这几天|这两天/,
}

/** Days on which somebody can hardly do a thing. */
export const UNABLE_DAYS: Words = {
  en: /\b(?:days|mornings) (?:when |that |where |on which )?(?:i|im)\b.{0,16}\b(?:can ?t|cannot|barely|hardly|stuck|don t|struggle|couldn t|not able|unable|in bed)\b/,
  de: /\b(?:tagen?|morgen)\b.{0,24}\b(?:ich\b.{0,32}\b(?:kaum|nicht|nichts|nix|im bett|liegen bleib\w*)|(?:nichts|nix) (?:mehr )?geht)\b/,
  es: /\b(?:dias|mananas) (?:en (?:los )?que|que|cuando)\b.{0,20}\b(?:no (?:me )?(?:puedo|consigo|logro|salgo|levanto)|apenas|casi no|en (?:la )?cama)\b/,
  fr: /\b(?:jours|journees|matins) ou\b.{0,24}\b(?:n arrive (?:pas|plus)|arrive pas|(?:ne )?peux (?:pas|plus)|peine a|a peine|au lit|incapable|clouee?)\b/,
  ko: /못 ?\S{0,6}(?:는|은|을|겠는) ?날|지 ?(?:도 ?)?못하는 ?날|꼼짝.{0,6}날|누워만 ?있는 ?날/,
  ru: /дн(?:и|еи|ям|ях|ями)\S*.{0,60}(?:не (?:могу|встаю|хожу)|еле|едва|с трудом|пластом|лежу)/,
  'zh-rCN': /(?:起不来|下不了|起不了|动不了|走不动|动弹不得|不能动|干不了|爬不起来).{0,4}(?:天|日子|时候)/,
}

/** Days that were bad. */
export const BAD_DAYS: Words = {
  en: /\b(?:bad|worst|hard|awful|rough|terrible|painful|horrible|tough) days\b/,
  de: /\b(?:schlecht|schlimm|schwer|schlimmst|mies|hart|ubl)e[nr]? (?:schmerz)?tagen?\b/,
  es: /\bdias? (?:malos|peores|duros|horribles|dificiles|fatales)\b|\b(?:malos|peores) dias\b/,
  fr: /\b(?:mauvais|pires) jours\b|\bmauvaises journees\b|\bjours? (?:difficiles|durs|horribles|noirs)\b/,
  ko: /(?:나쁜|안 ?좋은|힘든|심한|많이 ?아픈|더 ?아픈|최악의) ?날/,
  ru: /(?:плохи|тяжел|худши|трудн|ужасн)\S* дн/,
  'zh-rCN': /(?:难受|难熬|糟糕|不好|厉害|最疼|很疼|特别疼)的?(?:那些|那几)?(?:天|日子)/,
}

/** What is different, in any form of the word. */
export const DIFFERENT: Words = {
  en: /\bdiffer\w*\b|\bin common\b|\bspecial about\b|\bstands? out\b/,
  de: /\banders\b|\bunterscheid\w*\b|\bunterschied\w*\b|\bbesonders an\b/,
  es: /\bdiferen\w*\b|\bdistint\w*\b|\bque cambia\b|\ben comun\b/,
  fr: /\bdiffer\w*\b|\bqu est ce qui change\b|\bchange\b|\ben commun\b/,
  ko: /다르|다른|달라|달랐|차이|공통/,
  ru: /отлича|по другому|разниц|общего|особенн/,
  'zh-rCN': /不一样|不同|区别|差别|共同/,
}

/** Good or bearable, of a time that is over. */
export const WELL: Words = {
  en: /\b(?:well|fine|good|great|ok|okay|alright|all right|grand)\b/,
  de: /\b(?:gut|super|prima|ok|okay|passabel|ging es (?:doch|noch|ja))\b/,
  es: /\b(?:bien|genial|maravilla|estupend\w*|de lujo)\b/,
  fr: /\b(?:bien|super|impeccable|ca (?:allait|va)|en forme)\b/,
  ko: /괜찮|좋았|잘 ?(?:잤|지냈)|살 ?만|편했|덜 ?아팠|멀쩡/,
  ru: /хорошо|неплохо|нормально|отлично|прекрасно|легко/,
  'zh-rCN': /挺好|还好|不错|舒服|都好|蛮好|还行|没事/,
}

/** Since or after something that has no date. */
export const AFTER_EVENT: Words = {
  en: /\b(?:since|after)\b/,
  de: /\b(?:seit|seitdem|nach (?:de[mrn]|meine[mrn]))\b/,
  es: /\b(?:desde|despues de|tras|a raiz de|al volver)\b/,
  fr: /\b(?:depuis|apres|au retour)\b/,
  ko: /부터|뒤로|후로|이후|(?:온|간|한|난) ?(?:뒤|후)|고 ?나서|와서/,
  ru: /(?:^|\s)(?:после|с тех пор|с того|как только)(?=\s)/,
  'zh-rCN': /以后|之后|回来|以来|自从|过后/,
}

/** The week before, after this one: "different from the last". */
export const FROM_THE_LAST: Words = {
  en: /\b(?:from|to|than|with) (?:the )?(?:last|previous|one before|week before)\b/,
  de: /\b(?:von|zu|zur|als|mit) (?:der |die )?(?:letzten?|vorigen?|vergangenen?|davor)\b/,
  es: /\b(?:de|a|que|con) la (?:pasada|anterior|otra|de antes)\b/,
  fr: /\b(?:de|a|que|avec) la (?:precedente|derniere|passee|d avant)\b/,
  ko: /(?:지난|저번|전) ?주(?:랑|하고|와|보다)/,
  ru: /(?:от|с) (?:прошлои|предыдущеи|той|тои)/,
  'zh-rCN': /(?:跟|和|比)(?:上|前)/,
}

/** "What is it due to", in words that also mean to lie. */
export const DUE_TO: Words = {
  en: /^(?!)/,
  de: /\b(?:woran|daran)\b.*\bl(?:ieg|ag)\w*/,
  es: /^(?!)/,
  fr: /^(?!)/,
  ko: /^(?!)/,
  ru: /^(?!)/,
  'zh-rCN': /^(?!)/,
}

/** As before: the same tablets, taken as always. */
export const SAME_AS_EVER: Words = {
  en: /\bsame\b|\bas (?:always|usual|ever|before|prescribed)\b|\bon time\b|\bregularly\b/,
  de: /\b(?:gleich\w*|selb\w*|dieselb\w*|wie immer|regelmassig|punktlich|brav)\b/,
  es: /\bmism\w*|\bigual\b|\bcomo siempre\b|\ba sus horas\b/,
  fr: /\bmemes?\b|\bcomme (?:d habitude|toujours|avant)\b|\bregulierement\b/,
  ko: /똑같|같은|그대로|꼬박꼬박|제때|잘 ?챙겨/,
  ru: /(?:^|\s)(?:те же|тот же|так же|как всегда|как обычно|вовремя|исправно|по часам)(?=\s|$)/,
  'zh-rCN': /一样|同样|按时|照样|照常|还是那|天天吃|一直(?:在)?吃/,
}

/** Still no better. */
export const NOT_BETTER: Words = {
  en: /\b(?:no|not|isn t|never) (?:any )?(?:better|easier)\b|\bstill hurts?\b|\b(?:isn t|aren t|not) (?:doing (?:anything|much|a thing)|working|helping)\b/,
  de: /\bnicht besser\b|\b(?:wirken|helfen|wirkt|hilft) (?:nicht|nix|nichts|kaum)\b|\bbringen? (?:nix|nichts)\b|\btut\b.*\bimmer noch weh\b/,
  es: /\bno (?:mejor\w*|me hacen? (?:nada|efecto)|se (?:me )?(?:quita|pasa|va))\b|\bsigue doliendo\b/,
  fr: /\bpas mieux\b|\bne (?:font|fait|servent|sert) (?:rien|a rien)\b|\bn aiden?t? pas\b|\b(?:n ameliore|ne passe|ca passe|ne s ameliore) pas\b|\bencore mal\b/,
  ko: /안 ?나아|나아지지|그대로 ?아프|여전히 ?아프|계속 ?아프/,
  ru: /не (?:легче|лучше|проходит|помогает)|все равно болит/,
  'zh-rCN': /不见(?:轻|好|效)|没(?:好转|起色|见好)|还是(?:疼|痛|不)/,
}

/** From that day on. */
export const SINCE_THEN: Words = {
  en: /\b(?:since then|ever since|from (?:there|then)(?: on)?)\b/,
  de: /\b(?:seitdem|seither|seit damals|von da an|ab da)\b/,
  es: /\b(?:desde entonces|a partir de (?:ahi|entonces)|desde ahi)\b/,
  fr: /\b(?:depuis lors|et depuis|a partir de la|depuis ce (?:jour|moment))\b/,
  ko: /(?:지나|끝나|쇠)고 ?(?:나서)? ?부터|그 ?(?:뒤|후|이후)로|그때부터/,
  ru: /(?:^|\s)(?:с тех пор|с того (?:дня|времени))/,
  'zh-rCN': /(?:回来|过|完|以后|之后|后).{0,10}(?:一直|老是?)|从那(?:以后|之后|时)|打那以后/,
}

/** A number of pain right before a day. */
export const NUMBER_ON_DAY: Words = {
  en: /\b(?:a|an) (\d{1,2})(?: out of 10)? (?:on|for) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b/,
  de: /\b(?:eine?|ne|einer) (\d{1,2}) (?:am|vom) (\d{1,2})\b/,
  es: /\bun (\d{1,2}) (?:el|del) (?:dia )?(\d{1,2})\b/,
  fr: /\bun (\d{1,2}) (?:le|du) (\d{1,2})\b/,
  ko: /(\d{1,2})점.{0,4}(\d{1,2})일/,
  ru: /(?:^|\s)(\d{1,2}) (\d{1,2}) (?:янв|фев|мар|апр|ма|июн|июл|авг|сен|окт|ноя|дек)/,
  'zh-rCN': /(\d{1,2})分.{0,4}(\d{1,2})[号日]/,
}
