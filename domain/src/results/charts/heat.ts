import type { Columns } from '../../filters/columns/columns.ts'
import type { Counting } from './counts.ts'

/** From 1 (fewest) to 4 (most). */
export type HeatLevel = 1 | 2 | 3 | 4

export interface RegionCount {
  records: number
  level: HeatLevel
}

interface HeatOf extends Counting {
  /** The regions that a location covers; none for a person's own location. */
  regionsOf: (item: number) => readonly string[]
}

const LEVELS = 4

/**
 * Number of records per body region, most first. A record counts once per region, even with both Back and Lower back
 * selected: otherwise a region could exceed the number of records. [RES-58]
 */
export function countRegions(columns: Columns, of: HeatOf): ReadonlyMap<string, RegionCount> {
  const { item, itemStart, items } = columns
  const { selection, canonical, regionsOf } = of
  const regions = items.map(({ list }, at) => (list === 'location' ? regionsOf(at) : []))
  const records = new Map<string, number>()
  const lastRow = new Map<string, number>()
  for (const row of selection.rows) {
    for (let next = itemStart[row]!; next < itemStart[row + 1]!; next += 1) {
      for (const region of regions[canonical[item[next]!]!]!) {
        if (lastRow.get(region) === row) continue
        lastRow.set(region, row)
        records.set(region, (records.get(region) ?? 0) + 1)
      }
    }
  }
  const most = Math.max(...records.values())
  const sorted = [...records].toSorted(([, one], [, other]) => other - one)
  return new Map(sorted.map(([region, count]) => [region, { records: count, level: levelOf(count / most) }]))
}

const levelOf = (share: number): HeatLevel => Math.min(LEVELS, Math.ceil(share * LEVELS)) as HeatLevel
