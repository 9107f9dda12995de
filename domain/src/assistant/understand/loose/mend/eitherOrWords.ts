import type { Language } from '@reprieve/domain/settings/language.ts'
import { foldWords } from '../../foldQuestion.ts'

/** Words between two things that are put beside each other: "or", "than". In folded text. */
const EITHER_OR_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:or|than|versus|vs|compared)\b/,
  de: /\b(?:oder|als|gegen|statt|verglichen)\b/,
  es: /\b(?:o|u|contra|versus|que)\b/,
  fr: /\b(?:ou|contre|plutot)\b|\bqu(?:e|\b)/,
  ko: /아니면|보다|또는|랑|하고|이나|와|과|vs/,
  ru: /(?:^|\s)(?:или|чем|против|либо)(?:\s|$)/,
  'zh-rCN': /还是|或|比|跟|和|、/,
}

/** Whether one of these words stands between the two. [ASST-129] */
export function areBesideEachOther(
  typed: string,
  [one, other]: readonly [string, string],
  language: Language,
): boolean {
  const text = foldWords(typed)
  const [from, to] = [one, other].map((words) => {
    const at = text.indexOf(foldWords(words))
    return { at, end: at + foldWords(words).length }
  })
  if (from!.at < 0 || to!.at < 0) return false
  const [first, second] = from!.at <= to!.at ? [from!, to!] : [to!, from!]
  return EITHER_OR_WORDS[language].test(text.slice(first.end, second.at))
}
