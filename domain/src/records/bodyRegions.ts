import type { Reference } from '../lists/reference.ts'
import type { PainRecord } from './painRecord.ts'

/** A location and the regions of the body map that it covers: an arm has two, a person's own location none. */
export interface BodyLocation extends Reference {
  regions: readonly string[]
}

const covers = (place: BodyLocation, region: string): boolean => place.regions.includes(region)

/** The regions that the figure shows as selected. [REC-30] */
export function regionsChosen({ location }: PainRecord, places: readonly BodyLocation[]): Set<string> {
  const chosen = new Set(location.map(({ id }) => id))
  return new Set(places.filter(({ id }) => chosen.has(id)).flatMap(({ regions }) => regions))
}

/** The most specific location that covers a region; null if none does. [REC-31] */
export function locationForRegion<P extends BodyLocation>(region: string, places: readonly P[]): P | null {
  const covering = places.filter((place) => covers(place, region))
  return covering.toSorted((one, other) => one.regions.length - other.regions.length)[0] ?? null
}

/**
 * Selects the location of a region, or removes every location that covers it. With Back and Lower back selected,
 * removing only one would leave the figure unchanged, as if the press had failed. [REC-31, REC-32]
 */
export function pressRegion(
  record: PainRecord,
  { region, places }: { region: string; places: readonly BodyLocation[] },
): PainRecord {
  const covering = new Set(places.filter((place) => covers(place, region)).map(({ id }) => id))
  const others = record.location.filter(({ id }) => !covering.has(id))
  if (others.length < record.location.length) return { ...record, location: others }
  const place = locationForRegion(region, places)
  if (place === null) return record
  return { ...record, location: [...record.location, { id: place.id, text: place.text }] }
}
