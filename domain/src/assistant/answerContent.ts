import type { AnswerKey } from './answer/answerKeys.ts'
import type { Basis } from './basis.ts'
import type { FigureForm, AnswerScreen } from './answerPart.ts'

/** A number and the data it was counted from; an answer never gives one without the other. [ASST-17] */
export interface AnswerFigure {
  value: number
  as: FigureForm
  basis: Basis
}

/** Present names of things: one, or several listed as the language does. */
export interface Names {
  names: readonly string[]
}

export type Value = AnswerFigure | Names

/** One sentence of an answer: a text key of the area `answers`, and its values. */
export interface AnswerSentence {
  key: AnswerKey
  values: Readonly<Record<string, Value>>
}

/**
 * Why the diary has no answer to an understood question. `too-few`: more days will give one. `plan`: these days are
 * outside the plan. `nothing`: nothing was recorded. `not-compared`: a comparison would mislead.
 */
export type NoAnswerReason = 'too-few' | 'plan' | 'nothing' | 'not-compared'

/** An answer before it is put into words. */
export interface AnswerContent {
  declined: NoAnswerReason | null
  sentences: readonly AnswerSentence[]
  /** The screen that shows more. */
  screen: AnswerScreen | null
}

export const isFigure = (value: Value): value is AnswerFigure => 'basis' in value
