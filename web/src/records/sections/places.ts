import type { BodyLocation } from '@reprieve/domain/records/bodyRegions.ts'
import { REGIONS_OF } from '../../lists/broughtItems.ts'
import type { ShownItem } from '../../lists/useLists.ts'

/** A location with the label that it is shown by. */
export interface ShownPlace extends BodyLocation {
  label: string
}

export const placesOf = (locations: readonly ShownItem[]): ShownPlace[] =>
  locations.map(({ id, name, label }) => ({ id, text: name, label, regions: REGIONS_OF.get(id) ?? [] }))
