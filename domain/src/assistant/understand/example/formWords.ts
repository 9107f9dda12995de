import type { Language } from '@reprieve/domain/settings/language.ts'

type Words = Readonly<Record<Language, RegExp>>

/** "What is X", "what does X mean": in folded text. */
export const MEANING_WORDS: Words = {
  en: /^(?:(?:and|so|but) )*what(?: is| s| are| exactly is)\b|\bwhat (?:does|do|is) .*\b(?:mean|meant)\b|\bmeaning of\b|\bexplain what\b|\bdefinition\b/,
  de: /^(?:(?:und|also) )*was (?:ist|sind|genau ist|heisst|bedeutet|versteht man)\b|\bwas (?:heisst|bedeutet|meint)\b|\bwas (?:ist|war) mit .* gemeint\b|\bbedeutung\b/,
  es: /^(?:(?:y|pero) )*que (?:es|son|significa|quiere decir)\b|\bque (?:significa|quiere decir)\b|\bque es eso de\b/,
  fr: /^(?:(?:et|mais) )*(?:c est quoi|qu est ce que?|que (?:veut dire|signifie))\b|\b(?:veut|veulent) dire\b|\bsignifie\b|\bca veut dire quoi\b/,
  ko: /(?:뭐|무엇|뭔)(?:(?:예요|에요|인가요|야|지|죠|이에요|가요)?$|(?:예요|에요|인가요|이에요) )|무슨 ?(?:뜻|말|의미)|뜻이/,
  ru: /что (?:такое|это такое|значит|означает)|что это значит|значение слова/,
  'zh-rCN': /什么是|什么叫|何谓|是什么(?:意思)?|什么意思|啥意思|是啥/,
}

/** "What now", "what do I do". */
export const NOW_WHAT_WORDS: Words = {
  en: /\bwhat (?:now|next|do i do|should i do|can i do|to do|helps now)\b|\bhow do i (?:get through|cope)\b/,
  de: /\bwas (?:jetzt|nun|tun|mache?n? ich|mach i|kann ich|soll ich|tue? ich|hilft jetzt)\b|\bwas (?:ist )?zu tun\b/,
  es: /\bq(?:ue)? (?:hago|hacer|puedo hacer|debo hacer)\b|\by ahora que\b|\bahora que\b/,
  fr: /\b(?:que faire|quoi faire|je fais quoi|qu est ce que je fais|que puis je faire|et maintenant)\b/,
  ko: /어떻게 ?(?:해|하|할)|어떡|뭘 ?해|이제 ?뭐|뭐부터/,
  ru: /что (?:делать|теперь|мне делать|можно сделать)|как быть/,
  'zh-rCN': /怎么办|该(?:怎么做|做什么)|做什么|怎么做/,
}

/** "How do I start". */
export const START_WORDS: Words = {
  en: /\bhow (?:do|can|should|would|to) (?:i |we )?(?:\w+ )?(?:start|begin|get (?:going|started|back))|\b(?:start(?:ing)?|begin(?:ning)?|get(?:ting)? back (?:in)?to)\b.*\b(?:exercis|mov|walk|sport|train|gym|again)|\bfirst step\b|\bwhere do i (?:start|begin)\b/,
  de: /\b(?:wie|womit|wo) (?:fang|beginn|start|leg)\p{L}*\b|\b(?:anfangen|beginnen|einsteigen|starten|anfang)\b|\berste[rn]? schritt\b/u,
  es: /\b(?:como|por donde) (?:\p{L}+ )?(?:empiezo|empezar|comienzo|comenzar|arranco|retomo|retomar|vuelvo a)\b|\b(?:empezar|comenzar|retomar) (?:a|con|el|la)\b|\bprimer paso\b/u,
  fr: /\b(?:comment|par ou) (?:\p{L}+ )?(?:commence|commencer|reprendre|demarrer|debuter|m y mettre|s y mettre|reprends)\b|\bpremier pas\b|\b(?:recommencer|reprendre|commencer) (?:a|le|la|l|une)\b/u,
  ko: /어떻게 ?시작|시작(?:해|하|할|은)|첫 ?걸음|다시 ?(?:운동|시작)/,
  ru: /(?:как|с чего) (?:\p{L}+ )?(?:начать|начинать|начну|приступить|вернуться)|первы[ий] шаг|начать (?:заниматься|двигаться|с)/u,
  'zh-rCN': /怎么开始|如何开始|从哪(?:里|儿)?(?:开始|入手)|第一步|重新开始/,
}

