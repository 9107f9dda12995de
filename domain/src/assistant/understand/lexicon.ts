import type { Language } from '../../settings/language.ts'
import type { QuestionConcept } from './concepts.ts'

/**
 * The words that are understood in a language. Phrases are separated by bars; one that ends in ~ is a stem, after which
 * a word may have a few more letters.
 */
export interface Lexicon {
  language: Language
  words: Readonly<Record<QuestionConcept, string>>
  /** Starting with January. */
  months: readonly string[]
  /** Starting with Monday. */
  weekdays: readonly string[]
  numbers: Readonly<Record<number, string>>
  /** Filler words, which do not change the question. */
  stops: string
  /** Only directly after another word, without a space, as in Korean. */
  particles: string
  /** Endings that a name may have in a sentence; longest first. */
  endings: readonly string[]
  /** Words that open a clause that is not part of the question. */
  openers: string
  /** Letters that every text in this language contains. */
  letters: RegExp
  /** Words are not separated by spaces. */
  isJoined: boolean
  /** The order of a date of two numbers. `either`: ambiguous. */
  dates: 'day-first' | 'month-first' | 'either'
}

/** How many letters may follow a stem. */
export const MOST_ENDING = 4
