import { dayNumber } from '../../time/dayNumber.ts'
import { isFigure, type AnswerContent, type AnswerFigure } from '../answerContent.ts'
import type { Basis } from '../basis.ts'
import { countFigure, dayFigure } from './figuresWithBasis.ts'
import { declineAnswer, makeAnswer, makeSentence } from './makeAnswer.ts'

/** What the previous answer was counted from: the figure with the most entries behind it. [ASST-59] */
export function answerBasis(previous: AnswerContent | null): AnswerContent {
  // What was never recorded was counted from nothing.
  const basis = previous?.declined === 'nothing' ? null : widestBasis(previous)
  if (basis === null) return declineAnswer('nothing', makeSentence('basisNothing'))
  const entries = countFigure(basis.n, basis)
  const days = basis.range.is === 'custom' ? spanOf(basis.range, basis) : null
  return {
    ...makeAnswer([
      days === null
        ? makeSentence('basisRows', { entries })
        : makeSentence('basisDays', { entries, ...days }),
    ]),
    source: { counts: 'records', figure: entries },
  }
}

const spanOf = (range: { from: string; to: string }, basis: Basis) => ({
  from: dayFigure(dayNumber(range.from), basis),
  to: dayFigure(dayNumber(range.to), basis),
})

function widestBasis(previous: AnswerContent | null): Basis | null {
  const figures = (previous?.sentences ?? []).flatMap(({ values }): AnswerFigure[] =>
    Object.values(values).filter(isFigure),
  )
  const [widest] = figures.map(({ basis }) => basis).toSorted((one, other) => other.n - one.n)
  return widest === undefined || widest.n === 0 ? null : widest
}
