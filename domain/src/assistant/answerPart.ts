import type { Basis } from './basis.ts'

/** How a number is formatted: an average, a whole number, a percentage, a day, a time of day. */
export type FigureForm = 'tenth' | 'count' | 'percent' | 'day' | 'time'

/** The screens that an answer can link to. */
export const ANSWER_SCREENS = [
  'brief',
  'insights',
  'charts',
  'timeline',
  'compare',
  'calendar',
  'body',
  'records',
  'medications',
  'conditions',
] as const
export type AnswerScreen = (typeof ANSWER_SCREENS)[number]

/** A suggested question, asked with one press. */
export interface SuggestedQuestion {
  says: string
  asks: string
}

/**
 * One part of an answer. Digits occur only in figures, each with the data it was counted from; names and quotations are
 * separate parts, shown as they are. A line break in a text starts a paragraph.
 */
export type AnswerPart =
  | { is: 'text'; text: string }
  | { is: 'figure'; text: string; value: number; as: FigureForm; basis: Basis }
  | { is: 'name'; text: string }
  | { is: 'guide'; contentId: string; title: string; quote: string | null; section: string | null }
  | { is: 'card'; danger: 'crisis' | 'urgent' | 'soon'; flags: readonly string[] }
  | { is: 'choices'; choices: readonly SuggestedQuestion[] }
  | { is: 'screen'; screen: AnswerScreen; text: string }
