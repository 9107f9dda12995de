import type { Language } from '@reprieve/domain/settings/language.ts'

/** "Really bad", said of the last time. In folded text. */
const SEVERE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:really|very|so|terribly|awfully|properly) (?:bad(?:ly)?|strong(?:ly)?|sore|hard)\b|\b(?:severe(?:ly)?|unbearabl[ey]|horribl[ey]|terribl[ey]|awful)\b|\bthrough the roof\b|\bplayed up badly\b/,
  de: /\b(?:richtig|sehr|ganz|so|extrem|besonders) (?:schlimm|stark|arg|schlecht|heftig|ubel)\b|\b(?:heftig|unertraglich|furchtbar|grausig|schrecklich)\b/,
  es: /\b(?:mucho|muchisimo|fatal|horrible|insoportable|muy (?:fuerte|mal)|fuerte|tan (?:fuerte|mal))\b/,
  fr: /\b(?:tres|vraiment|si|super|trop) (?:mal|fort|forte)\b|\b(?:horrible|insupportable|atroce|terrible)(?:ment)?\b/,
  ko: /심하|심했|엄청|너무 ?아|많이 ?아|극심|죽을 ?만큼/,
  ru: /(?:^| )(?:сильно|очень|ужасно|невыносимо|жутко|особенно сильно)(?: |$)/,
  'zh-rCN': /厉害|很疼|非常疼|特别疼|严重|剧烈|要命|疼得不行/,
}

export const isSevere = (folded: string, language: Language): boolean => SEVERE_WORDS[language].test(folded)
