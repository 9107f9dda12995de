import type { Language } from '@reprieve/domain/settings/language.ts'

/** Words before the condition that a short message names: "and the days", "nur wenn". */
export const OPENINGS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|but|ok|okay|so|hmm?|also|what about|how about|only|just|on|the days?|days|when|if|even|is it the same|i mean|well)[\s,]+)+/iu,
  de: /^(?:(?:und|aber|ok|also|auch|nur|bloß|was ist|wie ist es|wie ist das|wenn|an|den|tagen|tage|wo|die tage|denen|ich meine|naja)[\s,]+)+/iu,
  es: /^[¿\s]*(?:(?:y|pero|ok|vale|también|solo|sólo|solamente|qué tal|si|cuando|los días|días|que|en|digo)[\s,]+)+/iu,
  fr: /^(?:(?:et|mais|ok|pis|aussi|seulement|uniquement|juste|si|quand|lorsque|les jours|où|que|enfin)[\s,]+|c['’]est\s+)+/iu,
  ko: /^(?:(?:그럼|그리고|그러면|근데|만약|혹시)[\s,]*)+/iu,
  ru: /^(?:(?:а|и|но|ну|тоже|только|лишь|если|когда|в те дни|в дни|те дни|в|что)[\s,]+)+/iu,
  'zh-rCN': /^(?:(?:那么|那|还有|要是|如果|只算|只看|光算|光看|单看)[\s,，]*)+/iu,
}

/** What ends it and is no part of it. */
export const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?:[\s,]+(?:too|then|as well|instead|please))?[\s.?!…]*$/u,
  de: /(?:[\s,]+(?:auch|dann|denn|bitte))?[\s.?!…]*$/u,
  es: /(?:[\s,]+(?:también|eh|por favor))?[\s.?!…]*$/u,
  fr: /(?:,?\s+(?:aussi|alors|stp|svp|ça change quelque chose))?[\s.?!…]*$/u,
  ko: /(?:(?<=[날때])(?:에는|에는요|은요|는요|은|는|엔|만|만요)|요)?[\s.?!…]*$/u,
  ru: /(?:[\s,]+(?:тоже|тогда|пожалуйста))?[\s.?!…]*$/u,
  'zh-rCN': /(?:的)?(?:那?几天|时候|日子|那天)?(?:呢|吗|也一样吗)?[\s.?!？。！…]*$/u,
}

/** Somebody else does it: the condition begins with a person. In lower case. */
export const PERSON_FIRST: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:my|our|the|a)\s+)?(?:husband|wife|partner|boyfriend|girlfriend|daughter|son|kids?|mother|mum|mom|father|dad|sister|brother|neighbou?r|friend|cleaner|carer|grandson|granddaughter|roommate|(?:daughter|sister|mother)-in-law|someone else|somebody else)\s+\S+\s+\S+/u,
  de: /^(?:(?:mein[e]?|unser[e]?|der|die|eine?)\s+)?(?:mann|frau|partner(?:in)?|freund(?:in)?|tochter|sohn|mutter|vater|schwester|bruder|nachbar(?:in)?|putzfrau|putzhilfe|haushaltshilfe|enkel(?:in)?|schwägerin|schwiegertochter|schwiegermutter|jemand anders?|jemand)\s+\S+/u,
  es: /^(?:(?:mi|la|el|una?)\s+)?(?:marido|esposo|mujer|esposa|pareja|novi[oa]|hij[oa]|madre|padre|herman[oa]|vecin[oa]|amig[oa]|chica|niet[oa]|nuera|yerno|cuñad[oa]|suegr[oa]|otra persona|otro)\s+\S+|^(?:lo|la|los|las) (?:hace|hacen|saca|sacan|limpia)\s+\S+/u,
  fr: /^(?:(?:mon|ma|mes|la|le|l['’]|une?)\s*)?(?:mari|femme|compagn(?:on|e)|conjointe?|fille|fils|mère|père|s[œo]e?ur|frère|voisine?|ami[e]?|aide|belle-s[œo]e?ur|belle-fille|belle-mère|quelqu['’]un d['’]autre)\s+\S+/u,
  ko: /^(?:우리\s*)?(?:남편|아내|집사람|와이프|딸|아들|엄마|어머니|아빠|아버지|언니|누나|오빠|형|동생|며느리|사위|이웃|옆집|친구|도우미|손주|손자|손녀|다른\s*사람)(?:이|가|께서|은|는)?\s+\S+/u,
  ru: /^(?:мо[йя]\s+|наш[а]?\s+)?(?:муж|жена|дочь|дочка|сын|мама|мать|папа|отец|сестра|брат|сосед(?:ка)?|подруга|друг|внук|внучка|невестка|зять|свекровь|помощница|кто-то другой)\s+\S+/u,
  'zh-rCN':
    /^(?:我)?(?:老伴儿?|老公|老婆|丈夫|妻子|爱人|女儿|闺女|儿子|妈妈?|爸爸?|婆婆|儿媳妇?|媳妇|女婿|邻居|朋友|保姆|阿姨|孙子|孙女|别人)(?!在|来|家)\S+/u,
}

/** Who is there or comes is what the day had, and does nothing instead of somebody. In lower case. */
export const IS_THERE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:visit|visits|visited|comes?|came|stays?|stayed|is (?:here|there|away|home)|was (?:here|there|away|home)|are (?:here|there)|were (?:here|there))\b/u,
  de: /\b(?:da|hier|zu besuch|besuch\p{L}*|kommt|kommen|kam|kamen|weg)\b/u,
  es: /\b(?:viene|vienen|vino|visita|visitan|está|están|estaba|estuvo)\b/u,
  fr: /(?:^|\s)(?:vient|viennent|venue?|visite|est là|sont là|était là|étaient là)/u,
  ko: /(?:왔|오는|오신|온\s|방문|있을|있는|없는)/u,
  ru: /(?:приезжа|приеха|приход|пришл|гост|дома|рядом)/u,
  'zh-rCN': /来|在家|探望|看我/,
}
