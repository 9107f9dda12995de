import { dayNumber } from '../../time/dayNumber.ts'
import { isFigure, type AnswerContent, type AnswerFigure } from '../answerContent.ts'
import type { Basis } from '../basis.ts'
import { countFigure, dayFigure } from './figuresWithBasis.ts'
import { declineAnswer, makeAnswer, makeSentence } from './makeAnswer.ts'

/** What the previous answer was counted from: the figure with the most entries behind it. [ASST-59] */
export function answerBasis(previous: AnswerContent | null, isNarrow = false): AnswerContent {
  // What was never recorded was counted from nothing.
  const basis = previous?.declined === 'nothing' ? null : findBasis(previous, isNarrow)
  if (basis === null) return declineAnswer('nothing', makeSentence('basisNothing'))
  const entries = countFigure(basis.n, basis)
  const days = basis.range.is === 'custom' ? spanOf(basis.range, basis) : null
  return {
    ...makeAnswer([
      days === null
        ? makeSentence('basisRows', { entries })
        : makeSentence('basisDays', { entries, ...days }),
      ...(isNarrow ? [] : [makeSentence('basisCaution')]),
    ]),
    source: { counts: 'records', figure: entries },
  }
}

const spanOf = (range: { from: string; to: string }, basis: Basis) => ({
  from: dayFigure(dayNumber(range.from), basis),
  to: dayFigure(dayNumber(range.to), basis),
})

/** The widest, or for "which days" the narrowest that has entries. */
function findBasis(previous: AnswerContent | null, isNarrow: boolean): Basis | null {
  const figures = (previous?.sentences ?? []).flatMap(({ values }): AnswerFigure[] =>
    Object.values(values).filter(isFigure),
  )
  const used = figures.map(({ basis }) => basis).filter(({ n }) => n > 0)
  const [first] = used.toSorted((one, other) => (isNarrow ? one.n - other.n : other.n - one.n))
  return first ?? null
}
