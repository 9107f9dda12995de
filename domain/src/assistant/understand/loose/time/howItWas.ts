import type { Language } from '@reprieve/domain/settings/language.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { LooseReading } from '../looseReading.ts'

/** How it was then, and not when that was. In folded text. */
const HOW_IT_WAS: Readonly<Record<Language, RegExp>> = {
  en: /\bhow (?:was|were|did|bad|much|strong)\b/,
  de: /\bwie (?:war\w*|ging|stark|schlimm|hoch|viel schmerz\w*)\b/,
  es: /\b(?:como (?:estaba|estuve|tenia|era|iba|me)|cuanto (?:me )?dol\w*)\b/,
  fr: /\b(?:comment (?:etait|etais|allait|allais|j|ca)|a combien|quel(?:le)? (?:etait|douleur))\b/,
  ko: /어땠|어떠|얼마나 ?아/,
  ru: /(?:^|\s)(?:как (?:было|была|я|болел\S*|все)|какая (?:была )?боль|насколько)(?=\s|$)/,
  'zh-rCN': /怎么样|如何|多疼|多痛|咋样/,
}

export const saysHowItWas = ({ typed, thesaurus: { language } }: LooseReading): boolean =>
  HOW_IT_WAS[language].test(foldWords(typed))
