import { regionsOfLocations } from '@reprieve/contract/lists/regionsOfLocations.ts'
import { isOwn } from '@reprieve/domain/lists/listItem.ts'
import type { BodyLocation } from '@reprieve/domain/lists/locationRegions.ts'
import type { ShownItem } from '../../lists/useLists.ts'

/** A location with the label that it is shown by. */
export interface LabelledPlace extends BodyLocation {
  label: string
}

export function toLabelledPlaces(locations: readonly ShownItem[]): LabelledPlace[] {
  const regionsOf = regionsOfLocations(locations)
  return locations.map((item) => ({
    id: item.id,
    text: item.name,
    label: item.label,
    regions: regionsOf(item.id),
    isOwn: isOwn(item),
  }))
}
