import type { Language } from '@reprieve/domain/settings/language.ts'
import { foldWords } from '../../foldQuestion.ts'

/** Words between two things that are put beside each other: "or", "than". In folded text. */
const EITHER_OR_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:or|than|versus|vs|compared)\b/,
  de: /\b(?:oder|als|gegen|statt|verglichen)\b|\b(?:mehr|ofter|haufiger|schlimmer|starker|schlechter|besser|weniger)\b.*\bwie\b/,
  es: /\b(?:o|u|contra|versus|que)\b/,
  fr: /\b(?:ou|contre|plutot)\b|\bqu(?:e|\b)/,
  ko: /아니면|보다|또는|랑|하고|이나|와|과|까(?:요)? |vs/,
  ru: /(?:^|\s)(?:или|чем|против|либо|то ли)(?:\s|$)/,
  'zh-rCN': /还是|或|比|跟|和|、/,
}

/** "Between the shopping and the cleaning". [ASST-284] */
const BETWEEN_WORDS: Readonly<Record<Language, { before: RegExp; and: RegExp }>> = {
  en: { before: /\bbetween\b/, and: /\band\b/ },
  de: { before: /\bzwischen\b/, and: /\bund\b/ },
  es: { before: /\bentre\b/, and: /\b[ye]\b/ },
  fr: { before: /\bentre\b/, and: /\bet\b/ },
  ko: { before: /(?:)/, and: /중에|중에서/ },
  ru: { before: /(?:^| )между /, and: /(?:^| )и / },
  'zh-rCN': { before: /(?:)/, and: /之间|两者/ },
}

/** "Is there a link between" puts nothing against something else. */
const RELATION_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:links?|connect\w*|relat\w*|correlat\w*|associat\w*|anything)\b/,
  de: /zusammenhang|verbindung|bezug|beziehung|korrelat/,
  es: /\b(?:relacion\w*|conexion|vinculo|enlace|correlac\w*)\b/,
  fr: /\b(?:liens?|rapport|relation|correlation|connexion)\b/,
  ko: /관계|관련|연관/,
  ru: /связ|отношени|зависимост/,
  'zh-rCN': /关系|关联|联系|有关/,
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
  const [before, between] = [text.slice(0, first.at), text.slice(first.end, second.at)]
  return (
    EITHER_OR_WORDS[language].test(between) ||
    (BETWEEN_WORDS[language].before.test(before) &&
      BETWEEN_WORDS[language].and.test(between) &&
      !RELATION_WORDS[language].test(before))
  )
}
