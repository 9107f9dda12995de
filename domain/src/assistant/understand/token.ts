import type { Concept } from './concepts.ts'
import type { KnownThing } from './knownThing.ts'

export type Meaning =
  | { is: 'concept'; concept: Concept }
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
export interface Token {
  start: number
  end: number
  means: Meaning
}

export const isConcept = (token: Token | undefined, ...concepts: readonly Concept[]): boolean =>
  token?.means.is === 'concept' && concepts.includes(token.means.concept)
