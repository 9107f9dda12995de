import type { DayNumber } from '../time/dayNumber.ts'
import type { AnswerKey } from './answer/answerKeys.ts'
import type { Basis } from './basis.ts'
import type { FigureForm, AnswerScreen, BarScale } from './answerPart.ts'
import type { ThingList } from './understoodQuestion.ts'

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

/** From 1 (Monday) to 7. */
export interface NamedWeekday {
  weekday: number
}

/** The month of a day. */
export interface NamedMonth {
  month: DayNumber
}

/** The name of a list of the diary, which the caller translates. */
export interface ListName {
  list: ThingList
}

/** The days of a week. */
export interface NamedSpan {
  first: DayNumber
  last: DayNumber
}

export type Value = AnswerFigure | Names | NamedWeekday | NamedMonth | ListName

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

/** What a bar stands for: a thing, a weekday, a month or our own words. */
export type RowLabel = Names | NamedWeekday | NamedMonth | NamedSpan | AnswerSentence

/** One bar of a picture, with the days or records behind it. */
export interface PictureRow {
  label: RowLabel
  count: AnswerFigure
  value: AnswerFigure
  isWith: boolean
}

/** A picture of the finding. [ASST-50] */
export type AnswerPicture =
  | { is: 'bars'; scale: BarScale; counts: 'days' | 'records'; rows: readonly PictureRow[] }
  | { is: 'marks'; better: AnswerFigure; same: AnswerFigure; worse: AnswerFigure }

/** A link to the records behind the finding. */
export interface AnswerSource {
  counts: 'days' | 'records'
  figure: AnswerFigure
}

/** An answer before it is put into words. Its parts are shown in this order. [ASST-51] */
export interface AnswerContent {
  declined: NoAnswerReason | null
  /** How the question was read, or one human sentence; contains no finding. */
  opening?: readonly AnswerSentence[]
  picture?: AnswerPicture
  sentences: readonly AnswerSentence[]
  source?: AnswerSource
  /** The screen that shows more. */
  screen: AnswerScreen | null
}

export const isFigure = (value: Value): value is AnswerFigure => 'basis' in value
