import type { Language } from '@reprieve/domain/settings/language.ts'
import type { TopicId } from '../../topicIds.ts'

// In folded text: words for a state that can be asked about by itself, where the thesaurus has none.

type StateWords = readonly (readonly [TopicId, RegExp])[]

export const STATE_WORDS: Readonly<Record<Language, StateWords>> = {
  en: [
    ['poor-sleep', /\b(?:sleep(?:ing)?|slept|insomnia|(?:bad|rough|sleepless|broken|restless) nights?)\b/],
    ['tired', /\b(?:tired(?:ness)?|fatigued?|exhaust(?:ed|ion)|energy|worn out)\b/],
    ['low-mood', /\b(?:mood|spirits)\b/],
    ['nausea', /\b(?:nausea|nauseous|queasy|feel(?:ing)? sick)\b/],
    ['numbness', /\b(?:numb(?:ness)?|tingling|pins and needles)\b/],
    ['nerve-pain', /\bsciatica\b/],
  ],
  de: [
    [
      'poor-sleep',
      /\b(?:schlaf\w*|schlief\w*|g?e?schlaf\w*|(?:nacht|nachts) (?:wach|auf)\w*|wach\w* (?:\w+ ){0,2}auf|durchschlaf\w*)\b/,
    ],
    ['tired', /\b(?:mud\w*|mudigkeit|erschopf\w*|fatigue|energie|kaputt)\b/],
    ['low-mood', /\b(?:stimmung\w*|laune|gemut\w*)\b/],
    ['nausea', /\b(?:ubelkeit|ubel|schlecht im magen)\b/],
    ['numbness', /\b(?:taub\w*|kribbeln\w*)\b/],
    ['nerve-pain', /\b(?:ischias\w*)\b/],
  ],
  es: [
    ['poor-sleep', /\b(?:duerm\w*|dorm\w*|durm\w*|sueno|insomnio|desvel\w*|pego ojo|pegar ojo)\b/],
    ['tired', /\b(?:cansanci\w*|cansad\w*|fatiga\w*|agotad\w*|agotamiento|energia)\b/],
    ['low-mood', /\b(?:animos?|humor|estado de animo)\b/],
    ['nausea', /\b(?:nauseas?|ganas de vomitar)\b/],
    ['numbness', /\b(?:hormigue\w*|adormec\w*|entumec\w*)\b/],
    ['nerve-pain', /\bciatic\w*\b/],
  ],
  fr: [
    ['poor-sleep', /\b(?:dor(?:s|t|mi|mir|mais|mez)|sommeil|insomni\w*|reveill?\w* la nuit)\b/],
    ['tired', /\b(?:fatigu\w*|epuis\w*|creve\w*|energie)\b/],
    ['low-mood', /\b(?:humeur|moral)\b/],
    ['nausea', /\b(?:nausees?|mal au coeur)\b/],
    ['numbness', /\b(?:fourmi\w*|engourdi\w*)\b/],
    ['nerve-pain', /\bsciatique\b/],
  ],
  ko: [
    ['poor-sleep', /잠(?:은|을|이|도|자|들|못|$| )|수면|불면|못 ?자|잘 ?자|숙면|밤잠/],
    ['tired', /피로|피곤|기운|기력|지치|지친/],
    ['low-mood', /기분|마음 ?상태|우울/],
    ['nausea', /메스꺼|구역질|울렁|속이? ?안 ?좋/],
    ['numbness', /저림|저린|저려|마비|찌릿/],
    ['nerve-pain', /좌골 ?신경/],
  ],
  ru: [
    [
      'poor-sleep',
      /(?:^|\s)(?:сплю|спал\S*|спит\S*|спать|сон|сна|сну|сном|бессонн\S*|высып\S*|недосып\S*|засып\S*)(?=\s|$)/,
    ],
    ['tired', /устал|устава|утомл|утомл\S*|утомл\S*|разбит\S*|энерги\S*|(?:^|\s)сил(?:ы)?(?=\s|$)/],
    ['low-mood', /настроени\S*/],
    ['nausea', /тошнот\S*|тошни\S*|мутит/],
    ['numbness', /онемен\S*|немеет|немеют|мурашк\S*/],
    ['nerve-pain', /ишиас\S*|седалищн\S*/],
  ],
  'zh-rCN': [
    ['poor-sleep', /睡眠|睡觉|睡得|睡不|失眠|入睡|睡好|觉(?=睡)/],
    ['tired', /疲劳|疲惫|乏力|累|精力|没劲/],
    ['low-mood', /心情|情绪|心境/],
    ['nausea', /恶心|反胃|想吐/],
    ['numbness', /发麻|麻木|手麻|脚麻|腿麻/],
    ['nerve-pain', /坐骨神经/],
  ],
}