/** "How do I explain it to my husband". */
export const EXPLAIN_WORDS: Words = {
  en: /\b(?:explain|tell|say|make (?:him|her|them|my \w+) (?:understand|see)|convince|get (?:through|across) to)\b/,
  de: /\b(?:erklar|sag|klarmach|klar mach|beibring|begreiflich|verstandlich mach|versteh)\p{L}*/u,
  es: /\b(?:explic|digo|decir|contar|cuento|hacer(?:le|les)? (?:ver|entender)|entienda)\p{L}*/u,
  fr: /\b(?:expliqu|dire|dis|faire comprendre|comprenne|convainc)\p{L}*/u,
  ko: /설명|말해|말하|이해시|어떻게 ?말|뭐라고/,
  ru: /объясн|сказать|рассказать|донести|чтобы (?:он|она|они|муж|жена) понял/,
  'zh-rCN': /解释|怎么(?:跟|和|对|向).*说|让.*(?:明白|理解|相信)|说清楚/,
}

/** Husband, family, friends, colleagues. */
export const CLOSE_WORDS: Words = {
  en: /\b(?:husband|wife|partner|boyfriend|girlfriend|family|kids?|children|son|daughter|mum|mom|dad|mother|father|parents?|sister|brother|in ?laws?|friends?|mates?|relatives?|neighbou?rs?|colleagues?)\b/,
  de: /\b(?:mann|frau|partner\p{L}*|freund\p{L}*|familie\p{L}*|kind\p{L}*|sohn|tochter|mutter|mama|vater|papa|eltern|schwester|bruder|schwieger\p{L}*|verwandt\p{L}*|nachbar\p{L}*|kolleg\p{L}*|angehorig\p{L}*|leute\p{L}*)\b/u,
  es: /\b(?:marido|esposo|esposa|mujer|pareja|novi[oa]|familia\p{L}*|hij[oa]s?|madre|padre|mama|papa|herman[oa]s?|suegr[oa]s?|amig[oa]s?|gente|companer[oa]s?)\b/u,
  fr: /\b(?:mari|femme|conjoint\p{L}*|compagn\p{L}*|copain|copine|famille|enfants?|fils|fille|mere|pere|maman|papa|parents?|soeur|frere|belle \p{L}+|ami\p{L}*|proches?|entourage|collegues?)\b/u,
  ko: /남편|아내|와이프|배우자|가족|식구|아이|애들|아들|딸|엄마|아빠|어머니|아버지|부모|시댁|시어머니|형제|친구|지인|동료|주변 ?사람/,
  ru: /муж|жен[аеуы]|супруг|партн[её]р|семь|родн|близки|дет(?:и|ям|ей)|сын|доч|мам|пап|мать|матер|отц|отец|родител|сестр|брат|свекров|т[её]щ|друз|друг|подруг|коллег/,
  'zh-rCN':
    /老公|丈夫|老婆|妻子|爱人|伴侣|家人|家里人|孩子|儿子|女儿|妈|爸|父母|婆婆|公公|兄弟|姐妹|朋友|同事|亲戚/,
}

/** They withdraw, or something is called off. */
export const CANCEL_WORDS: Words = {
  en: /\bcancel\p{L}*|\bcall(?:ing|ed)? off\b|\bsay(?:ing)? no\b|\bturn(?:ing|ed)? down\b|\bstopped (?:calling|inviting|asking)\b|\b(?:hardly|barely|never|don t|no longer) (?:call|write|invite|ring|ask me|get in touch)\b|\bwithdr[ae]w\p{L}*|\bdrift\p{L}*/u,
  de: /\babsag\p{L}*|\bsag\p{L}* (?:\p{L}+ ){0,3}ab\b|\bnein sagen\b|\bmeld\p{L}* sich\b.*\b(?:kaum|nicht|nimmer|nie)\b|\bzieh\p{L}* sich\b|\bzuruck(?:zieh|gezogen)\p{L}*|\blad\p{L}* mich (?:nicht|nimmer|kaum)/u,
  es: /\bcancel\p{L}*|\bdecir (?:que )?no\b|\bya no me (?:llaman|invitan|escriben)\b|\bse (?:alejan|aleja|han alejado|apartan)\b|\bfallo a\b/u,
  fr: /\bannul\p{L}*|\bdire non\b|\b(?:ne )?m (?:appelle|appellent|invite|invitent|ecrivent) plus\b|\bs eloign\p{L}*|\bdecommand\p{L}*/u,
  ko: /취소|거절|연락(?:이|을|도)? ?(?:안|없|끊|뜸)|멀어|안 ?불러/,
  ru: /отмен|отказ|не зовут|перестал(?:и|а)? (?:звонить|звать|писать|приглашать)|отдал|редко звон|не звон/,
  'zh-rCN': /取消|推掉|爽约|拒绝|说不|不(?:再)?(?:联系|找我|叫我|约我)|疏远/,
}

