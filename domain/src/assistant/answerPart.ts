import type { Language } from '../settings/language.ts'
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
  'whatHelps',
  'reports',
  'reminders',
  'settings',
  'yourData',
  'newRecord',
  'reflection',
  'doses',
  'flare',
  'guide',
  'institutions',
  'questionnaires',
  'lists',
  'profile',
  'account',
  'contact',
  'urgentHelp',
] as const
export type AnswerScreen = (typeof ANSWER_SCREENS)[number]

/** A suggested question, asked with one press. */
export interface SuggestedQuestion {
  says: string
  asks: string
}

/** A number as it is shown, with the data it was counted from. */
export interface ShownFigure {
  text: string
  value: number
  as: FigureForm
  basis: Basis
}

/** What a bar stands for. Only a name may contain a number. */
export interface BarLabel {
  text: string
  isName: boolean
}

/** One bar on a line from 0 to 10. */
export interface BarRow {
  label: BarLabel
  /** The days or records, in words: "22 days". */
  count: ShownFigure
  value: ShownFigure
  /** A filled bar; the others are dashed: the days without it, or the days before. */
  isWith: boolean
}

/** A 10 is the worst pain, but the best day. */
export type BarScale = 'pain' | 'score'

/**
 * One part of an answer. Digits occur only in figures, each with the data it was counted from; names and quotations are
 * separate parts, shown as they are. A line break in a text starts a paragraph. A strong text is the finding.
 */
export type AnswerPart =
  | { is: 'text'; text: string; isStrong?: true }
  | ({ is: 'figure' } & ShownFigure)
  | { is: 'name'; text: string; isStrong?: true }
  /** Pictures: the sentences below say the finding; old clients leave them out. [ASST-50] */
  | { is: 'bars'; scale: BarScale; rows: readonly BarRow[] }
  | { is: 'marks'; better: ShownFigure; same: ShownFigure; worse: ShownFigure }
  /** A link to the very records: "See the 22 days". [ASST-51] */
  | ({ is: 'source' } & ShownFigure)
  | {
      is: 'guide'
      contentId: string
      title: string
      quote: string | null
      section: string | null
      minutes?: number
      /** The passage that was chosen beforehand: `article/passage`. */
      passage?: string
      /** The language of our translation; missing: as in the guide, which is in English. [ASST-106] */
      language?: Language
    }
  /** A passage of the user guide, in the person's language. */
  | { is: 'help'; anchor: string; title: string; quote: string; page?: 'faq' }
  | { is: 'card'; danger: 'crisis' | 'urgent' | 'soon'; flags: readonly string[] }
  | { is: 'choices'; choices: readonly SuggestedQuestion[] }
  | { is: 'screen'; screen: AnswerScreen; text: string }
