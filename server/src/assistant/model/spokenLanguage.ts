import type { Language } from '@reprieve/domain/settings/language.ts'

const SCRIPTS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  'zh-rCN': /\p{Script=Han}/u,
}

/** Words that are in nearly every sentence of one language and not in the others. */
const COMMON: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the your you and with was were is are this that from days here of it came recorded'.split(' '),
  ),
  de: new Set(
    'der die das und sie ihr ihre mit war waren ist sind aus tagen dem den ein eine haben'.split(' '),
  ),
  es: new Set('el la los las usted su sus y con fue fueron es son del días una que anotó'.split(' ')),
  fr: new Set(
    'le la les des vous votre vos et avec était étaient est sont du jours une avez noté'.split(' '),
  ),
}

const LEAST_SHARE = 0.6

/** Whether a text is in a language, judged by its characters and its most common words. */
export function isTextInLanguage(language: Language, text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const own = letters.filter((letter) => SCRIPTS[language].test(letter)).length
  if (own < letters.length * LEAST_SHARE) return false
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const hitsOf = (vocabulary: ReadonlySet<string> | undefined): number =>
    vocabulary === undefined ? 0 : words.filter((word) => vocabulary.has(word)).length
  if (COMMON[language] === undefined) return true
  const mine = hitsOf(COMMON[language])
  return Object.values(COMMON).every((others) => hitsOf(others) <= mine)
}
