import { ENTRY, NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import { listBit } from '@reprieve/domain/filters/columns/makeColumns.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import type { ComparedList } from '@reprieve/domain/results/statistics/statistics.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Basis } from '../../basis.ts'
import { narrowPeriod, type AnswerDiary, type AnswerPeriod } from '../answerDiary.ts'
import { basisForIds } from '../figuresWithBasis.ts'

/** The entries behind the two averages of a link, and their days. */
export interface LinkBasis {
  withIt: Basis
  without: Basis
}

interface Compared {
  list: ComparedList
  /** For the entries that contain it. */
  criteria: Criteria
}

/**
 * The pain records of the days that a link compares: days that answered the list, with the thing on them or without
 * it. Other records of such a day count as well, because a day has one average. [ASST-18, STAT-2]
 */
export function linkBasis(diary: AnswerDiary, period: AnswerPeriod, { list, criteria }: Compared): LinkBasis {
  const { day, entry, value, answered, ids } = diary.columns.entries
  const bit = listBit(list)
  const daysOf = (rows: Iterable<number>): Set<DayNumber> => new Set(Array.from(rows, (row) => day[row]!))
  const containing = daysOf(narrowPeriod(diary, period, criteria).selection.rows)
  const comparable = daysOf(Array.from(period.selection.rows).filter((row) => (answered[row]! & bit) !== 0))
  // In a place, the averages are of its records alone.
  const counted = period.ids === undefined ? null : new Set(period.ids)
  const basisFor = (isWith: boolean, described: Criteria): Basis => {
    const rows = Array.from(period.selection.rows).filter(
      (row) =>
        entry[row] === ENTRY.record &&
        value[row] !== NO_VALUE &&
        counted?.has(ids[row]!) !== false &&
        comparable.has(day[row]!) &&
        containing.has(day[row]!) === isWith,
    )
    return basisForIds(
      rows.map((row) => ids[row]!),
      { view: 'records', span: period.span, criteria: described },
    )
  }
  return { withIt: basisFor(true, criteria), without: basisFor(false, { ...criteria, mode: 'none' }) }
}
