/**
 * Words that only sound like a part of the body, a symptom, another person or a medicine to be stopped, put as they are
 * meant. In typed text.
 */
const MEANT: readonly (readonly [said: RegExp, plain: string])[] = [
  // "In a day, inside": no head.
  [/(?<=[天月年周日夜晚间段期季])里头(?![疼痛晕昏])/gu, '里'],
  [/(?<![\p{L}])(?:这|那)里头/gu, '这里面'],
  [/咋(?=[\u4E00-\u9FFF])/gu, '怎么'],
  [/\bstiff as a board\b/giu, 'stiff'],
  // Hardly any pain is next to none.
  [/\b(?:hardly|barely|scarcely) (?:any|much) (?=pain\b|aches?\b)/giu, 'almost no '],
  [
    /\b(?:it |i )?(?:hardly|barely|scarcely) (?:hurt|ached)(?: at all)?\b|\bwas(?:n['’]t| not) (?:really |much )?in (?:any |much )?pain\b/giu,
    'I had almost no pain',
  ],
  [/(?<!\p{L})kaum (?=schmerzen(?!\p{L}))/giu, 'fast keine '],
  [/(?<!\p{L})(?:con )?apenas (?=dolor(?:es)?(?!\p{L}))/giu, 'casi sin '],
  [/(?<!\p{L})apenas (?=me dol)/giu, 'casi no '],
  [/(?<!\p{L})(?:à peine|guère) (?=mal(?!\p{L}))/giu, 'presque pas '],
  [/(?<!\p{L})едва (?=болел)/giu, 'почти не '],
  [/(?:별로|거의) ?(?:통증이|통증도) ?(?:없)/gu, '거의 통증이 없'],
  [/没怎么(?=疼|痛)/gu, '几乎不'],
  // Cramps of the stomach are a pain there, and none of a muscle.
  [/\b((?:tummy|stomach|belly|abdominal|gut|intestinal)) cramps?\b/giu, '$1 pain'],
  [/\bcramps? in (?:my|the) (tummy|stomach|belly|abdomen|gut)\b/giu, '$1 pain'],
  [/(?<!\p{L})(?:bauch|magen|unterleibs)kr[äa]mpfen?(?!\p{L})/giu, 'Bauchschmerzen'],
  [
    /(?<!\p{L})(?:calambres|espasmos|retortijones) (?:de|en|del) (?:el |la )?(?:est[óo]mago|barriga|tripa|vientre|abdomen)(?!\p{L})/giu,
    'dolor de barriga',
  ],
  [
    /(?<!\p{L})(?:crampes|spasmes) (?:d['’ ]|à l['’ ]|au |du |de )(?:estomac|ventre)(?!\p{L})/giu,
    'mal au ventre',
  ],
  [
    /(?<!\p{L})(?:спазмы|спазмов|спазмами|колики) (?:в |во )?(?:живот\p{L}*|желудк\p{L}*)/giu,
    'боль в животе',
  ],
  [/(?:위경련|배 ?경련|복부 ?경련)/gu, '복통'],
  [/(?:胃|肚子|腹部)(?:痉挛|抽筋|绞痛)/gu, '肚子疼'],
  // Beside days with something, the quiet ones are the others, and no rest that was recorded.
  [
    /\bthan (?:(?:on|the|my) )*(?:quiet|calm|peaceful|ordinary|normal)(?:er)? (?:days|ones)\b/giu,
    'than on other days',
  ],
  [
    /(?<!\p{L})als (an |die |den |meine )*(?:ruhigen|ruhige|normalen|normale|stillen|gew[öo]hnlichen) tagen?(?!\p{L})/giu,
    'als an anderen Tagen',
  ],
  [
    /(?<!\p{L})que (?:en |los |las |mis )*d[íi]as (?:m[áa]s )?(?:tranquilos|normales|de calma|corrientes)(?!\p{L})/giu,
    'que los demás días',
  ],
  [
    /(?<!\p{L})que (?:les |mes |lors des )*(?:jours|journ[ée]es) (?:plus )?(?:calmes|tranquilles|normaux|normales|ordinaires)(?!\p{L})/giu,
    'que les autres jours',
  ],
  [/(?<!\p{L})чем (?:в )?(?:спокойные|тихие|обычные) дни(?!\p{L})/giu, 'чем в другие дни'],
  [/(?<!\p{L})(?:조용한|한가한|평범한) ?날(?=보다)/gu, '다른 날'],
  [/(?<=比)(?:清静|安静|平静|清闲|普通)的?(?:日子|天)/gu, '其他日子'],
  // That nothing was stopped asks to stop nothing.
  [
    /^\s*i (?:have ?n['’]?t|have not|did ?n['’]?t|did not|never) (?:stopp(?:ed)?|stop|skipp?(?:ed)?|miss(?:ed)?) (?:taking )?(?:my |the |any )?(?:meds|medicines?|medication|tablets|pills|doses?|treatment)\s*(?:,|and|but)\s*(?=.*\b(?:why|how come|what)\b)/iu,
    '',
  ],
  [
    /^\s*(?:ich )?(?:hab(?:e)? )?(?:ich )?(?:(?:die |meine )?(?:tabletten|medikamente|pillen|mittel) (?:nicht|nie)|(?:keine|nichts)(?: tabletten?| medikamente?)?) (?:abgesetzt|ausgelassen|weggelassen|vergessen)\s*(?:,|und|aber)\s*(?=.*(?<!\p{L})(?:warum|wieso|weshalb|woran|was)(?!\p{L}))/iu,
    '',
  ],
  [
    /^\s*no (?:he )?(?:dej(?:ado|é) (?:de tomar )?|olvid(?:ado|é) |salt(?:ado|é) |me he saltado )(?:ninguna? |la |las |el |los |mi |mis )?(?:medicaci[óo]n|pastillas?|medicamentos?|medicinas?|tratamiento|dosis)\s*(?:,|y|pero)\s*(?=.*(?<!\p{L})(?:por qu[ée]|qu[ée]|c[óo]mo)(?!\p{L}))/iu,
    '',
  ],
  [
    /^\s*je n['’ ]?ai (?:pas |rien |jamais )(?:arr[êe]t[ée]|saut[ée]|oubli[ée])(?: de prendre)? ?(?:mes |mon |le |les |de |aucun )?(?:m[ée]dicaments?|traitements?|cachets|comprim[ée]s|dose)?\s*(?:,|et|mais)\s*(?=.*(?<!\p{L})(?:pourquoi|comment|qu['’ ])(?!$))/iu,
    '',
  ],
  [
    /^\s*(?:я )?(?:таблетки|лекарства|при[её]м|ничего) (?:я )?не (?:бросала?|прекращала?|отменяла?|пропускала?)\s*(?:,|и|но|а)\s*(?=.*(?<!\p{L})(?:почему|отчего|что|как)(?!\p{L}))/iu,
    '',
  ],
  [
    /^\s*약(?:을|도|은)? ?(?:안 ?끊었|끊지 ?않았|안 ?빼먹었|빼먹지 ?않았|거르지 ?않았|안 ?걸렀)(?:는데|고|지만)(?:도|요)?\s*,?\s*(?=.*(?:왜|뭐|무엇|어째서))/u,
    '',
  ],
  [
    /^\s*(?:我)?药(?:也|都)?没(?:有)?(?:停|断|落下|漏)(?:过|了|吃)?[\s，,、]+(?=.*(?:怎么|为什么|为啥|咋|什么))/u,
    '',
  ],
]

