import type {
  AnswerFigure,
  AnswerPicture,
  AnswerSentence,
  Names,
  PictureRow,
  RowLabel,
} from '../answerContent.ts'
import type { BarScale } from '../answerPart.ts'
import type { AnswerPeriod } from './answerDiary.ts'
import type { AnswerKey } from './answerKeys.ts'
import { basisForPeriod, countFigure, tenthFigure } from './figuresWithBasis.ts'
import { makeSentence } from './makeAnswer.ts'

/** Several bars, in the order in which they are compared. A single bar compares nothing. [ASST-50] */
export const makeBars = (
  rows: readonly PictureRow[],
  { scale = 'pain', counts = 'days' }: { scale?: BarScale; counts?: 'days' | 'records' } = {},
): { picture?: AnswerPicture } => (rows.length < 2 ? {} : { picture: { is: 'bars', scale, counts, rows } })

/** A label in our own words. */
export const labelInWords = (key: AnswerKey): AnswerSentence => makeSentence(key)

interface Averaged {
  value: number
  days: number
}

/** The average of a period as a bar. */
export function averageRow(
  label: RowLabel,
  period: AnswerPeriod,
  { value, days, isWith }: Averaged & { isWith: boolean },
): PictureRow {
  const basis = basisForPeriod(period, 'records')
  return { label, count: countFigure(days, basis), value: tenthFigure(value, basis), isWith }
}

export const barRow = (label: RowLabel, count: AnswerFigure, value: AnswerFigure): PictureRow => ({
  label,
  count,
  value,
  isWith: true,
})

/** The names of several things, each once. */
export const joinNames = (things: readonly { names: Names }[]): Names => ({
  names: [...new Set(things.flatMap(({ names }) => names.names))],
})
