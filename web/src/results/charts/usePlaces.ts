import { placeOf } from '@reprieve/domain/records/bodyRegions.ts'
import { useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import { itemsById } from '../../lists/listTable.ts'
import { useLists } from '../../lists/useLists.ts'
import { placesOf } from '../../records/sections/places.ts'
import type { Results } from '../useResults.ts'

export interface Places {
  /** Of an item of the columns, by whichever id it goes there. */
  regionsOf: (item: number) => readonly string[]
  /** A region is called by the location that a press on it would choose. */
  regionName: (region: string) => string
}

export function usePlaces({ columns }: Pick<Results, 'columns'>): Places {
  const { itemsOf } = useLists(useDiary())
  const { items } = columns.entries
  return useMemo(() => {
    const locations = itemsOf('location')
    const byId = itemsById(locations)
    const places = placesOf(locations)
    const regions = new Map(places.map((place) => [place.id, place.regions]))
    return {
      regionsOf: (item) => {
        const id = items[item]?.id ?? ''
        return regions.get(byId.get(id)?.id ?? id) ?? []
      },
      regionName: (region) => placeOf(region, places)?.label ?? region,
    }
  }, [itemsOf, items])
}
