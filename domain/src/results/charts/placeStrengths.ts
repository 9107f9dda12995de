import { ENTRY, NO_VALUE, type Columns } from '../../filters/columns/columns.ts'
import type { Counting } from './counts.ts'
import type { HeatLevel } from './heat.ts'

/** A mean of fewer numbers says too little. [PLACE-5] */
export const FEWEST_STRENGTHS = 5
const HIGHEST = 10
const LEVELS = 4

/** How strong the pain was in one place. */
export interface PlaceMean {
  /** The number of records that tell it. */
  told: number
  /** Null below `FEWEST_STRENGTHS`. */
  mean: number | null
}

export interface RegionMean extends PlaceMean {
  /** On the scale of the numbers, so that it means the same in every period; null without a mean. */
  level: HeatLevel | null
}

interface PlacesOf extends Counting {
  regionsOf: (item: number) => readonly string[]
}

/** The mean of the numbers that were told for each location, by its present item. [PLACE-5] */
export function meanStrengthOfItems(columns: Columns, of: Counting): ReadonlyMap<number, PlaceMean> {
  const sums = new Map<number, Sum>()
  for (const row of of.selection.rows)
    for (const [item, strength] of ownStrengths(columns, of, row).told) addTo(sums, item, strength)
  return new Map([...sums].map(([item, sum]) => [item, meanOf(sum)]))
}

/**
 * The same for each region of the body, most told first. Of several locations that cover a region the strongest one
 * counts, as on the figure of a record. [PLACE-4, PLACE-5]
 */
export function meanStrengthOfRegions(columns: Columns, of: PlacesOf): ReadonlyMap<string, RegionMean> {
  const sums = new Map<string, Sum>()
  for (const row of of.selection.rows) {
    const strongest = new Map<string, number>()
    for (const [item, strength] of strengthsInRow(columns, of, row))
      for (const region of of.regionsOf(item))
        strongest.set(region, Math.max(strength, strongest.get(region) ?? 0))
    for (const [region, strength] of strongest) addTo(sums, region, strength)
  }
  const sorted = [...sums].toSorted(([, one], [, other]) => other.told - one.told)
  return new Map(sorted.map(([region, sum]) => [region, withLevel(meanOf(sum))]))
}

/**
 * The numbers of a record's places. A record with one place and no number for it tells its overall number: there is
 * nothing else that it could be about. [PLACE-5]
 */
function strengthsInRow(columns: Columns, of: Counting, row: number): ReadonlyMap<number, number> {
  const { told, places } = ownStrengths(columns, of, row)
  const [only] = places
  const overall = columns.value[row]!
  return places.size === 1 && told.size === 0 && overall !== NO_VALUE ? new Map([[only!, overall]]) : told
}

interface RowStrengths {
  /** The items of all chosen places, with a number or without. */
  places: ReadonlySet<number>
  told: ReadonlyMap<number, number>
}

function ownStrengths(columns: Columns, { canonical }: Counting, row: number): RowStrengths {
  const { entry, item, items, itemStart, strength } = columns
  const told = new Map<number, number>()
  const places = new Set<number>()
  if (entry[row] !== ENTRY.record) return { places, told }
  for (let at = itemStart[row]!; at < itemStart[row + 1]!; at += 1) {
    const place = canonical[item[at]!]!
    if (items[place]!.list !== 'location') continue
    places.add(place)
    if (strength[at] !== NO_VALUE) told.set(place, Math.max(strength[at]!, told.get(place) ?? 0))
  }
  return { places, told }
}

interface Sum {
  told: number
  total: number
}

function addTo<Key>(sums: Map<Key, Sum>, key: Key, strength: number): void {
  const sum = sums.get(key) ?? { told: 0, total: 0 }
  sums.set(key, { told: sum.told + 1, total: sum.total + strength })
}

const meanOf = ({ told, total }: Sum): PlaceMean => ({
  told,
  mean: told < FEWEST_STRENGTHS ? null : total / told,
})

const withLevel = ({ told, mean }: PlaceMean): RegionMean => ({
  told,
  mean,
  level: mean === null ? null : levelOf(mean),
})

const levelOf = (mean: number): HeatLevel =>
  Math.min(LEVELS, Math.max(1, Math.ceil((mean / HIGHEST) * LEVELS))) as HeatLevel
