import type { TurnWords } from '../loose/followUp/turnWords/turn.ts'

/** Something was wished for and could not be done; in folded text, Korean and Chinese without spaces. */
export const COULD_NOT: TurnWords = {
  en: /\b(?:couldn t|couldnt|could not|wasn t able|had to (?:miss|cancel|say no|turn (?:him|her|it|them) down|stay behind))\b/,
  de: /\b(?:konnt\p{L}* (?:\p{L}+ ){0,3}nicht|nicht mit(?:gekonnt|kommen|gehen)?|musst\p{L}* (?:\p{L}+ ){0,3}absagen|absagen mussen|hab(?:e|s)? (?:\p{L}+ ){0,2}nicht geschafft)\b/u,
  es: /\b(?:no (?:he podido|pude|podia)|tuve que (?:cancelar|decir que no|quedarme)|he tenido que (?:cancelar|decir que no))\b/,
  fr: /\b(?:(?:pas|jamais) pu|pouvais pas|(?:ai )?du (?:annuler|refuser|dire non|renoncer))\b/,
  ko: /못(?:갔|했|가서|나갔|놀아|나가|갈|안아)|갈수(?:가)?없/,
  ru: /не (?:смогл?а?|смог|получилось|могла?|вышло)|пришлось (?:отказа\p{L}*|отменить|остаться)/u,
  'zh-rCN': /去不了|没去成|没能|不能去|去不成|做不了|没法/,
}

/** Said with sadness. */
export const SADLY: TurnWords = {
  en: /\b(?:sad|gutted|disappoint\w*|upset|heartbroken|breaks my heart|such a shame|so unfair|miserable)\b/,
  de: /\b(?:traurig|enttauscht|bricht mir das herz|tut mir (?:so |richtig )?(?:im herzen )?weh|so schade|zum heulen|so gemein)\b/,
  es: /\b(?:triste|que pena|da (?:mucha )?(?:pena|rabia)|decepcion\w*|me parte el alma)\b/,
  fr: /\b(?:triste|decue?|(?:quel|si) dommage|de la peine|mal au coeur|rageant|ca me mine)\b/,
  ko: /속상|슬프|슬퍼|슬펐|서글|서러|서운|마음이아프|마음아파/,
  ru: /обидно|грустно|жаль|жалко|расстро\p{L}*|досадно|горько|тоскливо/u,
  'zh-rCN': /难过|伤心|委屈|遗憾|可惜|心酸|难受/,
}
