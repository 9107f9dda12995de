import { ENTRY, NO_LENGTH } from '../../filters/columns/columns.ts'
import { PAIN_PATTERNS } from '../../records/painRecord.ts'
import type { ChartCounts } from '../../results/charts/counts.ts'
import { indexOfHighest, countByPattern } from '../../results/insights/recordCounts.ts'
import { medianOf } from '../../results/statistics/median.ts'
import { countActivityDays } from '../brief/briefNames.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { FunctionFacts } from '../summaryFacts.ts'
import { firstPlaceRows } from './limitRows.ts'

/** [REP-41] */
export function functionFacts(diary: ReportDiary, counts: ChartCounts): FunctionFacts {
  const { columns, selection, canonical, labelOf } = diary
  const activities = counts.categories.find(({ category }) => category === 'meaningful_activities')
  const patterns = countByPattern(columns.entries, selection.rows)
  const most = indexOfHighest(patterns.counts)
  return {
    activityDays: countActivityDays({ entries: columns.entries, canonical }, selection),
    activities: firstPlaceRows(activities?.rows ?? []).map(({ item }) => labelOf(item)),
    pattern:
      most === null
        ? null
        : { is: PAIN_PATTERNS[most]!, records: patterns.counts[most]!, told: patterns.told },
    length: lengthOf(diary),
  }
}

/** Median length of the records that have one: not recorded is not 0. */
function lengthOf({ columns: { entries }, selection }: ReportDiary): FunctionFacts['length'] {
  const told = Array.from(selection.rows).filter(
    (row) => entries.entry[row] === ENTRY.record && entries.length[row] !== NO_LENGTH,
  )
  if (told.length === 0) return null
  return { seconds: medianOf(Float64Array.from(told, (row) => entries.length[row]!)), told: told.length }
}
