import { episodeRows } from '../../filters/columns/episodeRows.ts'
import type { Columns } from '../../filters/columns/columns.ts'
import { monthAt, monthBy, monthFrom, monthText, type Month } from '../calendar/month.ts'
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

/** One month of the body figure. */
export interface MonthHeat {
  month: Month
  /** Records with a location on the figure. */
  records: number
  regions: ReadonlyMap<string, RegionCount>
}

const LEVELS = 4

/**
 * Number of records per body region, most first. A record counts once per region, even with both Back and Lower back
 * selected: otherwise a region could exceed the number of records. [RES-58]
 */
export function countRegions(columns: Columns, of: HeatOf): ReadonlyMap<string, RegionCount> {
  const { counts } = tally(columns, of, of.selection.rows)
  return withLevels(counts, Math.max(...counts.values()))
}

/**
 * The same for each month from the first to the last one with a location. All months have one scale: else a month with
 * one record would look as bad as one with thirty. [RES-84]
 */
export function countRegionsByMonth(columns: Columns, of: HeatOf): readonly MonthHeat[] {
  const rowsByMonth = new Map<string, number[]>()
  for (const row of of.selection.rows) {
    const name = monthText(monthAt(columns.day[row]!))
    const rows = rowsByMonth.get(name)
    if (rows === undefined) rowsByMonth.set(name, [row])
    else rows.push(row)
  }
  const tallies = new Map([...rowsByMonth].map(([name, rows]) => [name, tally(columns, of, rows)] as const))
  const names = [...tallies].flatMap(([name, { records }]) => (records === 0 ? [] : [name])).sort()
  const [first, last] = [monthFrom(names[0]), names.at(-1)]
  if (first === null || last === undefined) return []
  const most = Math.max(...[...tallies.values()].flatMap(({ counts }) => [...counts.values()]))
  const months: MonthHeat[] = []
  for (let month = first; monthText(month) <= last; month = monthBy(month, 1)) {
    const { records, counts } = tallies.get(monthText(month)) ?? NO_RECORDS
    months.push({ month, records, regions: withLevels(counts, most) })
  }
  return months
}

interface RegionTally {
  records: number
  counts: ReadonlyMap<string, number>
}

const NO_RECORDS: RegionTally = { records: 0, counts: new Map() }

function tally(columns: Columns, { canonical, regionsOf }: HeatOf, rows: Iterable<number>): RegionTally {
  const { item, itemStart, items } = columns
  const { head } = episodeRows(columns)
  const regions = items.map(({ list }, at) => (list === 'location' ? regionsOf(at) : []))
  // Sets of records, because the later numbers of an episode stand apart from its start. [EPI-20]
  const found = new Map<string, Set<number>>()
  const onFigure = new Set<number>()
  for (const row of rows) {
    const record = head[row]!
    for (let next = itemStart[row]!; next < itemStart[row + 1]!; next += 1) {
      for (const region of regions[canonical[item[next]!]!]!) {
        onFigure.add(record)
        const records = found.get(region)
        if (records === undefined) found.set(region, new Set([record]))
        else records.add(record)
      }
    }
  }
  const counts = new Map([...found].map(([region, records]) => [region, records.size]))
  return { records: onFigure.size, counts }
}

function withLevels(counts: ReadonlyMap<string, number>, most: number): ReadonlyMap<string, RegionCount> {
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  return new Map(sorted.map(([region, records]) => [region, { records, level: levelOf(records / most) }]))
}

const levelOf = (share: number): HeatLevel => Math.min(LEVELS, Math.ceil(share * LEVELS)) as HeatLevel
