import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import type { Criteria, DaySpan, FactorKind } from '../../filters/filter.ts'
import type { ColumnList } from '../../filters/columns/columns.ts'
import type { Reference } from '../../lists/reference.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { MOST_BASIS_IDS, type Basis, type BasisView } from '../basis.ts'
import type { FigureForm } from '../part.ts'
import type { Figure, Names } from '../told.ts'
import { daysAs, PAIN_RECORDS, REFLECTIONS, type Period } from './answerDiary.ts'

/** All entries that the period's days and criteria select. [ASST-18] */
export const basisOf = ({ span, criteria, selection }: Period, view: BasisView): Basis => ({
  view,
  range: daysAs(span),
  criteria: criteria === DEFAULT_CRITERIA ? null : criteria,
  ids: null,
  n: selection.rows.length,
})

/** Exactly these ids. If there are too many to list, the criteria of the period describe them. [ASST-18] */
export const basisOfIds = (
  ids: readonly string[],
  { view, span, criteria }: { view: BasisView; span: DaySpan; criteria?: Criteria },
): Basis => ({
  view,
  range: daysAs(span),
  criteria: ids.length > MOST_BASIS_IDS ? (criteria ?? null) : null,
  ids: ids.length > MOST_BASIS_IDS ? null : ids,
  n: ids.length,
})

export const figure = (value: number, as: FigureForm, basis: Basis): Figure => ({ value, as, basis })
export const count = (value: number, basis: Basis): Figure => figure(value, 'count', basis)
export const tenth = (value: number, basis: Basis): Figure => figure(value, 'tenth', basis)
export const percent = (value: number, basis: Basis): Figure => figure(value, 'percent', basis)
export const day = (value: DayNumber, basis: Basis): Figure => figure(value, 'day', basis)

export const named = (...names: readonly string[]): Names => ({ names })

/** Every answer states its days. */
export const daysTold = (span: DaySpan, basis: Basis): { from: Figure; to: Figure } => ({
  from: day(span.from, basis),
  to: day(span.to, basis),
})

/** The records or reflections that contain any of these items, which share one name. */
export function criteriaOf(
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
