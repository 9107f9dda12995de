import type { BodyLocation } from '@reprieve/domain/records/bodyRegions.ts'
import { LOCATION_REGIONS } from '../../lists/builtInItems.ts'
import type { ShownItem } from '../../lists/useLists.ts'

/** A location with the label that it is shown by. */
export interface LabelledPlace extends BodyLocation {
  label: string
}

export const toLabelledPlaces = (locations: readonly ShownItem[]): LabelledPlace[] =>
  locations.map(({ id, name, label }) => ({ id, text: name, label, regions: LOCATION_REGIONS.get(id) ?? [] }))