/** For somebody like that: whoever asks how to move or what eases it speaks of themselves. */
const LIKE_ME: readonly (readonly [said: RegExp, plain: string])[] = [
  [
    /\bfor (?:somebody|someone|people|a person) (?:like me )?(?:who(?:['’]s| is|['’]re| are)|that(?:['’]s| is)) /iu,
    'for a body that is ',
  ],
  [/\bfor (?:somebody|someone|people|a person) (?:like me )?who has (?:a )?(?=bad|sore|stiff)/iu, 'for a '],
  [/(?<!\p{L})für (?:jemanden|jemand|leute|menschen|einen),? (?:der|die|den) /iu, 'wenn man '],
  [/(?<!\p{L})para (?:alguien|una persona|gente|personas) que /iu, 'si una '],
  [/(?<!\p{L})pour (?:quelqu['’]?un|une personne|des gens|les gens) qui /iu, 'si on '],
  [/(?<!\p{L})для (?:того,? кто|тех,? кто|человека,? (?:который|у которого)) /iu, 'если '],
]
const OF_MOVING =
  /\b(?:exercis\w*|stretch\w*|tips?|ideas?|advice|moves?)\b|übung|dehn|tipps?(?!\p{L})|ejercicio|estiramiento|consejo|exercice|étirement|conseil|упражнен|растяжк|совет/iu
const OF_MEDICINE =
  /\b(?:dos(?:e|es|age|ing)|mg|tablets?|pills?|medic\w+|ibuprofen|drugs?)\b|tablett|medikament|dosis|pastilla|comprim|cachet|médicament|лекарств|таблет|препарат|доз/iu

/** What the words mean that only sound like something else. [ASST-326] */
export function asMeant(question: string): string {
  const text = MEANT.reduce((left, [said, plain]) => left.replace(said, plain), question)
  const own =
    OF_MOVING.test(text) && !OF_MEDICINE.test(text)
      ? LIKE_ME.reduce((left, [said, plain]) => left.replace(said, plain), text)
      : text
  return own.trim() === '' ? question : own
}
