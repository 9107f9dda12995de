import { ENTRY, type DiaryColumns } from '../filters/columns/columns.ts'
import { countedRows } from '../filters/columns/episodeRows.ts'
import type { Selection } from '../filters/filter.ts'
import { findPreviousPeriod } from '../results/insights/periods.ts'
import type { ReportDiary } from './reportDiary.ts'
import type { ComparisonBasis } from './summaryFacts.ts'

/** "No record" is reported only for a period that was looked at. [REP-17, REP-18] */
export function findComparisonBasis({
  before,
  columns,
}: Pick<ReportDiary, 'before' | 'columns'>): ComparisonBasis {
  if (before.is !== 'period') return { is: before.is }
  const { rows, span } = before.period.selection
  return rows.length === 0 ? { is: 'none' } : { is: 'period', span, records: painRecordsIn(columns, rows) }
}

/** `records`: number in the report itself. Reflections alone are no basis for comparing pain. [REP-17] */
export function lacksPreviousPeriod(compared: ComparisonBasis, records: number): boolean {
  if (compared.is === 'period') return compared.records === 0 && records > 0
  return compared.is === 'none' || compared.is === 'alltime'
}

type ComparedResults = Parameters<typeof findPreviousPeriod>[0]
type Ways = Parameters<typeof findPreviousPeriod>[1]

/** Whether change values can be offered; a period hidden by the plan is not called empty. [REP-91, REP-18] */
export function canCompare(shown: ComparedResults, ways: Ways): boolean {
  const { columns, selection } = shown
  const compared = findComparisonBasis({ before: findPreviousPeriod(shown, ways), columns })
  return !lacksPreviousPeriod(compared, painRecordsIn(columns, selection.rows))
}

const painRecordsIn = ({ entries }: DiaryColumns, rows: Selection['rows']): number =>
  countedRows(entries, rows).reduce((sum, row) => sum + Number(entries.entry[row] === ENTRY.record), 0)
