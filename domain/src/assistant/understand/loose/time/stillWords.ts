import type { Language } from '@reprieve/domain/settings/language.ts'

/** "Does it still help": the marks of late beside those before. In folded text. [ASST-123] */
export const STILL_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\bstill\b|\bany ?more\b|\bnowadays\b/,
  de: /\bnoch\b(?! (?:besser|mehr|was|etwas|nie|nicht))|\bimmer noch\b/,
  es: /\b(?:todavia|aun|sigue|siguen)\b/,
  fr: /\b(?:encore|toujours)\b/,
  ko: /아직|여전히|요즘도|요새도|지금도|계속 (?:효과|도움|듣)/,
  ru: /(?:^|\s)(?:еще|до сих пор|по прежнему|уже не)(?:\s|$)/,
  'zh-rCN': /还(?:有用|管用|有效|行|灵|起作用|能)|仍然|依然/,
}