/** Words for a mood of any kind: the scores of the days say it. */
export const MOOD_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:moods?|spirits)\b/,
  de: /\b(?:stimmung\w*|laune|gemut\w*)\b/,
  es: /\b(?:animos?|humor)\b/,
  fr: /\b(?:humeur|moral)\b/,
  ko: /기분|마음 ?상태/,
  ru: /настроени/,
  'zh-rCN': /心情|情绪|心境/,
}

/** Something on the days of something else, or in certain cases: a link, and no course of its own. */
export const CONDITION_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:when(?:ever)?|after|if|on (?:the )?days|because|depend\w*|affects?|with (?:my )?pain)\b/,
  de: /\b(?:wenn|nach|falls|an (?:den )?tagen|weil|hangt|zusammenhang|beeinfluss\w*)\b/,
  es: /\b(?:cuando|despues|tras|si (?:duermo|no)|los dias que|porque|depende\w*|afecta\w*|influye\w*)\b/,
  fr: /\b(?:quand|lorsque|apres|si je|les jours ou|parce|depend\w*|influence\w*|joue)\b/,
  ko: /(?:면|날에|다음 ?날|때마다|후에|영향|관련|관계)/,
  ru: /(?:^|\s)(?:когда|после|если|в дни|из за|влия\S*|связан\S*|завис\S*)/,
  'zh-rCN': /的时候|之后|以后|如果|影响|关系|有关|第二天/,
}

/** A score, a mark, a number. */
export const SCORE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:scores?|rating|average|out of (?:10|ten)|points?|number)\b/,
  de: /\b(?:punkte\w*|note|wert\w*|durchschnitt\w*|schnitt|score|bewert\w*)\b/,
  es: /\b(?:puntuacion\w*|puntos?|nota|promedio|media|puntaje|calificacion)\b/,
  fr: /\b(?:notes?|score\w*|moyenne?s?|points?)\b/,
  ko: /점수|평점|평균|몇 ?점/,
  ru: /оценк\S*|балл\S*|в среднем|средн\S*/,
  'zh-rCN': /分数|打分|评分|平均|多少分|几分|得分/,
}

/** "Over the summer": its own course, and no comparison with now. */
export const OVER_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:over|during|through(?:out)?) (?:the |this |last )?(?:spring|summer|autumn|fall|winter)\b/,
  de: /\buber (?:den |das )?(?:fruhling|sommer|herbst|winter)\b|\bwahrend (?:des|dem) (?:fruhlings?|sommers?|herbst\w*|winters?)\b/,
  es: /\bdurante (?:la |el )?(?:primavera|verano|otono|invierno)\b/,
  fr: /\b(?:pendant|durant|au cours de) (?:le |l |cet )?(?:printemps|ete|automne|hiver)\b/,
  ko: /(?:봄|여름|가을|겨울) ?(?:동안|내내)/,
  ru: /(?:^|\s)за (?:весну|лето|осень|зиму)(?=\s|$)/,
  'zh-rCN': /(?:春天|夏天|秋天|冬天|春季|夏季|秋季|冬季)(?:期间|里|这几个月)/,
}

/** A holiday away or at home, which has days and no item. */
export const HOLIDAY_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:holidays?|vacations?|time off|seaside|at the sea)\b/,
  de: /\b(?:urlaub\w*|ferien|am meer)\b/,
  es: /\b(?:vacacion\w*|en la playa|en el mar)\b/,
  fr: /\b(?:vacances|conges?|a la mer|a la plage)\b/,
  ko: /휴가|방학|여행|바닷가/,
  ru: /отпуск\S*|каникул\S*|на море/,
  'zh-rCN': /度假|休假|放假|假期|海边/,
}

/** Since something that was done or happened, and not since a day. */
export const SINCE_EVENT: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:since|ever since|from when)\b(?! (?:when|then|always|ever|forever|long))/,
  de: /\b(?:seit|seitdem|seid)\b(?! (?:wann|langem|langer|immer|jeher|ewig\w*|kurzem|neuestem|damals))/,
  es: /\bdesde\b(?! (?:cuando|siempre|entonces|hace))/,
  fr: /\bdepuis\b(?! (?:quand|toujours|longtemps|peu|lors|combien))/,
  ko: /(?:고 나서|한 뒤로|한 이후|고부터|면서부터|은 뒤로|온 뒤로|시작하고|다녀와서|다녀온 뒤)/,
  ru: /(?:^|\s)(?:с тех пор как|с момента|после того как|с того (?:дня|времени) как|с возвращения|с начала (?!год|месяц|недел))/,
  'zh-rCN': /(?:自从|自打|从(?=.{1,12}(?:以后|之后|以来|开始|起|回来)))/,
}

