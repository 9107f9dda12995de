import type { Basis } from './basis.ts'

/** How the number of a figure is written: an average, a whole number, a share of a hundred, a day, a time of day. */
export type FigureForm = 'tenth' | 'count' | 'percent' | 'day' | 'time'

/** Screens of ours that an answer can lead to. */
export const SCREENS = [
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
export type Screen = (typeof SCREENS)[number]

/** A question that can be asked by one press. */
export interface Choice {
  says: string
  asks: string
}

/**
 * One piece of an answer. Digits stand in figures alone, each with what it was counted from; names and quotations are
 * pieces of their own, shown as they are. A line break in a text begins another paragraph.
 */
export type Part =
  | { is: 'text'; text: string }
  | { is: 'figure'; text: string; value: number; as: FigureForm; basis: Basis }
  | { is: 'name'; text: string }
  | { is: 'guide'; contentId: string; title: string; quote: string | null; section: string | null }
  | { is: 'card'; danger: 'crisis' | 'urgent' | 'soon'; flags: readonly string[] }
  | { is: 'choices'; choices: readonly Choice[] }
  | { is: 'screen'; screen: Screen; text: string }
