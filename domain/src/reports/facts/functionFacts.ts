import { ENTRY, NO_LENGTH } from '../../filters/columns/columns.ts'
import type { Logged } from '../../results/days.ts'
import type { ChartCounts } from '../../results/charts/counts.ts'
import { mostOf, PATTERNS, patternsOf } from '../../results/insights/recordCounts.ts'
import { isThing } from '../../results/statistics/itemRows.ts'
import { medianOf } from '../../results/statistics/median.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { FunctionFacts } from '../summaryFacts.ts'
import { firstOf } from './listed.ts'

/** [REP-41] */
export function functionFacts(diary: ReportDiary, counts: ChartCounts): FunctionFacts {
  const { columns, selection, labelOf } = diary
  const activities = counts.categories.find(({ category }) => category === 'meaningful_activities')
  const patterns = patternsOf(columns.entries, selection.rows)
  const most = mostOf(patterns.counts)
  return {
    activityDays: activityDays(diary),
    activities: firstOf(activities?.rows ?? []).map(({ item }) => labelOf(item)),
    pattern:
      most === null ? null : { is: PATTERNS[most]!, records: patterns.counts[most]!, told: patterns.told },
    length: lengthOf(diary),
  }
}

function activityDays({ columns: { entries }, selection }: ReportDiary): Logged | null {
  const reflected = new Set<DayNumber>()
  const active = new Set<DayNumber>()
  for (const row of selection.rows) {
    if (entries.entry[row] !== ENTRY.reflection) continue
    reflected.add(entries.day[row]!)
    for (let next = entries.itemStart[row]!; next < entries.itemStart[row + 1]!; next += 1)
      if (isThing(entries.items[entries.item[next]!]!)) active.add(entries.day[row]!)
  }
  return reflected.size === 0 ? null : { days: active.size, outOf: reflected.size }
}

/** Of the records that tell one: not told is no length of 0. */
function lengthOf({ columns: { entries }, selection }: ReportDiary): FunctionFacts['length'] {
  const told = Array.from(selection.rows).filter(
    (row) => entries.entry[row] === ENTRY.record && entries.length[row] !== NO_LENGTH,
  )
  if (told.length === 0) return null
  return { seconds: medianOf(Float64Array.from(told, (row) => entries.length[row]!)), told: told.length }
}
