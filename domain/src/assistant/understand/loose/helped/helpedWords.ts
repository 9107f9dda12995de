import type { Language } from '@reprieve/domain/settings/language.ts'

type Words = Readonly<Record<Language, RegExp>>

// In folded text: how a question about what helps is meant.

/** Anything but another tablet. */
export const WITHOUT_PILLS: Words = {
  en: /\b(?:without|instead of|rather than|other than|besides|don ?t (?:want|like|feel like)|do not (?:want|like)|not want|rather not|sick of|fed up with|avoid\w*)\b(?: \w+){0,5} (?:pills?|tablets?|painkillers?|meds?|medications?|medicines?|drugs?)\b/,
  de: /\b(?:ohne|statt|anstatt|anstelle von|keine?n?|ausser|nicht (?:schon )?wieder|nicht noch)\b(?: \w+){0,4} (?:tablette\w*|pille\w*|schmerzmittel\w*|schmerztablette\w*|medikament\w*|arznei\w*|medizin)\b/,
  es: /\b(?:sin|en (?:vez|lugar) de|no (?:quiero|quisiera|querria|me apetece|tengo ganas de)|aparte de|ademas de|hart[oa] de|evitar)\b(?: \w+){0,5} (?:pastill\w*|medic\w*|analgesic\w*|calmantes?|remedios?|farmacos?|comprimid\w*)\b/,
  fr: /\b(?:sans|au lieu de|a la place (?:de|des)|plutot que|a part|(?:veux|voudrais|souhaite) (?:plus|pas)|(?:pas|plus) envie|marre)\b(?: \w+){0,5} (?:comprimes?|cachets?|medic\w*|medocs?|antidouleurs?|douleurs|calmants?|antalgiques?|pilules?)\b/,
  ko: /(?:약|진통제|알약)(?:을|를|은|도|만)? ?(?:\S+ ){0,2}?(?:먹고 ?싶지 ?않|안 ?먹|먹기 ?싫|말고|없이|먹지 ?않|대신)/,
  ru: /(?:^|\s)(?:не хо(?:чу|чется|телось)|без|вместо|кроме|надоел\S*)(?: \S+){0,4} (?:таблет\S*|обезбол\S*|лекарств\S*|препарат\S*)/,
  'zh-rCN':
    /(?:不想|不愿意?|不要|不靠|不用|除了|懒得|不吃|代替)(?:再|继续|总是?|老|多)*(?:吃|用|靠)?(?:止痛|镇痛|止疼)?药/,
}

/** How soon something worked. */
export const FASTEST: Words = {
  en: /\b(?:fast(?:est|er)?|quick(?:est|er|ly)?|soonest)\b/,
  de: /\b(?:schnell\w*|am zugigsten)\b/,
  es: /\b(?:rapid\w*|mas pronto|en menos tiempo)\b/,
  fr: /\b(?:vite|rapide\w*)\b/,
  ko: /빨리|빠르|빠른/,
  ru: /быстр\S*|скорее всего/,
  'zh-rCN': /最快|更快|好得快|见效快/,
}

/** "Ibuprofen or X": what stands on the other side. */
export const OR_WORD: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:or|vs|versus)$/,
  de: /^(?:oder|vs|versus)$/,
  es: /^(?:o|u|vs|versus)$/,
  fr: /^(?:ou|vs|versus)$/,
  ru: /^или$/,
}

/** No name of anything. */
export const NO_NAME: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:the|a|an|my|just|not|nothing|none|no|is|did|does|it|that|both|other|something|anything|better|worse|which|what)$/,
  de: /^(?:der|die|das|den|dem|ein|eine|einen|mein|meine|meinen|nur|nicht|nichts|keins|doch|was|eher|beides|besser|welche\w*)$/,
  es: /^(?:el|la|los|las|un|una|mi|mis|no|nada|solo|que|cual|mas|ambos|mejor|peor|es|era)$/,
  fr: /^(?:le|la|les|l|un|une|mon|ma|mes|du|de|des|non|pas|rien|lequel|laquelle|plutot|bien|mieux|est)$/,
  ru: /^(?:не|нет|ничего|просто|все|что|лучше|хуже|мои|моя|это|никак)$/,
}

/** A date was asked for: when it was the last time. */
export const LAST_DATE: Words = {
  en: /\bwhen\b.*\blast\b|\blast time\b|\b(?:which|what) (?:day|date)\b.*\blast\b/,
  de: /\bwann\b.*\b(?:letzte\w*|zuletzt)\b|\bzuletzt\b|\bletzte[sn]? mal\b/,
  es: /\bcuando\b.*\bultim[oa]\b|\bultima vez\b|\bque dia\b.*\bultim[oa]\b/,
  fr: /\bquand\b.*\bderni\w+\b|\bderniere fois\b|\bquelle date\b.*\bderni\w+\b/,
  ko: /(?:마지막|최근).*(?:언제|며칠|날)/,
  ru: /когда.*последн|последнии раз|когда мне (?:делали|ставили|кололи)/,
  'zh-rCN':
    /(?:上次|上一次|最近一次|最后一次).*(?:哪天|什么时候|几号|几月|何时|多久)|(?:哪天|什么时候).*(?:上次|最近一次)/,
}
