import { countRegions } from '../../results/charts/heat.ts'
import { meanStrengthOfItems } from '../../results/charts/placeStrengths.ts'
import { countItems, type ChartCounts } from '../../results/charts/counts.ts'
import type { RegionInput } from '../pictureInputs.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { LocationFacts } from '../summaryFacts.ts'
import { firstPlaceRows, limitRows } from './limitRows.ts'

const MOST_PLACES = 4

export const chartCounts = ({ columns, selection, canonical }: ReportDiary): ChartCounts =>
  countItems(columns.entries, { selection, canonical })

/** [REP-40] */
export function locationFacts(diary: ReportDiary, counts: ChartCounts): LocationFacts {
  const found = counts.categories.find(({ category }) => category === 'location')
  const means = meanStrengthOfItems(diary.columns.entries, diary)
  const rows = (found?.rows ?? []).map(({ item, records }) => {
    const told = means.get(item)
    return { label: diary.labelOf(item), records, mean: told?.mean === null ? null : (told ?? null) }
  })
  return {
    ...limitRows(rows, MOST_PLACES),
    outOf: found?.coverage.answered ?? 0,
    main: firstPlaceRows(rows).map(({ label }) => label),
    regions: regionsIn(diary),
    unplaced: unplacedIn(diary),
  }
}

export function regionsIn({ columns, selection, canonical, regionsOf }: ReportDiary): readonly RegionInput[] {
  const heat = countRegions(columns.entries, { selection, canonical, regionsOf })
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
