import type { TurnWords } from './turn.ts'

/** All of the diary: not the days of the answer before. In folded text; Korean and Chinese without spaces. */
export const OTHER_DAYS: TurnWords = {
  en: /\b(?:ever|overall|in all|altogether|in total|so far|whole|entire|year|diary|all time)\b/,
  de: /\b(?:uberhaupt|insgesamt|jemals|je|bisher|ganze\w*|gesamt\w*|jahr\w*|tagebuch\w*)\b/,
  es: /\b(?:en total|de todos|jamas|nunca|hasta ahora|todo|toda|ano|diario|en general)\b/,
  fr: /\b(?:en tout|au total|jamais|jusqu|tout|toute|annee|carnet|en general)\b/,
  ko: /전체|통틀어|지금까지|여태|올해|일지|일기|역대/,
  ru: /(?:^| )(?:вообще|всего|за все|когда либо|за год|в году|дневник\S*|до сих пор|в целом)(?: |$)/,
  'zh-rCN': /一共|总共|全部|至今|到现在|有史|今年|全年|日记|整个/,
}

/** "When I took it in the evening". */
export const TAKEN_WHEN: TurnWords = {
  en: /\b(?:took|take|taken|taking|had) (?:it|them|that)\b/,
  de: /\b(?:es|sie|ihn|das|die) (?:\p{L}+ ){0,3}(?:nehm\p{L}*|nahm|genommen|eingenommen|einnehm\p{L}*)\b/u,
  es: /\b(?:me )?l[oa]s? (?:tom\p{L}+|he tomado|habia tomado)\b|\btomandol[oa]s?\b/u,
  fr: /\b(?:l|les|le|la) ?(?:ai|avais|prends|prenais|prend) ?(?:pris|prise|prises)?\b/,
  ko: /(?:먹었을|먹을|먹은|복용했을|복용할|복용한)(?:때|날)/,
  ru: /(?:принимал\p{L}*|пил\p{L}*|принял\p{L}*|выпил\p{L}*|пью|принимаю) (?:его|ее|их)/u,
  'zh-rCN': /(?:吃|服|用)(?:它|药|了|过)?的?时候/,
}
