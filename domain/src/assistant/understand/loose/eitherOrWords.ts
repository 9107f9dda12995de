import type { Language } from '@reprieve/domain/settings/language.ts'

/** Words that put two things beside each other: "or", "than". In folded text. [ASST-129] */
export const EITHER_OR_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:or|than|versus|vs|compared)\b/,
  de: /\b(?:oder|als|gegen|statt|verglichen)\b/,
  es: /\b(?:o|u|contra|versus)\b|\b(?:mas|menos|mejor|peor|igual)\b.* que\b/,
  fr: /\b(?:ou|contre|plutot)\b|\b(?:plus|moins|mieux|pire|autant)\b.* qu/,
  ko: /아니면|보다|또는|이랑|하고|이나|랑 /,
  ru: /(?:^|\s)(?:или|чем|против|либо)(?:\s|$)/,
  'zh-rCN': /还是|或者|比|跟|和/,
}
