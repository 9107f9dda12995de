import type { QuestionConcept } from './concepts.ts'
import type { KnownThing } from './knownThing.ts'

export type TokenMeaning =
  | { is: 'concept'; concept: QuestionConcept }
  | { is: 'stop' }
  | { is: 'particle' }
  | { is: 'number'; value: number }
  /** Digits with separators. */
  | { is: 'date'; typed: string }
  /** January is 1. */
  | { is: 'month'; month: number }
  /** 1 is Monday. */
  | { is: 'weekday'; weekday: number }
  | { is: 'thing'; things: readonly KnownThing[] }
  | { is: 'left' }

/** A piece of the folded text and what it means. */
export interface QuestionToken {
  start: number
  end: number
  means: TokenMeaning
}

export const isConcept = (
  token: QuestionToken | undefined,
  ...concepts: readonly QuestionConcept[]
): boolean => token?.means.is === 'concept' && concepts.includes(token.means.concept)
