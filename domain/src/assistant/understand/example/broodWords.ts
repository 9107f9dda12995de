import type { Language } from '@reprieve/domain/settings/language.ts'

/** Thoughts that go round and round, in folded text. They are no anger, and no part of the body. */
export const BROOD_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:brood\w*|ruminat\w*|overthink\w*|dwell(?:ing)? on|(?:thoughts|mind) (?:\w+ )?(?:going|goes|go|keeps? going|racing) (?:round|over|in circles)|going round in circles in my (?:head|mind)|stop(?:ping)? thinking about (?:it|the pain|my pain))\b/,
  de: /\b(?:(?:ge)?grubel\p{L}*|gedankenkreis\p{L}*|gedankenkarussell\p{L}*|gedanken (?:\p{L}+ )?(?:kreisen|drehen))/u,
  es: /\b(?:(?:dar|dando|doy|darle|dandole|darles) (?:\p{L}+ ){0,2}vueltas(?! en (?:la )?cama)|rumiar|rumiando|rumio|comerme (?:la cabeza|el coco)|me como (?:la cabeza|el coco))/u,
  fr: /\b(?:rumin\p{L}*|ressass\p{L}*|broyer du noir|broie du noir|(?:pensees|idees) (?:noires )?(?:qui )?tournent)/u,
  ko: /곱씹|되씹|잡생각|(?:생각|걱정)(?:이|을|만)? ?(?:꼬리|맴돌|멈추지|안 ?멈)/,
  ru: /прокручива\p{L}* (?:в голове )?(?:\p{L}+ )?мысл|мысл\p{L}* (?:\p{L}+ )?(?:по кругу|крут\p{L}*)|навязчив\p{L}* мысл|накручива\p{L}* себя|себя накручива|дурны\p{L}* мысл|мрачн\p{L}* мысл/u,
  'zh-rCN': /胡思乱想|钻牛角尖|想来想去|翻来覆去地想|反复(?:地)?想|停不下来地想/,
}

/** Asking for a way out of them. */
export const STOP_BROODING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:how (?:do|can|should|to)|what (?:can|could|should|do) i|what helps|tips?|advice|any (?:ideas|way)|a way (?:out|to))\b/,
  de: /\b(?:wie (?:komm\p{L}*|kann|hor\p{L}*|werd\p{L}*|schaff\p{L}*|stopp\p{L}*)|was (?:kann|tun|mach\p{L}*|soll|hilft)|tipps?|rat)\b/u,
  es: /\b(?:como (?:puedo|dejo|dejar|paro|parar|hago|salgo|salir|evit\p{L}*)|que (?:hago|puedo|hacer)|consejos?|para (?:no|dejar de|parar de))/u,
  fr: /\b(?:comment|que (?:faire|puis)|quoi faire|qu est ce que je (?:peux|dois)|conseils?|des idees|pour (?:ne plus|arreter))/u,
  ko: /어떻게|어떡|방법|어쩌|뭘 하면|조언/,
  ru: /(?:^| )как |что (?:делать|мне делать|можно)|совет/,
  'zh-rCN': /怎么|怎样|如何|怎么办|办法|建议/,
}
