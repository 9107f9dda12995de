import type { Reference } from '../lists/reference.ts'
import type { PainRecord } from './painRecord.ts'

/** A location and the regions of the body map that it covers: an arm is two of them, a person's own location none. */
export interface Place extends Reference {
  regions: readonly string[]
}

const covers = (place: Place, region: string): boolean => place.regions.includes(region)

/** What the figure shows as chosen. [REC-30] */
export function regionsChosen({ location }: PainRecord, places: readonly Place[]): Set<string> {
  const chosen = new Set(location.map(({ id }) => id))
  return new Set(places.filter(({ id }) => chosen.has(id)).flatMap(({ regions }) => regions))
}

/** The location that says most exactly where a region is; null where none covers it. [REC-31] */
export function placeOf<P extends Place>(region: string, places: readonly P[]): P | null {
  const covering = places.filter((place) => covers(place, region))
  return covering.toSorted((one, other) => one.regions.length - other.regions.length)[0] ?? null
}

/**
 * Chooses the place of a region, or empties the region. Whatever covers it goes: with Back and Lower back chosen, a
 * press that took one of them would leave the figure as it was, as if it had not heard. [REC-31, REC-32]
 */
export function pressRegion(
  record: PainRecord,
  { region, places }: { region: string; places: readonly Place[] },
): PainRecord {
  const covering = new Set(places.filter((place) => covers(place, region)).map(({ id }) => id))
  const others = record.location.filter(({ id }) => !covering.has(id))
  if (others.length < record.location.length) return { ...record, location: others }
  const place = placeOf(region, places)
  if (place === null) return record
  return { ...record, location: [...record.location, { id: place.id, text: place.text }] }
}
