import { heatOf } from '../../results/charts/heat.ts'
import { countsOf, type ChartCounts } from '../../results/charts/counts.ts'
import type { RegionInput } from '../pictureInputs.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { WhereFacts } from '../summaryFacts.ts'
import { firstOf, listed } from './listed.ts'

const MOST_PLACES = 4

export const chartCounts = ({ columns, selection, canonical }: ReportDiary): ChartCounts =>
  countsOf(columns.entries, { selection, canonical })

/** [REP-40] */
export function whereFacts(diary: ReportDiary, counts: ChartCounts): WhereFacts {
  const found = counts.categories.find(({ category }) => category === 'location')
  const rows = (found?.rows ?? []).map(({ item, records }) => ({ label: diary.labelOf(item), records }))
  return {
    ...listed(rows, MOST_PLACES),
    outOf: found?.coverage.answered ?? 0,
    main: firstOf(rows).map(({ label }) => label),
    regions: regionsIn(diary),
    unplaced: unplacedIn(diary),
  }
}

export function regionsIn({ columns, selection, canonical, regionsOf }: ReportDiary): readonly RegionInput[] {
  const heat = heatOf(columns.entries, { selection, canonical, regionsOf })
  return [...heat].map(([region, { records, level }]) => ({ region, count: records, level }))
}

/** Number of records whose locations are all outside the figure. */
function unplacedIn({ columns: { entries }, selection, canonical, regionsOf }: ReportDiary): number {
  let unplaced = 0
  for (const row of selection.rows) {
    let [isTold, isPlaced] = [false, false]
    for (let next = entries.itemStart[row]!; next < entries.itemStart[row + 1]!; next += 1) {
      const item = canonical[entries.item[next]!]!
      if (entries.items[item]!.list !== 'location') continue
      isTold = true
      isPlaced ||= regionsOf(item).length > 0
    }
    if (isTold && !isPlaced) unplaced += 1
  }
  return unplaced
}
