import { placeOf } from '@reprieve/domain/records/bodyRegions.ts'
import { heatOf } from '@reprieve/domain/results/charts/heat.ts'
import { useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import { REGIONS_OF } from '../../lists/broughtItems.ts'
import { useLists } from '../../lists/useLists.ts'
import { placesOf } from '../../records/sections/places.ts'
import { remembered } from '../frame/remembered.ts'
import type { Results } from '../useResults.ts'

const NO_REGIONS: readonly string[] = []

/** The regions of a column item, under any of its ids. Only built-in items have regions. */
export const regionsIn = remembered(({ columns: { entries }, idToday }: Results) => {
  const regions = entries.items.map((item) => REGIONS_OF.get(idToday(item)) ?? NO_REGIONS)
  return (item: number): readonly string[] => regions[item] ?? NO_REGIONS
})

/** Computed once, however often the screen is opened. */
export const heatIn = remembered((results: Results) => {
  const { columns, selection, canonical } = results
  return heatOf(columns.entries, { selection, canonical, regionsOf: regionsIn(results) })
})

/** A region has the name of the location that selecting it would choose. */
export function useRegionName(): (region: string) => string {
  const { itemsOf } = useLists(useDiary())
  return useMemo(() => {
    const places = placesOf(itemsOf('location'))
    return (region) => placeOf(region, places)?.label ?? region
  }, [itemsOf])
}
