import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import type { Criteria, DaySpan, FactorKind } from '../../filters/filter.ts'
import type { ColumnList } from '../../filters/columns/columns.ts'
import type { Reference } from '../../lists/reference.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { MOST_BASIS_IDS, type Basis, type BasisView } from '../basis.ts'
import type { FigureForm } from '../answerPart.ts'
import type { AnswerFigure, Names } from '../answerContent.ts'
import { toCustomRange, PAIN_RECORDS, REFLECTIONS, type AnswerPeriod } from './answerDiary.ts'

/** Exactly these ids. If there are too many to list, the criteria of the period describe them. [ASST-18] */
export const basisForIds = (
  ids: readonly string[],
  { view, span, criteria }: { view: BasisView; span: DaySpan; criteria?: Criteria },
): Basis => ({
  view,
  range: toCustomRange(span),
  criteria: ids.length > MOST_BASIS_IDS ? (criteria ?? null) : null,
  ids: ids.length > MOST_BASIS_IDS ? null : ids,
  n: ids.length,
})

/** All entries of a period: by its days and criteria if they select them, otherwise by their ids. [ASST-18] */
export const basisForPeriod = ({ span, criteria, selection, ids }: AnswerPeriod, view: BasisView): Basis =>
  ids === undefined
    ? {
        view,
        range: toCustomRange(span),
        criteria: criteria === DEFAULT_CRITERIA ? null : criteria,
        ids: null,
        n: selection.rows.length,
      }
    : basisForIds(ids, { view, span, criteria })

export const makeFigure = (value: number, as: FigureForm, basis: Basis): AnswerFigure => ({
  value,
  as,
  basis,
})
export const countFigure = (value: number, basis: Basis): AnswerFigure => makeFigure(value, 'count', basis)
export const tenthFigure = (value: number, basis: Basis): AnswerFigure => makeFigure(value, 'tenth', basis)
export const percentFigure = (value: number, basis: Basis): AnswerFigure =>
  makeFigure(value, 'percent', basis)
export const dayFigure = (value: DayNumber, basis: Basis): AnswerFigure => makeFigure(value, 'day', basis)

export const namesValue = (...names: readonly string[]): Names => ({ names })

/** Every answer states its days. */
export const spanFigures = (span: DaySpan, basis: Basis): { from: AnswerFigure; to: AnswerFigure } => ({
  from: dayFigure(span.from, basis),
  to: dayFigure(span.to, basis),
})

/** The records or reflections that contain any of these items, which share one name. */
export function criteriaForItems(
  list: ColumnList,
  items: readonly Reference[],
  kinds: readonly FactorKind[] = [],
): Criteria {
  const mode = items.length > 1 ? 'any' : 'all'
  const chosen = items.map((item) => ({ item, kinds }))
  switch (list) {
    case 'medication':
      return { ...PAIN_RECORDS, mode, medications: chosen }
    case 'aggravating_factor':
      return { ...PAIN_RECORDS, mode, factors: items.map((item) => ({ item, kinds: ['aggravating'] })) }
    case 'alleviating_factor':
      return { ...PAIN_RECORDS, mode, factors: chosen }
    case 'meaningful_activities':
      return { ...REFLECTIONS, mode, fields: { ...REFLECTIONS.fields, [list]: items } }
    default:
      return { ...PAIN_RECORDS, mode, fields: { ...PAIN_RECORDS.fields, [list]: items } }
  }
}