/** How something is or was. */
export const HOW_IS: Readonly<Record<Language, RegExp>> = {
  en: /\bhow (?:is|s|was|were|has|have|did)\b|\bwhat (?:is|s|was|were)\b.*\blike\b/,
  de: /\bwie (?:ist|war|waren|geht|ging|steht|sieht|schlaf\w*|hab\w*|gings)\b/,
  es: /\b(?:como|que tal) (?:esta|estuvo|fue|va|ha|he|sigue|anda|ando|me)\b|\bque tal\b/,
  fr: /\bcomment (?:va|est|etait|a ete|se|evolue|ca)\b/,
  ko: /어때|어땠|어떤가|어떻|어떠/,
  ru: /(?:^|\s)как(?:ое|ои|ая|ие)? (?:у меня|мо|с |там|был|прош|спа|спл)/,
  'zh-rCN': /怎么样|如何|咋样|怎样/,
}

/** It grows or becomes less. */
export const CHANGE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:going (?:up|down)|getting (?:better|worse|less|more|rarer)|increas\w*|decreas\w*|improv\w*|more often|less often)\b/,
  de: /\b(?:wird|werden|geworden)\b.*\b(?:mehr|weniger|besser|schlechter|schlimmer|ofter|seltener)\b|\b(?:nimmt|nehmen)\b.*\b(?:zu|ab)\b/,
  es: /\b(?:sub\w*|baj\w*|aument\w*|disminu\w*|mejor(?:ado|ando)|empeor(?:ado|ando)|va a (?:mas|menos)|van a (?:mas|menos))\b/,
  fr: /\b(?:augment\w*|diminu\w*|baiss\w*|s amelior\w*|empir\w*|de plus en plus|de moins en moins)\b/,
  ko: /(?<!오)늘(?:고|었|어|나)|줄(?:고|었|어|나)|심해지고|나아지|좋아지|나빠지/,
  ru: /(?:^|\s)(?:стал\S* (?:больше|меньше|лучше|хуже|чаще|реже)|растет|уменьша\S*|усилива\S*|снижа\S*)|(?:больше|меньше|лучше|хуже|чаще|реже) стал/,
  'zh-rCN': /变(?:小|少|多|大|好|差|重|轻)|减少|减轻|越来越|增加|增多|好转|改善/,
}

/** More or less often: of what is recorded, its days are counted. */
export const MORE_OR_LESS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:more|less|fewer|how (?:often|many|much)|as often|as much)\b/,
  de: /\b(?:mehr|weniger|ofter|seltener|wie (?:oft|viel\w*)|haufiger)\b/,
  es: /\b(?:mas|menos|cuant\w+|tan seguido|a menudo)\b/,
  fr: /\b(?:plus|moins|combien|souvent|autant)\b/,
  ko: /더|덜|많이|적게|자주|늘었|줄었|얼마나/,
  ru: /больше|меньше|чаще|реже|сколько|как часто/,
  'zh-rCN': /多|少|次|频繁/,
}

/** Now against the time that is named. */
export const THAN_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\bthan\b|\b(?:compared|versus|vs|against)\b/,
  de: /\bals\b|\b(?:verglichen|vergleich|gegenuber|gegen)\b/,
  es: /\bque (?:en |el |la |hace |antes)|\b(?:comparad\w*|contra)\b/,
  fr: /\bqu(?:e)? (?:en |au |le |la |l |il )|\b(?:compare\w*|contre)\b/,
  ko: /보다|비해|비교/,
  ru: /(?:^|\s)чем(?=\s)|по сравнению|против/,
  'zh-rCN': /比|相比/,
}

/** How I am in something, and not how to do it. */
export const MY_STATE: Readonly<Record<Language, RegExp>> = {
  en: /\bhow (?:is|s|was|has|have|do|did|am) (?:my|i)\b/,
  de: /\bwie (?:ist|war|steht es um|geht es) (?:mein\w*)|\bwie (?:gut |schlecht )?schlaf\w* ich\b/,
  es: /\b(?:como|que tal) (?:duermo|dormi|he dormido|esta mi|estuvo mi|va mi|ando de)\b/,
  fr: /\bcomment (?:je dors|j ai dormi|va mon|est mon|etait mon)\b/,
  ko: /(?:내|제) .*(?:어때|어땠)/,
  ru: /(?:^|\s)как (?:я (?:сплю|спал\S*)|у меня (?:со|с) |мо(?:е|и|я) )/,
  'zh-rCN': /我(?:的)?(?:睡|心情|精神).*(?:怎么样|如何|咋样)/,
}

/** Of a week: every one. */
export const EVERY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:every|each|weekly|a) week/,
  de: /\b(?:jede|pro|fast jede) woche|wochentlich/,
  es: /\b(?:cada|todas las|por) semanas?/,
  fr: /\b(?:chaque|toutes les|par) semaines?/,
  ko: /매주|주마다/,
  ru: /кажд\S+ неделю|еженедельно/,
  'zh-rCN': /每(?:个)?(?:周|星期|礼拜)/,
}
