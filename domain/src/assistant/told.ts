import type { AnswerKey } from './answer/answerKeys.ts'
import type { Basis } from './basis.ts'
import type { FigureForm, Screen } from './part.ts'

/** A number and what it was counted from; none is told without. [ASST-17] */
export interface Figure {
  value: number
  as: FigureForm
  basis: Basis
}

/** What things are called, as they are shown today: one of them, or several as the language lists them. */
export interface Names {
  names: readonly string[]
}

export type Value = Figure | Names

/** One sentence of an answer: a text of the area `answers`, and what stands in its places. */
export interface Sentence {
  key: AnswerKey
  values: Readonly<Record<string, Value>>
}

/**
 * Why the diary has no answer to what was understood. `too-few`: it will have one with more days. `plan`: these days are
 * beyond what the plan shows. `nothing`: nothing of it was written down. `not-compared`: comparing it would mislead.
 */
export type Lacking = 'too-few' | 'plan' | 'nothing' | 'not-compared'

/** An answer before it has words. */
export interface AnswerContent {
  declined: Lacking | null
  sentences: readonly Sentence[]
  /** Where there is more of it. */
  screen: Screen | null
}

export const isFigure = (value: Value): value is Figure => 'basis' in value
