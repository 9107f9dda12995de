import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { strengthOfPlace } from '@reprieve/domain/records/placeStrength.ts'

/** "Lower back 7, Left leg 4": each place with its number, if it has one. [PLACE-1] */
export const placesText = (record: PainRecord, labelOf: (place: Reference) => string): string =>
  record.location
    .map((place) => {
      const strength = strengthOfPlace(record, place.id)
      return strength === null ? labelOf(place) : `${labelOf(place)} ${strength}`
    })
    .join(', ')
