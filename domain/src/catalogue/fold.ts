/**
 * How words compare in a search: without case, accents, and what nobody sees of what was pasted. Syllables of Hangul
 * fall apart into their letters, so that 두토 finds 두통 while it is still being typed. [CAT-2]
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

/** Three letters; in Hangul and Han, where words are short, one is enough (D41). [CAT-1] */
export function isEnoughToSearch(typed: string): boolean {
  const folded = foldWord(typed).normalize('NFC').replaceAll(' ', '')
  if (SHORT_SCRIPTS.test(folded)) return true
  return Array.from(letters.segment(folded)).length >= LEAST_LETTERS
}
