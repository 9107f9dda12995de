/** A text of a narrow cell. Every second part is a word that may be hyphenated; most texts have none. */
export type CellText = string | readonly string[]

const MAY_BREAK = '\u200B'
const SOME_LETTERS = /.{8}/gsu
/** Letters with a vowel among every few of them: these have syllables. Korean and Chinese break anywhere. */
const HAS_SYLLABLES =
  /^(?:[^\P{L}aeiouyà-ÿāēīōūаеёиоуыэюя]{0,6}[aeiouyà-ÿāēīōūаеёиоуыэюя])+[^\P{L}aeiouy]{0,5}$/iu
const LONGEST_WORD = 40

/**
 * Parts words that are wider than their cell and would lie over the next column: at a syllable, or anywhere if they have
 * none. Other words are left whole, such as the names of medicines. [REP-47, REP-111]
 */
export function partLongWords(text: string, isTooWide: (word: string) => boolean): CellText {
  const told: string[] = ['']
  const add = (more: string): void => void (told[told.length - 1] += more)
  for (const part of text.split(/([^\s\u200B-]+)/u)) {
    if (!isTooWide(part)) add(part)
    else {
      const [, before = '', word = '', after = ''] = LETTERS.exec(part) ?? []
      if (word.length <= LONGEST_WORD && HAS_SYLLABLES.test(word)) {
        add(before)
        told.push(word, after)
      } else add(breakAnywhere(part))
    }
  }
  return told.length === 1 ? told[0]! : told
}

/** A word with the signs around it. */
const LETTERS = /^(\P{L}*)(\p{L}+)(\P{L}*)$/u

const breakAnywhere = (word: string): string => word.replace(SOME_LETTERS, `$&${MAY_BREAK}`)
