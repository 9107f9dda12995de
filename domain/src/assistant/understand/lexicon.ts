import type { Language } from '../../settings/language.ts'
import type { Concept } from './concepts.ts'

/**
 * The words of a language that are heard. Phrases stand between bars; one that ends in ~ is a stem, behind which a word
 * may have a few more letters.
 */
export interface Lexicon {
  language: Language
  words: Readonly<Record<Concept, string>>
  /** From January on. */
  months: readonly string[]
  /** From Monday on. */
  weekdays: readonly string[]
  numbers: Readonly<Record<number, string>>
  /** They change nothing of what is asked. */
  stops: string
  /** Only behind another word, without a space: Korean writes them so. */
  particles: string
  /** What a name may end in, when it stands in a sentence; the longest first. */
  endings: readonly string[]
  /** With which a new sentence begins, whose words are not asked about. */
  openers: string
  /** Without one of these nothing is written in it. */
  letters: RegExp
  /** Words are not parted by spaces. */
  isJoined: boolean
  /** By which a date of two numbers is read. `either`: nobody can know. */
  dates: 'day-first' | 'month-first' | 'either'
}

/** As many letters may follow a stem. */
export const MOST_ENDING = 4
