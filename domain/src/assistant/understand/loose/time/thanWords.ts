import type { Language } from '@reprieve/domain/settings/language.ts'

type Words = Readonly<Record<Language, RegExp>>

/** Beside another time. In folded text. */
const THAN: Words = {
  en: /\bthan\b|\b(?:compared|versus|vs)\b/,
  de: /\bals\b|\b(?:verglichen|vergleich|gegenuber)\b/,
  es: /\bque (?:en |el |la |este |esta |antes)|\bcomparad\w*\b/,
  fr: /\bqu(?:e)? ?(?:en |au |a |le |la |l |cet |cette |avant)|\bcompare\w*\b/,
  ko: /보다|비해|비교/,
  ru: /(?:^|\s)чем(?=\s)|по сравнению/,
  'zh-rCN': /比|相比/,
}

export const saysThan = (text: string, language: Language): boolean => THAN[language].test(text)