/** A feast, a family meeting, many guests. */
export const FEAST_WORDS: Words = {
  en: /\b(?:christmas|thanksgiving|easter|wedding|birthday|party|parties|family (?:dinner|meal|gathering|reunion|meeting|party|do|lunch)|get ?together|gathering|reunion|holidays|feast|celebration|christening|barbecue|visitors|guests)\b/,
  de: /weihnacht|ostern|hochzeit|geburtstag|familien(?:feier|fest|treffen|essen)|feier(?:n|tage?n?)?\b|\bfest(?:e|tage?)?\b|\bparty\b|\btaufe\b|\bbesuch\b|gaste\b|advent|silvester/,
  es: /\bnavidad\p{L}*|\bnochebuena\b|\bboda\p{L}*|\bcumple\p{L}*|\b(?:comida|cena|reunion|fiesta)s? (?:familiar|de familia)\p{L}*|\bfiestas?\b|\bbautizo\b|\breuniones?\b|\bvisitas?\b|\binvitados\b|\bcomunion\b/u,
  fr: /\bnoel\b|\breveillon\b|\bmariage\b|\banniversaire\b|\b(?:repas|fete|reunion|diner)s? de famille\b|\bfetes?\b|\bbapteme\b|\binvites\b|\bcousinade\b|\breunions? famil\p{L}*/u,
  ko: /명절|설날|추석|크리스마스|결혼식|돌잔치|잔치|생일|가족 ?모임|모임|제사|손님|파티/,
  ru: /новы[ийм]+ год|рождеств|свадьб|день рождени|юбиле|праздник|застоль|семейн\p{L}* (?:ужин|обед|встреч|праздник)|гост(?:и|ей|ями)|крестин/u,
  'zh-rCN': /过年|春节|中秋|圣诞|婚礼|喜酒|生日|聚会|聚餐|家宴|节日|过节|年夜饭|客人|派对|团圆/,
}

/** How to manage it. */
export const MANAGE_WORDS: Words = {
  en: /\b(?:how (?:do|can|should|to|would)|tips?|advice|plan(?:ning)?|pace|organi[sz]e|cope|survive|manage|get through|prepare|ideas)\b/,
  de: /\b(?:wie (?!oft|viel|war|stark|ging|schlimm)|tipps?|rat\b|rat(?:et|en|schlag\p{L}*)?\b|planen|plan\b|einteil\p{L}*|organisier\p{L}*|uberleb\p{L}*|ubersteh\p{L}*|vorbereit\p{L}*|was (?:tun|kann ich|mach|soll))/u,
  es: /\b(?:como (?!fue|estuv|pase|iba|he ido|me fue)|consejos?|planific\p{L}*|organiz\p{L}*|sobreviv\p{L}*|aguant\p{L}*|prepar\p{L}*|que (?:hago|puedo hacer|aconseja|recomienda))/u,
  fr: /\b(?:comment (?!etait|c etait|ca a)|conseils?|organis\p{L}*|planifi\p{L}*|tenir|gerer|survivre|prepar\p{L}*|que faire|quoi faire|que dit)/u,
  ko: /어떻게|어떡|준비|계획|방법|버티|견디|나눠|뭐라고|조언/,
  ru: /(?:^| )как (?!был|прош|част)|совет|(?:^| )план|рассчит|распредел|выдерж|пережить|подготов|справ|что (?:делать|сказать)/,
  'zh-rCN': /怎么(?!样)|如何|安排|准备|计划|应付|怎么办|建议|撑/,
}

/** Diary words: such a question asks for numbers, not for advice. */
export const DIARY_WORDS: Words = {
  en: /\b(?:how (?:much|often|many|was|did|were|bad|strong)|worse|more pain|average|did i|was i|were my|does .* (?:make|go))\b/,
  de: /\b(?:wie (?:oft|viel|viele|war|stark|schlimm|gings|ging)|schlimmer|mehr schmerz\p{L}*|durchschnitt|hatte ich|hab ich)\b/u,
  es: /\b(?:cuant[oa]s?|como (?:fue|estuv\p{L}*|pase|iba|me fue|he ido)|peor|mas dolor|promedio|me dolio|tuve)\b/u,
  fr: /\b(?:combien|comment (?:c )?etait|pire|plus mal|moyenne|est ce que j ai eu|j ai eu)\b/,
  ko: /얼마나|몇 ?(?:번|일)|어땠|더 ?아프|더 ?아팠|평균/,
  ru: /сколько|как (?:было|прош|была)|хуже|сильнее|средн|болело|болела/,
  'zh-rCN': /多少|几(?:次|天)|怎么样|更疼|更痛|平均|疼得|有没有更/,
}
