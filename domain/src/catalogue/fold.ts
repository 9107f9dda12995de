/**
 * Normalises words for search: removes case, accents and invisible pasted characters. Hangul syllables are split into
 * letters, so that 두토 finds 두통 while it is being typed. [CAT-2]
 */
export const foldWord = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]+/gu, '')
    .replaceAll(/[\p{Z}\p{Cc}\p{P}]+/gu, ' ')
    .trim()

const SHORT_SCRIPTS = /[\p{Script=Hangul}\p{Script=Han}]/u
const LEAST_LETTERS = 3

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** At least three characters; in Hangul and Han, where words are short, one is enough (D41). [CAT-1] */
export function isEnoughToSearch(typed: string): boolean {
  const folded = foldWord(typed).normalize('NFC').replaceAll(' ', '')
  if (SHORT_SCRIPTS.test(folded)) return true
  return Array.from(letters.segment(folded)).length >= LEAST_LETTERS
}
